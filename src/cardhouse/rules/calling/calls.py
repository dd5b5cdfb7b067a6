"""Penalty calls: who may call whom for what, which words fit, what a call costs, and what becomes of a wrong one."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import BreachClosed, Breached, ClockUsed, Now, ToldAs
from cardhouse.core.cases import (
    ALREADY_PAID,
    NOT_HEARD,
    RECORD,
    RIGHT,
    WRONG,
    CaseJudged,
    Charged,
    ChargeForm,
    Evidence,
    FoundGuilty,
    OpensCase,
)
from cardhouse.core.declared import option
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.needs import only_with
from cardhouse.core.owed import A_CALL, OPEN, Breach, Case
from cardhouse.core.penalties import PENALTIES, FineFor, next_number
from cardhouse.core.presence import Present
from cardhouse.core.questions import PENALTY
from cardhouse.core.rule import REFEREE, Brings, Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark, same_call
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Wish
from cardhouse.rules.calling.given_penalties import PenaltyGoesBack, Substitutes, TellsApart, giving, standing_with

CALLED: Final = Need("penalties that are called", ("penalty calls",))
PENALISED: Final = "penalised"
REFEREES: Final = NO_SEAT
"""Who calls what the referee penalises."""


@dataclass(eq=False)
class Wordings(Question):
    """Which calls fit this breach? Its own words, if it has any; its article may say others."""

    breach: Breach

    def unruled(self, table: Table) -> tuple[str, ...]:
        return (self.breach.words,) if self.breach.words else ()


@dataclass(eq=False)
class CalledFor(Question):
    """Could these words be a call for a breach of this rule, whatever has happened? If they are among its calls."""

    rule: str
    words: str

    def unruled(self, table: Table) -> bool:
        article = table.law.by_id.get(self.rule)
        calls = [call for each in article.rules for call in each.calls()] if article is not None else []
        return any(same_call(first_time(self.words), first_time(call)) for call in calls)


def first_time(call: str) -> str:
    """A call for a failure, continued or repeated or not, as it is made the first time."""
    begun, failure, rest = call.partition("ailure")
    return f"F{failure}{rest}" if failure else begun


@dataclass(eq=False)
class Repeats(Question):
    """Does a call only repeat what another player has just called?"""

    called: Charged

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class MostFailures(Question):
    """After how many penalties by a referee is a duty dropped? 0: never."""

    def unruled(self, table: Table) -> int:
        return 0


class MarkedAway(Question):
    """Is whoever has been too slow too often taken to be away? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class PenaltyDue(Remark):
    """A breach was rightly called, in the words said; when all is put right that it brought about, it costs cards."""

    by: Seat
    breach: Breach
    calls: tuple[str, ...]
    said: str


@dataclass(eq=False)
class Penalises(Wish):
    """A wish: a breach that is still open is penalised. First goes back what has to, then the penalty is drawn."""

    by: Seat
    breach: Breach
    said: str = ""

    def bound(self, table: Table) -> list[Event]:
        if self.breach not in table.breaches:
            return []
        calls, breach = table.ask(Wordings(self.breach)), self.breach
        due = PenaltyDue(self.by, breach, calls, self.said or "".join(calls[:1]))
        return [FoundGuilty(self.by, breach), BreachClosed(breach, PENALISED), due]


@dataclass(eq=False)
class Gives(Wish):
    """A wish: a penalty that is due is given, with the next number there is by then."""

    due: PenaltyDue

    def bound(self, table: Table) -> list[Event]:
        due = self.due
        return giving(table, due.by, due.breach.offender, due.breach.rule, due.calls, said=due.said)


class PenalisesInOrder(Wish):
    """A wish: the referee penalises whatever was broken by now, in the order of the rules."""

    def bound(self, table: Table) -> list[Event]:
        places = {article.id: place for place, article in enumerate(table.law.articles)}
        found = [b for b in table.breaches if b.status == OPEN and table.law.dial_of(b.rule) == REFEREE]
        order = sorted([(places.get(breach.rule, 0), at) for at, breach in enumerate(found)])
        return [Penalises(REFEREES, found[at]) for _, at in order]


