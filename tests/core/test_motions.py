"""Motions: who votes, how many it takes, and what silence means."""

from dataclasses import dataclass

import pytest

from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import Tick
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.hooks import after
from cardhouse.core.owed import ALL_OF, MAJORITY, TWO_THIRDS, Motion
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.rule import Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import Events, Table
from tests.core.seating import ANN, BOB, CAT, DAN, does, seat, told

FIVE = {"Ann": "9H", "Bob": "9D", "Cat": "9C", "Dan": "9S", "Eve": "4C"}


@dataclass(frozen=True)
class Moves(Rule):
    """Whoever says something puts it to the vote of the others."""

    threshold: str = ALL_OF
    default: bool = False

    @after(Said)
    def move(self, said: Said, table: Table) -> Events:
        others = tuple([seat for seat in range(table.seats) if seat != said.player])
        until = table.clock + 60_000
        yield MotionOpened(
            Motion(table.acts, said.words, said.player, -1, "", others, self.threshold, until, self.default)
        )


def decided(table: Table, *votes: str) -> bool | None:
    """Whether the motion carried after these votes; None while it is open."""
    outcome = does(table, *[Vote(seat, vote == "aye") for seat, vote in enumerate(votes, 1)])
    for event in outcome.events:
        if isinstance(event, MotionDecided):
            return event.carried
    return None


@pytest.mark.parametrize(
    "threshold, votes, carried",
    [
        (ALL_OF, "aye aye aye aye", True),
        (ALL_OF, "aye aye aye", None),
        (ALL_OF, "no", False),  # one is enough
        (MAJORITY, "aye aye aye", True),  # of four
        (MAJORITY, "aye aye no", None),
        (MAJORITY, "aye no no", False),  # half is not a majority
        (TWO_THIRDS, "aye aye aye", True),  # of four, rounded up
        (TWO_THIRDS, "aye aye no", None),
        (TWO_THIRDS, "aye no no", False),
    ],
)
def test_a_motion_is_decided_as_soon_as_it_is_sure(threshold: str, votes: str, carried: bool | None) -> None:
    table = seat(Moves(threshold), hands=FIVE)
    does(table, Say(ANN, "tea"))
    assert decided(table, *votes.split()) is carried
    assert bool(table.motions) is (carried is None)


def test_a_vote_may_be_changed() -> None:
    motion = Motion(1, "tea", ANN, -1, "", (BOB, CAT, DAN), MAJORITY)
    assert motion.voted(BOB, True).voted(BOB, False) == motion.voted(BOB, False)
    assert motion.voted(BOB, False).voted(BOB, True).ayes == (BOB,)
    assert motion.voted(BOB, True).voted(CAT, False).outcome() == 0
    assert motion.voted(ANN, True).voted(BOB, True).outcome() == 0  # who has no vote does not count


@pytest.mark.parametrize("default", [True, False])
def test_silence_to_the_end_counts_as_the_default(default: bool) -> None:
    table = seat(Moves(default=default))
    table.clock = 500
    does(table, Say(ANN, "tea"), Vote(BOB, True), Tick(60_499))
    assert len(table.motions) == 1
    outcome = does(table, Tick(60_500))
    assert [event.carried for event in outcome.events if isinstance(event, MotionDecided)] == [default]
    assert table.motions == []


def test_two_motions_are_told_apart() -> None:
    table = seat(Moves())
    does(table, Say(ANN, "tea"), Say(BOB, "cake"))
    does(table, Vote(CAT, False, "cake"))
    assert [motion.kind for motion in table.motions] == ["tea"]
    does(table, Vote(BOB, True), Vote(CAT, True))  # without a name, the oldest one
    assert table.motions == []
    assert decide(table, Vote(CAT, True, "cake")).told() == "impossible: nothing is put to the vote"


def test_a_vote_names_a_motion_that_is_open() -> None:
    table = seat(Moves())
    does(table, Say(ANN, "tea"))
    assert decide(table, Vote(CAT, True, "cake")).answer == "impossible"


def test_who_moves_has_no_vote() -> None:
    table = seat(Moves())
    does(table, Say(ANN, "tea"))
    assert told(decide(table, Vote(ANN, True))) == ["refused", "base-accuse"]
    assert [act for act in lawful(table) if isinstance(act, Vote)] == [
        Vote(BOB, True, "tea"),
        Vote(BOB, False, "tea"),
        Vote(CAT, True, "tea"),
        Vote(CAT, False, "tea"),
    ]


def test_who_has_voted_is_asked_no_more() -> None:
    table = seat(Moves())
    does(table, Say(ANN, "tea"), Vote(BOB, True))
    assert {act.seat for act in lawful(table) if isinstance(act, Vote)} == {CAT}
