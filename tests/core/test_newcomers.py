"""Places that were left, and who takes them again."""

from cardhouse.core.acts import Prepare
from cardhouse.core.book_acts import AddRule
from cardhouse.core.engine import decide
from cardhouse.core.presence import next_player, players
from cardhouse.core.questions import Contributor
from cardhouse.core.seating import Leave, SitDown
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import judge
from cardhouse.core.view import view
from cardhouse.games import BARTOK, new_table


def laid() -> Table:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=2)
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).lawful
    return table


def test_a_place_is_taken_again_at_the_next_deal_under_another_name() -> None:
    table = laid()
    assert decide(table, Leave(1)).lawful
    assert decide(table, SitDown(1, "Eve")).told() == "impossible: a free place is taken again at the next deal"
    table.phase = OVER
    assert decide(table, SitDown(1, "")).told() == "impossible: a name has between 1 and 500 letters"
    assert decide(table, SitDown(1, "Eve")).lawful
    assert table.names == ["Ann", "Eve", "Cat"]
    assert players(table) == [0, 1, 2]


def test_somebody_else_may_take_the_place_of_a_bot() -> None:
    table = laid()
    table.phase = OVER
    outcome = decide(table, SitDown(0, "Ann"))
    assert [type(event).__name__ for event in outcome.events] == ["SatDown"]
    assert table.names == ["Ann", "Bob", "Cat"]


def test_a_renamed_table_leaves_its_copies_alone() -> None:
    table = laid()
    table.phase = OVER
    before = table.copy()
    decide(table, SitDown(0, "Eve"))
    assert before.names == ["Ann", "Bob", "Cat"]


def test_whoever_is_alone_is_their_own_neighbour() -> None:
    table = laid()
    assert next_player(table, 0) == 1
    for seat in (1, 2):
        decide(table, Leave(seat))
    assert next_player(table, 0) == 0


def test_there_is_no_going_back_to_before_somebody_left() -> None:
    table = laid()
    table.keeps = True
    assert decide(table, Leave(1)).lawful
    assert table.saved is None


def test_whoever_has_left_is_shown_as_gone_and_offered_to_come_back_when_the_round_is_over() -> None:
    table = laid()
    decide(table, Leave(1))
    seen = view(table, 1)
    assert [(figure.name, figure.owner) for figure in seen.figures if figure.name == "left the table"] == [
        ("left the table", 1)
    ]
    assert not any("join" in window.ways for window in seen.windows)
    table.phase = OVER
    assert [window.seats for window in view(table, 1).windows if "join" in window.ways] == [(1,)]


def test_a_page_says_what_leaving_means() -> None:
    for leavers, words in (("out", "Your cards go under the stock"), ("bot", "A bot plays your hand on.")):
        table = new_table(BARTOK, ["Ann", "Bob"], options={"leavers": leavers})
        told = next(choice for choice in view(table, 0).choices if choice.way == "leave")
        assert told.words[0].startswith(words)


def test_when_all_have_left_the_table_waits_for_nobody_and_says_so() -> None:
    table = laid()
    for seat in range(3):
        assert decide(table, Leave(seat)).lawful
    assert table.phase == OVER
    assert table.ask(Contributor()) == NO_SEAT
    rule = AddRule(0, "Quiet", "Nobody hums.")
    assert [ruling.reason for ruling in judge(table, rule)] == [
        "Ann has left the table",
        "after a round a rule is added, and now that is for nobody, for all have left",
    ]
    assert decide(table, rule).told() == "impossible: Ann has left the table"
