"""A game played from Python: one import, and everything prints."""

import random
import subprocess
import sys
from typing import Any

import pytest

import cardhouse as ch
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.owed import SAY, Duty, seconds
from cardhouse.core.people_acts import Say
from cardhouse.core.speech import Said
from cardhouse.core.table import OVER, PLAYING, Events, Table
from cardhouse.front.choices import done_by, foretold
from cardhouse.games import BARTOK, GAMES, new_table
from cardhouse.rules.tokens.token_acts import ReturnTurn
from tests.core.seating import seat


@pytest.fixture
def game() -> ch.OpenGame:
    return ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_ready_at_once(name: str) -> None:
    game = ch.play(name, max(3, GAMES[name].fewest), seed=3)
    assert game.table.phase == "play"
    assert game.to_move in game.names
    assert game.lawful()
    assert game.to_move in repr(game)
    assert f"{game.to_move} is to move." in str(game)
    assert game.told


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("name", ["bartok", "bartok@2023-08-14", "bak", "moo", "uncle-baiting"])
def test_a_plain_loop_comes_to_its_end(name: str, seed: int) -> None:
    game, whims = ch.play(name, 3, seed=seed), random.Random(seed)
    for _ in range(12_000):
        if game.over:
            break
        assert game.do(whims.choice(game.lawful()))
    assert game.over
    assert game.to_move == ""
    assert repr(game).endswith(f"Won by {game.winners[0]}>" if game.winners else "The round is over>")


def test_what_is_lawful_prints_as_sentences(game: ch.OpenGame) -> None:
    assert game.to_move == "Ann"
    told = [str(act) for act in game.lawful()]
    assert "Ann draws a card" in told
    assert any(line.startswith("Ann plays ") for line in told)
    assert len(set(told)) == len(told)


def test_whoever_holds_a_card_twice_is_offered_it_once() -> None:
    told = [str(act) for act in ch.play("uncle-baiting", ["Ann", "Bob", "Cat"], seed=5).lawful()]
    assert told == ["Ann plays Q♦", "Ann plays 9♣", "Ann draws a card"]


def test_what_others_do_not_see_is_a_sentence_too(game: ch.OpenGame) -> None:
    assert "Ann sets Q♦ face down as their trap" in [str(act) for act in game.lawful()]


def test_what_is_to_be_prepared_is_a_sentence_too() -> None:
    """What the rules add to it is not told beforehand."""
    game = ch.play("bartok", ["Ann", "Bob", "Cat"], seed=0, ready=False)
    told: list[str] = []
    while game.table.phase != PLAYING:
        told.append(str(game.lawful()[0]))
        game.do(game.lawful()[0])
    assert told == [
        "Cat shuffles the cards",
        "Cat asks Ann to cut the cards",
        "The pack goes to Ann",
        "Ann cuts the cards",
        "The pack goes to Cat",
        "Cat deals",
        "Cat serves everybody an open card, the Salad",
    ]


def test_who_does_it_comes_first_and_else_what_comes_of_it() -> None:
    table = ch.play("bartok", ["Ann", "Bob", "Cat"], seed=0).table
    assert foretold(table, ReturnTurn(1)) == "Bob returns the Turn Token"  # it has none: nothing is told
    assert foretold(seat(), Play(0, (ch.card("9H"),))) == "Ann plays 9♥"
    assert foretold(table, Tick(5_000)) == "Time passes"
    late = seat()
    late.duties = [Duty(player, SAY, "Moo", until=seconds(5), due=5_000, expires=5_000) for player in (0, 1)]
    assert foretold(late, Tick(5_000)) == "Ann did not say “Moo” in time"
    assert foretold(table, Draw(2)) == "Cat draws a card"


def test_the_table_is_drawn_for_whoever_is_awaited(game: ch.OpenGame) -> None:
    assert game.do("draw")
    assert game.to_move == "Bob"
    for shown in (str(game), game._repr_html_()):
        assert all(str(card) in shown for card in game.hand("Bob"))
        assert not all(str(card) in shown for card in game.hand("Ann"))
    game.table.phase = OVER
    assert all(str(card) in str(game) for card in game.hand("Ann")), "nobody is awaited"


def test_a_game_of_ones_own_is_for_two_to_eight() -> None:
    for count in (2, 8):
        assert len(ch.play(BARTOK, count).names) == count
    for count in (1, 9):
        with pytest.raises(ValueError, match=f"is for 2 to 8 players, not {count}"):
            ch.play(BARTOK, count)


@ch.rule
class Breaks(ch.Rule):
    """It breaks down when somebody says anything."""

    @ch.after(Said)
    def stumble(self, said: Said, table: Table) -> Events:
        raise RuntimeError("no idea")


