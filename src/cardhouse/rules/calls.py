"""Penalty calls: who may call whom for what, which words fit, what a call costs, and what becomes of a wrong one."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import DECK_FACES, JOKER, Card
from cardhouse.core.affairs import BreachClosed, Breached
from cardhouse.core.chance import Chance
from cardhouse.core.events import Draws, Drew, DrewNothing
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OPEN, Breach
from cardhouse.core.questions import PENALTY
from cardhouse.core.remarks import Called, Remark
from cardhouse.core.rule import REFEREE, Memory, Rule
from cardhouse.core.seating import Present, ShufflesIn
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import same_call
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Tally, Wish
from cardhouse.core.timing import Now, ToldAs

VALID: Final = "valid"
INVALID: Final = "invalid"
VOID: Final = "void"
PENALISED: Final = "penalised"
STANDING: Final = "standing"
VOIDED: Final = "voided"
REFEREES: Final = NO_SEAT
"""Who calls what the referee penalises."""

NOT_GIVEN: Final = 0
MOST_PENALTIES: Final = 100


@dataclass(eq=False)
class Wordings(Question):
    """Which calls fit this breach? Its own words, if it has any; its article may say others."""

    breach: Final[Breach]

    def __init__(self, breach: Breach) -> None:
        self.breach = breach

    def unruled(self, table: Table) -> tuple[str, ...]:
        return (self.breach.words,) if self.breach.words else ()


@dataclass(eq=False)
class PenaltyCards(Question):
    """How many cards does this call cost, if it is for a breach of this rule? One, unless a rule says otherwise."""

    words: Final[str]
    rule: Final[str]

    def __init__(self, words: str, rule: str = "") -> None:
        self.words = words
        self.rule = rule

    def unruled(self, table: Table) -> int:
        return 1


@dataclass(eq=False)
class Repeats(Question):
    """Does a call only repeat what another player has just called?"""

    called: Final[Called]

    def __init__(self, called: Called) -> None:
        self.called = called

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class PutToOthers(Question):
    """Is it for people to say whether this call is right, and in which way? "" for: it is not."""

    called: Final[Called]

    def __init__(self, called: Called) -> None:
        self.called = called

    def unruled(self, table: Table) -> str:
        return ""


@dataclass(eq=False)
class MostFailures(Question):
    """After how many penalties by a referee is a duty dropped? 0: never."""

    def unruled(self, table: Table) -> int:
        return 0


class Substitutes(Question):
    """Do other cards of a hand go back for penalty cards that are no longer in it? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


