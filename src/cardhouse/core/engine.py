"""How one act is decided: can it be done, may it be done, do it, what follows, settle, change the rules.

`decide` changes the table by folding events and nothing else. A careful engine keeps a copy of the table while it
works, so that an act whose consequences run away, or that breaks something, is undone as if it had never been tried.
Simulations, which play rules already known to be sound, may do without.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final, cast

from mypy_extensions import mypyc_attr

from cardhouse.core.acts import Act
from cardhouse.core.affairs import Breaks, Charges
from cardhouse.core.book_acts import LawChanged, Tick
from cardhouse.core.cases import MotionDropped
from cardhouse.core.checkpoints import (
    ActsUndone,
    Checkpointed,
    count_cards,
    hear_all_again,
    most_noted,
    named,
    restore,
    runaway,
    silencing,
    witnessing,
)
from cardhouse.core.events import Landed, Played, TokenMoved, TurnEnded
from cardhouse.core.landing import follows
from cardhouse.core.law import Hook, Law, Reaction
from cardhouse.core.overdue import NO_EVENTS, TooSoon, collected, overdue
from cardhouse.core.presence import NOT_KEPT, gone
from cardhouse.core.questions import Held, PhaseAfter, TurnOver, Winners
from cardhouse.core.rounds import ENDED, OpensTurn, PhaseBegan, RoundWon
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seating import brought
from cardhouse.core.seats import NO_SEAT, NOBODY
from cardhouse.core.settling import (
    NOT_COUNTED,
    Settling,
    changes_hands,
    count_all,
    hands_changed,
    is_one_of,
    settling_of,
)
from cardhouse.core.speech import Refused, Released
from cardhouse.core.table import (
    HAPPENS,
    MOST_DEPTH,
    NOTHING,
    PLAYING,
    Event,
    Events,
    OverBudget,
    Table,
    Wish,
    again,
    is_behind,
    lineage,
    stamp,
)
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, NO_RULINGS, REFUSED, Outcome, Ruling, judge

MOST_FIRINGS: Final = 512
MOST_EVENTS: Final = 5_000

THE_ACT: Final = ""
"""The cause of what no rule brought about."""

NO_RULES: Final[list[str]] = []
NOT_BEGUN: Final[list[Event]] = []
"""The queue until something is to happen: nothing is ever put into this one."""
NO_AUDIT: Final = -1
TURN_OVER: Final = TurnOver()
WINNERS: Final = Winners()
HELD: Final = Held()


def decide(table: Table, act: Act, careful: bool = True, strict: bool = True) -> Outcome:
    """Decide one act and change the table by it.

    What a rule raises is raised here, and a careful table stands as before. Whoever has people waiting is careful and
    not `strict`: then nothing is raised, the act is decided without the rule, and the outcome keeps what it raised.
    """
    if careful:
        return decide_carefully(table, act, strict)
    work = Deciding(table, act)
    try:
        if act is table.listed and table.listed_at == table.acts and not (table.landing and act.closes):
            return work.carry_out(NO_RULINGS, None)  # the law was asked when it was listed
        return work.decide()
    except OverBudget:
        raise runaway(work.chain()) from None


def decide_carefully(table: Table, act: Act, strict: bool) -> Outcome:
    """Decide an act; whatever goes wrong, the table stands as before, and the rules to blame are named, or, if nobody
    is strict about it, left out of it.
    """
    before = table.copy()
    cards = count_cards(before)
    jammed: list[str] = []
    raised: list[Exception] = []
    audit, law = NO_AUDIT, before.law
    while True:
        table.law = law
        work = Deciding(table, act).without(jammed, audit)
        try:
            outcome = work.decide()
            if count_cards(table) in (cards, cards + brought(outcome.events)):
                if jammed:
                    hear_all_again(table, law, before.law)
                    outcome.raised = raised
                return outcome
            audit = cards
            restore(table, before)
            continue  # once more, counting after each event, to find the rule that did it
        except Exception as error:  # out of budget, a broken rule, a hostile act
            blamed = [rule for rule in work.chain() if rule not in jammed]
            if not blamed or not isinstance(error, OverBudget):
                blamed = who_stumbles(table, before, law, work) or blamed
            raised.append(runaway(blamed) if isinstance(error, OverBudget) else error)
        restore(table, before)
        if not blamed:
            impossible = Outcome(act, IMPOSSIBLE, [Ruling(THE_ACT, "this cannot be done")], [], jammed)
            impossible.raised = raised
            return impossible
        if strict:
            raise named(raised[-1], blamed, before.law, act)
        jammed = jammed + blamed
        law = silencing(before.law, jammed)


def who_stumbles(table: Table, before: Table, law: Law, failed: "Deciding") -> list[str]:
    """The rule that raises when it is asked about this act, found by deciding it once more; none if none does."""
    stumbled: list[str] = []
    restore(table, before)
    table.law = witnessing(law, stumbled)
    with suppress(Exception):
        Deciding(table, failed.act).without(failed.jammed, failed.audit).decide()
    return most_noted(stumbled)


@mypyc_attr(free_list_len=1)
class Deciding:
    """The work on one act: what waits to happen, and what has happened."""

    __slots__ = (
        "act",
        "audit",
        "counted",
        "counting",
        "done",
        "event",
        "firing",
        "firings",
        "held_back",
        "jammed",
        "landed",
        "moved",
        "queue",
        "releasing",
        "settling",
        "table",
        "waiting",
    )

    def __init__(self, table: Table, act: Act) -> None:
        self.table: Final[Table] = table
        self.act: Final[Act] = act
        self.jammed: list[str] = NO_RULES  # the rules that are left out
        self.audit = NO_AUDIT  # the number of cards there have to be after each event
        self.queue: list[Event] = NOT_BEGUN
        self.done: list[Event] = NOT_BEGUN  # what has happened, once that is not just the beginning of the queue
        self.event: Event | None = None  # the one in hand
        self.held_back: list[Event] | None = None
        self.firing: Hook | None = None
        self.firings = 0
        self.landed = False
        self.releasing = False  # cards that waited act now, and the act itself has not been done yet
        self.waiting = len(table.landing)
        self.counting = False  # rules want to hear of it when somebody has another number of cards
        self.counted = NOT_COUNTED  # how many everybody had, once any of them is about to move
        self.moved = False  # some may have moved since
        settling: Settling | None = table.law.settling
        self.settling: Settling = settling_of(table.law) if settling is None else settling

    def without(self, jammed: list[str], audit: int) -> "Deciding":
        """The same work with these rules left out, counting cards after each event if so asked."""
        self.jammed = jammed
        self.audit = audit
        return self

    def answered(self, answer: str, rulings: list[Ruling]) -> Outcome:
        return Outcome(self.act, answer, rulings, [] if self.done is NOT_BEGUN else self.done, self.jammed)

    def decide(self) -> Outcome:
        table, act = self.table, self.act
        if not 0 <= act.seat < len(table.hands) and not (act.seat == NO_SEAT and isinstance(act, Tick)):
            return self.answered(IMPOSSIBLE, [Ruling(THE_ACT, "nobody sits there")])
        if table.law.sit_by and act.seat != NO_SEAT and gone(table) >> act.seat & 1 and not act.from_outside:
            return self.answered(IMPOSSIBLE, [Ruling(THE_ACT, f"{table.names[act.seat]} has left the table")])
        if table.law.grace and act.closes and table.phase == PLAYING and table.ask(TooSoon(act.way)) > table.clock:
            return self.answered(IMPOSSIBLE, [Ruling(THE_ACT, "a moment: the latest card has only just landed")])
        before = None
        if self.waiting and act.closes and table.phase == PLAYING:
            before = self.release()
        why = act.impossible(table)
        if why:
            return self.turned_down(IMPOSSIBLE, [Ruling(THE_ACT, why)], before)
        table.steps = 0
        rulings = NO_RULINGS if act.lawful(table) else judge(table, act)
        for ruling in rulings:
            if not ruling.rule or table.law.dial_of(ruling.rule) == REFEREE:
                return self.turned_down(REFUSED, rulings, before)
        return self.carry_out(rulings, before)

    def carry_out(self, rulings: list[Ruling], before: Table | None) -> Outcome:
        """Let the act happen with all that follows, its breaches noted; gives back what came of it."""
        table, act = self.table, self.act
        table.settled = False
        table.steps = 0
        if before is None:
            table.acts += 1
        if (table.keeps or table.law.undo) and act.seat != NO_SEAT and not act.looks_back(table):
            self.put_by()
        if self.settling.foregoes:
            self.before_it_happens()
        self.event = None  # what comes before the act is not to blame for it
        self.queue = act.happen(table)
        if rulings:
            for rule in self.charges(rulings):
                if table.law.dial_of(rule) == TABLE:
                    self.push(Breaks(act.seat, rule), THE_ACT)
        self.settle()
        if self.held_back is not None:
            for event in self.held_back:
                self.happened(event)
            self.settling = settling_of(table.law)
        if table.phase != PLAYING and table.phase.startswith(ENDED):
            self.queue = []
            self.push(PhaseBegan(table.ask(PhaseAfter(table.phase.removeprefix(ENDED)))), THE_ACT)
            self.settle()
        if before is not None:
            table.forget()
        if self.counting and not self.moved and self.held_back is None:
            self.keep_count()
        table.settled = True
        return Outcome(act, DONE, rulings, self.done, self.jammed)

    def put_by(self) -> None:
        """Keep the table as it is now. With this act play goes on, so nobody is asked about the one before any more."""
        self.queue = []
        for motion in self.table.motions:
            if motion.brief:
                self.push(MotionDropped(motion), THE_ACT)
        if self.queue:
            self.settle(False)
        self.happened(stamp(Checkpointed(self.act.seat), THE_ACT, None))

    def before_it_happens(self) -> None:
        """See to it that cards are counted where rules want it, and begin the turn that begins with its first act."""
        table, act = self.table, self.act
        if table.phase != PLAYING:
            return
        self.counting = self.settling.counts and act.recounts
        if table.law.self_begun and table.turn == NO_SEAT and act.way in table.law.turns:
            self.queue = []
            self.push(OpensTurn(act.seat), THE_ACT)
            self.settle(False)

    def charges(self, rulings: list[Ruling]) -> Iterable[str]:
        """The rules that the act is held to have broken."""
        broken = tuple(dict.fromkeys([ruling.rule for ruling in rulings]))
        return self.table.ask(Charges(self.act.seat, self.act.way, broken))

    def release(self) -> Table:
        """Let the cards that wait act before this act is judged; gives back the table as it was before that."""
        table = self.table
        before = table.copy()
        table.settled = False
        table.acts += 1
        self.counting = self.settling.counts
        self.releasing = True
        self.queue = []
        self.push(Released(), THE_ACT)
        self.settle()
        self.releasing = False
        self.count_no_more()
        table.settled = True
        table.forget()
        self.waiting = 0
        return before

    def turned_down(self, answer: str, rulings: list[Ruling], before: Table | None) -> Outcome:
        """Nothing comes of the act, and cards that waited still wait."""
        if before is not None:
            restore(self.table, before)
            self.done = NOT_BEGUN
        if answer == REFUSED and Refused in self.table.law.reactions:
            self.regretted(rulings[0].rule)
        return self.answered(answer, rulings)

    def regretted(self, rule: str) -> None:
        """Let rules answer an act that was refused; nothing else comes of it."""
        table = self.table
        table.settled = False
        table.acts += 1
        self.queue = []
        self.push(Refused(self.act.seat, self.act.way, rule), THE_ACT)
        self.settle(False)
        while found := collected(table) if table.debts else NO_EVENTS:
            self.queue.extend(found)
            self.settle(False)
        table.settled = True
        if len(self.done) == 1:  # no rule had anything to say to it
            self.done = NOT_BEGUN
            table.acts -= 1

    def count_before(self, event: Event) -> None:
        """Count all cards before the first of them moves; nobody has to, in an act that moves none."""
        table, tokens = self.table, self.settling.card_tokens(self.table)
        if isinstance(event, TokenMoved) and not is_one_of(event.token, tokens):
            return
        self.moved = True
        if self.counted == NOT_COUNTED:
            known = table.counted_at >= 0 and table.counted_at == table.acts - 1
            self.counted = table.counted if known else count_all(table, tokens)

    def keep_count(self) -> None:
        """Note how many cards everybody has now, for the next act."""
        table = self.table
        if self.counted != NOT_COUNTED:
            table.counted, table.counted_at = self.counted, table.acts
        elif table.counted_at == table.acts - 1:
            table.counted_at = table.acts  # nothing has moved

    def count_no_more(self) -> None:
        self.counting = self.moved = False
        self.counted = NOT_COUNTED

    def hands_changed(self) -> bool:
        """Note whose number of cards is another than before."""
        table, tokens = self.table, self.settling.card_tokens(self.table)
        self.moved = False
        now = count_all(table, tokens)
        if now == self.counted:
            return False
        changes = hands_changed(self.counted, now, len(table.hands))
        for change in changes:
            self.push(change, THE_ACT)
        self.counted = now
        return bool(changes)

    def happened(self, event: Event) -> None:
        event.apply(self.table)
        self.done = [*self.done, event]

    def push(self, event: Event, rule: str) -> None:
        """Put an event at the end of the queue that answers no other."""
        event.origin = rule
        event.cause = None
        self.queue.append(event)

    def chain(self) -> list[str]:
        """The rule at work and those behind the event in hand, as far back as they reach."""
        found: list[str] = [self.firing.id] if self.firing is not None else []
        for rule in lineage(self.event) if self.event is not None else []:
            if rule not in found:
                found.append(rule)
        return found

    def settle(self, further: bool = True) -> None:
        """Let everything in the queue happen, first in, first out, and further what is then left to settle.

        Mostly the queue is then the list of what has happened, too; one apart is made when something is diverted.
        """
        table, queue, auditing = self.table, self.queue, self.audit != NO_AUDIT
        reactions, alike = table.law.reactions, further and self.done is NOT_BEGUN and not auditing
        done = queue if alike else self.done[:]
        self.done = done
        if further and not queue:
            self.unsettled()
        for place, event in enumerate(queue):  # it grows meanwhile
            self.event = event
            reaction = reactions.get(type(event))
            if reaction is None:
                reaction = reactions[type(event)] = Reaction()
            if not reaction.special or not self.diverted(place, event, reaction):
                event.apply(table)
                if not alike:
                    done.append(event)
                if auditing and count_cards(table) != self.audit + brought(done):
                    raise ValueError(f"{event} makes cards or loses them")
                if reaction.tallies:
                    totals, memories = table.tallies, table.law.tallies
                    for tally in reaction.tallies:
                        totals[tally] = memories[tally].step(totals[tally], event)
                woken = reaction.after if reaction.by_face is None else reaction.by_face[event.face()]
                if woken:
                    self.wake(woken, event, place + 1 if alike else len(done))
            elif alike:
                alike = False
                done = self.done = queue[:place]
            if further and place + 1 == len(queue):
                self.unsettled()
        if not further:
            queue.clear()

    def diverted(self, place: int, event: Event, reaction: Reaction) -> bool:
        """Whether an event is not to happen as it is: a wish is bound, the law changes last, a rule replaces it."""
        if not reaction.known:
            reaction.learn(event.nature() == HAPPENS, self.settling.counts and changes_hands(event))
        if self.counting and reaction.moves:
            self.count_before(event)
        if reaction.happens:
            return bool(reaction.instead) and self.replaced(event, reaction)
        if isinstance(event, Wish):
            bound = [stamp(each, event.origin, event.cause) for each in event.bound(self.table)]
            self.queue[place + 1 : place + 1] = bound
            return True
        if isinstance(event, LawChanged):
            self.held_back = [event] if self.held_back is None else [*self.held_back, event]
            return True
        if isinstance(event, ActsUndone) and event.player != NO_SEAT:
            self.count_no_more()
        return self.replaced(event, reaction)

    def wake(self, hooks: list[Hook], event: Event, done: int) -> None:
        """Let rules answer an event that has happened, the last one of so many."""
        if done > MOST_DEPTH and (done > MOST_EVENTS or len(lineage(event)) > MOST_DEPTH):
            raise OverBudget
        self.firings += len(hooks)
        if self.firings > MOST_FIRINGS:
            self.firing = hooks[0]
            raise OverBudget
        for hook in hooks:
            self.firing = hook
            answers = hook.call(event, self.table)
            if answers is not NOTHING:
                self.answer(answers, hook.id, event)
        self.firing = None

    def answer(self, answers: Events, rule: str, event: Event) -> None:
        """Put what a rule answers to an event at the end of the queue."""
        if isinstance(answers, tuple):  # compiled code goes through one at a third of the cost
            for answer in answers:
                self.follow(answer, rule, event)
        else:
            for answer in answers:
                self.follow(answer, rule, event)

    def follow(self, answer: Event, rule: str, event: Event) -> None:
        """Put one event that a rule brought about at the end of the queue."""
        if answer is event:  # a rule may give an event back; it then happens a second time
            answer = again(event)
        answer = answer.stamped(rule, self.table)
        answer.origin = rule
        answer.cause = event
        self.queue.append(answer)
        if len(self.queue) > MOST_EVENTS:
            raise OverBudget

    def replaced(self, event: Event, reaction: Reaction) -> bool:
        """Whether a rule put something else in the place of this event; each may do so once in a lineage."""
        face = event.face()
        for hook in reaction.instead:
            rule = hook.id
            if (face >= 0 and not hook.bits >> face & 1) or is_behind(rule, event):
                continue
            self.firing = hook
            self.firings += 1
            if self.firings > MOST_FIRINGS:
                raise OverBudget
            others = hook.call(event, self.table)
            if others is not None:
                self.answer(others, rule, event)
                self.firing = None
                return True
            self.firing = None
        return False

    def unsettled(self) -> bool:
        """Push what is next to be settled: duties, penalties, time, wins, cards that wait to act, motions, the turn."""
        table, settling = self.table, self.settling
        landing = table.landing
        if landing and len(landing) > self.waiting:
            self.landed = True
        if self.moved and self.hands_changed():
            return True
        if (table.duties or table.debts or table.motions or table.clock) and self.overdue():
            return True
        if table.phase != PLAYING or (landing and settling.held and table.ask(HELD)):
            return False
        if settling.winners and self.won():
            return True
        if landing:
            for event in landing:
                landed = cast(Landed, event)
                self.queue.append(Played(landed.player, landed.card, landed.pile))
            return True
        if table.law.one_by_one and (more := follows(table)):
            self.waiting = 1  # it is part of the same play, and no new card that ends anybody's time
            self.queue.extend(more)
            return True
        if table.duties and table.blocking() is not None:
            return False
        left: int = table.tallies[settling.gone_at] if settling.gone_at != NOT_KEPT else 0
        if left and table.turn != NO_SEAT and left >> table.turn & 1:
            self.queue.append(TurnEnded(table.turn))  # whoever has left has no turn to finish
            return True
        if not table.acted:
            return False
        over = False
        for answer in settling.turn_over:
            over = answer(TURN_OVER, table, over)
        if over:
            self.queue.append(TurnEnded(table.turn))
        return over

    def overdue(self) -> bool:
        """Push what follows from duties not done, penalties not taken, time run out or votes cast."""
        found = overdue(self.table, self.act, self.landed, self.releasing, self.done)
        if found:
            self.queue.extend(found)
        return bool(found)

    def won(self) -> bool:
        """Push the win of whoever has won, if anybody has."""
        winners = NOBODY
        for answer in self.settling.winning:
            winners = answer(WINNERS, self.table, winners)
        if winners.bits:
            self.push(RoundWon(tuple(winners.among(self.table.seats))), THE_ACT)
        return winners.bits != 0
