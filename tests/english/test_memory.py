"""What rules in people's words remember: each event, and what is known after it."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardhouse.cards import card
from cardhouse.core.demands import DemandOver
from cardhouse.core.events import Drew, DrewNothing, Landed, Played, TurnBegan, TurnedUp, TurnEnded
from cardhouse.core.landing import FOLLOWING
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Joined, Left
from cardhouse.core.questions import DRAW, PENALTY
from cardhouse.core.rounds import Passed, RoundBegan, RoundWon
from cardhouse.core.speech import Gestured, Said, Unplayed
from cardhouse.core.table import Event, Tally
from cardhouse.english.written import memory as seen
from cardhouse.english.written.defines import DoerOf
from cardhouse.english.written.drawing_on import TURN_DRAWS, TurnDraws
from cardhouse.english.written.events import (
    BY_RULE,
    AttributeNamed,
    ChainNoted,
    CountsNow,
    DieRolled,
    DrewTogether,
    HandShown,
    NamingLapsed,
    OutOfTurn,
    PlayedInVain,
    RaceBegan,
    RaceOver,
    RaceRun,
    SetOff,
    SkipAsked,
    TermBegan,
    TermEnded,
    TurnGoesTo,
    TurnsLost,
    WordsBegan,
    WordsWentOn,
)
from cardhouse.english.written.favours import INSIGHTS, Insight
from cardhouse.english.written.first import DoneBefore
from cardhouse.english.written.handing_on import WORDS_RUNNING
from cardhouse.english.written.later import USES
from cardhouse.english.written.memory import ActingCards, FreshInHands, Got, Jumps, Put, Turns
from cardhouse.english.written.races import RACES, Race
from cardhouse.english.written.standing_in import COUNTING_NOW
from cardhouse.english.written.terms import TERMS, Term

H7, S8, D9, C2 = map(card, ("7H", "8S", "9D", "2C"))
ANN, BOB, CAT = 0, 1, 2
NEW_ROUND = RoundBegan(ANN)

Steps = Sequence[tuple[Event, Any]]

MEMORIES: list[tuple[Tally, Any, Steps]] = [
    (
        seen.PLAYS,
        (),
        [
            (Played(ANN, H7, 1), (Put(ANN, H7),)),
            (PlayedInVain(BOB, S8), (Put(ANN, H7), Put(BOB, S8))),
            (Played(ANN, H7, 1), (Put(ANN, H7), Put(BOB, S8), Put(ANN, H7))),
            (Played(CAT, D9, 1), (Put(ANN, H7), Put(BOB, S8), Put(ANN, H7), Put(CAT, D9))),
            (Unplayed(ANN, H7, 1), (Put(ANN, H7), Put(BOB, S8), Put(CAT, D9))),
            (Unplayed(ANN, S8, 1), (Put(ANN, H7), Put(BOB, S8), Put(CAT, D9))),
            (Unplayed(ANN, H7, 1), (Put(BOB, S8), Put(CAT, D9))),
            (NEW_ROUND, ()),
        ],
    ),
    (
        seen.JUMPS,
        Jumps(False, False),
        [
            (OutOfTurn(BOB), Jumps(True, False)),
            (Played(ANN, H7, 1), Jumps(False, True)),
            (OutOfTurn(ANN), Jumps(True, True)),
            (Unplayed(ANN, H7, 1), Jumps(True, False)),
            (PlayedInVain(BOB, S8), Jumps(False, True)),
            (Played(CAT, D9, 1), Jumps(False, False)),
            (OutOfTurn(CAT), Jumps(True, False)),
            (NEW_ROUND, Jumps(False, False)),
        ],
    ),
    (
        seen.SINCE_DRAW,
        0,
        [
            (Played(ANN, H7, 1), 1),
            (PlayedInVain(BOB, S8), 2),
            (Drew(CAT, D9, PENALTY), 2),
            (Drew(CAT, D9, BY_RULE), 2),
            (DrewNothing(CAT, PENALTY), 2),
            (Unplayed(BOB, S8, 1), 1),
            (Drew(CAT, D9, DRAW), 0),
            (Unplayed(ANN, H7, 1), 0),
            (Played(ANN, H7, 1), 1),
            (DrewNothing(CAT), 0),
            (Played(ANN, H7, 1), 1),
            (NEW_ROUND, 0),
        ],
    ),
    (seen.STARTER, None, [(TurnedUp(H7, 1), H7), (TurnedUp(S8, 1), H7), (NEW_ROUND, None), (TurnedUp(S8, 1), S8)]),
    (
        seen.FRESH,
        FreshInHands(),
        [
            (Drew(ANN, H7, DRAW), FreshInHands((Got(ANN, (H7,), False),))),
            (Drew(BOB, S8, PENALTY), FreshInHands((Got(ANN, (H7,), False), Got(BOB, (S8,), True)))),
            (TurnEnded(ANN), FreshInHands((Got(BOB, (S8,), True),))),
            (TurnBegan(CAT), FreshInHands((Got(BOB, (S8,), True),))),
            (TurnEnded(CAT), FreshInHands((Got(BOB, (S8,), True),))),
            (Drew(ANN, H7, DRAW), FreshInHands((Got(BOB, (S8,), True), Got(ANN, (H7,), False)))),
            (TurnBegan(BOB), FreshInHands((Got(BOB, (S8,), True, True),))),
            (Drew(CAT, C2, PENALTY), FreshInHands((Got(BOB, (S8,), True, True), Got(CAT, (C2,), True)))),
            (TurnEnded(CAT), FreshInHands((Got(BOB, (S8,), True, True), Got(CAT, (C2,), True)))),
            (TurnEnded(BOB), FreshInHands((Got(CAT, (C2,), True),))),
        ],
    ),
    (
        seen.CALLED,
        (-1, 0),
        [
            (AttributeNamed(ANN, 0, 0), (0, 0)),
            (AttributeNamed(ANN, -1, 5), (0, 5)),
            (AttributeNamed(ANN, 3, 0), (3, 5)),
            (AttributeNamed(ANN, -1, 9), (3, 9)),
            (Played(BOB, H7, 1), (-1, 0)),
            (AttributeNamed(ANN, 2, 4), (2, 4)),
            (NamingLapsed(), (-1, 0)),
        ],
    ),
    (seen.ROLL, 0, [(DieRolled(ANN, 5, 0), 5), (DieRolled(BOB, 1, 0), 1)]),
    (
        seen.SKIPS_ASKED,
        {},
        [
            (SkipAsked("a", 1), {"a": 1}),
            (SkipAsked("b", 2), {"a": 1, "b": 2}),
            (SkipAsked("a", 3), {"a": 4, "b": 2}),
            (TurnBegan(BOB), {}),
        ],
    ),
    (
        seen.DRAWN_NOW,
        (),
        [
            (Drew(ANN, H7, DRAW), ((ANN, H7),)),
            (Drew(BOB, S8, PENALTY), ((ANN, H7),)),
            (Drew(BOB, D9, BY_RULE), ((ANN, H7), (BOB, D9))),
            (Drew(ANN, C2, DRAW), ((ANN, H7), (BOB, D9), (ANN, C2))),
            (DrewTogether(ANN, (H7, C2)), ((BOB, D9),)),
        ],
    ),
    (
        seen.GROUP,
        ActingCards(),
        [
            (Landed(ANN, H7, 1), ActingCards((H7,), 1)),
            (Landed(ANN, S8, 1), ActingCards((H7, S8), 2)),
            (Played(ANN, H7, 1), ActingCards((H7, S8), 1)),
            (PlayedInVain(ANN, S8), ActingCards((H7, S8), 0)),
            (Played(ANN, S8, 1), ActingCards((H7, S8), 0)),
            (Landed(BOB, D9, 1), ActingCards((D9,), 1)),
            (Played(BOB, D9, 1), ActingCards((D9,), 0)),
            (Landed(BOB, C2, 1, source=FOLLOWING), ActingCards((D9, C2), 1)),
        ],
    ),
    (
        seen.LAST_TURNS,
        Turns(),
        [
            (Drew(ANN, H7, DRAW), Turns(("drew",))),
            (Played(ANN, H7, 1), Turns(("drew", "played"))),
            (TurnEnded(ANN), Turns((), ((ANN, ("drew", "played")),))),
            (
                TurnBegan(CAT, (BOB,)),
                Turns((), ((ANN, ("drew", "played")), (BOB, ("was skipped",)))),
            ),
            (
                Drew(CAT, S8, PENALTY),
                Turns(("received a penalty",), ((ANN, ("drew", "played")), (BOB, ("was skipped",)))),
            ),
            (TurnBegan(BOB), Turns((), ((ANN, ("drew", "played")), (BOB, ("was skipped",))))),
            (
                Fined(BOB),
                Turns(("received a penalty",), ((ANN, ("drew", "played")), (BOB, ("was skipped",)))),
            ),
            (
                TurnEnded(ANN),
                Turns((), ((BOB, ("was skipped",)), (ANN, ("received a penalty",)))),
            ),
            (PlayedInVain(BOB, S8), Turns(("played",), ((BOB, ("was skipped",)), (ANN, ("received a penalty",))))),
            (NEW_ROUND, Turns()),
        ],
    ),
    (seen.GOES_TO, (-1, True), [(TurnGoesTo(CAT, False), (CAT, False)), (TurnBegan(CAT), (-1, True))]),
    (seen.NOTED_CHAIN, 0, [(ChainNoted(4), 4), (ChainNoted(6), 6), (TurnEnded(ANN), 0)]),
    (
        seen.LOST_TURNS,
        {},
        [
            (TurnsLost(CAT, 2), {CAT: 2}),
            (TurnsLost(ANN, 1), {ANN: 1, CAT: 2}),
            (TurnsLost(CAT, 1), {ANN: 1, CAT: 3}),
            (TurnsLost(ANN, -1), {CAT: 3}),
            (TurnsLost(BOB, -1), {CAT: 3}),
            (NEW_ROUND, {}),
        ],
    ),
    (
        seen.CHAINS_NOW,
        (-1, {}),
        [
            (SetOff("a", 3), (3, {"a": 1})),
            (SetOff("a", 3), (3, {"a": 2})),
            (SetOff("b", 3), (3, {"a": 2, "b": 1})),
            (SetOff("a", 4), (4, {"a": 1})),
        ],
    ),
    (
        seen.LAST_LEFT,
        (),
        [
            (Left(BOB), (BOB,)),
            (Left(ANN), (BOB, ANN)),
            (Left(BOB), (ANN, BOB)),
            (Joined(ANN), (BOB,)),
            (Joined(CAT), (BOB,)),
        ],
    ),
    (
        TURN_DRAWS,
        TurnDraws(),
        [
            (Drew(BOB, H7, DRAW), TurnDraws(BOB, 1, False)),
            (TurnBegan(ANN), TurnDraws(ANN, 0, False)),
            (Drew(BOB, H7, DRAW), TurnDraws(ANN, 0, False)),
            (Drew(ANN, H7, PENALTY), TurnDraws(ANN, 0, False)),
            (DemandOver("", ANN), TurnDraws(ANN, 0, False)),
            (Drew(ANN, H7, DRAW), TurnDraws(ANN, 1, False)),
            (DrewNothing(ANN), TurnDraws(ANN, 2, False)),
            (DrewNothing(ANN, PENALTY), TurnDraws(ANN, 2, False)),
            (DemandOver("", ANN), TurnDraws(ANN, 2, True)),
            (TurnEnded(ANN), TurnDraws()),
            (TurnBegan(BOB), TurnDraws(BOB, 0, False)),
            (Landed(ANN, S8, 1), TurnDraws(BOB, 0, False)),
            (Landed(BOB, S8, 1), TurnDraws(BOB, 0, True)),
            (TurnBegan(CAT), TurnDraws(CAT, 0, False)),
            (Passed(CAT), TurnDraws(CAT, 0, True)),
        ],
    ),
    (
        RACES,
        (),
        [
            (RaceBegan("a", (1,), 4, 0), (Race("a", (1,), 4, 0),)),
            (RaceBegan("b", (), 4, 900), (Race("a", (1,), 4, 0), Race("b", (), 4, 900))),
            (RaceRun("a", BOB), (Race("a", (1,), 4, 0, (BOB,)), Race("b", (), 4, 900))),
            (RaceRun("a", ANN), (Race("a", (1,), 4, 0, (BOB, ANN)), Race("b", (), 4, 900))),
            (RaceBegan("a", (2,), 5, 0), (Race("b", (), 4, 900), Race("a", (2,), 5, 0))),
            (RaceOver("b"), (Race("a", (2,), 5, 0),)),
            (NEW_ROUND, ()),
        ],
    ),
    (
        TERMS,
        (),
        [
            (TermBegan("a", (ANN, BOB), (7,), 3), (Term("a", (ANN, BOB), (7,), 3),)),
            (TermBegan("b", (CAT,), (), 3), (Term("a", (ANN, BOB), (7,), 3), Term("b", (CAT,), (), 3))),
            (TurnEnded(ANN), (Term("a", (ANN, BOB), (7,), 3, 1), Term("b", (CAT,), (), 3, 1))),
            (TermEnded("a", (ANN,)), (Term("a", (BOB,), (7,), 3, 1), Term("b", (CAT,), (), 3, 1))),
            (TermEnded("b"), (Term("a", (BOB,), (7,), 3, 1),)),
            (TermBegan("a", (CAT,), (), 5), (Term("a", (CAT,), (), 5),)),
            (TermEnded("a", (CAT,)), ()),
            (TermBegan("a", (CAT,), (), 5), (Term("a", (CAT,), (), 5),)),
            (NEW_ROUND, ()),
        ],
    ),
    (
        WORDS_RUNNING,
        {},
        [
            (WordsBegan("a", 5), {"a": 5}),
            (WordsBegan("b", 0), {"a": 5, "b": 0}),
            (WordsWentOn("a", 4), {"a": 4, "b": 0}),
            (NEW_ROUND, {}),
        ],
    ),
    (
        USES,
        (frozenset(), frozenset()),
        [
            (TermEnded("a", (ANN, BOB)), (frozenset({("a", 0), ("a", 1)}), frozenset({("a", 0), ("a", 1)}))),
            (TurnBegan(BOB), (frozenset(), frozenset({("a", 0), ("a", 1)}))),
            (TermEnded("b", (CAT,)), (frozenset({("b", 2)}), frozenset({("a", 0), ("a", 1), ("b", 2)}))),
            (NEW_ROUND, (frozenset(), frozenset())),
        ],
    ),
    (
        COUNTING_NOW,
        {},
        [
            (CountsNow(1, 3, H7), {(1, 3): H7}),
            (CountsNow(2, 0, S8), {(1, 3): H7, (2, 0): S8}),
            (CountsNow(1, 3, D9), {(1, 3): D9, (2, 0): S8}),
            (NEW_ROUND, {}),
        ],
    ),
    (
        INSIGHTS,
        (),
        [
            (HandShown(ANN, (BOB, CAT), (H7,)), (Insight(ANN, (BOB, CAT), (H7,)),)),
            (Drew(BOB, S8, PENALTY), (Insight(ANN, (BOB, CAT), (H7,)),)),
            (HandShown(BOB, (ANN,), (S8,)), (Insight(ANN, (BOB, CAT), (H7,)), Insight(BOB, (ANN,), (S8,)))),
            (Drew(BOB, S8, DRAW), ()),
            (HandShown(BOB, (ANN,), (S8,)), (Insight(BOB, (ANN,), (S8,)),)),
            (Landed(BOB, S8, 1), ()),
        ],
    ),
    (
        DoneBefore("knock", ""),
        0,
        [
            (Gestured(ANN, "knock", -1), 1),
            (Gestured(CAT, "Knock", -1), 5),
            (Gestured(BOB, "bow", -1), 5),
            (TurnEnded(ANN), 4),
            (TurnEnded(BOB), 4),
        ],
    ),
    (DoneBefore("", "hail"), 0, [(Said(BOB, "Hail!"), 2), (Said(ANN, "hm"), 2), (TurnEnded(BOB), 0)]),
    (
        DoerOf("win", first=False),
        -1,
        [(RoundWon((CAT, ANN)), CAT), (RoundWon(()), CAT), (RoundWon((BOB,)), BOB)],
    ),
    (
        DoerOf("draw", first=True),
        -1,
        [(Drew(BOB, H7, PENALTY), -1), (Drew(CAT, H7, DRAW), CAT), (Drew(ANN, H7, DRAW), CAT)],
    ),
    (
        DoerOf("draw", first=False),
        -1,
        [(Drew(CAT, H7, DRAW), CAT), (Drew(BOB, H7, PENALTY), CAT), (Drew(ANN, H7, DRAW), ANN)],
    ),
]


@pytest.mark.parametrize("tally, first, steps", MEMORIES, ids=[type(each[0]).__name__ for each in MEMORIES])
def test_what_is_known_after_each_event(tally: Tally, first: Any, steps: Steps) -> None:
    total = tally.start()
    assert total == first
    for event, known in steps:
        assert isinstance(event, tally.hears())
        total = tally.step(total, event)
        assert total == known, event


def test_what_somebody_did_in_the_latest_turn() -> None:
    turns = Turns(("played",), ((BOB, ("drew",)), (ANN, ("skipped",))))
    assert [turns.did(seat) for seat in (ANN, BOB, CAT)] == [("skipped",), ("drew",), ()]


def test_which_cards_somebody_has_just_got() -> None:
    fresh = FreshInHands((Got(ANN, (H7,), False), Got(ANN, (S8,), True), Got(BOB, (D9,), False)))
    assert fresh.cards(ANN, drawn=True) == (H7,)
    assert fresh.cards(ANN, drawn=False) == (S8,)
    assert fresh.cards(CAT, drawn=True) == ()