def fits(table: Table, breach: Breach, words: str) -> bool:
    return any(same_call(words, call) for call in table.ask(Wordings(breach)))


def callable_breach(table: Table, called: Charged) -> Breach | None:
    """The breach that a call is about: the oldest that fits; where it is about a call, the newest."""
    found = [
        breach
        for breach in table.breaches
        if breach.offender == called.offender and breach.status == OPEN and fits(table, breach, called.words)
    ]
    if not found:
        return None
    return found[-1] if found[-1].how == A_CALL else found[0]


class PenaltyCalls(Rule):
    """Any player may penalise another's breach with the call that fits it and a card, face down, from the stock."""

    def brings(self) -> Brings:
        return Brings(gives=("penalty calls",))

    def tallies(self) -> tuple[Memory, ...]:
        return (PENALTIES,)

    @after(Charged)
    def judge(self, called: Charged, table: Table) -> Events:
        by, to, words = called.player, called.offender, called.words
        present, case = table.ask(Present()), called.case
        if not words:
            return NOTHING
        if by not in present:
            return (CaseJudged(case, NOT_HEARD),)
        if to not in present:
            return (CaseJudged(case, WRONG),)
        breach, number = callable_breach(table, called), next_number(table)
        given = Case(by, to, "", words, number)
        if breach is not None:
            return (CaseJudged(given, RIGHT), Penalises(by, breach, words))
        evidence = table.ask(Evidence(case))
        if evidence != RECORD:
            return (*giving(table, by, to, "", (words,), number), OpensCase(given, evidence))
        if table.law.dial == REFEREE or table.ask(Repeats(called)):
            return (CaseJudged(case, NOT_HEARD if table.law.dial == REFEREE else ALREADY_PAID),)
        return (*giving(table, by, to, "", (words,), number), CaseJudged(given, WRONG))

    @answers(ChargeForm)
    def as_it_is_called(self, asked: ChargeForm, table: Table, earlier: str) -> str:
        calls = table.ask(Wordings(asked.breach))
        return calls[0] if calls else earlier

    @after(Drew)
    def another_like_it(self, drew: Drew, table: Table) -> Events:
        """A card like one of a penalty came to a hand that has it no more: it is not the one to go back."""
        alike = standing_with(table, drew.player, drew.card)
        return (TellsApart(drew.player, drew.card, drew.way != PENALTY),) if alike else NOTHING

    @after(PenaltyDue)
    def give(self, due: PenaltyDue, table: Table) -> Events:
        return (Gives(due),)


@dataclass(frozen=True)
class RefereePenalises(Rule):
    """Where there is a referee, every breach is penalised on the spot.

    One duty or one turn is penalised a few times at most; then a duty is dropped, and a player who is too slow
    loses the turn.
    """

    auto_cap: int = option(3, "Penalties for one duty or one turn", unit="time", ruling="R-M59")
    at_the_cap: str = option(
        "draws", "Who is still too slow then", {"draws": "draws a card", "is away": "counts as away"}, ruling="R-M59"
    )

    @answers(MarkedAway)
    def instead_of_drawing(self, asked: MarkedAway, table: Table, earlier: bool) -> bool:
        return self.at_the_cap == "is away"

    @after(Breached)
    def on_the_spot(self, breached: Breached, table: Table) -> Events:
        if table.law.dial_of(breached.rule) != REFEREE:
            return NOTHING
        return (PenalisesInOrder(),)

    @answers(MostFailures)
    def no_more(self, asked: MostFailures, table: Table, earlier: int) -> int:
        return self.auto_cap

    @answers(ToldAs)
    def by_its_call(self, asked: ToldAs, table: Table, earlier: str) -> str:
        calls = table.ask(Wordings(Breach(NO_SEAT, asked.rule, 0)))
        return calls[0] if calls else earlier


