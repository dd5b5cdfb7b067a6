"""What is owed: duties with a deadline, and cards to be taken."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw, Pay, Play
from cardhouse.core.affairs import Lapsed, Met, Missed, Owed
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.events import DrewNothing
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import DONE, LANDING, OTHERS_ACT, SAY, TURN_END, Breach, Deadline, Duty, Penalty
from cardhouse.core.penalties import AT_ONCE, BY_HAND, Collected, Fined, PenaltyForgiven, PenaltyPassedOn
from cardhouse.core.people_acts import Accuse, Choose, Give, Say
from cardhouse.core.questions import OneForEach, Patience
from cardhouse.core.rule import HONOUR, REFEREE, TABLE, Article, Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import Events, Table
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.matching.matching import FollowSuitOrRank
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, does, names, seat, told


@dataclass(frozen=True)
class Asks(Rule):
    """Whoever says "please" has to say "thank you", until then: {until}."""

    until: str = DONE
    blocking: bool = False

    @after(Said)
    def ask(self, said: Said, table: Table) -> Events:
        if said.words == "please":
            duty = Duty(said.player, "say", "Thank you", until=Deadline(self.until), blocking=self.blocking, price=2)
            yield Owed(duty)


@dataclass(frozen=True)
class Impatient(Rule):
    """Nobody waits longer than 5 seconds."""

    @answers(Patience)
    def hurry(self, asked: Patience, table: Table, earlier: int) -> int:
        return 5


ANN_PLAYS, ANN_DRAWS, BOB_DRAWS, CAT_SPEAKS = Play(ANN, (card("9H"),)), Draw(ANN), Draw(BOB), Say(CAT, "well")


@pytest.mark.parametrize(
    "until, acts, missed_by",
    [
        (LANDING, [CAT_SPEAKS, ANN_PLAYS], "Play"),  # by whomever, oneself too
        (LANDING, [ANN_DRAWS, BOB_DRAWS], ""),  # nothing has landed
        (OTHERS_ACT, [CAT_SPEAKS, ANN_PLAYS, BOB_DRAWS], "Draw"),  # when another player acts
        (OTHERS_ACT, [ANN_DRAWS, CAT_SPEAKS], ""),
        (TURN_END, [CAT_SPEAKS, ANN_DRAWS], "Draw"),
        (TURN_END, [CAT_SPEAKS], ""),
        (DONE, [ANN_PLAYS, BOB_DRAWS], ""),
    ],
)
def test_a_duty_is_missed_at_its_deadline(until: str, acts: list[Act], missed_by: str) -> None:
    table = seat(Asks(until))
    does(table, Say(ANN, "please"))
    found = [type(act).__name__ for act in acts if any(isinstance(e, Missed) for e in decide(table, act).events)]
    assert found == ([missed_by] if missed_by else [])
    assert len(table.duties) == (0 if missed_by else 1)


@pytest.mark.parametrize(
    "dial, cards, breaches",
    [
        (REFEREE, "4C 3S 4S", []),  # the price is drawn at once
        (TABLE, "4C", [Breach(ANN, "asks", 2)]),  # it can be called from now on
        (HONOUR, "4C", []),
    ],
)
def test_a_missed_duty_costs_what_the_dial_says(dial: str, cards: str, breaches: list[Breach]) -> None:
    table = seat(Asks(LANDING), dial=dial)
    does(table, Say(ANN, "please"), ANN_PLAYS)
    assert names(table, "Ann") == cards
    assert table.breaches == breaches


@pytest.mark.parametrize(
    "act", [Spring(BOB, "trap"), Accuse(BOB, CAT, "base-turn"), Choose(BOB, "designate", ()), Give(BOB, (), CAT)]
)
def test_only_the_act_of_a_turn_is_another_players_act(act: Act) -> None:
    table = seat(Asks(OTHERS_ACT), TrapCard(), GivesAway(), dial=HONOUR)
    table.area("trap", BOB).append(card("2C"))
    does(table, Say(ANN, "please"), act)
    assert [duty.kind for duty in table.duties] == ["say"]


def test_a_duty_that_is_done_is_met() -> None:
    table = seat(Asks(LANDING))
    does(table, Say(ANN, "please"))
    assert does(table, Say(BOB, "thank you")).events == [Said(BOB, "thank you")]  # it is Ann's to say
    outcome = does(table, Say(ANN, "oh, thank YOU!"))
    assert [type(event) for event in outcome.events] == [Said, Met]
    assert not any(isinstance(event, Missed) for event in does(table, ANN_PLAYS).events)


def test_words_may_meet_two_duties_at_once() -> None:
    table = seat(Asks())
    does(table, Say(ANN, "please"), Say(ANN, "please"))
    assert len(table.duties) == 2
    does(table, Say(ANN, "Thank you"))
    assert table.duties == []


def test_a_duty_tells_its_rule_and_since_when() -> None:
    table = seat(Asks(LANDING))
    does(table, Draw(ANN), Say(BOB, "please"))
    assert table.duties == [Duty(BOB, "say", "Thank you", "asks", Deadline(LANDING), 2, since=2)]


def test_a_referee_lets_play_wait_for_a_blocking_duty() -> None:
    table = seat(Asks(blocking=True))
    does(table, Say(BOB, "please"))
    assert told(decide(table, ANN_PLAYS)) == ["refused", "asks"]
    does(table, Say(BOB, "thank you"))
    assert decide(table, ANN_PLAYS).lawful


def test_at_the_table_nobody_waits_and_it_is_missed_when_another_acts() -> None:
    table = seat(Asks(blocking=True), dial=TABLE)
    does(table, Say(BOB, "please"))
    assert (table.duties[0].blocking, table.duties[0].until) == (False, Deadline(OTHERS_ACT))
    assert decide(table, ANN_PLAYS).lawful
    assert table.breaches == [Breach(BOB, "asks", 2)]


@pytest.mark.parametrize("rules, seconds", [((), 120), ((Impatient(),), 5)])
def test_what_play_waits_for_lapses_with_the_clock(rules: tuple[Rule, ...], seconds: int) -> None:
    table = seat(Asks(blocking=True), *rules)
    table.clock = 1000
    does(table, Say(BOB, "please"), Tick(1000 + 1000 * seconds - 1))
    assert table.blocking() is not None
    outcome = does(table, Tick(1000 + 1000 * seconds))
    assert any(isinstance(event, Lapsed) for event in outcome.events)
    assert (table.duties, table.debts, names(table, "Bob")) == ([], [], "9D 8H")  # and nobody is to blame
    assert decide(table, ANN_PLAYS).lawful


def test_what_nobody_waits_for_does_not_lapse() -> None:
    table = seat(Asks())
    does(table, Say(BOB, "please"), Tick(10**9))
    assert len(table.duties) == 1


# Debts


@dataclass(frozen=True)
class Fines(Rule):
    """Whoever says "two" owes two cards; "pass" hands them on, "mercy" forgives them."""

    @after(Said)
    def fine(self, said: Said, table: Table) -> Events:
        if said.words == "two":
            yield Fined(said.player, 2)
        elif said.words == "pass":
            yield PenaltyPassedOn(said.player, table.left_of(said.player))
        elif said.words == "mercy":
            yield PenaltyForgiven(said.player)


@dataclass(frozen=True)
class PaidByHand(Rule):
    """Nobody else draws a penalty for a player."""

    @answers(Collected)
    def by_hand(self, asked: Collected, table: Table, earlier: str) -> str:
        return BY_HAND


@pytest.mark.parametrize(
    "dial, rules, drawn",
    [(REFEREE, (), True), (HONOUR, (), True), (TABLE, (), False), (REFEREE, (PaidByHand(),), False)],
)
def test_a_penalty_is_drawn_at_once_or_paid_by_hand(dial: str, rules: tuple[Rule, ...], drawn: bool) -> None:
    table = seat(Fines(), *rules, dial=dial)
    does(table, Say(CAT, "two"))
    assert names(table, "Cat") == ("9C 4H 3S 4S" if drawn else "9C 4H")
    assert table.debts == ([] if drawn else [Penalty(CAT, 2, "fines", 120_000, 1)])
    assert table.turn == ANN  # a penalty is no turn


def test_cards_are_paid_one_by_one() -> None:
    table = seat(Fines(), dial=TABLE)
    does(table, Say(CAT, "two"), Say(BOB, "two"), Pay(CAT))
    assert [(debt.bearer, debt.left) for debt in table.debts] == [(CAT, 1), (BOB, 2)]
    does(table, Pay(BOB), Pay(CAT))
    assert [(debt.bearer, debt.left) for debt in table.debts] == [(BOB, 1)]
    assert (names(table, "Bob"), names(table, "Cat")) == ("9D 8H 4S", "9C 4H 3S 5S")
    assert decide(table, Pay(CAT)).answer == "impossible"


def test_a_debt_is_passed_on() -> None:
    table = seat(Fines(), dial=TABLE)
    does(table, Say(CAT, "two"), Say(BOB, "two"), Say(CAT, "pass"))
    assert [(debt.bearer, debt.left, debt.rule) for debt in table.debts] == [(ANN, 2, "fines"), (BOB, 2, "fines")]


def test_a_debt_is_forgiven() -> None:
    table = seat(Fines(), dial=TABLE)
    does(table, Say(CAT, "two"), Say(BOB, "two"), Say(CAT, "mercy"))
    assert [debt.bearer for debt in table.debts] == [BOB]
    assert names(table, "Cat") == "9C 4H"


def test_nobody_freezes_a_table_by_not_paying() -> None:
    table = seat(Fines(), Impatient(), dial=TABLE)
    table.clock = 1
    does(table, Say(CAT, "two"), Tick(5000))
    assert table.paused
    does(table, Tick(5001))
    assert (table.debts, names(table, "Cat")) == ([], "9C 4H 3S 4S")


def test_a_penalty_with_no_card_left_anywhere_is_paid() -> None:
    table = seat(Fines(), stock="3S")
    outcome = does(table, Say(CAT, "two"))
    assert DrewNothing(CAT, "pay") in outcome.events
    assert (table.debts, names(table, "Cat")) == ([], "9C 4H 3S")


def test_a_debt_of_a_rule_goes_by_the_dial_of_that_rule() -> None:
    table = seat(dial=TABLE)
    Fined(CAT, 1, "base-match").apply(table)
    assert table.ask(Collected(table.debts[0])) == BY_HAND
    table.enact(table.law.adopting(Article("base-match", "", "", "", (FollowSuitOrRank(),), dial=REFEREE)))
    assert table.ask(Collected(table.debts[0])) == AT_ONCE


class SaidForEach(Rule):
    """The same words are said once for each time they are owed."""

    @answers(OneForEach)
    def once_for_each(self, asked: OneForEach, table: Table, earlier: bool) -> bool:
        return True


@pytest.mark.parametrize(
    "rules, owed, met",
    [
        ((), ["Moo", "Moo"], [0, 1]),
        ((SaidForEach(),), ["Moo"], [0]),
        ((SaidForEach(),), ["Moo", "Moo"], [0]),
        ((SaidForEach(),), ["Bow", "Moo", "Moo", "Moo"], [1]),
        ((), ["Bow"], []),
    ],
)
def test_words_meet_all_who_wait_for_them_or_one_of_each(
    rules: tuple[Rule, ...], owed: list[str], met: list[int]
) -> None:
    table = seat(*rules)
    table.duties = [Duty(ANN, SAY, what, at=at) for at, what in enumerate(owed)]
    found = [event.duty.at for event in Say(ANN, "Moo").happen(table) if isinstance(event, Met)]
    assert found == met
