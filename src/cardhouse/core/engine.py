"""How one act is decided: can it be done, may it be done, do it, what follows, settle, change the rules.

`decide` changes the table by folding events and nothing else. A careful engine keeps a copy of the table while it works, so that an act
whose consequences run away, or that breaks something, is undone as if it had never been tried. Simulations, which play
rules already known to be sound, may do without.
"""

from typing import Final

from cardhouse.core.acts import Act, TakeBack, Tick
from cardhouse.core.affairs import Breached, Checkpointed, Fined, Lapsed, LawChanged, Missed, MotionDecided
from cardhouse.core.events import Draws, Played, RoundWon, TurnEnded
from cardhouse.core.law import Hook, Reaction
from cardhouse.core.owed import BEFORE_NEXT_LANDING, BEFORE_NEXT_TURN, END_OF_TURN, Duty
from cardhouse.core.questions import PENALTY, DrawnAtOnce, Held, TurnOver, Winners
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import PLAYING, Event, OverBudget, Table, Tally
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, REFUSED, Happening, Outcome, Ruling, judge

MOST_DEPTH: Final = 32
MOST_FIRINGS: Final = 256
MOST_EVENTS: Final = 5_000

NO_HAPPENINGS: Final[list[Happening]] = []
NO_RULES: Final[list[str]] = []


class RunawayRules(Exception):
    """Rules set each other off without end, and nobody was there to undo it."""


def decide(table: Table, act: Act, careful: bool = True) -> Outcome:
    """Decide one act and change the table by it. Never raises, as long as it is careful."""
    if not careful:
        quick = Deciding(table, act, NO_RULES)
        try:
            return quick.decide()
        except OverBudget:
            raise RunawayRules(f"these rules set each other off without end: {', '.join(quick.chain())}") from None
    before = table.copy()
    cards = count_cards(before)
    jammed: list[str] = []
    while True:
        deciding = Deciding(table, act, jammed)
        try:
            outcome = deciding.decide()
            if count_cards(table) == cards:
                return outcome
        except OverBudget:
            pass
        except Exception:  # whatever a rule or a hostile act does, the table stands as before
            if deciding.firing is None:
                return undone(table, before, act, "this cannot be done", jammed)
        table.take(before)
        table.chance = before.chance.copy()
        chain = deciding.chain()
        if not set(chain) - set(jammed):
            return undone(table, before, act, "the rules come to no end over this", jammed)
        jammed = [*jammed, *[rule for rule in chain if rule not in jammed]]


def undone(table: Table, before: Table, act: Act, why: str, jammed: list[str]) -> Outcome:
    table.take(before)
    table.chance = before.chance.copy()
    return Outcome(act, IMPOSSIBLE, [Ruling("", why)], NO_HAPPENINGS, jammed)


def count_cards(table: Table) -> int:
    """How many cards there are, wherever they lie."""
    count = len(table.stock)
    for hand in table.hands:
        count += len(hand)
    for pile in table.piles.values():
        count += len(pile)
    for zones in table.areas.values():
        for zone in zones:
            count += len(zone)
    return count


