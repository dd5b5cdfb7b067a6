"""What older entries said, kind by kind, as entries of today say it."""

from typing import Any

import pytest

from cardhouse.core.owed import A_CALL, A_DUTY, AN_ACT, SLOWNESS
from cardhouse.store.codec import UPCASTS, broken_by

Said = dict[str, Any]


def upcast(version: int, *events: Said) -> list[Said]:
    """Events of an older version, as the next one has them."""
    said = [dict(event) for event in events]
    UPCASTS[version]({"events": [["", event] for event in said]})
    return said


def test_every_older_version_has_its_way_on() -> None:
    assert sorted(UPCASTS) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("about", "meant"),
    [([], (AN_ACT, 0)), ([7], (A_DUTY, 7)), ([0], (A_DUTY, 0)), ([-2], (SLOWNESS, 0)), ([3, 9], (A_CALL, 9))],
)
def test_what_a_rule_was_broken_by(about: list[int], meant: tuple[str, int]) -> None:
    assert broken_by(about) == meant
    how, number = meant
    assert upcast(3, {"type": "Breached", "rule": "x", "about": about}) == [
        {"type": "Breached", "rule": "x", "how": how, "number": number}
    ]
    assert upcast(3, {"type": "BreachClosed", "breach": {"rule": "x", "about": about}}) == [
        {"type": "BreachClosed", "breach": {"rule": "x", "how": how, "number": number}}
    ]


def test_cards_that_stood_or_went_back_say_no_more_how_it_was_before() -> None:
    for kind in ("Provisional", "RolledBack"):
        assert upcast(2, {"type": kind, "player": 1, "chain": 2, "suit": 3, "open": []}) == [
            {"type": kind, "player": 1}
        ]
    assert upcast(2, {"type": "Drew", "chain": 2}) == [{"type": "Drew", "chain": 2}]


CALL = {"player": 0, "offender": 1, "words": "Bad card", "penalty": 3}
CASE = {"by": 0, "against": 1, "words": "Bad card", "penalty": 3}


@pytest.mark.parametrize(
    ("said", "now"),
    [
        ({"type": "CallJudged", **CALL, "verdict": "valid"}, {"type": "CaseJudged", "case": CASE, "outcome": "right"}),
        (
            {"type": "CallJudged", **CALL, "verdict": "invalid"},
            {"type": "CaseJudged", "case": CASE, "outcome": "wrong"},
        ),
        (
            {"type": "CallJudged", **CALL, "verdict": "late"},
            {"type": "CaseJudged", "case": CASE, "outcome": "not heard"},
        ),
        ({"type": "CallUpheld", "x": 1}, {"type": "FoundGuilty", "x": 1}),
        ({"type": "LeftToOthers", **CALL, "how": "judge"}, {"type": "LeftToOthers", "case": CASE, "how": "author"}),
        ({"type": "LeftToOthers", **CALL, "how": "ballot"}, {"type": "LeftToOthers", "case": CASE, "how": "vote"}),
        (
            {"type": "Awarded", "by": 0, "to": 2, "rule": "x", "just": True},
            {"type": "CaseJudged", "case": {"by": 0, "against": 2, "rule": "x"}, "outcome": "right"},
        ),
        (
            {"type": "Awarded", "by": 0, "to": 2, "rule": "x", "just": False},
            {"type": "CaseJudged", "case": {"by": 0, "against": 2, "rule": "x"}, "outcome": "accepted"},
        ),
        (
            {"type": "FoundUnjust", "by": 0, "to": 2},
            {"type": "CaseJudged", "case": {"by": 0, "against": 2, "rule": ""}, "outcome": "wrong"},
        ),
        ({"type": "WaitsFor", "player": 1, "pile": 2}, {"type": "TurnTimed", "player": 1, "pile": 2}),
        ({"type": "PenaltyGiven", "to": 2, "x": 1}, {"type": "Fined", "player": 2, "given": True, "x": 1}),
        ({"type": "DebtForgiven", "bearer": 1, "pile": 0}, {"type": "PenaltyForgiven", "bearer": 1, "pile": 0}),
        ({"type": "DebtPassedOn", "bearer": 1, "pile": 0}, {"type": "PenaltyPassedOn", "bearer": 1, "pile": 0}),
        ({"type": "TooSlow", "player": 1}, {"type": "TurnTimeUp", "player": 1, "pile": 0}),
        ({"type": "Drew", "player": 1}, {"type": "Drew", "player": 1}),
    ],
)
def test_courts_clocks_and_penalties_of_version_3(said: Said, now: Said) -> None:
    assert upcast(3, said) == [now]


def test_the_clock_of_a_turn_was_that_of_whoever_was_in_turn() -> None:
    began = {"type": "TurnBegan", "player": 2}
    assert upcast(
        3, {"type": "TurnTimed", "until": 9}, began, {"type": "Drew", "player": 0}, {"type": "TurnTimed"}
    ) == [
        {"type": "TurnTimed", "until": 9, "player": -1, "pile": 0},
        began,
        {"type": "Drew", "player": 0},
        {"type": "TurnTimed", "player": 2, "pile": 0},
    ]


