"""What a simple bot does with its cards, by what it may do: both sides of each of its habits."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cardhouse.bots.by_chance import RandomBot
from cardhouse.bots.simple import SimpleBot, fits, is_better, is_optional
from cardhouse.cards import Card, card, cards
from cardhouse.core.acts import Act, Draw, Lay, Play
from cardhouse.core.owed import SAY, Breach
from cardhouse.core.people_acts import Gesture, Say
from cardhouse.core.rounds import Pass
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import ShownDuty
from cardhouse.core.view import View, view
from cardhouse.rules.piles.pile_acts import Take
from cardhouse.rules.traps.springing import Spring
from tests.bots.test_simple import laid

SEEDS = range(60)


@dataclass(eq=False)
class Swap:
    """Some cards for others, as an act of a family that bots do not know has it."""

    seat: int
    cards: tuple[Card, ...]
    wanted: tuple[Card, ...]
    way: str = "swap"


PLAY, TWO = Play(0, cards("9H")), Play(0, cards("9H 9C"))
DRAW, PASS, TAKE, LAY, SPRING = (
    Draw(0),
    Pass(0),
    Take(0, 1, 2),
    Lay(0, card("4C"), "trap"),
    Spring(0, "trap"),
)
GOOD: Any = Swap(0, cards("4C"), cards("KH"))  # Any: it stands for an act
BAD: Any = Swap(0, cards("KH"), cards("4C"))


def seen(hand: str = "9H 4C 7C", pending: int = 0, others: tuple[int, ...] = (3, 3)) -> View:
    """Ann's view of a table at which a 2 of Hearts lies and this one is awaited."""
    found = view(laid(hand, "9D 3C 5C", "9S 3D 5D", pile="2H"), 0)
    sizes = (len(hand.split()), *others)
    return replace(found, pending=pending, hand_sizes=sizes)


def moves(acts: Sequence[Act], look: View | None = None, awaited: bool = False) -> list[Act | None]:
    """All that bots of many seeds do."""
    found: list[Act | None] = []
    for seed in SEEDS:
        act = SimpleBot(seed).move(look or seen(), acts, awaited)
        if not any(act is other for other in found):
            found.append(act)
    return found


@pytest.mark.parametrize(
    "acts, does",
    [
        ([DRAW, PLAY], [PLAY]),
        ([PLAY, TWO, DRAW], [TWO]),  # as many cards as it can
        ([PLAY, SPRING], [PLAY, SPRING]),  # a trap is sprung one time in two
        ([DRAW, PASS], [PASS]),  # what is no habit comes before a draw
        ([DRAW, TAKE], [DRAW]),
        ([TAKE], [TAKE]),
        ([DRAW, GOOD], [GOOD]),
        ([DRAW, BAD], [DRAW]),
        ([PASS, GOOD], [GOOD]),  # a good exchange comes before all else
        ([PASS, BAD], [PASS]),
        ([GOOD, PLAY], [PLAY]),
        ([BAD], [None]),
        ([], [None]),
    ],
)
def test_what_it_does_with_what_it_may(acts: list[Act], does: list[Act | None]) -> None:
    found = moves(acts)
    assert sorted(map(str, found)) == sorted(map(str, does))


def test_a_trap_is_set_now_and_then_by_whoever_has_cards_enough() -> None:
    assert set(map(str, moves([PLAY, LAY]))) == {str(PLAY), str(LAY)}
    assert moves([PLAY, LAY], seen("9H 4C")) == [PLAY]
    assert set(map(str, moves([DRAW, LAY]))) == {str(DRAW), str(LAY)}
    assert moves([DRAW, LAY], seen("9H 4C")) == [DRAW]
    assert moves([TAKE, LAY], seen("9H 4C")) == [LAY]  # rather than to take cards


def test_how_often_a_trap_is_set() -> None:
    """One time in twelve where a card could be played, one in four where none can."""
    for acts, often in (([PLAY, LAY], 12), ([DRAW, LAY], 4)):
        set_by = sum(SimpleBot(seed).move(seen(), acts) is LAY for seed in range(480))
        assert 0.6 < set_by * often / 480 < 1.5


def test_who_never_sets_traps_sets_none() -> None:
    class Open(SimpleBot):
        sets_traps = False

    assert {str(Open(seed).move(seen(), [PLAY, LAY])) for seed in SEEDS} == {str(PLAY)}