class Deciding:
    """The work on one act."""

    def __init__(self, table: Table, act: Act, jammed: list[str]) -> None:
        self.table: Final[Table] = table
        self.act: Final[Act] = act
        self.jammed: Final[list[str]] = jammed
        self.queue: list[Happening] = []
        self.done: list[Happening] = []
        self.deferred: list[Happening] = []
        self.firings = 0
        self.landed = False
        self.firing: Hook | None = None

    def decide(self) -> Outcome:
        table, act = self.table, self.act
        if not (0 <= act.seat < len(table.names) or (act.seat == NO_SEAT and isinstance(act, Tick))):
            return Outcome(act, IMPOSSIBLE, [Ruling("", "nobody sits there")], NO_HAPPENINGS, self.jammed)
        why = act.impossible(table)
        if why:
            return Outcome(act, IMPOSSIBLE, [Ruling("", why)], NO_HAPPENINGS, self.jammed)
        table.steps = 0
        rulings = judge(table, act)
        for ruling in rulings:
            if not ruling.rule or table.law.dial_of(ruling.rule) == REFEREE:
                return Outcome(act, REFUSED, rulings, NO_HAPPENINGS, self.jammed)
        table.acts += 1
        happen = act.happen(table)
        if table.keeps and act.seat != NO_SEAT and not isinstance(act, TakeBack):
            self.keep()
        for event in happen:
            self.push(event, "", None)
        for rule in dict.fromkeys([ruling.rule for ruling in rulings]):  # one breach for each rule, not for each reason
            if table.law.dial_of(rule) == TABLE:
                self.push(Breached(act.seat, rule), "", None)
        self.settle()
        for happening in self.deferred:
            happening.event.apply(table)
            self.done.append(happening)
        return Outcome(act, DONE, rulings, self.done, self.jammed)

    def keep(self) -> None:
        """Put the table by, so that this act can be undone."""
        happening = Happening(Checkpointed(self.act.seat), "", 0, None)
        happening.event.apply(self.table)
        self.done.append(happening)

    def push(self, event: Event, rule: str, cause: Happening | None) -> None:
        depth = 0 if cause is None else cause.depth + 1
        self.queue.append(Happening(event.stamped(rule, self.table), rule, depth, cause))

    def chain(self) -> list[str]:
        """The rules behind the latest happenings, as far back as they reach."""
        latest = self.queue[-1] if self.queue else None
        found: list[str] = [self.firing.article.id] if self.firing is not None else []
        while latest is not None:
            if latest.rule and latest.rule not in found:
                found.append(latest.rule)
            latest = latest.cause
        return found

    def drain(self) -> None:
        """Let everything in the queue happen, first in, first out."""
        table, done = self.table, self.done
        reactions = table.law.reactions
        at = 0
        while at < len(self.queue):
            happening = self.queue[at]
            at += 1
            event = happening.event
            bound = event.bound(table)
            if bound is not None:
                self.queue[at:at] = [Happening(b, happening.rule, happening.depth, happening) for b in bound]
                continue
            if isinstance(event, LawChanged):
                self.deferred.append(happening)
                continue
            reaction = reactions.get(type(event))
            if reaction is None:
                event.apply(table)
                done.append(happening)
                continue
            if reaction.instead and self.replaced(happening, reaction):
                continue
            event.apply(table)
            done.append(happening)
            if happening.depth > MOST_DEPTH or len(done) > MOST_EVENTS or self.firings > MOST_FIRINGS:
                raise OverBudget
            for place in reaction.tallies:
                self.count(place, event)
            for hook in reaction.woken(event.face()):
                self.fire(hook, happening)
        self.queue = []

    def count(self, place: int, event: Event) -> None:
        tally = self.table.law.tallies[place]
        if isinstance(tally, Tally):
            self.table.tallies[place] = tally.step(self.table.tallies[place], event)

    def fire(self, hook: Hook, happening: Happening) -> None:
        if self.jammed and hook.article.id in self.jammed:
            return
        self.firings += 1
        self.firing = hook
        for event in hook.call(happening.event, self.table):
            self.push(event, hook.article.id, happening)
        self.firing = None

    def replaced(self, happening: Happening, reaction: Reaction) -> bool:
        """Whether a rule put something else in the place of this event; each may do so once in a lineage."""
        for hook in reaction.instead:
            if hook.article.id in self.jammed or self.has_replaced(hook, happening):
                continue
            self.firings += 1
            self.firing = hook
            others = hook.call(happening.event, self.table)
            self.firing = None
            if others is not None:
                for event in others:
                    self.push(event, hook.article.id, happening)
                return True
        return False

    def has_replaced(self, hook: Hook, happening: Happening) -> bool:
        latest: Happening | None = happening
        while latest is not None:
            if latest.rule == hook.article.id:
                return True
            latest = latest.cause
        return False

    def settle(self) -> None:
        """Let all consequences happen: duties, penalties, wins, cards that wait to act, motions, the turn."""
        while True:
            self.drain()
            if not self.unsettled():
                return

    def unsettled(self) -> bool:
        """Push what is next to be settled; False when there is nothing left."""
        table = self.table
        if table.landing:
            self.landed = True
        if table.duties and self.duties_missed():
            return True
        if table.debts and self.debts_collected():
            return True
        if isinstance(self.act, Tick) and self.time_ran_out():
            return True
        if table.phase != PLAYING:
            return self.motions_decided()
        if Winners in table.law.answering:
            winners = table.ask(Winners())
            if winners.bits:
                self.push(RoundWon(tuple(winners.among(table.seats))), "", None)
                return True
        if table.landing and not (Held in table.law.answering and table.ask(Held())):
            for landing in table.landing:
                self.push(Played(landing.player, landing.card, landing.pile), "", None)
            return True
        if table.motions and self.motions_decided():
            return True
        if table.acted and not table.landing and table.blocking() is None and table.ask(TURN_OVER):
            self.push(TurnEnded(table.turn), "", None)
            return True
        return False

    def duties_missed(self) -> bool:
        """Note the duties whose time is over: under a referee they cost cards, at the table they are breaches."""
        missed = [duty for duty in self.table.duties if self.is_missed(duty)]
        for duty in missed:
            self.push(Missed(duty), duty.rule, None)
            if self.table.law.dial_of(duty.rule) == REFEREE:
                self.push(Fined(duty.bearer, duty.price), duty.rule, None)
            elif self.table.law.dial_of(duty.rule) == TABLE:
                self.push(Breached(duty.bearer, duty.rule), duty.rule, None)
        return bool(missed)

    def is_missed(self, duty: Duty) -> bool:
        if duty.since >= self.table.acts:
            return False
        if duty.until == BEFORE_NEXT_LANDING:
            return self.landed
        if duty.until == BEFORE_NEXT_TURN:
            return self.act.way in self.table.law.turns and self.act.seat != duty.bearer
        return duty.until == END_OF_TURN and self.table.turn != duty.bearer

    def debts_collected(self) -> bool:
        """Draw the penalties that a referee draws at once."""
        for debt in self.table.debts:
            if self.table.ask(DrawnAtOnce(debt)):
                self.push(Draws(debt.bearer, PENALTY), debt.rule, None)
                return True
        return False

    def motions_decided(self) -> bool:
        for motion in self.table.motions:
            outcome = motion.outcome()
            if outcome:
                self.push(MotionDecided(motion, outcome > 0), "", None)
                return True
        return False

    def time_ran_out(self) -> bool:
        """What nobody answered in time goes its default way, so that no one can freeze a table."""
        table = self.table
        for motion in table.motions:
            if 0 < motion.expires <= table.clock:
                self.push(MotionDecided(motion, motion.default), "", None)
                return True
        for duty in table.duties:
            if 0 < duty.expires <= table.clock:
                self.push(Lapsed(duty), duty.rule, None)
                return True
        for debt in table.debts:
            if 0 < debt.expires <= table.clock:
                self.push(Draws(debt.bearer, PENALTY), debt.rule, None)
                return True
        return False


TURN_OVER: Final = TurnOver()