def test_tokens_on_piles_and_cards_under_the_stock_of_version_4() -> None:
    assert upcast(4, {"type": "TokenMoved", "to": 101}, {"type": "TokenMoved", "to": 100}, {"type": "PutUnder"}) == [
        {"type": "TokenMoved", "to": -1, "pile": 1},
        {"type": "TokenMoved", "to": 100},
        {"type": "PutUnderStock", "as_act": False},
    ]


def test_accusations_and_calls_are_charges_of_one_kind() -> None:
    assert upcast(5, {"type": "Accused", "player": 0, "offender": 1, "rule": "x"}) == [
        {"type": "Charged", "player": 0, "offender": 1, "rule": "x"}
    ]
    assert upcast(5, {"type": "Called", "player": 0, "offender": 1, "words": "Bad card"}) == [
        {"type": "Charged", "player": 0, "offender": 1, "words": "Bad card"}
    ]
    assert upcast(5, {"type": "Said", "player": 0}) == [{"type": "Said", "player": 0}]


FLAT = {
    "seats": 3,
    "members": 63,
    "direction": -1,
    "strides": True,
    "sided": False,
    "origin": 2,
    "trails": True,
    "landing": 2,
    "skips": 1,
    "target": 4,
    "waiting": 1,
    "turning": 2,
    "expiring": True,
    "chain": 3,
    "owed": 4,
    "owed_for": 2,
    "begun": True,
    "live": 13,
    "owner": 2,
    "dead": False,
    "played_with": 1,
    "named": 3,
    "open": True,
    "jokers": 2,
    "passing": 1,
    "passing_way": -1,
    "any_slot": True,
    "circle": [0, 1, 2],
}
TURNS = {
    "seats": 3,
    "members": 63,
    "direction": -1,
    "origin": 2,
    "skips": 1,
    "strides": True,
    "sided": False,
    "trails": True,
    "landing": 2,
    "target": 4,
    "any_slot": True,
    "circle": [0, 1, 2],
}
OWED = {"kind": "draw", "bearer": -1, "answers": "", "adds": False, "handed": False}
APART = {
    "turns": TURNS,
    "card": {
        "face": 13,
        "owner": 2,
        "dead": False,
        "open": True,
        "jokers": 2,
        "skips": 1,
        "suit": 3,
        "row": 3,
    },
    "later": {"skips": 1, "turns": 2, "turns_back": True},
    "owed": {**OWED, "number": 5, "key": "2", "drawn": 1},
    "passing": {"places": 1, "way": -1},
}


def all_of(version: int, *events: Said) -> list[Said]:
    """Events of a version as the next one has them, which may be more."""
    entry: dict[str, Any] = {"events": [["a-rule", dict(event)] for event in events]}
    UPCASTS[version](entry)
    assert {rule for rule, _ in entry["events"]} <= {"a-rule"}
    return [said for _, said in entry["events"]]


def test_an_order_of_turns_is_laid_apart() -> None:
    for kind in ("OrderLaid", "StrayStands", "Withdrawn"):
        assert all_of(6, {"type": kind, "pile": 1, "order": FLAT}) == [{"type": kind, "pile": 1, "order": APART}]
    assert all_of(6, {"type": "Strayed", "stray": {"player": 1, "before": FLAT}}) == [
        {"type": "Strayed", "stray": {"player": 1, "before": APART}}
    ]
    assert all_of(6, {"type": "HandsMoved", "order": FLAT}) == [{"type": "HandsMoved", "order": TURNS}]
    fresh = {**FLAT, "owed": 0, "owed_for": 0, "begun": False}
    [laid] = all_of(6, {"type": "OrderLaid", "order": fresh})
    assert laid["order"]["owed"] == {**OWED, "number": 0, "key": "", "drawn": 0}


def test_what_was_to_be_picked_up_is_demanded_at_the_pile_of_the_card() -> None:
    turn = {"type": "TurnTaken", "pile": 2, "slot": 0, "face_played": 4}
    assert all_of(
        6, {"type": "PickUpGrew", "cards": 4, "rank": 1}, turn, {"type": "PickUpGrew", "cards": 2, "rank": 2}
    ) == [
        {"type": "DemandGrew", "number": 4, "key": "A", "bearer": -1, "pile": 1},
        turn,
        {"type": "DemandGrew", "number": 2, "key": "2", "bearer": -1, "pile": 2},
    ]
    assert all_of(
        6, {"type": "PickedUp", "pile": 1, "cards": 3}, {"type": "PickedUp", "pile": 2, "cards": 1, "player": 0}
    ) == [
        {"type": "DemandPaid", "number": 3, "player": -1, "pile": 1},
        {"type": "DemandPaid", "number": 1, "player": 0, "pile": 2},
    ]


