"""Games as text, read back exactly."""

import re
from pathlib import Path

import pytest

import cardhouse as ch
from cardhouse.core.acts import Act, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.checkpoints import same_table
from cardhouse.core.law import Law
from cardhouse.core.people_acts import Accuse, Choose, Gesture, Give, Say, Vote
from cardhouse.core.verdicts import judge
from cardhouse.front.notation import act_read, act_written, game_read, game_written, kinds, split_names
from cardhouse.games import GAMES
from cardhouse.games import game as shipped
from cardhouse.rules.calling.cheats import Reorder
from cardhouse.store.wire import field_types

NAMES = ("Ann", "Bob the Great", "Cat", "nobody")


@pytest.mark.parametrize(
    "act, line",
    [
        (Play(0, (ch.card("3C"),)), "Ann: play [3C]"),
        (Play(0, (ch.card("3C"), ch.card("JK")), 2), "Ann: play [3C JK] pile 2"),
        (Say(1, "Thank you"), 'Bob the Great: say "Thank you"'),
        (Say(2, 'a "b" [c], \\ 5'), r'Cat: say "a \"b\" [c], \\ 5"'),
        (Say(2, "nobody"), 'Cat: say "nobody"'),
        (Say(2, "17"), 'Cat: say "17"'),
        (Accuse(2, 1, "base-match"), 'Cat: accuse "Bob the Great" base-match'),
        (Accuse(2, 3, "base-match"), 'Cat: accuse "nobody" base-match'),
        (Vote(0, True), "Ann: vote yes"),
        (Vote(0, False, "accusation"), "Ann: vote no kind accusation"),
        (Gesture(0, "bow"), "Ann: gesture bow"),
        (Gesture(0, "bow", 2), "Ann: gesture bow at Cat"),
        (Gesture(0, "at", 2), 'Ann: gesture "at" at Cat'),
        (Choose(0, "designate", (1, 2)), "Ann: choose designate [1 2]"),
        (Choose(0, "suit", ()), "Ann: choose suit []"),
        (Give(0, (ch.card("4D"),), 2, ("a token",)), 'Ann: give [4D] Cat besides ["a token"]'),
        (Reorder(0, 3, 2), "Ann: reorder pile 3 place 2"),
        (Tick(12_500), "clock: 12500"),
    ],
)
def test_an_act_is_a_line_and_a_line_is_the_act(act: Act, line: str) -> None:
    assert act_written(act, NAMES) == line
    assert act_read(line, NAMES) == act
    assert act_read(f"12. {line}", NAMES) == act


