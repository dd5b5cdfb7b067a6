"""The table's source of chance: the same seed the same stream, and everything as likely as it should be."""

from collections import Counter
from itertools import permutations

import pytest

from cardhouse.cards import cards
from cardhouse.core.chance import Chance, seeded


def chi_square(found: Counter[int] | Counter[tuple[str, ...]], kinds: int, draws: int) -> float:
    """How far counts are from equal: about as many as there are kinds, if all are as likely."""
    expected = draws / kinds
    return sum((count - expected) ** 2 for count in found.values()) / expected + (kinds - len(found)) * expected


def stream(chance: Chance, count: int = 20) -> list[int]:
    return [chance.word() for _ in range(count)]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 10**40])
def test_a_seed_gives_its_stream_again(seed: int) -> None:
    assert stream(seeded(seed)) == stream(seeded(seed))
    assert all(0 <= word < 2**32 for word in stream(seeded(seed)))


def test_seeds_give_different_streams() -> None:
    assert len({tuple(stream(seeded(seed), 3)) for seed in range(2_000)}) == 2_000


def test_the_stream_of_a_seed_never_changes() -> None:
    # tables that are named by their seed are the same in every version and on both builds
    assert stream(seeded(1), 4) == [2660469823, 7898272, 3510757607, 3304672976]


def test_a_copy_goes_its_own_way() -> None:
    one = seeded(7)
    stream(one)
    other = one.copy()
    ahead = stream(other)
    assert stream(one) == ahead
    stream(other)
    assert one.state != other.state


# The bounds are those that one honest stream in a thousand would break


@pytest.mark.parametrize("bound, most", [(2, 10.8), (3, 13.8), (6, 20.5), (13, 32.9), (52, 87.9)])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_number_below_a_bound_is_as_likely(bound: int, most: float, seed: int) -> None:
    chance, draws = seeded(seed), 5_200
    found = Counter(chance.below(bound) for _ in range(draws))
    assert set(found) == set(range(bound))
    assert chi_square(found, bound, draws) < most


def test_a_bound_that_divides_nothing_favours_nobody() -> None:
    # of 16 words, 6 would lead to a multiple of 3 and 5 to each of the numbers after it: one has to be left out
    chance, bound, draws = seeded(3), 3 << 28, 6_000
    remainders = Counter(chance.below(bound) % 3 for _ in range(draws))
    assert chi_square(remainders, 3, draws) < 13.8


@pytest.mark.parametrize("seed", [1, 2])
def test_all_orders_of_four_cards_are_as_likely(seed: int) -> None:
    chance, draws = seeded(seed), 4_800
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        order = list(cards("AS AH AD AC"))
        chance.shuffle(order)
        found[tuple(each.name for each in order)] += 1
    assert set(found) == set(permutations(["AS", "AH", "AD", "AC"]))
    assert chi_square(found, 24, draws) < 49.7


def test_a_pick_is_one_of_the_things() -> None:
    chance = seeded(5)
    assert {chance.pick(["Ann", "Bob", "Cat"]) for _ in range(50)} == {"Ann", "Bob", "Cat"}
    assert chance.pick(["Ann"]) == "Ann"


def test_shuffling_nothing_is_nothing() -> None:
    nothing: list[str] = []
    chance = seeded(5)
    chance.shuffle(nothing)
    assert nothing == []
    assert stream(chance) == stream(seeded(5))
