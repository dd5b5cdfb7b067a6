"""Cards that wait for a veto, and whether they matter to somebody who waves all others through."""

from __future__ import annotations

from cardhouse.core.acts import Act
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.events import Landed
from cardhouse.core.lines import manner_of
from cardhouse.core.seats import Seat
from cardhouse.core.table import OVER, Table

FEW: frozenset[int] = frozenset((0, 1))
"""Somebody with so few cards is about to win."""


def letting_be(table: Table, me: Seat) -> Act | None:
    """What this player does to let the cards be that wait; nothing, if none wait for this player's word."""
    return next((act for act in lawful(table, me) if manner_of(act).lets_be), None)


def may_wave(table: Table, me: Seat) -> bool:
    """Whether cards wait for this player's word."""
    return bool(table.landing) and letting_be(table, me) is not None


def matters(table: Table, me: Seat) -> bool:
    """Whether what waits would do something to this player, or is about to win the round: it is let be at a copy."""
    players = {event.player for event in table.landing if isinstance(event, Landed)} - {me}
    if any(len(table.hands[player]) in FEW for player in players):
        return True
    trial = table.copy()
    for seat in range(table.seats):
        act = letting_be(trial, seat) if trial.landing else None
        if act is not None:
            decide(trial, act, True, False)
    then, now = burden(trial, me), burden(table, me)
    return trial.phase == OVER or any(more > less for more, less in zip(then, now, strict=True))


def burden(table: Table, seat: Seat) -> tuple[int, int, int]:
    """What somebody has to carry: things to do, cards to take, cards in the hand."""
    duties = sum(duty.bearer == seat for duty in table.duties)
    debts = sum(debt.bearer == seat for debt in table.debts)
    return duties, debts, len(table.hands[seat])
