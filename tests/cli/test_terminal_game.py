"""The small things that a line does in the terminal: choosing, waiting, waving, undoing."""

import pytest

from cardhouse.core.owed import Duty
from cardhouse.core.view import view
from cardhouse.terminal.drawing import own
from tests.cli.playing import flat, laid, typed


@pytest.mark.parametrize("expires, told", [(5_000, "5 seconds pass."), (4_001, "5 seconds pass."), (1, "1 seconds")])
def test_time_is_told_in_whole_seconds_the_last_one_too(expires: int, told: str) -> None:
    table = laid("5H 3C")
    table.duties = [Duty(1, "give", expires=expires)]
    assert told in flat(typed(table, "wait", "quit"))
    assert table.clock == expires


def test_nothing_is_waited_for_where_nothing_runs_out() -> None:
    table = laid("5H 3C")
    assert "Nothing runs out with time now." in flat(typed(table, "wait", "quit"))
    assert table.clock == 0


@pytest.mark.parametrize(
    "line, chosen",
    [("choose 1", (1, 2)), ("choose 2", (2, 1)), ("choose a", (1, 2)), ("b", (2, 1)), ("A", (1, 2))],
)
def test_a_choice_is_taken_by_its_place_or_its_letter(line: str, chosen: tuple[int, int]) -> None:
    table = laid("2C 9C 4C", pile="2H")
    giver = ("Bob", "Cat")[chosen[0] - 1]
    out = flat(typed(table, "2c", line, "quit"))
    assert f"{giver} has to give" in out or f"{giver} gives" in out


@pytest.mark.parametrize("line", ["choose 0", "choose 3", "choose c", "choose ab", "choose"])
def test_there_are_no_more_choices_than_there_are(line: str) -> None:
    table = laid("2C 9C 4C", pile="2H")
    out = flat(typed(table, "2c", line, "quit"))
    assert "Choose a letter from a to b." in out
    assert table.duties


def test_waving_goes_on_and_off() -> None:
    out = flat(typed(laid("5H 3C"), "wave", "wave", "quit"))
    on, off = "You let every card be, until one matters to you or is about to win.", "Each card is put to you again."
    assert out.index(on) < out.index(off)
    assert (out.count(on), out.count(off)) == (1, 1)


def test_what_is_not_for_this_player_is_said() -> None:
    out = flat(typed(laid("5H 3C"), "deal", "save it", "quit"))
    assert "It is not for you to deal now." in out
    assert "This game cannot be saved." in out


def test_undoing_one_act_puts_all_back() -> None:
    table = laid("2C 9C 4C 6C", pile="AC")
    out = flat(typed(table, "2c", "undo", "undo", "quit"))
    assert "Taken back: your act." in out
    assert "That cannot be undone: there is nothing of yours to take back." in out
    assert [card.name for card in table.hands[0]] == ["2C", "9C", "4C", "6C"]
    assert [card.name for card in table.piles[1]] == ["AC"]
    assert table.duties == []


@pytest.mark.parametrize(
    "misspelt, meant",
    [
        *[
            ("whyy", "why"),
            ("ruless", "rules"),
            ("hellp", "help"),
            ("undoo", "undo"),
            ("neww", "new"),
            ("quitt", "quit"),
        ],
        *[("deall", "deal"), ("tablle", "table"), ("chosse", "choose"), ("waitt", "wait"), ("wavve", "wave")],
        *[("savve", "save"), ("dessignate", "designate"), ("exxit", "exit"), ("drraw", "draw"), ("plaay", "play")],
    ],
)
def test_what_a_misspelt_word_may_mean(misspelt: str, meant: str) -> None:
    assert f'Did you mean "{meant}"?' in flat(typed(laid("5H 3C"), misspelt, "quit"))


def test_why_is_about_the_latest_act() -> None:
    out = flat(typed(laid("5C 4H 9S"), "5c", "why", "4h", "why", "quit"))
    refused, asked = out.partition("You play 4♥.")[::2]
    assert "> why" in refused
    assert "Nothing was refused." not in refused
    assert "Nothing was refused." in asked


def test_a_round_is_left_when_that_is_said_twice() -> None:
    question = "This round is not over. Type new once more to leave it for a new game."
    assert flat(typed(laid("5C 4H"), "new", "draw", "new", "quit")).count(question) == 2
    assert flat(typed(laid("5C 4H"), "new", "new", "quit")).count(question) == 1


def test_each_way_that_is_open_is_named() -> None:
    out = flat(typed(laid("9C 4C 5S", pile="2H 3H 4H"), "quit"))
    assert 'type a number from 1 to 3 to play that card, or type "draw"' in out
    assert "in turn" not in out


def test_who_is_not_in_turn_stands_where_others_would() -> None:
    """The own name keeps its place whether or not it is marked."""
    shown = own(view(laid("9C 4C", pile="2H"), 0), 80)
    assert shown[0].startswith("  ▸ Ann (you")
    table = laid("9C 4C", pile="2H")
    table.turn = table.last = 1
    assert own(view(table, 0), 80)[0].startswith("    Ann (you")
