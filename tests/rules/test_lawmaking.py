"""How the book grows: who adds a rule, and what that makes them."""

from dataclasses import dataclass

import pytest

from cardhouse.core.acts import Prepare
from cardhouse.core.affairs import Breached
from cardhouse.core.book_acts import AddRule, Object
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Contributor, General, NextDealer, Role
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import TABLE, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, Table
from cardhouse.rules.lawmaking.generality import names_somebody
from cardhouse.rules.lawmaking.lawmaking import CHEF, NewestAuthorIsChef
from tests.core.seating import ANN, BOB, CAT, DAN, does, seat, told

FOUR = {"Ann": "4C", "Bob": "9D", "Cat": "9C", "Dan": "9S"}


def over(*rules: Rule, authored: tuple[int, ...] = (0, 0, 0, 0), dial: str = "referee") -> Table:
    """A round is over; Dan dealt it."""
    table = seat(*rules, dial=dial, hands=FOUR)
    table.phase, table.dealer, table.winners = OVER, DAN, [BOB]
    table.authored = list(authored)
    return table


@pytest.mark.parametrize(
    "authored, dealer, contributor",
    [
        ((0, 0, 0, 0), DAN, ANN),  # nobody yet: from the Dealer's left
        ((0, 0, 0, 0), BOB, CAT),
        ((10, 0, 12, 0), DAN, BOB),
        ((10, 0, 12, 0), BOB, DAN),
        ((10, 11, 12, 13), CAT, ANN),  # the oldest
        ((13, 11, 12, 10), CAT, DAN),
    ],
)
def test_who_added_least_recently_is_to_add_a_rule(authored: tuple[int, ...], dealer: int, contributor: int) -> None:
    table = over(authored=authored)
    table.dealer = dealer
    assert table.ask(Contributor()) == contributor


def test_a_rule_is_added_and_a_new_round_begins() -> None:
    table = over()
    outcome = does(table, AddRule(ANN, "Hum", "Everyone hums.", "2024-05-01"))
    assert RoundBegan(ANN) in outcome.events  # the player at the Dealer's left deals it
    assert table.law.articles[-1].id == "hum"
    assert (table.phase, table.dealer, table.round) == ("shuffle", ANN, 2)
    assert decide(table, Prepare(ANN, "shuffle")).lawful
    assert table.ask(Contributor()) == BOB


@pytest.mark.parametrize(
    "act, answer",
    [
        (AddRule(BOB, "Hum", "Everyone hums."), ["refused", "base-new-rule"]),
        (AddRule(ANN, "Hum", "Bob hums."), ["refused", "base-new-rule"]),
        (AddRule(ANN, "Hum", "Everyone hums."), ["done"]),
    ],
)
def test_it_is_the_contributors_and_treats_all_alike(act: AddRule, answer: list[str]) -> None:
    assert told(decide(over(), act)) == answer


def test_at_the_table_anybodys_rule_is_in_the_book_all_the_same() -> None:
    table = over(dial=TABLE)
    outcome = does(table, AddRule(BOB, "Hum", "I need not hum."))
    assert Breached(BOB, "base-new-rule") in outcome.events
    assert table.law.articles[-1].by == "Bob"
    assert table.ask(Contributor()) == CAT  # Ann deals now; from her left, Bob has just added one


@pytest.mark.parametrize(
    "text, somebody",
    [
        ("Everyone hums.", False),
        ("Whoever plays a 5 taps the table.", False),
        ("Ann hums.", True),
        ("What ann says counts.", True),
        ("Annual hums are fine.", False),
        ("I need not draw.", True),
        ("Nobody takes my card.", True),
        ("In time, the i-th card counts.", False),
        ("Give it to Dan.", True),
    ],
)
def test_a_rule_names_nobody(text: str, somebody: bool) -> None:
    assert over().ask(General(text)) is not somebody


@pytest.mark.parametrize(
    "text, somebody",
    [
        ("A player hums.", False),  # "A" is a word as well as a name
        ("After a 5, player A draws.", True),
        ("Seat b draws.", True),
        ("Player Anna draws.", False),
        ('Whoever sneezes must say "Bless me".', False),  # it is the speaker's word
        ("Whoever sneezes must bless me.", True),
    ],
)
def test_players_may_be_called_by_a_letter(text: str, somebody: bool) -> None:
    assert names_somebody(text, ["A", "B"]) is somebody


def test_names_are_taken_as_they_are() -> None:
    assert names_somebody("All but (x.y) hum", ["x.y"])
    assert not names_somebody("All but xzy hum", ["x.y"])


@dataclass(frozen=True)
class TextsAreShort(Rule):
    """A rule has at most three words."""

    @answers(General)
    def short(self, asked: General, table: Table, earlier: bool) -> bool:
        return earlier and len(asked.text.split()) <= 3


def test_another_rule_may_ask_more_of_a_text() -> None:
    table = over(TextsAreShort())
    assert told(decide(table, AddRule(ANN, "Hum", "Everyone hums and bows."))) == ["refused", "texts-are-short"]
    assert told(decide(table, AddRule(ANN, "Hum", "Bob hums."))) == ["refused", "base-new-rule"]
    assert decide(table, AddRule(ANN, "Hum", "Everyone hums.")).lawful


@pytest.mark.parametrize("authored, chef", [((0, 0, 0, 0), NO_SEAT), ((0, 11, 0, 0), BOB), ((14, 11, 15, 9), CAT)])
def test_who_wrote_the_newest_rule_is_chef(authored: tuple[int, ...], chef: int) -> None:
    table = over(NewestAuthorIsChef(), authored=authored)
    assert table.ask(Role(CHEF)) == chef
    assert table.ask(Role("waiter")) == NO_SEAT
    assert over(authored=authored).ask(Role(CHEF)) == NO_SEAT  # without the rule there is none


def test_the_chef_changes_with_the_next_rule() -> None:
    table = over(NewestAuthorIsChef(), authored=(0, 11, 12, 13))
    does(table, AddRule(ANN, "Hum", "Everyone hums."))
    assert table.ask(Role(CHEF)) == ANN


@dataclass(frozen=True)
class WinnerDeals(Rule):
    """The winner deals the next round."""

    @answers(NextDealer)
    def winner(self, asked: NextDealer, table: Table, earlier: int) -> int:
        return table.winners[0] if table.winners else earlier


def test_a_rule_may_say_who_deals_next() -> None:
    table = over(WinnerDeals())
    does(table, AddRule(ANN, "Hum", "Everyone hums."))
    assert table.dealer == BOB


def test_nobody_adds_rules_where_no_rule_says_who() -> None:
    assert seat(base=()).ask(Contributor()) == NO_SEAT


def test_an_objection_is_the_objectors_and_about_the_author() -> None:
    table = over()
    does(table, AddRule(ANN, "Hum", "Everyone hums."), Object(CAT, "hum"))
    motion = table.motions[0]
    assert (motion.by, motion.about, motion.subject) == (CAT, ANN, "hum")
    assert motion.electorate == (BOB, DAN)
