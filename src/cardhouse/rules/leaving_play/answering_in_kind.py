"""A card that greets: whoever is next adds another of its kind, or says thanks and draws, more with each one."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ALL, NONE, Cards
from cardhouse.core.affairs import Breached, DropsDuty, Met, Owed
from cardhouse.core.declared import option
from cardhouse.core.demands import (
    IN_KIND,
    NOTHING_OWED,
    DemandGrew,
    DrawCancelled,
    Obligation,
    Obliged,
    Rids,
    answering,
)
from cardhouse.core.events import Draws, Drew, DrewNothing, Played, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.owed import AN_ACT, SAY, Duty
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.presence import Left
from cardhouse.core.questions import DRAW, Matches, Refill
from cardhouse.core.rounds import DrawsLeft
from cardhouse.core.rule import REFEREE, CardRule, Memory
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import ANY_CARDS, Remark, heard, same_call, with_number
from cardhouse.core.table import NOTHING, Event, Events, Table
from cardhouse.core.undone_plays import GoesAlong
from cardhouse.rules.calling.calls import CalledFor, Wordings, first_time
from cardhouse.rules.leaving_play.phrases import NICE, THANKS, at_least, nice_day, thanks
from cardhouse.rules.timing.owing_in_time import LATELY_HEARD, DeedWords, NeglectsAtOnce, said_since
from cardhouse.rules.timing.turn_clock import TURN_CLOCK, latest_turn

WITH_THE_CARD: Final = "with the first card"
BAD_CARD: Final = "Bad card"
DRAWING: Final = f"Failure to draw {ANY_CARDS}"


@dataclass(eq=False)
class Thankless(Remark):
    """Somebody drew before saying thanks, unless they had been said already."""

    player: Seat
    words: str


@dataclass(eq=False)
class ChainOf(GoesAlong):
    """The running chain of these cards."""

    cards: Final[Cards]

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def begin(self) -> Obligation:
        return NOTHING_OWED

    def follows(self) -> tuple[type, ...]:
        return (Played, Drew, DrewNothing, TurnEnded, TurnBegan, DemandGrew, DrawCancelled)

    def then(self, now: Any, event: Event) -> Obligation:
        chain: Obligation = now
        if isinstance(event, Played):
            return self.of(chain.number + 1, NO_SEAT) if event.card in self.cards else NOTHING_OWED
        if isinstance(event, DrawCancelled):
            return NOTHING_OWED
        if isinstance(event, DemandGrew):
            return self.of(chain.number + event.number, event.bearer) if event.key == IN_KIND else chain
        if not chain.number:
            return chain
        if isinstance(event, (Drew, DrewNothing)):
            return chain.paid(1) if event.way == DRAW and event.player == chain.bearer else chain
        if isinstance(event, TurnEnded):
            return NOTHING_OWED if event.player == chain.bearer else chain
        return self.of(chain.number, event.player) if isinstance(event, TurnBegan) else chain

    def of(self, length: int, debtor: Seat) -> Obligation:
        """A draw for each of so many cards, which another of the kind answers."""
        return Obligation(DRAW, length, debtor, self.cards, True, IN_KIND)


def chain_of(table: Table, cards: Cards) -> Obligation:
    """The running chain of these cards: how many were played in a row and are not answered yet, who has to answer, and
    how many were drawn for it.
    """
    now: Obligation = table.tally(ChainOf(cards)).now
    return now


def draws_to(number: int) -> str:
    return "draw a card" if number == 1 else f"draw {number} cards"


@dataclass(frozen=True)
class Greets(CardRule):
    """Whoever plays {on} says "Have a nice day", and who draws for it says "Thank you".

    With each of them in a row there is one "very" more; and with the second one on it is "Thank you very much",
    with as many.
    """

    # R-M22

    more_very: bool = option(
        False, 'More "very" than needed will do as well', ruling="R-M24", subject="Single cards and rules"
    )
    thanks_owed: str = option(
        WITH_THE_CARD,
        "Thanks are owed",
        ("with the first card", "before drawing"),
        ruling="R-M23",
        subject="Single cards and rules",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (ChainOf(self.on), TURN_CLOCK, LATELY_HEARD)

    def calls(self) -> tuple[str, ...]:
        phrases = [words(count).capitalize() for words in (nice_day, thanks) for count in (1, 2)]
        return tuple([f"Failure to say {phrase}" for phrase in phrases])

    @after(Played)
    def greet(self, played: Played, table: Table) -> Events:
        words = nice_day(chain_of(table, self.on).number).capitalize()
        return (Owed(Duty(played.player, SAY, words)),)

    @after(Drew, any_card=True)
    def thank(self, drew: Drew, table: Table) -> Events:
        chain = chain_of(table, self.on)
        if not chain.number or drew.way != DRAW or drew.player != chain.bearer or chain.drawn != 1:
            return NOTHING
        words = thanks(chain.number).capitalize()
        if said_since(table, drew.player, words, latest_turn(table)):
            return NOTHING
        owed = Owed(Duty(drew.player, SAY, words))
        return (owed,) if self.thanks_owed == WITH_THE_CARD else (owed, Thankless(drew.player, words))

    @after(Thankless)
    def too_late(self, thankless: Thankless, table: Table) -> Events:
        """By now it has been seen whether the words were said early enough."""
        return (NeglectsAtOnce(thankless.player, thankless.words),)

    @answers(CalledFor)
    def with_any_number(self, asked: CalledFor, table: Table, earlier: bool) -> bool:
        phrases = [phrase.kind for phrase in heard(asked.words)]
        call = first_time(asked.words).casefold().startswith("failure to say ")
        return earlier or (table.law.holds(self, asked.rule) and call and phrases in ([NICE], [THANKS]))

    @answers(SaidEnough)
    def or_more(self, asked: SaidEnough, table: Table, earlier: bool) -> bool:
        return earlier or (self.more_very and at_least(asked.words, asked.wanted))


@dataclass(frozen=True)
class AnswersInKindOrDraws(CardRule):
    """After {on} the next player plays another, or draws a card for each that was played in a row.

    The rest of the cards is drawn soon after the first; a referee hands them out together.
    """

    auto_draw: bool = option(
        False,
        "The cards are handed out together without a referee, too",
        ruling="R-M25",
        subject="Single cards and rules",
    )
    leaver_answers: str = option(
        "the one after answers",
        "If the next player leaves",
        ("the one after answers", "nobody answers"),
        ruling="R-M17",
        subject="Single cards and rules",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (ChainOf(self.on),)

    def calls(self) -> tuple[str, ...]:
        return (DRAWING,)

    def owed(self, table: Table) -> int:
        """How many cards the player in turn has to draw; 0 if there is nothing to answer."""
        chain = chain_of(table, self.on)
        return chain.number if chain.bearer == table.turn else 0

    @answers(Matches)
    def matching_is_not_asked(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        rids = table.ask(Rids(asked.top)) if self.owed(table) else NONE
        return (ALL - rids) | (earlier & rids) if self.owed(table) else earlier

    @answers(Matches)
    def in_kind(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        chain = chain_of(table, self.on)
        return earlier & answering(table, chain, asked.top) if self.owed(table) else earlier

    @answers(Obliged)
    def unanswered(self, asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
        chain = chain_of(table, self.on)
        return chain if chain.number else earlier

    @answers(DrawsLeft)
    def the_rest(self, asked: DrawsLeft, table: Table, earlier: int) -> int:
        chain = chain_of(table, self.on)
        if chain.bearer != table.turn or chain.drawn >= chain.number:
            return earlier
        can = bool(table.stock or table.ask(Refill()))
        return chain.left if can else earlier

    @after(Drew, any_card=True)
    def draw_on(self, drew: Drew, table: Table) -> Events:
        chain = chain_of(table, self.on)
        if not chain.number or drew.way != DRAW or drew.player != chain.bearer:
            return NOTHING
        duty = table.duty_of(drew.player, DRAW)
        if chain.drawn >= chain.number:
            return (Met(duty),) if duty is not None else NOTHING
        if self.auto_draw or table.law.dial == REFEREE:
            return (Draws(drew.player, DRAW),)
        if duty is not None:
            return NOTHING
        return (Owed(Duty(drew.player, DRAW, str(chain.number))),)

    @after(Left)
    def dissolve(self, left: Left, table: Table) -> Events:
        chain = chain_of(table, self.on)
        mine = self.leaver_answers == "nobody answers" and chain.number and chain.bearer == left.player
        return (DrawCancelled(),) if mine else NOTHING

    @after(TurnEnded)
    def nothing_more(self, ended: TurnEnded, table: Table) -> Events:
        return [
            DropsDuty(duty)
            for duty in table.duties
            if self.is_mine(table, duty.rule) and (duty.kind, duty.bearer) == (DRAW, ended.player)
        ]

    @answers(DeedWords)
    def draw_so_many(self, asked: DeedWords, table: Table, earlier: str) -> str:
        mine = asked.duty.kind == DRAW and self.is_mine(table, asked.duty.rule)
        return draws_to(int(asked.duty.what)) if mine else earlier

    def is_mine(self, table: Table, rule: str) -> bool:
        return table.law.holds(self, rule)

    @answers(CalledFor)
    def called_otherwise(self, asked: CalledFor, table: Table, earlier: bool) -> bool:
        if earlier or not self.is_mine(table, asked.rule):
            return earlier
        return any(same_call(first_time(asked.words), call) for call in (self.or_playing(DRAWING), BAD_CARD))

    def or_playing(self, call: str) -> str:
        """A call for a draw that names the card, too, which would have done."""
        return call.replace("ailure to", f"ailure to play {self.on} or")

    @instead(Breached)
    def name_the_cards(self, breached: Breached, table: Table) -> Events | None:
        if breached.words or not self.is_mine(table, breached.rule):
            return None
        call = with_number(DRAWING, chain_of(table, self.on).number)
        return [Breached(breached.offender, breached.rule, call, since=breached.since)]

    @answers(Wordings)
    def or_bad_card(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        if not self.is_mine(table, asked.breach.rule):
            return earlier
        if not earlier:
            return (with_number(DRAWING, max(1, self.owed(table))),)
        more = tuple([self.or_playing(words) for words in earlier])
        return (*earlier, *more, *((BAD_CARD,) if asked.breach.how == AN_ACT else ()))
