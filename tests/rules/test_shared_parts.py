"""Rules that several games share, and old books that said the same in one rule."""

from __future__ import annotations

import msgspec
import pytest

from cardhouse.core.acts import Prepare
from cardhouse.core.cases import ACCEPTED, RIGHT, WRONG, CaseJudged, Charged
from cardhouse.core.engine import decide
from cardhouse.core.owed import Case, Penalty
from cardhouse.core.penalties import AT_ONCE, BY_HAND, GIVEN, Collected, Fined
from cardhouse.core.people_acts import Call
from cardhouse.core.rounds import NO_RESULT, NO_WINNER
from cardhouse.core.rule import TABLE, Article, Rule
from cardhouse.core.seating import Leave
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, PLAYING
from cardhouse.games.shelf import new_table
from cardhouse.rules.calling.calls import PenaltyCalls
from cardhouse.rules.court.sentences import GuiltyPays, PenaltiesTaken
from cardhouse.rules.dealing.readiness import SaysReady
from cardhouse.rules.proposing.table_talk import OptionByVote
from cardhouse.rules.turns.leaving import PlayerCount, TooFewLeft
from cardhouse.rules.winning.winning import EmptyHandWins
from cardhouse.store.wire import EDITION, ArticleWire, RuleWire, article_of, to_wire


def test_sentences_say_how_it_is_at_this_table() -> None:
    assert PlayerCount().sentence() == "It takes two to play."
    assert PlayerCount(3).sentence() == "It takes 3 to play."
    assert PlayerCount(2, 4).sentence() == "2 to 4 people play."
    assert TooFewLeft().sentence() == "With fewer than 2 left, nobody wins the round."
    assert TooFewLeft(3, NO_RESULT).sentence() == "With fewer than 3 left, the round ends without a result."
    assert TooFewLeft(2, "something else").sentence() == TooFewLeft(2, NO_WINNER).sentence()
    said = [PenaltiesTaken(how).sentence() for how in (AT_ONCE, BY_HAND, GIVEN, "something else")]
    assert said[:3] == [
        "Penalty cards are drawn at once.",
        "Whoever owes a penalty card takes it from the stock.",
        "Penalty cards are handed over by whoever called.",
    ]
    assert said[3] == said[1]


@pytest.mark.parametrize("how", [AT_ONCE, BY_HAND, GIVEN])
def test_a_table_has_its_own_way_of_taking_penalties(how: str) -> None:
    table = new_table([Article("taken", "Taken", "all", "", (PenaltiesTaken(how),))], ["Ann", "Bob"])
    assert table.ask(Collected(Penalty(0, 1, "x"))) == how


@pytest.mark.parametrize(
    "judged, fined",
    [
        (CaseJudged(Case(0, 1, "x"), RIGHT), [Fined(1, 1, "x")]),
        (CaseJudged(Case(0, 1, "x", "", 7), ACCEPTED), [Fined(1, 1, "x", number=7, by=0)]),
        (CaseJudged(Case(0, 1, "x"), WRONG), []),
    ],
)
def test_who_is_rightly_charged_pays_once(judged: CaseJudged, fined: list[Fined]) -> None:
    table = new_table([Article("pays", "Pays", "all", "", (GuiltyPays(),))], ["Ann", "Bob"])
    assert list(GuiltyPays().pay(judged, table)) == fined


@pytest.mark.parametrize("game", ["bartok", "uncle-baiting"])
def test_a_call_in_words_is_no_case_where_rules_are_named(game: str) -> None:
    table = new_table(game, ["Ann", "Bob", "Cat"], dial=TABLE)
    tokens = dict(table.tokens)
    assert decide(table, Call(0, 1, "Wrong")).events == [Charged(0, 1, words="Wrong")]
    assert (table.motions, table.pauses, table.tokens) == ([], [], tokens)


def test_a_named_rule_is_no_call_where_words_are_called() -> None:
    table = new_table("moo", ["Ann", "Bob", "Cat"], dial=TABLE)
    assert list(PenaltyCalls().judge(Charged(0, 1, "302-match"), table)) == []
    assert Charged(0, 1, "302-match").case == Case(0, 1, "302-match")


def test_everybody_says_once_that_they_are_ready() -> None:
    table = new_table("bak", ["Ann", "Bob", "Cat"])
    assert decide(table, Prepare(0, "ready")).answer == "done"
    assert "Ann is ready already" in decide(table, Prepare(0, "ready")).told()
    decide(table, Leave(1))
    for step in ("ready", "start"):
        assert "Bob has left the table" in decide(table, Prepare(1, step)).told()
    assert decide(table, Prepare(2, "ready")).answer == "done"
    assert table.phase == PLAYING
    assert "has left" not in decide(table, Prepare(2, "start")).told()


def test_nobody_says_so_where_it_is_not_the_time() -> None:
    table = new_table("uncle-baiting", ["Ann", "Bob", "Cat"])
    told = decide(table, Prepare(0, "ready")).told()
    assert "is ready already" not in told
    assert told


def old(*rules: Rule, edition: int = 1) -> tuple[str, ...]:
    """The names of the rules of an article that was written down so long ago."""
    wire: ArticleWire = to_wire(Article("a", "A", "all", "", rules))
    return names(msgspec.structs.replace(wire, edition=edition))


def names(wire: ArticleWire) -> tuple[str, ...]:
    return tuple(type(rule).__name__ for rule in article_of(wire).rules)


def test_what_an_old_rule_said_is_said_by_several_now() -> None:
    assert old(EmptyHandWins()) == ("EmptyHandWins", "HeldByPenalty")
    assert old(EmptyHandWins(), edition=EDITION) == ("EmptyHandWins",)
    assert old(SaysReady()) == ("SaysReady",)


@pytest.mark.parametrize(
    "former, now",
    [
        (
            RuleWire("LeavesTheRound", {"leavers": "bot"}),
            ("Leaves", "CleanSlate", "HandGoesUnder", "TooFewLeft", "EmptySeatsShown", "PlayerCount"),
        ),
        (
            RuleWire("LeavesTheTable", {"fewest": 2}),
            ("Leaves", "TooFewLeft", "HandLaidAside", "TurnPassesOn", "EmptySeatsShown"),
        ),
        (RuleWire("OutsidersAreFree", {}), ("OutsidersUnbound", "CleanSlate", "TurnPassesOn")),
    ],
)
def test_leaving_was_one_rule_in_each_game(former: RuleWire, now: tuple[str, ...]) -> None:
    assert names(ArticleWire("a", "A", "all", "", (former,), "", "", "")) == now


def test_what_is_agreed_before_the_deal_is_an_option_by_vote() -> None:
    former = RuleWire("AgreedBefore", {"agreed": "packs", "values": "2 3"})
    [rule] = article_of(ArticleWire("a", "A", "all", "", (former,), "", "", "")).rules
    assert rule == OptionByVote("packs", "2 3", before_deal=True)
    assert rule.sentence() == "Before the deal all players together may set this another way."
    assert OptionByVote("x", "a b").sentence() == "All players together may set this another way."
    for_good = OptionByVote("x", "a b", "b").sentence()
    assert for_good == "All players together may set this another way, unless it was set for good."


def test_when_all_have_left_nobody_is_in_turn() -> None:
    table = new_table("moo", ["Ann", "Bob"], options={"clock": "untimed"})
    decide(table, Prepare(1, "start"))
    for seat in (1, 0):
        assert decide(table, Leave(seat)).answer == "done"
    assert (table.phase, table.turn) == (OVER, NO_SEAT)
