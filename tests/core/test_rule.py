"""A rule is a frozen value that says one sentence; an article gives it a place in a book."""

import copy
import pickle
from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

import pytest

from cardhouse.cards import ACES, EIGHTS, TWOS
from cardhouse.core import rule
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import HandSize
from cardhouse.core.rule import Article, Brings, CardRule, Rule, hooks_of
from cardhouse.core.speech import Gestured, Said
from cardhouse.core.table import Events, Table
from cardhouse.rules.dealing.dealing import Deal
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.matching.matching import FollowSuitOrRank
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.turns.turn_order import OneActATurn, Reverses, Skips
from tests.core.seating import ANN, does, plays, seat


def test_a_sentence_has_the_fields_put_in() -> None:
    assert Knocks(on=EIGHTS, times=2).sentence() == "Whoever plays an 8 knocks 2 times."
    assert Knocks(on=ACES).sentence() == "Whoever plays an Ace knocks 1 times."


def test_rules_are_values() -> None:
    assert Skips(on=EIGHTS) == Skips(on=EIGHTS) != Skips(on=ACES)
    assert len({Skips(on=EIGHTS), Skips(on=EIGHTS), Deal(5), Deal(6)}) == 3
    others: list[Rule] = [Reverses(on=EIGHTS)]
    assert Skips(on=EIGHTS) not in others
    assert isinstance(OneActATurn(), Hashable)


@pytest.mark.parametrize(
    "rule", [OneActATurn(), Deal(7), Skips(on=EIGHTS), GivesAway(on=TWOS, gift=1), SayAt(1, "Tok")]
)
def test_a_rule_can_be_copied_and_kept(rule: Rule) -> None:
    for other in (copy.copy(rule), copy.deepcopy(rule), pickle.loads(pickle.dumps(rule))):
        assert other == rule
        assert other.sentence() == rule.sentence()


def test_a_rule_does_not_change() -> None:
    deal: Rule = Deal(5)
    with pytest.raises(AttributeError):
        deal.cards = 6  # type: ignore[attr-defined]  # that is the point


def test_its_options_are_the_fields_that_it_declares_as_such() -> None:
    assert GivesAway(on=TWOS, gift=3).options() == {"gift": 3}
    assert OneActATurn().options() == {}


def test_a_rule_brings_and_remembers_nothing_unless_it_says_so() -> None:
    assert FollowSuitOrRank().brings() == Brings()
    assert FollowSuitOrRank().tallies() == ()


def test_an_article_has_its_own_words_or_those_of_its_rules() -> None:
    rules = (Knocks(on=EIGHTS), Nods())
    assert Article("a", "A", "Ann", "", rules).sentences() == "Whoever plays an 8 knocks 1 times. Whoever speaks nods."
    assert Article("a", "A", "Ann", "", rules, "Eights skip.").sentences() == "Eights skip."


def test_without_rules_only_people_can_tell() -> None:
    assert Article("hum", "Hum", "Ann", "", (), "Everyone hums.").judged
    assert not Article("skips", "Skips", "Ann", "", (Skips(on=EIGHTS),)).judged


@dataclass(frozen=True)
class Nods(Rule):
    """Whoever speaks nods."""

    heard: ClassVar[list[str]] = []  # it cannot be hashed, and is no hook

    @after(Said)
    def respond(self, said: Said, table: Table) -> Events:
        yield Gestured(said.player, "nod", -1)


@dataclass(frozen=True)
class Bows(Nods):
    """Whoever speaks bows, and the hand has six cards."""

    @after(Said)
    def respond(self, said: Said, table: Table) -> Events:
        yield Gestured(said.player, "bow", -1)

    @answers(HandSize)
    def six(self, asked: HandSize, table: Table, earlier: int) -> int:
        return 6


def test_hooks_are_inherited_and_may_be_written_anew() -> None:
    assert [(name, mark.hook, mark.of) for name, mark in hooks_of(Nods)] == [("respond", "after", Said)]
    both = [("respond", "after", Said), ("six", "answers", HandSize)]
    assert [(name, mark.hook, mark.of) for name, mark in hooks_of(Bows)] == both
    assert [event for event in does(seat(Bows()), Say(ANN, "hm")).events if isinstance(event, Gestured)] == [
        Gestured(ANN, "bow", -1)
    ]


@dataclass(frozen=True)
class Knocks(CardRule):
    """Whoever plays {on}
    knocks {times} times.
    """

    times: int = 1

    @after(Played)
    def knock(self, played: Played, table: Table) -> Events:
        yield Gestured(played.player, "knock", -1)


@pytest.mark.parametrize("play, knocks", [("Ann 9H", False), ("Ann 8H", True)])
def test_a_rule_written_at_the_table_is_woken_by_its_cards_too(play: str, knocks: bool) -> None:
    table = seat(Knocks(on=EIGHTS), Ann="9H 8H 4C", Bob="9D", Cat="9C")
    assert (Gestured(ANN, "knock", -1) in plays(table, play)[0].events) is knocks


def test_an_article_in_words_is_found_once_and_kept() -> None:
    article = Article("skips", "Skips", "", "", (Skips(on=EIGHTS),))
    told = article.told()
    assert (told.sentence, told.further, told.rulings) == (article.sentence(), article.further(), ())
    assert article.told() is told
    other = Article("skips", "Skips", "", "", (Skips(on=ACES),))
    assert other.told().sentence == other.sentence() != told.sentence
    kept = rule._IN_WORDS
    kept.update({-1 - number: (other, told) for number in range(rule.MOST_IN_WORDS)})
    assert Article("a", "A", "", "", (), "No singing.").told().sentence == "No singing."
    assert len(kept) == 1, "they do not become more and more"
