"""Motions in a Point of Order: the players may change anything by vote."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ALL, SUITS, card
from cardhouse.core.acts import sayable
from cardhouse.core.affairs import BreachClosed, ClockUsed, DropsDuty, Lapsed, MotionDecided, MotionOpened
from cardhouse.core.book_acts import (
    SECRETS,
    Enforceable,
    OptionSet,
    RuleAdopted,
    RuleShown,
    RulesSwitched,
    meant_by,
    next_id,
)
from cardhouse.core.cases import MOVE, MOVE_WAY, ElectorateSet, MayFallSilent, Movable, Moved, OptionAgreed
from cardhouse.core.declared import VOTE_WAY, UnknownOption, option
from cardhouse.core.demands import IN_KIND, DemandGrew, DrawCancelled
from cardhouse.core.events import Reversed, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.overdue import FailureCall
from cardhouse.core.owed import MAJORITY, OF_VOTES_CAST, STANDING, Motion, Penalty
from cardhouse.core.penalties import PENALTIES, FineFor
from cardhouse.core.presence import Joined, Left, Present
from cardhouse.core.questions import General, WayOpen
from cardhouse.core.rounds import NO_RESULT, RoundWon
from cardhouse.core.rule import Article, Brings, Memory, Need, Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.shown import Named
from cardhouse.core.speech import same_call
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.rules.calling.calls import CalledFor, Wordings
from cardhouse.rules.calling.given_penalties import PenaltyGoesBack
from cardhouse.rules.going_back.wrong_cards import NO_SUIT
from cardhouse.rules.leaving_play.purses import Credited, Purse
from cardhouse.rules.matching.called_suits import SuitCalled
from cardhouse.rules.points.events import POINT, CardMoved, Resolved, lying
from cardhouse.rules.points.points_of_order import is_running
from cardhouse.rules.secrets.judged_rules import call_of
from cardhouse.rules.secrets.secret_rules import secret_of
from cardhouse.rules.timing.owing_in_time import breach_of, said_of
from cardhouse.rules.turns.circle import EXTINGUISHED

MOTIONS: Final = Need("motions that players put to the vote", ("motions",))

DISABLE: Final = "disable"
ENABLE: Final = "enable"
VOID: Final = "void"
REVEAL: Final = "reveal"
ADOPT: Final = "adopt"
AMEND: Final = "amend"
REVERSE: Final = "reverse"
SET: Final = "set"
CORRECT: Final = "correct"
END_GAME: Final = "end-game"
RESOLVE: Final = "resolve"
REFUND: Final = " refund"
NONE_CALLED: Final = "-"
LONGEST_CHAIN: Final = 99
MOST_CARDS: Final = 99
IN_PLACE: Final = "in place: "
KINDS: Final = (
    *("disable {rule}", "enable {rule}", "void {rule}", "adopt …", "amend {rule} …", "reveal {rule}", "reverse {rule}"),
    *("set …", "correct turn", "correct direction …", "correct chain …", "correct suit …", "correct tokens …"),
    *("correct card …", "correct slate …", "end-game", "resolve …"),
)
"""What may be moved, as it is offered to people: a rule to be named, and more to be written."""


class MotionsMade(Tally):
    """How many motions were made. (Their numbers are shown, and the number of an act would tell what nobody saw.)"""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Moved,)

    def step(self, total: Any, event: Event) -> int:
        made: int = total
        return made + 1


MOTIONS_MADE: Final = MotionsMade()


@dataclass(frozen=True)
class Motions(Rule):
    """In a Point of Order a player may put one thing at a time to the vote of all players.

    Whoever moves it has voted for it. It carries with more than half. Who comes or goes meanwhile gains or loses
    the vote.
    """

    vote_s: int = option(60, "Time to vote on a motion", unit="second")
    majority: str = option(
        "of all players", "A motion needs more than half", ("of all players", "of the votes cast"), ruling="R-M53"
    )

    def brings(self) -> Brings:
        return Brings(gives=("motions",), ways=(MOVE_WAY, VOTE_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return (MOTIONS_MADE,)

    @answers(MayFallSilent)
    def always_there(self, asked: MayFallSilent, table: Table, earlier: bool) -> bool:
        return earlier and not table.law.holds(self, asked.rule)

    @answers(WayOpen, MOVE)
    def inside_only(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(Present()) if is_running(table) and not table.motion(POINT) else NOBODY

    @answers(Named)
    def what_may_be_moved(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["motions", *KINDS] if asked.way == MOVE else earlier

    @after(Moved)
    def put_to_the_vote(self, moved: Moved, table: Table) -> Events:
        voters = tuple(table.ask(Present()).among(table.seats))
        threshold = MAJORITY if self.majority == "of all players" else OF_VOTES_CAST
        until = table.clock + 1000 * self.vote_s if self.vote_s and table.ask(ClockUsed()) else 0
        motion = (-table.tally(MOTIONS_MADE), POINT, moved.player, moved.about, moved.subject, voters)
        yield MotionOpened(Motion(*motion, threshold, until, False, (moved.player,)))

    @after(Left)
    def one_vote_less(self, left: Left, table: Table) -> Events:
        return self.recounted(table)

    @after(Joined)
    def one_vote_more(self, joined: Joined, table: Table) -> Events:
        return self.recounted(table)

    def recounted(self, table: Table) -> Events:
        motion = table.motion(POINT)
        voters = tuple(table.ask(Present()).among(table.seats))
        return (ElectorateSet(motion.number, voters),) if motion else NOTHING


def carried(decided: MotionDecided) -> tuple[str, str, Seat]:
    """What the players have decided to do: a verb, what to do it with, and to whom. Nothing, if they have not."""
    motion = decided.motion
    if motion.kind != POINT or not decided.carried:
        return "", "", NO_SEAT
    verb, _, what = motion.subject.partition(" ")
    return verb, what.strip(), motion.about


def may_go(table: Table, rule: str) -> bool:
    """Whether a rule can be put out of force."""
    return table.law.in_force(rule) and table.ask(MayFallSilent(rule))


def extinguished(table: Table, rule: str) -> Events:
    """What was owed or broken under a rule that is no longer in force."""
    for duty in table.duties:
        if duty.rule == rule:
            yield Lapsed(duty)
    for breach in table.breaches:
        if breach.rule == rule:
            yield BreachClosed(breach, EXTINGUISHED)


@dataclass(frozen=True)
class MotionsSwitchRules(Rule):
    """By motion a rule is switched off or on again, or found void.

    What was owed or broken under a rule goes with it. If the motion says "refund", the {what} of a rule found void
    is given back.
    """

    what: str = "Moo Token"
    token_refunded: bool = option(False, "The token of a rule found void is always given back", ruling="R-M56")

    def tallies(self) -> tuple[Memory, ...]:
        return (SECRETS,)

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    @answers(Movable)
    def switches(self, asked: Movable, table: Table, earlier: bool) -> bool:
        if asked.verb == ENABLE:
            return asked.object in table.law.off
        rule = without_refund(asked.object) if asked.verb == VOID else asked.object
        return may_go(table, rule) if asked.verb in (DISABLE, VOID) else earlier

    @after(MotionDecided)
    def switch(self, decided: MotionDecided, table: Table) -> Events:
        verb, what, _ = carried(decided)
        rule = without_refund(what) if verb == VOID else what
        if verb == ENABLE:
            yield RulesSwitched(on=(rule,))
        elif verb in (DISABLE, VOID):
            yield RulesSwitched(off=(rule,))
            yield from extinguished(table, rule)
        secret = secret_of(table, rule)
        if verb == VOID and secret is not None and (self.token_refunded or rule != what):
            yield Credited(secret.author, self.what)


def without_refund(what: str) -> str:
    """The rule that is found void, with or without its token given back."""
    return what.removesuffix(REFUND).strip()


class MotionsWriteRules(Rule):
    """By motion a rule is adopted that everybody knows, or an old one gets a new text.

    It comes last in order or, if the motion says so, stays in its place. By motion a secret rule is shown to all.
    """

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    @answers(Movable)
    def writes(self, asked: Movable, table: Table, earlier: bool) -> bool:
        if asked.verb == REVEAL:
            return secret_of(table, asked.object) is not None
        rule, text = split_off(asked.verb, asked.object)
        if asked.verb not in (ADOPT, AMEND):
            return earlier
        if text.startswith(IN_PLACE) and secret_of(table, rule):
            return False  # what was sealed does not change
        text = text.removeprefix(IN_PLACE)
        sound = bool(text) and table.ask(General(text)) and table.ask(Enforceable(text, "", NO_SEAT))
        return sound and (asked.verb == ADOPT or may_go(table, rule))

    @after(MotionDecided)
    def write(self, decided: MotionDecided, table: Table) -> Events:
        verb, what, _ = carried(decided)
        rule, text = split_off(verb, what)
        old, stays = table.law.by_id.get(rule), text.startswith(IN_PLACE)
        text = text.removeprefix(IN_PLACE)
        if verb == REVEAL:
            yield RuleShown(what)
        if verb == AMEND:
            if not stays:
                yield RulesSwitched(off=(rule,))
            yield from extinguished(table, rule)
        if verb in (ADOPT, AMEND):
            title, by = (f"{old.title}, amended", old.by) if old else ("Adopted by vote", "all players")
            id = rule if stays else next_id(table)
            yield meant_by(table, id, title, by, text)


def split_off(verb: str, what: str) -> tuple[str, str]:
    """The rule that is amended, and the text."""
    rule, _, text = what.partition(" ")
    return (rule, text.strip()) if verb == AMEND else ("", what)


class MotionsReverse(Rule):
    """By motion somebody's latest penalty under a rule that still stands is taken back.

    What it was for is forgiven for good; without one there is nothing to move.
    """

    # R-M55, R-M69

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    def tallies(self) -> tuple[Memory, ...]:
        return (PENALTIES,)

    @answers(Movable)
    def reverses(self, asked: Movable, table: Table, earlier: bool) -> bool:
        if asked.verb != REVERSE:
            return earlier
        if not known_to_all(table, asked.object):
            return asked.about != NO_SEAT  # nobody is to learn from a refusal what it is called
        return standing_penalty(table, asked.about, asked.object) is not None

    @after(MotionDecided)
    def reverse(self, decided: MotionDecided, table: Table) -> Events:
        verb, rule, player = carried(decided)
        if verb != REVERSE:
            return
        latest = standing_penalty(table, player, rule)
        if latest is None:
            return
        yield PenaltyGoesBack(latest.number)
        for duty in table.duties:
            same = duty.bearer == player and duty.rule == latest.rule and duty.failures > 0
            if same and any(said_of(call, table.ask(FailureCall(duty))) for call in latest.calls):
                yield DropsDuty(duty)


def known_to_all(table: Table, rule: str) -> bool:
    """Whether everybody knows a rule, if it is one."""
    secret = secret_of(table, rule)
    return secret is None or secret.knowers == EVERYONE.bits


def standing_penalty(table: Table, player: Seat, rule: str) -> Penalty | None:
    """Somebody's latest penalty that stands and was called in the words of a rule, or in these words; or in any."""
    for penalty in reversed(table.tally(PENALTIES)):
        if penalty.bearer == player and penalty.status == STANDING and in_words_of(table, penalty.said, rule):
            return penalty
    return None


