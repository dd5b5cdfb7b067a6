"""Numbers are cards and letters are choices, in every game; and who has left is asked before the others play on."""

from dataclasses import dataclass

import pytest

from cardhouse.bots import SimpleBot
from cardhouse.cards import card, cards
from cardhouse.core.acts import Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.hooks import after
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seating import Join, Leave
from cardhouse.core.speech import Said
from cardhouse.core.table import Events, Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK, GAMES, game, new_table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import LiveCard, PileOrder
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.turns.slots import first_order
from cardhouse.terminal.advice import Adviser
from cardhouse.terminal.explaining import choices, letters_to
from cardhouse.terminal.reading import LineReader
from cardhouse.terminal.wording import described
from tests.cli.playing import NAMES, flat, laid, typed
from tests.cli.test_play_time import with_hands


def moo() -> Table:
    table = new_table(game("moo").book, NAMES, seed=7, options={"clock": "untimed"})
    assert decide(table, Prepare(2, "start")).happened
    return table


def test_a_number_does_not_leave_the_game_where_no_card_fits() -> None:
    table = moo()
    table.hands[0], table.piles = list(cards("3D 4D")), {1: list(cards("KS"))}
    table.forget()
    told = flat(typed(table, "1", "quit"))
    assert "a leave the table" in told
    assert "You leave the table" not in told
    assert len(table.hands[0]) == 2


def test_whoever_has_left_is_asked_before_the_others_play_on_and_may_come_back() -> None:
    table = moo()
    told = typed(table, "leave", "", "join", "quit", bob=SimpleBot(1), cat=SimpleBot(2))
    after_it = told.partition("> leave")[2]
    first, _, rest = after_it.partition("> \n")
    assert 'You are out of the game. "join" brings you back with new cards; Enter lets the others' in flat(first)
    assert "Bob plays" not in first, "nobody plays on before that"
    assert "Bob draws" not in first
    assert "   a  come into the game\n" in first
    watched, _, back = rest.partition("> join")
    assert 0 < watched.count("Bob ") + watched.count("Cat ") < 40, "and it is asked again after a while"
    assert "You draw " in back
    assert len(table.hands[0]) > 0


def test_whoever_comes_back_only_at_the_next_deal_is_told_so() -> None:
    table = new_table(game("bartok@2023-08-14").book, NAMES, seed=7)
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).happened
    told = flat(typed(table, "leave", "join", "quit"))
    assert "You are out of the game. You can join again at the next deal. Enter lets the others play on" in told
    assert "A free place is taken again at the next deal." in told


def test_a_letter_where_nothing_is_offered_is_no_card() -> None:
    told = flat(typed(laid("9D 4C 5S"), "a; draw", "quit"))
    assert "There is nothing to choose now." in told
    assert "You draw" not in told, "what stands after it is not done"


def test_q_leaves_unless_it_is_a_choice() -> None:
    assert "> draw" not in typed(laid("9D 4C 5S"), "Q", "draw")


@pytest.mark.parametrize("name", GAMES)
def test_no_choice_shows_what_only_a_program_understands(name: str) -> None:
    names = [*NAMES, "Dan", "Eve"][: max(3, game(name).fewest)]
    table, chance = new_table(game(name).book, names, seed=3), seeded(5)
    seen: set[str] = set()
    for _ in range(400):
        act = random_act(table, chance)
        if act is None:
            break
        decide(table, act)
        for offered in choices(Adviser(table, 0, screen=None).mine()):  # type: ignore[arg-type]  # nothing is shown
            seen.add(described(offered, names))
    for words in seen:
        assert "-1" not in words, words
        assert "_" not in words, words


def test_joining_and_leaving_in_words() -> None:
    assert described(Join(0), NAMES) == "come into the game"
    assert described(Join(0, 2), NAMES) == "come into the game, to the left of Cat"
    assert described(Leave(0), NAMES) == "leave the table"


def test_a_choice_of_uncle_baiting_goes_by_letter_though_a_joker_could_be_played() -> None:
    table = with_hands("4D JK 5C", "referee")
    table.piles = {1: list(cards("9S 9D"))}
    turns = first_order(3, 2)
    order = PileOrder(turns, LiveCard(card("9D").index, turns.origin, dead=True))
    table.tallies[table.law.tally_place[ORDERS]] = (1, {1: order}, {})
    table.forget()
    told = typed(table, "4d", "a", "quit")
    assert "You have to pass all hands on; take one of these by its letter:" in flat(told)
    assert "   a  pass all hands on\n" in told
    assert "You decide to pass all hands on" in flat(told)


@pytest.mark.parametrize(
    "count, words",
    [
        (1, "a"),
        (4, "a letter from a to d"),
        (20, "a letter from a to t"),
        (21, 'a letter from a to t, or "choose" and a number up to 21'),
    ],
)
def test_how_a_choice_is_named(count: int, words: str) -> None:
    assert letters_to(count) == words


def test_two_cards_are_swapped_for_two() -> None:
    reader = LineReader(view(laid("5H 6H"), 0))
    assert reader.read("swap 5h 6h 4c 3c") == Swap(0, "salad", cards("5H 6H"), cards("4C 3C"))
    assert reader.read("swap 5h 6h for 4c 3c") == Swap(0, "salad", cards("5H 6H"), cards("4C 3C"))
    assert reader.read("swap 5h 4c") == Swap(0, "salad", cards("5H"), cards("4C"))
    with pytest.raises(NotUnderstood, match="swap 5h for 4c"):
        reader.read("swap")


@dataclass(frozen=True)
class Stumbles(Rule):
    """Whoever speaks is counted."""

    @after(Said)
    def count(self, said: Said, table: Table) -> Events:
        raise ZeroDivisionError("nobody to count")


def test_a_rule_that_fails_is_named_with_what_it_raised() -> None:
    table = laid("4H 9C", book=(*BARTOK, Article("counts", "Counting heads", "Ann", "", (Stumbles(),))))
    told = flat(typed(table, "say hello"))
    assert "You say: “hello”." in told
    assert "This failed and was left out, this once: Counting heads (ZeroDivisionError: nobody to count)." in told