class MarkedAway(Question):
    """Is whoever has been too slow too often taken to be away? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class CallJudged(Remark):
    """What a call is worth; nobody is told. `penalty` is the number of the one it brought, 0 for none."""

    player: Final[Seat]
    offender: Final[Seat]
    words: Final[str]
    verdict: Final[str]
    penalty: Final[int]

    def __init__(self, player: Seat, offender: Seat, words: str, verdict: str, penalty: int = NOT_GIVEN) -> None:
        self.player = player
        self.offender = offender
        self.words = words
        self.verdict = verdict
        self.penalty = penalty


@dataclass(eq=False)
class CallUpheld(Remark):
    """A breach was rightly called, by a player or by the referee (-1)."""

    by: Final[Seat]
    breach: Final[Breach]

    def __init__(self, by: Seat, breach: Breach) -> None:
        self.by = by
        self.breach = breach


@dataclass(eq=False)
class LeftToOthers(Remark):
    """Whether a call was right is left to people, in this way; the penalty is given meanwhile."""

    player: Final[Seat]
    offender: Final[Seat]
    words: Final[str]
    penalty: Final[int]
    how: Final[str]

    def __init__(self, player: Seat, offender: Seat, words: str, penalty: int, how: str) -> None:
        self.player = player
        self.offender = offender
        self.words = words
        self.penalty = penalty
        self.how = how


@dataclass(eq=False)
class PenaltyGiven(Remark):
    """Somebody gave another so many penalty cards, which follow."""

    number: Final[int]
    by: Final[Seat]
    to: Final[Seat]
    rule: Final[str]
    calls: Final[tuple[str, ...]]
    cards: Final[int]
    at: Final[int]

    def __init__(self, number: int, by: Seat, to: Seat, rule: str, calls: tuple[str, ...], cards: int, at: int) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.rule = rule
        self.calls = calls
        self.cards = cards
        self.at = at


@dataclass(eq=False)
class PenaltyUndone(Remark):
    """A penalty was voided; its cards go back."""

    number: Final[int]

    def __init__(self, number: int) -> None:
        self.number = number


@dataclass(eq=False)
class Penalty(Fact):
    """A penalty: who gave it, who got it, for which rule, the calls that fit, when, and its cards by index."""

    number: Final[int]
    by: Final[Seat]
    to: Final[Seat]
    rule: Final[str]
    calls: Final[tuple[str, ...]]
    at: Final[int]
    left: Final[int]
    cards: Final[tuple[int, ...]]
    status: Final[str]

    def __init__(
        self,
        number: int,
        by: Seat,
        to: Seat,
        rule: str,
        calls: tuple[str, ...],
        at: int,
        left: int,
        cards: tuple[int, ...] = (),
        status: str = STANDING,
    ) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.rule = rule
        self.calls = calls
        self.at = at
        self.left = left
        self.cards = cards
        self.status = status

    def but(self, left: int, cards: tuple[int, ...], status: str) -> "Penalty":
        return Penalty(self.number, self.by, self.to, self.rule, self.calls, self.at, left, cards, status)


class Penalties(Tally):
    """The latest penalties, the oldest first."""

    def start(self) -> tuple[Penalty, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (PenaltyGiven, PenaltyUndone, Drew, DrewNothing)

    def step(self, total: Any, event: Event) -> tuple[Penalty, ...]:
        given: tuple[Penalty, ...] = total
        if isinstance(event, PenaltyGiven):
            new = Penalty(event.number, event.by, event.to, event.rule, event.calls, event.at, event.cards)
            return (*given[1 - MOST_PENALTIES :], new)
        if isinstance(event, PenaltyUndone):
            return tuple([p.but(0, (), VOIDED) if p.number == event.number else p for p in given])
        if isinstance(event, (Drew, DrewNothing)) and event.way == PENALTY:
            card = (event.card.index,) if isinstance(event, Drew) else ()
            waiting = [p.number for p in given if p.to == event.player and p.left][:1]
            return tuple([p.but(p.left - 1, p.cards + card, p.status) if p.number in waiting else p for p in given])
        return given


PENALTIES: Final = Penalties()


def next_number(table: Table) -> int:
    given = table.tally(PENALTIES)
    return given[-1].number + 1 if given else 1


@dataclass(eq=False)
class PenaltyGoesBack(Wish):
    """A wish: the cards of a penalty that are still in the hand go back into the stock, which is shuffled."""

    number: Final[int]

    def __init__(self, number: int) -> None:
        self.number = number

    def bound(self, table: Table) -> list[Event]:
        standing = [p for p in table.tally(PENALTIES) if p.number == self.number and p.status != VOIDED]
        back = [ShufflesIn(penalty.to, going_back(table, penalty)) for penalty in standing]
        return [PenaltyUndone(self.number), *back] if standing else []


def going_back(table: Table, penalty: Penalty) -> tuple[Card, ...]:
    """The cards that a hand gives back for a penalty."""
    cards = faces(penalty)
    return with_others(table.hands[penalty.to], cards, table.chance.aside()) if table.ask(Substitutes()) else cards


def with_others(hand: list[Card], cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """These cards, and for each that is no longer in a hand any other out of it."""
    left, found = hand[:], list[Card]()
    for card in cards:
        if card in left:
            left.remove(card)
            found.append(card)
    chance.shuffle(left)
    return (*found, *left[: len(cards) - len(found)])


def faces(penalty: Penalty) -> tuple[Card, ...]:
    """The cards of a penalty."""
    return tuple([JOKER if index == JOKER.index else DECK_FACES[index] for index in penalty.cards])


def giving(table: Table, by: Seat, to: Seat, rule: str, calls: tuple[str, ...], number: int = 0) -> list[Event]:
    """A penalty and its cards, as many as the call costs."""
    cards = table.ask(PenaltyCards(calls[0] if calls else "", rule))
    given = PenaltyGiven(number or next_number(table), by, to, rule, calls, cards, table.ask(Now()))
    return [given, *[Draws(to, PENALTY) for _ in range(cards)]]


@dataclass(eq=False)
class Penalises(Wish):
    """A wish: a breach that is still open is penalised."""

    by: Final[Seat]
    breach: Final[Breach]

    def __init__(self, by: Seat, breach: Breach) -> None:
        self.by = by
        self.breach = breach

    def bound(self, table: Table) -> list[Event]:
        if self.breach not in table.breaches:
            return []
        calls, breach = table.ask(Wordings(self.breach)), self.breach
        dealt = giving(table, self.by, breach.offender, breach.rule, calls)
        return [CallUpheld(self.by, breach), BreachClosed(breach, PENALISED), *dealt]


def fits(table: Table, breach: Breach, words: str) -> bool:
    return any(same_call(words, call) for call in table.ask(Wordings(breach)))


def callable_breach(table: Table, called: Called) -> Breach | None:
    """The breach that a call is about: the oldest that fits; where it is about a call, the newest."""
    found = [
        breach
        for breach in table.breaches
        if breach.offender == called.offender and breach.status == OPEN and fits(table, breach, called.words)
    ]
    if not found:
        return None
    return found[-1] if found[-1].about[:1] == (ABOUT_A_CALL,) else found[0]


ABOUT_A_CALL: Final = -1
"""What the breach of a wrong call begins with; the number of the penalty follows."""


class PenaltyCalls(Rule):
    """Any player may penalise another's breach with the call that fits it and a card, face down, from the stock."""

    def tallies(self) -> tuple[Memory, ...]:
        return (PENALTIES,)

    @after(Called)
    def judge(self, called: Called, table: Table) -> Events:
        by, to, words = called.player, called.offender, called.words
        present = table.ask(Present())
        if by not in present:
            return (CallJudged(by, to, words, VOID),)
        if to not in present:
            return (CallJudged(by, to, words, INVALID),)
        breach, number = callable_breach(table, called), next_number(table)
        if breach is not None:
            return (CallJudged(by, to, words, VALID, number), Penalises(by, breach))
        how = table.ask(PutToOthers(called))
        if how:
            return (*giving(table, by, to, "", (words,), number), LeftToOthers(by, to, words, number, how))
        if table.law.dial == REFEREE or table.ask(Repeats(called)):
            return (CallJudged(by, to, words, VOID),)
        return (*giving(table, by, to, "", (words,), number), CallJudged(by, to, words, INVALID, number))


