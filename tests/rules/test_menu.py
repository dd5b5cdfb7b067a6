"""Repairs by consent of all: they hold for the round."""

from cardhouse.core.book_acts import AddRule
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Accuse, Vote
from cardhouse.core.questions import Contributor
from cardhouse.core.rule import TABLE
from cardhouse.core.table import OVER, Table
from cardhouse.rules.dealing.dealing import RecycleUnderTops
from cardhouse.rules.dealing.menu import REPAIR, Repairs
from cardhouse.rules.lawmaking.declaring import Declared, Propose
from tests.core.seating import ANN, BOB, CAT, does, seat


def agreed(table: Table, words: str) -> None:
    does(table, Propose(ANN, words), Vote(BOB, True, REPAIR), Vote(CAT, True, REPAIR))


def recycling(table: Table) -> list[object]:
    return [rule.options()["recycle"] for a in table.law.book for rule in a.rules if "recycle" in rule.options()]


def next_round(table: Table) -> None:
    table.phase = OVER
    does(table, AddRule(table.ask(Contributor()), "Low Fives", "Whoever plays a 5 taps the table."))


def test_an_option_is_set_for_the_round_and_set_back_after_it() -> None:
    table = seat(Repairs())
    agreed(table, "recycle:none")
    assert recycling(table) == ["none"]
    next_round(table)
    assert recycling(table) == [RecycleUnderTops().recycle]


def test_a_sentence_that_all_agree_on_is_the_latest_rule_until_the_round_is_over() -> None:
    table = seat(Repairs())
    agreed(table, "Nobody whistles.")
    latest = table.law.book[-1]
    assert (latest.sentences(), latest.by) == ("Nobody whistles.", "Ann")
    assert decide(table.copy(), Accuse(BOB, ANN, latest.id)).lawful
    next_round(table)
    assert latest.id not in table.law.by_id


def test_words_that_set_nothing_are_a_sentence_where_the_table_lets_them_pass() -> None:
    table = seat(Repairs(), dial=TABLE)
    agreed(table, "no_such_option:yes")
    assert [breach.rule for breach in table.breaches] == ["repairs"]
    assert table.law.book[-1].sentences() == "no_such_option:yes"


def test_a_repair_is_in_the_log_with_whoever_proposed_it() -> None:
    table = seat(Repairs())
    does(table, Propose(BOB, "recycle:none"), Vote(ANN, True, REPAIR))
    outcome = does(table, Vote(CAT, True, REPAIR))
    assert Declared(BOB, REPAIR, "recycle:under_tops") in outcome.events
    does(table, Propose(CAT, "Nobody whistles."), Vote(ANN, True, REPAIR))
    outcome = does(table, Vote(BOB, True, REPAIR))
    assert Declared(CAT, REPAIR, f"sentence:{table.law.book[-1].id}") in outcome.events
