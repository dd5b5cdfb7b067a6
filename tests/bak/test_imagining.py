"""What a bot imagines and suspects: a position in numbers, a pile that may be, what others seem to be up to."""

from dataclasses import replace

import pytest

from cardhouse.bots import bak_solver
from cardhouse.bots.bak_game import ACE, COPIES, JACK, JOKER, KING, LOW, PASS, QUEEN, RANKS, Position, fresh
from cardhouse.bots.bak_mini import Mini
from cardhouse.bots.bak_search import BakBot
from cardhouse.bots.bak_sight import MIDDLING, UNKNOWN, Sight, sight_of
from cardhouse.bots.bak_solver import COOP, NotSolvable, solved
from cardhouse.bots.bak_types import SLIP, THINKER, TYPES, Suspicions, likelihood
from cardhouse.bots.search import Node, Search
from cardhouse.cards import cards
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.people_acts import Say
from cardhouse.core.rounds import Pass
from cardhouse.core.view import view
from cardhouse.rules.market.peeks import Peek
from tests.bak.playing import started

NOTHING = (0, 0, 0)


def position(*hands: str, mover: int = 0, pile: tuple[int, ...] = ()) -> Position:
    made = Position(len(hands))
    for seat, hand in enumerate(hands):
        for rank in map(int, hand.split()):
            made.hands[seat][rank] += 1
    made.mover, made.pile = mover, list(pile)
    return made


def held(made: Position, seat: int = 0) -> list[int]:
    return [rank for rank, count in enumerate(made.hands[seat]) for _ in range(count)]


def test_a_position_begins_with_nothing() -> None:
    made = Position(3)
    assert (made.seats, made.mover, made.over, made.gone, made.pile) == (3, 0, False, (), [])
    assert made.rows == [[0, 0, 0]] * 3
    assert made.bought == [0, 0, 0]
    assert made.hands == [[0] * 11] * 3


def test_a_copy_is_the_same_and_its_own() -> None:
    made = position("3 4", "5", mover=1, pile=(7, 8))
    made.over, made.gone, made.bought, made.rows[1] = True, (0,), [1, 2, 3], [1, 0, 2]
    other = made.copy()
    for name in Position.__slots__:
        assert getattr(other, name) == getattr(made, name), name
    for name in ("pile", "hands", "rows", "bought"):
        assert getattr(other, name) is not getattr(made, name), name
    other.hands[0][3] = 9
    other.rows[0][0] = 9
    assert (made.hands[0][3], made.rows[0][0]) == (1, 0)


@pytest.mark.parametrize("series", [JACK, QUEEN, KING])
def test_each_copy_of_a_series_costs_one_more_and_the_smallest_card_that_will_do(series: int) -> None:
    made = position("1 2 2 5", "")
    for wanted, rest in ((1, [2, 2, 5]), (2, [2, 5]), (5, [2]), (0, None)):
        made.mover = 0
        assert made.payment(series) == wanted
        if rest is not None:
            made.buys(series)
            assert held(made) == rest
    assert made.bought[series] == made.rows[0][series] == 3
    assert sum(made.bought) == sum(made.rows[0]) == 3


def test_when_all_copies_are_sold_nothing_pays_for_another() -> None:
    made = position("9 10", "")
    made.bought[KING] = COPIES
    assert made.payment(KING) == 0
    assert made.payment(JACK) == 9


def test_a_turn_goes_to_the_next_who_is_there() -> None:
    made = position("5", "5", "5", "5")
    made.gone = (1, 2)
    movers = []
    for _ in range(3):
        made.buys(PASS)
        movers.append(made.mover)
    assert movers == [3, 0, 3]
    assert sum(made.bought) == 0


def test_draws_are_one_and_one_for_each_jack_and_aces_sweep_until_all_are_safe() -> None:
    made = position("5 6", "", pile=(JOKER, 9, ACE, 8))
    assert made.draws()
    assert held(made) == [5, 6, 8]
    made.rows[0][JACK] = 1
    assert made.draws()
    assert held(made) == [ACE, 9]
    assert not made.draws()
    assert made.over
    safe = position("5 6", "", pile=(3, ACE))
    safe.bought[KING] = COPIES
    assert safe.draws()
    assert held(safe) == [ACE, 5, 6]


def test_queens_show_one_card_more_than_there_are_and_it_is_put_back_from_the_top() -> None:
    made = position("", "", pile=(2, 3, 4, 5))
    assert made.look() == []
    made.rows[0][QUEEN] = 1
    assert made.look() == [5, 4]
    made.rows[0][QUEEN] = 2
    assert made.look() == [5, 4, 3]
    made.arrange([3, 5, 4])
    assert made.pile == [2, 4, 5, 3]


@pytest.mark.parametrize(
    "hands, gone, kings, points",
    [
        (("5 6", "10"), (), COPIES, [1.0, 0.0]),
        (("5 5", "10"), (), COPIES, [0.5, 0.5]),
        (("5 6", "10"), (0,), COPIES, [0.0, 1.0]),
        (("5 5", "10", "10"), (2,), COPIES, [0.5, 0.5, 0.0]),
        (("5 6", "10"), (), COPIES - 1, [0.0, 0.0]),
    ],
)
def test_what_the_end_is_worth(hands: tuple[str, ...], gone: tuple[int, ...], kings: int, points: list[float]) -> None:
    made = position(*hands)
    made.gone, made.bought[KING] = gone, kings
    assert made.payoff() == points