@dataclass(frozen=True)
class RefereePenalises(Rule):
    """Where there is a referee, every breach is penalised on the spot, one duty or one turn at most {auto_cap} times;
    then a duty is dropped, and a player who is too slow {at_the_cap} (R-M59).
    """

    auto_cap: int = 3
    at_the_cap: str = "draws"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"at_the_cap": ("draws", "is away")}

    @answers(MarkedAway)
    def instead_of_drawing(self, asked: MarkedAway, table: Table, earlier: bool) -> bool:
        return self.at_the_cap == "is away"

    @after(Breached)
    def on_the_spot(self, breached: Breached, table: Table) -> Events:
        if table.law.dial_of(breached.rule) != REFEREE:
            return NOTHING
        return (Penalises(REFEREES, breached.breach(table)),)

    @answers(MostFailures)
    def no_more(self, asked: MostFailures, table: Table, earlier: int) -> int:
        return self.auto_cap

    @answers(ToldAs)
    def by_its_call(self, asked: ToldAs, table: Table, earlier: str) -> str:
        calls = table.ask(Wordings(Breach(NO_SEAT, asked.rule, 0)))
        return calls[0] if calls else earlier


@dataclass(frozen=True)
class CalledOut(Rule):
    """A breach of this is called "{call}"."""

    call: str = ""
    also: str = ""
    cards: int = 1

    def sentence(self) -> str:
        also = f' or "{self.also}"' if self.also else ""
        price = f", and costs {self.cards} cards" if self.cards != 1 else ""
        return f'A breach of this is called "{self.call}"{also}{price}.'

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return (CalledOut, (self.call, self.also, self.cards))

    def calls(self) -> tuple[str, ...]:
        return (self.call, self.also) if self.also else (self.call,)

    @answers(Wordings)
    def by_these(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        article = table.law.by_id.get(asked.breach.rule)
        if earlier or article is None or self not in article.rules:
            return earlier
        return self.calls()

    @answers(PenaltyCards)
    def price(self, asked: PenaltyCards, table: Table, earlier: int) -> int:
        return self.cards if any(same_call(asked.words, call) for call in self.calls()) else earlier


@dataclass(frozen=True)
class OnceOnly(Rule):
    """Every breach is penalised once. Who calls it within {dup_grace_s} seconds of another has done nothing, and no
    harm (R-M38).
    """

    dup_grace_s: int = 2

    @answers(Repeats)
    def a_race(self, asked: Repeats, table: Table, earlier: bool) -> bool:
        called, since = asked.called, table.ask(Now()) - self.dup_grace_s * 1000
        return earlier or any(
            self.dup_grace_s > 0
            and penalty.to == called.offender
            and penalty.by != called.player
            and penalty.rule
            and penalty.at >= since
            and any(same_call(called.words, call) for call in penalty.calls)
            for penalty in table.tally(PENALTIES)
        )


@dataclass(frozen=True)
class BadCalls(Rule):
    """A penalty for a breach that did not happen, or too late, is itself one: it is called "Bad call", costs its caller
    a card, and is voided. Until then nobody is told ({adjudication}, R-M39).
    """

    adjudication: str = "challenged"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"adjudication": ("challenged", "automatic", "silent")}

    @after(CallJudged)
    def wrong(self, judged: CallJudged, table: Table) -> Events:
        if judged.verdict != INVALID or self.adjudication == "silent":
            return NOTHING
        return (Breached(judged.player, "", about=(ABOUT_A_CALL, judged.penalty)),)

    @after(Breached)
    def automatic(self, breached: Breached, table: Table) -> Events:
        mine = self.adjudication == "automatic" and breached.about[:1] == (ABOUT_A_CALL,)
        return (Penalises(REFEREES, breached.breach(table)),) if mine else NOTHING


@dataclass(frozen=True)
class WrongPenaltiesReturn(Rule):
    """The cards of a voided penalty go back into the stock, the very ones, as far as they are still in the hand, and
    it is shuffled; for each that is not, {played_cards} (R-M41).
    """

    played_cards: str = "none does"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"played_cards": ("none does", "another does")}

    @answers(Substitutes)
    def others_for_them(self, asked: Substitutes, table: Table, earlier: bool) -> bool:
        return self.played_cards == "another does"

    @after(CallUpheld)
    def give_back(self, upheld: CallUpheld, table: Table) -> Events:
        about = upheld.breach.about
        return (PenaltyGoesBack(about[1]),) if about[:1] == (ABOUT_A_CALL,) and about[1] else NOTHING