def test_a_rule_that_breaks_down_keeps_nobody_from_telling_what_could_be_done() -> None:
    table = ch.play(ch.bartok + Breaks, 3, seed=0).table
    before = table.acts, len(table.breaches)
    assert foretold(table, Say(0, "hm")) == "Ann says: “hm”"
    assert (table.acts, len(table.breaches)) == before


@pytest.mark.parametrize(
    "deed, told",
    [
        ("pass all hands on", "Ann passes all hands on"),
        ("let it stand", "Ann lets it stand"),
        ("set 4♥, which you just took, as your trap", "Ann sets 4♥, which they just took, as their trap"),
        ("swap 5♥ for 6♥ in your pantry", "Ann swaps 5♥ for 6♥ in their pantry"),
        ("pass", "Ann passes"),
        ("prime: all Hearts", "Ann: prime: all Hearts"),
        ("Bob gives cards to Cat", "Ann: Bob gives cards to Cat"),
    ],
)
def test_a_deed_is_told_of_somebody(deed: str, told: str) -> None:
    assert done_by("Ann", deed) == told


def test_drawing_is_a_move_but_not_to_a_full_hand_while_a_card_can_be_played(game: ch.OpenGame) -> None:
    assert Draw(0) in game.lawful()
    game.table.hands[0] += [card for card in game.table.hands[0] if card.rank == 3]
    game.table.hands[0] += game.table.hands[0][-1:]
    game.table.forget()
    assert len(game.table.hands[0]) == 7
    assert Draw(0) in game.lawful()
    game.table.hands[0] += game.table.hands[0][-1:]
    game.table.forget()
    assert Draw(0) not in game.lawful()
    assert Draw(0) in game.lawful(everything=True)
    playable = {card for lawful in game.lawful() if isinstance(lawful.act, Play) for card in lawful.act.cards}
    assert playable
    game.table.hands[0][:] = [card for card in game.table.hands[0] if card not in playable] * 4
    game.table.forget()
    assert Draw(0) in game.lawful(), "nothing can be played"


def test_words_an_act_or_a_lawful_act_are_done(game: ch.OpenGame) -> None:
    assert game.do("draw").told == ["Ann draws a card"]
    assert game.do(Draw(1)).told == ["Bob draws a card"]
    drawing = next(act for act in game.lawful() if act == Draw(2))
    assert game.do(drawing)
    assert game.told[-3:] == ["Ann draws a card", "Bob draws a card", "Cat draws a card"]
    assert len(game.hand("Ann")) == len(game.hand(1)) == 6


def test_a_refusal_says_why_and_changes_nothing(game: ch.OpenGame) -> None:
    before = len(game)
    refused = game.do("Bob: draw")
    assert not refused
    assert refused.why == "It is Ann's turn."
    assert str(refused) == refused.why
    assert repr(refused) == "<refused: It is Ann's turn.>"
    assert len(game) == before
    assert "It is Ann's turn." in game.why() or "it is Ann's turn" in game.why()
    assert game.do("draw")
    assert game.why() == "Nothing was refused."


def test_why_something_would_be_refused(game: ch.OpenGame) -> None:
    assert "That would be fine now." in game.why("draw")
    assert "turn" in game.why("draw", "Bob")


def test_somebody_is_named_in_words_or_beside_them(game: ch.OpenGame) -> None:
    assert game.do('Bob: say "Hello"').told == ["Bob says: “Hello”"]
    assert game.do("say Hello", "Cat").told == ["Cat says: “Hello”"]


@pytest.mark.parametrize(
    "wrong, said",
    [
        ("fly to the moon", "fly"),
        ("99", "There is no card number 99"),
    ],
)
def test_words_that_mean_nothing_say_so(game: ch.OpenGame, wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        game.do(wrong)


def test_what_is_no_act_is_refused_in_words(game: ch.OpenGame) -> None:
    with pytest.raises(TypeError, match=r'do takes words such as "5d" or "draw", or an act, not 5'):
        game.do(5)  # type: ignore[arg-type]  # that is what it is about


@pytest.mark.parametrize("who", ["Zoe", 7, True])
def test_nobody_of_that_name(game: ch.OpenGame, who: str | int) -> None:
    with pytest.raises(ValueError, match="there are Ann, Bob, Cat"):
        game.hand(who)


def test_a_view_has_the_own_cards_only(game: ch.OpenGame) -> None:
    assert len(game.view("Bob").hand) == 5
    assert game.view().hand == ()


def test_everything_lists_more_than_the_moves() -> None:
    game = ch.play("moo", 4, seed=2)
    moves, everything = game.lawful(), game.lawful(everything=True)
    assert len(everything) > len(moves)
    others = [name for name in game.names if name != game.to_move]
    assert game.lawful(others[0]) == []


def test_bots_play_a_round_to_its_end(game: ch.OpenGame) -> None:
    again = ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5).play_on()
    assert game.play_on().over
    assert game.winners
    assert (game.told, game.winners) == (again.told, again.winners)
    assert f"Won by {game.winners[0]}." in str(game)