def in_words_of(table: Table, said: str, rule: str) -> bool:
    if not rule or rule not in table.law.by_id:
        return not rule or same_call(said, rule)
    return table.ask(CalledFor(rule, said)) or same_call(said, call_of(table, table.law.by_id[rule]))


@dataclass(frozen=True)
class CostsCards(Rule):
    """A penalty for this costs {price}."""

    price: int = option(1, "A penalty for this costs", unit="card")

    def costing(self, cards: int) -> Rule | None:
        return CostsCards(cards)

    @answers(FineFor)
    def so_many(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.price if table.law.holds(self, asked.rule) else earlier


def with_price(article: Article, price: int) -> Article:
    """An article, a breach of which costs so much."""
    priced = [each.costing(price) for each in article.rules]
    rules = [new or each for new, each in zip(priced, article.rules, strict=True)]
    if not any(priced):
        rules.append(CostsCards(price))
    return Article(article.id, article.title, article.by, article.since, tuple(rules), article.text, article.dial)


class MotionsSetOptions(Rule):
    """By motion a number or an option of the rules is set, or how many cards a breach of a rule costs.

    It counts from then on.
    """

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    @answers(Movable)
    def sets(self, asked: Movable, table: Table, earlier: bool) -> bool:
        if asked.verb != SET:
            return earlier
        option, _, value = asked.object.partition(" ")
        if option in table.law.by_id:
            return value.isdecimal() and int(value) <= MOST_CARDS and not secret_of(table, option)
        try:
            table.law.setting(option, value)
        except UnknownOption:
            return False
        return True

    @after(MotionDecided)
    def set_it(self, decided: MotionDecided, table: Table) -> Events:
        verb, what, _ = carried(decided)
        option, _, value = what.partition(" ")
        if verb != SET:
            return NOTHING
        article = table.law.by_id.get(option)
        if article is not None:
            return (RuleAdopted(with_price(article, int(value))),)
        return (OptionSet(option, value), OptionAgreed(option, value))


@dataclass(frozen=True)
class MotionsCorrect(Rule):
    """By motion the table is put right: turns, cards, tokens, and what somebody owes or has broken.

    It may be put right whose turn it is, which way round, how many cards have to be answered, which suit is called,
    how many {what}s somebody has, who holds a card or that it lies under the stock, that somebody does not owe or
    has not broken what a call or a rule says, or owes nothing and has broken nothing.
    """

    what: str = "Moo Token"

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    @answers(Movable)
    def corrects(self, asked: Movable, table: Table, earlier: bool) -> bool:
        if asked.verb != CORRECT:
            return earlier
        what, _, value = asked.object.partition(" ")
        if what == "direction":
            return value in ("+", "-")
        if what == "suit":
            return value == NONE_CALLED or (len(value) == 1 and value in SUITS)
        if what == "chain":
            return value == NONE_CALLED or (value.isdecimal() and int(value) <= LONGEST_CHAIN)
        inside = asked.about in table.ask(Present())
        if what == "card":
            return is_card(value) and (inside or asked.about == NO_SEAT)
        if what == "slate":
            return inside and sayable(value or what)
        return inside and (value.isdecimal() if what == "tokens" else what == "turn")

    @after(MotionDecided)
    def put_right(self, decided: MotionDecided, table: Table) -> Events:
        verb, subject, player = carried(decided)
        what, _, value = subject.partition(" ")
        if verb != CORRECT:
            return
        if what == "direction" and table.direction != (1 if value == "+" else -1):
            yield Reversed()
        elif what == "turn":
            yield TurnBegan(player)
        elif what == "chain":
            yield DrawCancelled()
            if value != NONE_CALLED:
                yield DemandGrew(int(value), IN_KIND, table.turn)
        elif what == "suit":
            yield SuitCalled(decided.motion.by, NO_SUIT if value == NONE_CALLED else SUITS.index(value))
        elif what == "tokens":
            yield Credited(player, self.what, int(value) - table.tally(Purse(self.what)).get(player, 0))
        elif what == "card" and (holder(table, value) != NO_SEAT or lying(table, card(value)) is not None):
            yield CardMoved(card(value), holder(table, value), player)
        elif what == "slate":
            yield from wiped(table, player, value) if value else clean_slate(table, player)


def is_card(name: str) -> bool:
    """Whether there is such a card. Whether somebody holds it does not matter, for nobody is to learn that."""
    return any(face.name == name for face in ALL)


def holder(table: Table, name: str) -> Seat:
    """Who has a card of this name in hand."""
    for seat, hand in enumerate(table.hands):
        if name in [each.name for each in hand]:
            return seat
    return NO_SEAT


def wiped(table: Table, player: Seat, what: str) -> Events:
    """What a player owes or has broken that is called so, or the oldest of it under this rule, is cancelled."""
    for duty in table.duties:
        call = table.ask(FailureCall(duty))
        if duty.bearer == player and (duty.rule == what or said_of(what, call) or same_call(what, duty.what)):
            yield Lapsed(duty)
            breach = breach_of(table, duty)
            if breach is not None:
                yield BreachClosed(breach, EXTINGUISHED)
            return
    for breach in table.breaches:
        calls = table.ask(Wordings(breach))
        if breach.offender == player and (breach.rule == what or any(same_call(what, call) for call in calls)):
            yield BreachClosed(breach, EXTINGUISHED)
            return


def clean_slate(table: Table, player: Seat) -> Events:
    for duty in table.duties:
        if duty.bearer == player:
            yield Lapsed(duty)
    for breach in table.breaches:
        if breach.offender == player:
            yield BreachClosed(breach, EXTINGUISHED)


class MotionsEndTheGame(Rule):
    """By motion the game is over.

    Anything else that the players resolve is written down, for people to carry out.
    """

    def needs(self) -> tuple[Need, ...]:
        return (MOTIONS,)

    @answers(Movable)
    def resolves(self, asked: Movable, table: Table, earlier: bool) -> bool:
        return asked.verb == END_GAME or (asked.verb == RESOLVE and bool(asked.object)) or earlier

    @after(MotionDecided)
    def close(self, decided: MotionDecided, table: Table) -> Events:
        verb, what, _ = carried(decided)
        if verb == END_GAME:
            yield RoundWon((), NO_RESULT)
        elif verb == RESOLVE:
            yield Resolved(what)
