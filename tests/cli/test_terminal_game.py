"""The small things that a line does in the terminal: choosing, waiting, waving, undoing."""

import pytest

from cardhouse.core.owed import Duty
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