def test_a_fresh_game() -> None:
    made = fresh(3, seeded(1), 2)
    assert (made.mover, len(made.pile), made.seats) == (2, RANKS * COPIES + 1, 3)
    assert sorted(made.pile) == [JOKER, *[rank for rank in range(1, RANKS + 1) for _ in range(COPIES)]]
    assert made.pile.index(JOKER) < LOW


def look(**changes: object) -> Sight:
    """Ann sees two others with two cards each, and a pile of twelve."""
    unseen = (0, *[COPIES] * RANKS)
    sight = Sight(0, (5, 6), (2, 2, 2), ((), (7,), ()), (NOTHING,) * 3, 12, (), unseen, ())
    return replace(sight, **changes)  # type: ignore[arg-type]  # whatever a test says


@pytest.mark.parametrize("seed", range(6))
def test_what_is_seen_is_so_in_what_is_imagined(seed: int) -> None:
    rows = ((1, 0, 1), NOTHING, (0, 2, 0))
    made = look(known=(9, UNKNOWN, 3), rows=rows, seat=0, gone=(2,)).imagined(seeded(seed))
    assert held(made) == [5, 6]
    assert [len(held(made, seat)) for seat in range(3)] == [2, 2, 2]
    assert 7 in held(made, 1)
    assert (made.mover, made.gone) == (0, (2,))
    assert made.rows == [[1, 0, 1], [0, 0, 0], [0, 2, 0]]
    assert made.bought == [1, 2, 1]
    assert len(made.pile) == 12
    assert (made.pile[-1], made.pile[-3]) == (9, 3)
    assert made.pile.count(JOKER) == 1


def test_an_ace_in_a_hidden_hand_would_have_been_shown_until_all_are_safe() -> None:
    aces = dict.fromkeys((3, 4), 0)
    for kings in aces:
        rows = ((0, 0, kings), NOTHING, NOTHING)
        for seed in range(40):
            made = look(rows=rows, sizes=(2, 9, 9)).imagined(seeded(seed))
            aces[kings] += made.hands[1][ACE] + made.hands[2][ACE]
    assert aces[3] == 0 < aces[4]


def test_where_all_has_been_seen_the_rest_is_middling() -> None:
    made = look(unseen=(0,) * (RANKS + 1), known=(JOKER,), pile=3).imagined(seeded(1))
    assert held(made, 2) == [MIDDLING, MIDDLING]
    assert made.pile == [MIDDLING, MIDDLING, JOKER]


def test_the_joker_lies_low_where_nothing_else_is_known_to() -> None:
    places = {look(pile=LOW + 5).imagined(seeded(seed)).pile.index(JOKER) for seed in range(300)}
    assert (min(places), max(places)) == (0, LOW - 1)
    known = tuple([3] * 4)
    assert look(pile=5, known=known).imagined(seeded(1)).pile == [JOKER, 3, 3, 3, 3]


def test_a_view_in_numbers() -> None:
    table = started(3, 0)
    table.hands = [list(cards("5S 6S")), list(cards("7S")), []]
    table.areas["row"][1] = list(cards("JS KH"))
    table.forget()
    sight = sight_of(view(table, 0))
    assert (sight.seat, sight.hand, sight.sizes, sight.pile) == (0, (5, 6), (2, 1, 0), len(table.stock))
    assert sight.rows == (NOTHING, (1, 0, 1), NOTHING)
    assert sight.bought == (1, 0, 1)
    assert sight.unseen == (0, 4, 4, 4, 4, 3, 3, 4, 4, 4, 4)
    assert (sight.gone, sight.loss, sight.known) == ((), 0, ())


def test_the_same_game_gone_on_has_as_many_players_and_no_larger_pile() -> None:
    suspicions = Suspicions(look())
    assert suspicions.follows(look())
    assert suspicions.follows(look(pile=11))
    assert not suspicions.follows(look(pile=13))
    assert not suspicions.follows(look(pile=11, sizes=(2, 2)))
    assert suspicions.weights == [[*[1.0] * len(TYPES), THINKER]] * 3


@pytest.mark.parametrize(
    "wanted, did, bought, size, likely",
    [
        ((KING,), KING, 0, 2, 1.0),  # the first costs any card
        ((KING,), KING, 5, 1, 0.5),
        ((KING,), KING, 5, 2, 0.75),
        ((KING,), PASS, 5, 2, 0.25),
        ((KING,), KING, 5, 0, SLIP),  # nothing to pay with
        ((JACK, KING), KING, 5, 1, 0.25),  # only if the Jack could not be paid
        ((JACK,), KING, 0, 2, SLIP),
        ((), PASS, 0, 2, 1.0),
        ((JACK,), PASS, 0, 2, SLIP),
    ],
)
def test_how_likely_somebody_did_that(wanted: tuple[int, ...], did: int, bought: int, size: int, likely: float) -> None:
    made = Position(2)
    made.bought = [bought] * 3
    assert likelihood(wanted, did, made, size) == pytest.approx(likely)