def test_it_leaves_others_their_move_unless_all_look_at_it() -> None:
    assert moves([DRAW, PASS], seen(pending=1)) == [None]
    assert moves([DRAW, PASS], seen(pending=NO_SEAT)) == [PASS]
    assert moves([DRAW, PASS], seen(pending=1), awaited=True) == [PASS]
    assert moves([PLAY, DRAW], seen(pending=1)) == [PLAY]
    over = replace(seen(pending=1), phase="deal")
    assert moves([DRAW, PASS], over) == [PASS]


def test_alone_with_its_cards_it_plays_what_most_of_them_go_on() -> None:
    look = seen("9H 9C 4C 7C", others=(0, 0))
    plays = [Play(0, cards("9H")), Play(0, cards("9C"))]
    assert SimpleBot(1).looking_ahead(look, plays) == [plays[1]]  # Clubs go on it
    assert SimpleBot(1).looking_ahead(seen("9H 9C 4C 7C"), plays) == plays  # others play before it does


def test_what_fits_and_what_is_a_good_exchange() -> None:
    tops = cards("2H 9C")
    assert [name for name in ("KH", "2S", "9D", "3C", "KD") if fits(card(name), tops)] == ["KH", "2S", "9D", "3C"]
    assert not fits(card("KH"), ())
    look = seen()
    assert [is_better(look, swap) for swap in (GOOD, BAD)] == [True, False]
    assert not is_better(look, Swap(0, cards("3H"), cards("KH")))  # both would fit
    assert not is_better(look, Swap(0, cards("3C"), cards("KC")))  # neither would


def test_what_nobody_has_to_do_just_because_they_may() -> None:
    assert [is_optional(act) for act in (DRAW, TAKE, LAY, SPRING, GOOD, Say(0, "hm"))] == [True] * 6
    assert [is_optional(act) for act in (PLAY, PASS)] == [False, False]


def owed(bearer: int, kind: str, what: str) -> ShownDuty:
    return ShownDuty(bearer, kind, what, "r1", "in time", (), False, 0)


@pytest.mark.parametrize(
    "duty, said",
    [
        (owed(0, SAY, "Moo"), Say(0, "Moo")),
        (owed(1, SAY, "Moo"), None),
        (owed(0, SAY, ""), None),
        (owed(0, "suit", "Moo"), None),
    ],
)
def test_what_everybody_knows_it_has_to_say_it_says(duty: ShownDuty, said: Act | None) -> None:
    assert SimpleBot(1).owed_words(replace(seen(), duties=(duty,))) == said
    both = replace(seen(), duties=(duty, owed(0, SAY, "Boo")))
    assert SimpleBot(1).owed_words(both) == (said or Say(0, "Boo"))


def test_the_same_breach_is_seen_once() -> None:
    bot = SimpleBot(1)
    bot.watch([Breach(1, "match", 3), Breach(1, "match", 4), Breach(2, "match", 4)])
    assert [(breach.offender, breach.act) for breach in bot.fresh] == [(1, 3), (2, 4)]
    assert bot.seen == {(1, "match"), (2, "match")}


def test_what_it_ought_to_say_or_show_it_thinks_of_once_in_a_moment() -> None:
    points: Any = Swap(0, (), (), way="point")  # Any: it stands for an act
    bows: list[Act] = [Gesture(0, "bow", NO_SEAT), Gesture(0, "bow", 1)]
    bot = SimpleBot(1, forgets=0)
    found = [bot.remembered_words(seen(), [PLAY, Say(0, "Moo"), points, *bows]) for _ in range(4)]
    assert found[0] == Say(0, "Moo")
    assert found[1] is points
    assert found[2] in bows
    assert found[3] is None
    forgetful = SimpleBot(1, forgets=1)
    assert forgetful.remembered_words(seen(), [Say(0, "Moo")]) is None
    reminded = replace(seen(), duties=(owed(0, SAY, ""),))
    assert SimpleBot(1, forgets=1).remembered_words(reminded, [Say(0, "Moo")]) == Say(0, "Moo")


def test_a_random_one_does_what_has_to_be_done_and_the_rest_only_when_it_is_awaited() -> None:
    assert {str(RandomBot(seed).choose(seen(), [GOOD, PASS])) for seed in range(9)} == {str(PASS)}
    assert RandomBot(1).choose(seen(), [GOOD]) is None
    assert RandomBot(1).choose(seen(), [GOOD], awaited=True) is GOOD
