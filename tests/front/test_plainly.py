"""The front door with as few words as possible: what is played unless told, and where limits lie."""

import pytest

import cardhouse as ch
from cardhouse.core.acts import Act, Draw
from cardhouse.core.book_acts import Tick
from cardhouse.front.game import NAMES, seated
from cardhouse.games import GAMES
from cardhouse.rules.turns.turn_order import Skips


def test_what_is_played_unless_told() -> None:
    game = ch.play()
    assert (game.book.name, game.names, game.seed) == ("bartok", ("Ann", "Bob", "Cat", "Dan"), 0)
    assert game.table.law.dial == "referee"
    assert game.table.phase == "play"
    assert ch.play("bak", 2, ready=False).sitting.number == 0


def test_there_is_a_name_for_everybody() -> None:
    assert list(NAMES) == sorted(NAMES)
    assert len(set(NAMES)) == max(game.most for game in GAMES.values()) == 8
    assert ch.play("bartok@2023-08-14", 8).names == NAMES
    book = ch.bartok
    for wrong in (1, 9):
        with pytest.raises(ValueError, match=f"is for 2 to 8 players, not {wrong}"):
            seated(wrong, book)
    with pytest.raises(TypeError, match="players are a list of names"):
        seated("Ann", book)
    with pytest.raises(ValueError, match="two players have the same name"):
        seated(["Ann", "Ann"], book)


def test_a_game_as_it_stood() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    begun = len(game)
    told = list(game.told)
    assert game.do("draw")
    assert game.do("draw")
    assert [len(game.at(number)) for number in (0, begun, begun + 2)] == [0, begun, begun + 2]
    assert game.at(begun).told == told
    assert game.at(begun).to_move == "Ann"
    assert game.copy().told == game.told
    assert game.copy().to_move == game.to_move == "Cat"
    for wrong in (-1, begun + 3):
        with pytest.raises(ValueError, match=f"this game has {begun + 2} entries, and no number {wrong}"):
            game.at(wrong)
    other = game.copy()
    assert other.do("draw")
    assert len(game) == begun + 2


def test_bots_play_for_so_many_acts() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    before = game.table.acts
    assert game.play_on(acts=4) is game
    assert game.table.acts == before + 4
    again = ch.play("bartok@2023-08-14", 3, seed=5).play_on(acts=4)
    assert again.told == game.told
    assert ch.play("bartok@2023-08-14", 3, seed=6).play_on(acts=4).told != game.told


def test_where_nobody_has_anything_to_do_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    monkeypatch.setattr("cardhouse.front.game.next_act", lambda *given: None)
    with pytest.raises(ValueError, match="nobody has anything to do"):
        game.bot()
    monkeypatch.setattr("cardhouse.front.game.deadlines", lambda table: [900, 700])
    assert game.bot() == Tick(700)
    game.table.clock = 800
    assert game.bot() == Tick(800)


def test_what_is_lawful_for_somebody_else() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    assert game.to_move == "Ann"
    assert game.lawful("Bob") == []
    assert game.lawful("Ann") == game.lawful(0) == game.lawful()
    moo = ch.play("moo", 3, seed=5)
    other = next(name for name in moo.names if name != moo.to_move)
    assert moo.lawful(other) == []
    everything = moo.lawful(other, everything=True)
    assert everything
    assert {act.act.seat for act in everything} == {moo.seat(other)}
    assert len(moo.lawful(everything=True)) > len(moo.lawful())
    assert game.view().seat == -1
    assert game.view("Cat").seat == game.view(2).seat == 2
    for nobody in ("Dan", 3, -1, True):
        with pytest.raises(ValueError, match="there is nobody called"):
            game.seat(nobody)


def test_what_is_no_act_is_told() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    with pytest.raises(TypeError, match='do takes words such as "5d" or "draw", or an act, not 7'):
        game.do(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"Play\.cards: .*Card object expected; got str; ch\.card\('5H'\) is one"):
        game.do(ch.Play(0, ("5H",)))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="zebra"):
        game.do("zebra zebra")
    over = ch.play("bartok@2023-08-14", 3, seed=5).play_on()
    with pytest.raises(ValueError, match='the table waits for nobody: say who does it, as in "Ann: draw"'):
        over.do("draw")
    assert over.lawful() == []


def test_each_try_is_an_act_of_its_own() -> None:
    """The same words twice are two acts, refused or not."""
    game = ch.play("bartok@2023-08-14", 3, seed=5)
    acts: list[Act] = []
    for _ in range(2):
        refused = game.do("Bob: draw")
        assert not refused
        acts.append(refused.outcome.act)
    assert acts == [Draw(1), Draw(1)]
    assert [bool(game.do("say Hello", "Ann")) for _ in range(2)] == [True, True]
    assert game.told[-2:] == ["Ann says: “Hello”"] * 2


def test_a_book_of_articles_is_a_game_of_ones_own() -> None:
    articles = list(ch.bartok_early.articles)
    game = ch.play(articles, 3, seed=5)
    assert repr(game).startswith("<a game of your own with Ann, Bob, Cat: ")
    with pytest.raises(TypeError, match="a book is made of articles"):
        ch.play([*articles, Skips()], 3)  # type: ignore[list-item]
