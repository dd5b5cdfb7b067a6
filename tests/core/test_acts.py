"""What a person can do at a table, whatever the rules; the rest is impossible, and changes nothing."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import LONGEST_WORDS, Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.book_acts import LONGEST_DAY, MOST_MILLISECONDS, AddRule, TakeBack, Tick, rule_id
from cardhouse.core.cases import Charged
from cardhouse.core.checkpoints import same_table
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import MOST_PICKS, Accuse, Call, Choose, Gesture, Give, Look, Say, Vote
from cardhouse.core.rule import HONOUR, TABLE
from cardhouse.core.speech import Gestured, Looked, Said
from cardhouse.core.table import OVER, Table
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.piles.pile_acts import LayTaken, Take, Tidy
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.rules.winning.closing import Close
from tests.core.seating import ANN, BOB, CAT, does, names, seat

LONG = "a" * (LONGEST_WORDS + 1)
HALF = "\ud83c"  # half of a letter, which cannot be written down


def table_of(*, over: bool = False) -> Table:
    table = seat(TrapCard(), GivesAway(), dial=HONOUR)
    table.area("trap", BOB).append(card("8S"))
    table.area("trap", CAT).append(card("JK"))
    table.clock = 1000
    table.phase = OVER if over else table.phase
    return table


@pytest.mark.parametrize(
    "act, why",
    [
        (Draw(3), "nobody sits there"),
        (Draw(-1), "nobody sits there"),  # only the clock has no seat
        (Draw(-2), "nobody sits there"),
        (Play(ANN, cards("9D")), "Ann does not hold 9♦"),
        (Play(ANN, cards("9H 9D")), "Ann does not hold 9♦"),
        (Play(ANN, cards("9H 9H")), "Ann does not hold 9♥"),
        (Play(ANN, cards("JK")), "Ann does not hold a Joker"),
        (Play(ANN, cards("~9H")), "Ann does not hold a card face down"),
        (Play(ANN, cards("9H=8")), "Ann does not hold 9♥ called an 8"),
        (Play(ANN, ()), "a play needs a card"),
        (Play(ANN, cards("9H"), 2), "there is no pile 2"),
        (Play(ANN, cards("9H"), -1), "there is no pile -1"),
        (Pay(ANN), "Ann owes no card"),
        (Lay(ANN, card("9H"), "salad"), "nobody sets cards like that at this table"),
        (Lay(ANN, card("9D"), "trap"), "Ann does not hold 9♦"),
        (Spring(ANN, "trap"), "Ann has no trap"),
        (Spring(BOB, "salad"), "Bob has no salad"),
        (Spring(BOB, "trap", 2), "there is no pile 2"),
        (Spring(BOB, "trap", called=14), "that card cannot be called so"),
        (Spring(BOB, "trap", called=-1), "that card cannot be called so"),
        (Give(ANN, cards("9H"), ANN), "there is nobody there to give to"),
        (Give(ANN, cards("9H"), 3), "there is nobody there to give to"),
        (Give(ANN, cards("9H 9H"), BOB), "Ann does not hold 9♥"),
        (Choose(ANN, "menu", ()), "no rule at this table knows what it is to menu"),
        (Choose(ANN, "designate", (1,) * (MOST_PICKS + 1)), "that is too much to choose"),
        (Say(ANN, ""), "say between 1 and 500 letters"),
        (Say(ANN, LONG), "say between 1 and 500 letters"),
        (Say(ANN, HALF), "say between 1 and 500 letters"),
        (Gesture(ANN, ""), "a gesture needs a name"),
        (Gesture(ANN, "point", 3), "there is nobody there"),
        (Gesture(ANN, "point", -2), "there is nobody there"),
        (Call(ANN, BOB, ""), "a call has between 1 and 500 letters"),
        (Call(ANN, 3, "Bad card"), "there is nobody there to call"),
        (Accuse(ANN, ANN, "base-turn"), "there is nobody there to accuse"),
        (Accuse(ANN, 3, "base-turn"), "there is nobody there to accuse"),
        (Accuse(ANN, BOB, "spitting"), 'there is no rule "spitting" in the book'),
        (Vote(ANN, True), "nothing is put to the vote"),
        (Look(ANN, "salad", BOB), "there is no such salad"),
        (Look(ANN, "trap", 3), "there is no such trap"),
        (Look(ANN, "trap", ANN), "Ann has no trap"),
        (Prepare(CAT, "deal"), "it is too late to deal: the round has been dealt"),
        (AddRule(ANN, "Hum", "Everyone hums."), "rules are added between rounds"),
        (TakeBack(ANN), "there is nothing of yours to take back"),
        (Tick(999), "time does not run backwards"),
        (Tick(MOST_MILLISECONDS + 1), "time does not run backwards"),
    ],
)
def test_what_cannot_be_done_changes_nothing(act: Act, why: str) -> None:
    table = table_of()
    outcome = decide(table, act)
    assert (outcome.answer, [ruling.reason for ruling in outcome.rulings]) == ("impossible", [why])
    assert not outcome.happened
    assert same_table(table, table_of()) == []


@pytest.mark.parametrize(
    "title, text, day, why",
    [
        ("", "Everyone hums.", "", "a rule needs a title and a text"),
        ("!?", "Everyone hums.", "", "a rule needs a title and a text"),
        (LONG, "Everyone hums.", "", "a rule needs a title and a text"),
        ("Hum", "", "", "a rule needs a title and a text"),
        ("Hum", LONG * 10, "", "a rule needs a title and a text"),
        ("Base match", "Everyone hums.", "", 'there is a rule called "Base match" already'),
        ("Hum", "Everyone hums.", "m" * (LONGEST_DAY + 1), "that is no day"),
    ],
)
def test_what_is_no_rule_is_not_added(title: str, text: str, day: str, why: str) -> None:
    outcome = decide(table_of(over=True), AddRule(ANN, title, text, day))
    assert [ruling.reason for ruling in outcome.rulings] == [why]


def test_without_a_rule_for_it_nobody_knows_how() -> None:
    bare = seat(base=())
    for act in (Draw(ANN), Give(ANN, cards("9H"), BOB), Choose(ANN, "designate", ())):
        assert decide(bare, act).told().startswith("impossible: no rule at this table knows what it is to")
    bare.phase = "shuffle"
    assert decide(bare, Prepare(CAT, "deal")).answer == "impossible"
    bare.phase = OVER
    assert decide(bare, AddRule(ANN, "Hum", "Everyone hums.")).answer == "impossible"


def test_without_piles_nothing_is_played() -> None:
    table = seat()
    table.piles = {}
    assert decide(table, Play(ANN, cards("9H"), 0)).told() == "impossible: there is no pile 0"


@pytest.mark.parametrize(
    "act, event",
    [
        (Say(CAT, "good evening"), Said(CAT, "good evening")),
        (Gesture(CAT, "bow"), Gestured(CAT, "bow", -1)),
        (Gesture(CAT, "point", BOB), Gestured(CAT, "point", BOB)),
        (Call(CAT, BOB, "Bad card"), Charged(CAT, BOB, words="Bad card")),
        (Call(CAT, CAT, "Bad card"), Charged(CAT, CAT, words="Bad card")),  # against oneself
        (Look(BOB, "trap", BOB), Looked(BOB, "trap", BOB)),
    ],
)
def test_words_gestures_and_looks_wait_for_nobody(act: Act, event: object) -> None:
    table = seat(TrapCard())
    table.area("trap", BOB).append(card("8S"))
    outcome = decide(table, act)
    assert outcome.lawful
    assert outcome.events == [event]
    assert table.turn == ANN


def test_at_the_table_a_card_may_open_a_pile_against_the_rules() -> None:
    table = seat(dial=TABLE)
    does(table, Play(ANN, cards("9H 4C"), 0))
    assert [card_.name for card_ in table.piles[2]] == ["9H", "4C"]
    assert names(table, "pile") == "2H"
    assert {breach.rule for breach in table.breaches} == {"base-turn", "base-match"}


def test_at_the_table_a_trap_may_be_called_what_it_is_not() -> None:
    table = seat(TrapCard(), dial=TABLE)
    table.area("trap", BOB).append(card("8S"))
    does(table, Spring(BOB, "trap", called=2))
    assert names(table, "pile") == "2H 8S=2"
    assert [breach.rule for breach in table.breaches] == ["trap-card"]


def test_a_joker_is_never_another_card() -> None:
    table = seat(TrapCard(), dial=TABLE)
    table.area("trap", CAT).append(card("JK"))
    does(table, Spring(CAT, "trap", called=5))
    assert names(table, "pile") == "2H JK"
    assert [breach.rule for breach in table.breaches] == ["trap-card", "base-match"]


def test_at_the_table_cards_are_given_unasked() -> None:
    table = seat(GivesAway(), dial=TABLE)
    does(table, Give(ANN, cards("9H 4C"), CAT))
    assert names(table, "Cat") == "9C 4H 9H 4C"
    assert [breach.rule for breach in table.breaches] == ["gives-away"]


@pytest.mark.parametrize(
    "act, way",
    [
        (Play(ANN, cards("9H")), "play"),
        (Draw(ANN), "draw"),
        (Pay(ANN), "pay"),
        (Lay(ANN, card("9H"), "trap"), "set"),
        (Spring(ANN, "trap"), "spring"),
        (Give(ANN, (), BOB), "give"),
        (Choose(ANN, "designate", ()), "designate"),
        (Accuse(ANN, BOB, "base-turn"), "accuse"),
        (Prepare(ANN, "deal"), "deal"),
        (AddRule(ANN, "Hum", "Everyone hums."), "add-rule"),
        (Take(ANN, 1), "take"),
        (LayTaken(ANN, card("9H"), "trap"), "lay"),
        (Tidy(ANN, 1), "tidy"),
        (Veto(ANN), "veto"),
        (Allow(ANN), "allow"),
        (Swap(ANN, "salad", cards("9H"), cards("4C")), "swap"),
        (Declare(ANN, "menu", "slam,veto"), "menu"),
        (Close(ANN), "close"),
        (Say(ANN, "hm"), ""),  # no rule can forbid it
    ],
)
def test_rules_name_acts_by_their_way(act: Act, way: str) -> None:
    assert act.way == way


@pytest.mark.parametrize(
    "title, id", [("Low Fives", "low-fives"), ("  8 -- Skips!", "8-skips"), ("Überholen", "überholen"), ("...", "")]
)
def test_a_title_makes_an_id(title: str, id: str) -> None:
    assert rule_id(title) == id
