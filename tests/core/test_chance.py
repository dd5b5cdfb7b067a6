"""The table's source of chance: the same seed the same stream, and everything as likely as it should be."""

import hmac
from collections import Counter
from itertools import permutations

import pytest

from cardhouse.cards import cards
from cardhouse.core.chance import Chance, Keyed, chance_of, seeded


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


KEY = bytes(range(32))


def test_a_keyed_stream_is_hmac_of_a_counter() -> None:
    first = hmac.digest(KEY, (0).to_bytes(8, "big"), "sha256") + hmac.digest(KEY, (1).to_bytes(8, "big"), "sha256")
    assert stream(Keyed(KEY), 16) == [int.from_bytes(first[at : at + 4], "big") for at in range(0, 64, 4)]


def test_the_state_of_a_keyed_stream_says_where_it_is_and_nothing_else() -> None:
    one, other = Keyed(KEY), Keyed(bytes(32))
    assert stream(one) != stream(other)
    assert one.state == other.state == 20
    assert one.at(3).word() == stream(Keyed(KEY), 4)[3]
    assert (one.secret, seeded(1).secret) == (KEY, b"")
    assert stream(chance_of(KEY, 5)) == stream(Keyed(KEY, 5))
    assert stream(chance_of(b"", 5)) == stream(Chance(5))


def test_a_keyed_stream_copies() -> None:
    one = Keyed(KEY, 6)
    other = one.copy()
    assert stream(one) == stream(other)
    assert isinstance(other, Keyed)


def test_what_is_taken_aside_says_nothing_of_the_stream_itself() -> None:
    one = Keyed(KEY, 9)
    aside = stream(one.aside())
    assert one.state == 9
    assert not set(aside) & set(stream(Keyed(KEY), 200))
    assert aside == stream(Keyed(KEY, 9).aside()) != stream(Keyed(KEY, 10).aside())
    assert stream(seeded(3).aside()) == stream(seeded(3))


def test_a_keyed_stream_favours_nothing() -> None:
    chance, draws = Keyed(KEY), 5_200
    assert chi_square(Counter(chance.below(52) for _ in range(draws)), 52, draws) < 87.9