@pytest.mark.parametrize("sold", [0, 2])
def test_one_turn_is_weighed_by_what_was_bought_in_it(sold: int) -> None:
    """The more was sold before, the less likely two cards pay for another."""
    mine = (sold, sold, sold)
    before = look(rows=(mine, NOTHING, NOTHING))
    now = look(rows=(mine, (0, 0, 1), NOTHING), pile=11, sizes=(2, 1, 2))
    suspicions = Suspicions(before)
    after = suspicions.weigh(before, now, 1)
    assert after.rows == now.rows
    wanted = weights(sold)
    assert suspicions.weights[1] == pytest.approx([each / sum(wanted) for each in wanted])
    assert suspicions.weights[0] == suspicions.weights[2] == [*[1.0] * len(TYPES), THINKER]


def weights(sold: int) -> list[float]:
    """How likely each type is to buy a King with one of two cards, where so many of each were sold before, to Ann."""
    made = Position(3)
    made.pile, made.bought, made.rows[0] = [0] * 11, [sold] * 3, [sold] * 3
    return [*[likelihood(mind.wants(made, 1), KING, made, 2) for mind in TYPES], 0.3 * THINKER]


def test_whoever_bought_nothing_has_passed() -> None:
    suspicions = Suspicions(look())
    after = suspicions.weigh(look(), look(pile=11, sizes=(2, 3, 2)), 1)
    assert after.rows == look().rows
    made = Position(3)
    made.pile = [0] * 11
    passing = [likelihood(mind.wants(made, 1), PASS, made, 3) for mind in TYPES]
    ratio = [now / then for now, then in zip(suspicions.weights[1], passing, strict=False)]
    assert max(ratio) == pytest.approx(min(ratio))


class Fixed:
    """Chance that always gives this part of the whole."""

    def __init__(self, part: float) -> None:
        self.part = part

    def below(self, bound: int) -> int:
        return int(bound * self.part)


def test_a_type_is_drawn_by_its_weight_and_nobody_is_drawn_for_oneself() -> None:
    suspicions = Suspicions(look())
    whole = len(TYPES) + THINKER
    for place, mind in enumerate(TYPES):
        found = suspicions.minds(Fixed((place + 0.5) / whole))  # type: ignore[arg-type]  # loaded dice
        assert found == [None, mind, mind]
    assert suspicions.minds(Fixed((len(TYPES) + 0.5) / whole)) == [None] * 3  # type: ignore[arg-type]  # loaded dice


class Steps:
    """Two decisions, of which only the first may be new; the end is worth what was decided."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    @property
    def over(self) -> bool:
        return len(self.taken) == 3

    @property
    def mover(self) -> int:
        return 0

    def options(self) -> list[int]:
        return [0, 1]

    def decide(self, option: int) -> None:
        self.taken.append(option)

    def play_out(self, chance: Chance) -> list[float]:
        return [float(sum(self.taken))]


def test_each_round_of_a_search_adds_one_new_decision() -> None:
    search: Search[int] = Search(lambda chance: Steps(), seeded(1))
    for rounds in range(1, 7):
        search.round()
        assert search.root.visits == rounds
        assert count(search.root) - 1 == rounds
    assert search.root.offered == 0
    offered = [child.offered for child in search.root.children.values()]
    assert sorted(offered) == [5, 6]  # the one that came second could not be taken before


def count(node: Node[int]) -> int:
    return 1 + sum([count(child) for child in node.children.values()])


def test_what_a_bot_need_not_think_about_it_does_at_once() -> None:
    table = started(2, 0)
    bot, look = BakBot(1), view(table, 0)
    acts = [Prepare(0, "start"), Draw(0), Peek(0, 2), Prepare(0, "ready")]
    assert bot.plan(look, acts) == Peek(0, 2)
    assert bot.plan(look, [acts[0], acts[1], acts[3]]) == Draw(0)
    assert bot.plan(look, [acts[0], acts[3]]) == Prepare(0, "ready")
    assert bot.plan(look, [acts[0]]) is None
    assert bot.plan(look, [Say(0, "hm")]) == Say(0, "hm")
    assert bot.plan(look, [Say(0, "hm"), Pass(0)]) == Pass(0)  # nothing can be bought


def test_the_largest_game_that_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked:
        def __init__(self, *given: object) -> None:
            """It is only asked."""

        def solved(self) -> tuple[float, int]:
            return 0.5, 1

    monkeypatch.setattr(bak_solver, "Solver", Asked)
    sizes = {Mini(ranks, suits, 1).numbers: Mini(ranks, suits, 1) for ranks, suits in ((4, 4), (8, 2), (17, 1))}
    assert solved.__wrapped__(sizes[16], COOP, False, False) == (0.5, 1)
    with pytest.raises(NotSolvable):
        solved.__wrapped__(sizes[17], COOP, False, False)