@pytest.mark.parametrize(
    "line, said",
    [
        ("draw", "an act is written"),
        ("Zoe: draw", 'nobody here is called "Zoe"'),
        ("Ann: fly", 'there is no act "fly"'),
        ("Ann: say", '"say" needs its words'),
        ("Ann: draw now", '"now" is too much for "draw"'),
        ("Ann: play 3C", "several are written in brackets"),
        ("Ann: play [99]", "99"),
        ("Ann: vote maybe", "it is yes or no"),
        ("Ann: give [3C] Zoe", 'nobody here is called "Zoe"'),
        ("Ann: play [3C] pile", '"pile" has no value'),
        ("Ann: play [3C] pile two", 'it is a number, not "two"'),
        ("clock: soon", "the clock shows a number"),
        ('Ann: say "open', "I cannot read"),
    ],
)
def test_a_line_that_is_none_says_why(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        act_read(line, NAMES)


def test_every_act_has_a_name_of_its_own() -> None:
    assert len(kinds()) > 50
    assert all(set(field_types(kind)) for kind in kinds().values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("dial", ["referee", "table"])
def test_a_whole_game_is_read_back_exactly(name: str, dial: str) -> None:
    game = ch.play(name, max(3, GAMES[name].fewest), seed=4, dial=dial)
    for _ in range(60):
        if game.over:
            break
        game.do(game.bot("simple"))
    text = game_written(game)
    again = game_read(text)
    assert same_table(game.table, again.table) == []
    assert again.told == game.told
    assert game_written(again) == text


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    game = ch.play(ch.bartok_early + "K = skip", ["Ann", "Bob, the Great"], seed=3, options={"guilt": "majority"})
    game.do("draw")
    saved = game.save(tmp_path / "friday.cards")
    text = saved.read_text()
    assert text.splitlines()[:3] == ["game: bartok@2023-08-14", 'players: Ann, "Bob, the Great"', "seed: 3"]
    assert text.splitlines()[3:5] == ["options: guilt=majority", "rule: K = skip"]
    again = ch.load(saved)
    assert again.names == ("Ann", "Bob, the Great")
    assert same_table(game.table, again.table) == []
    assert again.at(2).told == game.told[: len(again.at(2).told)]


def test_a_rule_in_python_is_brought_along(tmp_path: Path) -> None:
    @ch.rule
    class Quiet(ch.Rule):
        """Nothing is different."""

    book = ch.bartok_early + Quiet
    game = ch.play(book, 2, seed=3)
    saved = game.save(tmp_path / "friday.cards")
    assert "needs: Quiet" in saved.read_text("utf-8")
    with pytest.raises(ch.BadNotation, match='"Quiet" is a rule in Python: open the game with the book that has it'):
        ch.load(saved)
    assert same_table(ch.load(saved, book=book).table, game.table) == []
    plain = ch.play(ch.bartok_early, 2, seed=3).save(tmp_path / "plain.cards")
    assert len(ch.load(plain, book=ch.bartok_early)) > 0


def test_a_book_that_has_a_rule_in_words_does_not_get_it_twice(tmp_path: Path) -> None:
    book = ch.bartok_early + "Kings skip the next player."
    saved = ch.play(book, 2, seed=3).save(tmp_path / "friday.cards")
    assert len(ch.load(saved, book=book).book) == len(ch.load(saved).book) == len(book)


@pytest.mark.parametrize(
    "text, said",
    [
        ("players: Ann, Bob\n\nAnn: draw\n", 'line 3: a game begins with "game: bartok"'),
        ("game: bartk\nplayers: Ann, Bob\n1. Ann: draw", "line 3: There is no game called"),
        ("game: bak\nplayers: Ann, Bob\n1. Ann: fly", 'line 3: there is no act "fly"'),
        ("game: bartok\nplayers: Ann, Bob\n1. Ann: draw", "line 3: this cannot be done"),
        ("game: bak\nplayers: Ann, Bob\nstands: 00", "line 3: the game does not come out as it was"),
    ],
)
def test_a_text_that_is_no_game_says_where(text: str, said: str) -> None:
    with pytest.raises(ch.BadNotation, match=said):
        game_read(text)


def test_remarks_and_empty_lines_are_passed_over() -> None:
    game = game_read("# our first evening\n\ngame: bak\nplayers: Ann, Bob\n# nobody has done anything yet\n")
    assert game.names == ("Ann", "Bob")


HEAD = "game: bak\nplayers: Ann, Bob\n"


def test_the_first_lines_come_first() -> None:
    stands = game_written(ch.play("bak", ["Ann", "Bob"], seed=0, ready=False)).splitlines()[-1]
    assert re.fullmatch("stands: [0-9a-f]{16}", stands)
    assert game_read(f"{HEAD}{stands}\n").names == ("Ann", "Bob")
    with pytest.raises(ch.BadNotation, match='line 4: nobody here is called "seed"; there are Ann, Bob'):
        game_read(f"{HEAD}{stands}\nseed: 4\n")


@pytest.mark.parametrize(
    "more, seed, dial, options, without, rules",
    [
        ("", 0, "referee", {}, (), 0),
        ("seed: 7\nseed: 8", 7, "referee", {}, (), 0),
        ("dial: table", 0, "table", {}, (), 0),
        ("options: guilt=majority, gift=2,", 0, "referee", {"guilt": "majority", "gift": "2"}, (), 0),
        ("without: 8-skips, ,3-flips", 0, "referee", {}, ("8-skips", "3-flips"), 0),
        ("rule: Kings skip.\nrule: Queens skip.", 0, "referee", {}, (), 2),
    ],
)
def test_what_the_first_lines_say(
    more: str, seed: int, dial: str, options: dict[str, str], without: tuple[str, ...], rules: int
) -> None:
    game = game_read(f"game: bartok\nplayers: Ann, Bob\n{more}\n")
    assert (game.seed, game.table.law.dial, dict(game.options), tuple(game.without)) == (seed, dial, options, without)
    assert len(game.book) == len(ch.bartok) + rules


@pytest.mark.parametrize(
    "text, names",
    [
        ("Ann, Bob", ["Ann", "Bob"]),
        ('Ann,  "Bob, the Great" , Cat', ["Ann", '"Bob, the Great"', "Cat"]),
        ("Bob the Great,Ann ", ["Bob the Great", "Ann"]),
        (r'"a \"b\", c", d', [r'"a \"b\", c"', "d"]),
    ],
)
def test_names_stand_between_commas(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_a_refused_act_that_costs_something_is_a_line_too() -> None:
    fines = next(name for name in GAMES if "referee_fines" in Law(shipped(name).book).options())
    game = ch.play(fines, ["Ann", "Bob", "Cat"], seed=4, options={"referee_fines": "one-card"})
    wrong = [each for each in game.table.hands[game.table.turn] if judge(game.table, Play(game.table.turn, (each,)))]
    outcome = game.do(Play(game.table.turn, (wrong[0],))).outcome
    assert not outcome.happened
    assert outcome.events
    assert same_table(game.table, game_read(game_written(game)).table) == []