def test_the_length_of_a_chain_is_what_is_demanded_in_kind() -> None:
    assert all_of(6, {"type": "ChainSet", "length": 2, "debtor": 1}) == [
        {"type": "DrawCancelled"},
        {"type": "DemandGrew", "number": 2, "key": "in kind", "bearer": 1, "pile": 0},
    ]
    assert all_of(6, {"type": "ChainSet", "length": 0}) == [
        {"type": "DrawCancelled"},
        {"type": "DemandGrew", "number": 0, "key": "in kind", "bearer": -1, "pile": 0},
    ]


def test_a_vote_on_what_was_done_last_says_so() -> None:
    asked, other = {"number": 4, "kind": "going back"}, {"number": 5, "kind": "claim"}
    for kind in ("MotionOpened", "MotionDecided", "MotionDropped"):
        assert all_of(6, {"type": kind, "motion": dict(asked)}, {"type": kind, "motion": other}) == [
            {"type": kind, "motion": {**asked, "brief": True}},
            {"type": kind, "motion": other},
        ]


def test_what_was_undone_by_consent_is_undone_as_anything_is() -> None:
    assert all_of(7, {"type": "Voided"}, {"type": "ActTakenBack", "player": 2}, {"type": "Drew", "player": 2}) == [
        {"type": "ActsUndone"},
        {"type": "ActsUndone", "player": 2},
        {"type": "Drew", "player": 2},
    ]


def test_a_card_that_went_back_was_not_played() -> None:
    back = {"player": 1, "card": "5H", "pile": 2}
    rolled = {"type": "RolledBack", **back, "direction": -1, "under": "9C"}
    assert all_of(7, rolled) == [rolled, {"type": "Unplayed", **back}]


@pytest.mark.parametrize("kind", ["accusation", "proposal", "penalty vote"])
def test_a_vote_on_a_charge_carries_it_by_its_rule(kind: str) -> None:
    motion = {"number": 7, "kind": kind, "by": 0, "about": 1, "subject": "base-turn"}
    for event in ("MotionOpened", "MotionDecided", "MotionDropped"):
        assert all_of(8, {"type": event, "motion": dict(motion)}) == [
            {"type": event, "motion": {**motion, "case": {"by": 0, "against": 1, "rule": "base-turn"}}}
        ]


@pytest.mark.parametrize("kind", ["ballot", "judge"])
def test_a_vote_on_a_call_carries_its_words_and_the_penalty_that_came_with_it(kind: str) -> None:
    motion = {"number": 3, "kind": kind, "by": 0, "about": 1, "subject": "Lying"}
    case = {"by": 0, "against": 1, "words": "Lying", "penalty": 3}
    left = {"type": "LeftToOthers", "case": case, "how": "vote"}
    assert all_of(8, left, {"type": "MotionOpened", "motion": dict(motion)}) == [
        {"type": "MotionOpened", "motion": {**motion, "case": case}}
    ]


def test_any_other_vote_is_on_no_charge() -> None:
    motion = {"number": 3, "kind": "claim", "by": 0, "about": 0, "subject": "out"}
    assert all_of(8, {"type": "MotionOpened", "motion": dict(motion)}) == [{"type": "MotionOpened", "motion": motion}]


def test_cards_that_may_go_back_and_that_went_back_are_told_alike_in_every_game() -> None:
    back = {"player": 1, "pile": 2, "direction": -1, "under": "9C"}
    assert all_of(9, {"type": "Provisional", **back, "card": "5H", "act": 7}) == [
        {"type": "MayGoBack", **back, "cards": ["5H"], "act": 7}
    ]
    assert all_of(9, {"type": "RolledBack", **back, "card": "5H"}) == [{"type": "PlayUndone", **back, "cards": ["5H"]}]
    stray = {"player": 1, "act": 7, "before": APART, "players": [1, 1], "places": 0}
    landed = [{"type": "Landed", "player": 1, "card": name, "pile": pile} for name, pile in (("2C", 2), ("5H", 1))]
    assert all_of(9, *landed, landed[1], {"type": "Strayed", "pile": 1, "stray": stray})[-1] == {
        "type": "MayGoBack",
        "player": 1,
        "pile": 1,
        "act": 7,
        "cards": ["5H", "5H"],
    }


@pytest.mark.parametrize(("turns", "direction"), [(True, -1), (False, 0)])
def test_a_card_that_was_withdrawn_went_back_with_those_on_it(turns: bool, direction: int) -> None:
    order = {**APART, "turns": {**TURNS, "members": 0b110011}}
    gone = {"type": "Withdrawn", "player": 1, "pile": 2, "players": [1, 0], "places": 2}
    assert all_of(9, {**gone, "order": order, "turns": turns}) == [
        {
            "type": "PlayUndone",
            "player": 1,
            "pile": 2,
            "players": [1, 0],
            "steps": 2,
            "direction": direction,
            "members": 0b110011,
            "handing": [0, 2],
        }
    ]