@dataclass(frozen=True)
class CalledOut(Rule):
    """A breach of this is called "{words}"."""

    words: str = ""
    also: str = ""
    cards: int = 1

    def sentence(self) -> str:
        also = f' or "{self.also}"' if self.also else ""
        price = f", and costs {self.cards} cards" if self.cards != 1 else ""
        return f'A breach of this is called "{self.words}"{also}{price}.'

    def __reduce__(self) -> tuple[object, ...]:
        return (CalledOut, (self.words, self.also, self.cards))

    def calls(self) -> tuple[str, ...]:
        return (self.words, self.also) if self.also else (self.words,)

    def costing(self, cards: int) -> Rule | None:
        return CalledOut(self.words, self.also, cards)

    @answers(Wordings)
    def by_these(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return self.calls() if not earlier and table.law.holds(self, asked.breach.rule) else earlier

    @answers(FineFor)
    def price(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.cards if any(same_call(asked.words, call) for call in self.calls()) else earlier


@dataclass(frozen=True)
class OnceOnly(Rule):
    """Every breach is penalised once.

    Who calls it just after another, or without a clock before anything else is played or drawn, has done nothing,
    and no harm.
    """

    dup_grace_s: int = option(2, "A second call does no harm for", unit="second", ruling="R-M38")

    @answers(Repeats)
    def a_race(self, asked: Repeats, table: Table, earlier: bool) -> bool:
        grace = self.dup_grace_s * 1000 if table.ask(ClockUsed()) else 0
        called, since = asked.called, table.ask(Now()) - grace
        return earlier or any(
            self.dup_grace_s > 0
            and penalty.bearer == called.offender
            and penalty.by != called.player
            and penalty.rule
            and penalty.at >= since
            and any(same_call(called.words, call) for call in penalty.calls)
            for penalty in table.tally(PENALTIES)
        )


@dataclass(frozen=True)
class BadCalls(Rule):
    """A penalty for something that did not happen is itself a breach, and is called "Bad call".

    So is one that comes too late. It costs its caller a card and is voided. Until then nobody is told. Who has left
    meanwhile pays nothing.
    """

    adjudication: str = option(
        "challenged",
        "A bad call comes out",
        {"challenged": "when somebody calls it", "automatic": "at once, by itself", "silent": "never"},
        ruling="R-M39",
    )

    @after(CaseJudged)
    def wrong(self, judged: CaseJudged, table: Table) -> Events:
        by = judged.case.by
        if judged.outcome != WRONG or self.adjudication == "silent" or by not in table.ask(Present()):
            return NOTHING
        return (Breached(by, "", how=A_CALL, number=judged.case.penalty),)

    @after(Breached)
    def automatic(self, breached: Breached, table: Table) -> Events:
        mine = self.adjudication == "automatic" and breached.how == A_CALL
        return (Penalises(REFEREES, breached.breach(table)),) if mine else NOTHING


@dataclass(frozen=True)
class WrongPenaltiesReturn(Rule):
    """The cards of a penalty that was wrong go back into the stock.

    They are the very ones, as far as they are still in the hand, and the stock is shuffled.
    """

    played_cards: str = option(
        "none does",
        "For a penalty card that was played already",
        {"none does": "no card goes back", "another does": "another card goes back"},
        ruling="R-M41",
    )

    @answers(Substitutes)
    def others_for_them(self, asked: Substitutes, table: Table, earlier: bool) -> bool:
        return self.played_cards == "another does"

    @after(FoundGuilty)
    def give_back(self, upheld: FoundGuilty, table: Table) -> Events:
        breach = upheld.breach
        return (PenaltyGoesBack(breach.number),) if breach.how == A_CALL and breach.number else NOTHING


only_with(CALLED, Wordings, Repeats, MarkedAway)