def test_bots_of_each_level_move(game: ch.OpenGame) -> None:
    assert game.bot("random").act.seat in range(3)
    assert str(game.bot("simple"))
    with pytest.raises(ValueError, match="no bot searches in bartok"):
        game.bot("thinking")
    with pytest.raises(ValueError, match='there are no bots of the level "genius"'):
        game.bot("genius")


def test_the_game_as_it_stood(game: ch.OpenGame) -> None:
    begun = len(game)
    for _ in range(6):
        game.do(game.bot())
    earlier = game.at(begun)
    assert (len(earlier), len(game)) == (begun, begun + 6)
    assert earlier.to_move == "Ann"
    assert earlier.told == game.told[: len(earlier.told)]
    assert earlier.do("draw")
    assert len(game) == begun + 6
    with pytest.raises(ValueError, match="no number 999"):
        game.at(999)
    assert game.copy().told == game.told


def test_a_notebook_draws_the_table(game: ch.OpenGame) -> None:
    drawn = game._repr_html_()
    assert drawn.startswith("<svg")
    assert all(name in drawn for name in game.names)
    assert all(str(card) in drawn for card in game.hand("Ann"))
    assert not any(str(card) in drawn for card in set(game.hand("Bob")) - set(game.hand("Ann")) - {game.table.top(1)})


def test_a_name_is_no_markup() -> None:
    game = ch.play("bartok@2023-08-14", ["<b>Ann</b>", "Bob"])
    assert "<b>" not in game._repr_html_()


@pytest.mark.parametrize(
    "players, problem, said",
    [
        ("Ann", TypeError, "players are a list of names"),
        (1, ValueError, "is for 2 to 8 players, not 1"),
        (9, ValueError, "is for 2 to 8 players, not 9"),
        (["Ann", "Ann"], ValueError, "two players have the same name"),
    ],
)
def test_who_cannot_sit_down(players: object, problem: type[Exception], said: str) -> None:
    with pytest.raises(problem, match=said):
        ch.play("bartok", players)  # type: ignore[arg-type]  # that is what it is about


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match='Did you mean "bartok"'):
        ch.play("bartk")


def test_a_book_is_made_of_articles() -> None:
    with pytest.raises(TypeError, match="a book is made of articles"):
        ch.play([1, 2])  # type: ignore[list-item]  # that is what it is about


def test_what_a_rule_raises_reaches_its_author() -> None:
    @ch.rule
    class Broken(ch.Rule):
        """Whoever plays a card breaks everything."""

        @ch.after(ch.Played)
        def fall(self, played: ch.Played, table: ch.Table) -> ch.Events:
            raise RuntimeError("my own mistake")

    game = ch.play(ch.bartok_early + Broken, 3, seed=5)
    play = next(act for act in game.lawful() if isinstance(act.act, ch.Play))
    with pytest.raises(RuntimeError, match="my own mistake"):
        game.do(play)


def test_a_game_without_a_deal() -> None:
    assert ch.play("bartok", 3, ready=False).table.phase != "play"


def test_importing_costs_little_and_names_everything() -> None:
    code = "import sys, cardhouse; print(sorted(n for n in sys.modules if n.startswith('cardhouse.')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"
    assert {"play", "bartok", "rule", "read", "simulate"} <= set(dir(ch))
    assert all(getattr(ch, name) is not None for name in ch.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = ch.nothing


def test_cards_are_cards_on_both_builds() -> None:
    game = ch.play("bartok@2023-08-14", 2, seed=1)
    wrong: Any = "7D"  # Any: what a type checker would refuse
    with pytest.raises(TypeError, match="tuple object expected; got str"):
        ch.Play(0, wrong)
    with pytest.raises(TypeError, match=r"Card object expected; got str; ch\.card\('7D'\) is one"):
        game.do(ch.Play(0, (wrong,)))


def test_a_table_is_laid_by_the_name_of_a_game_and_for_several_names() -> None:
    assert new_table("bak", ["Ann", "Bob"]).names == ["Ann", "Bob"]
    with pytest.raises(TypeError, match="players are a list of names, not 'Ann'"):
        new_table("bak", "Ann")
