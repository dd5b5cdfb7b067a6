"""Every trace once more at a table: the same plays as acts, decided by the whole game, lead to the same player."""

import re
from pathlib import Path

import pytest

from cardhouse.cards import DECK_FACES, JOKER, card
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Choose
from cardhouse.core.table import PLAYING, Table
from cardhouse.games.shelf import GAMES
from cardhouse.rules.order.orders import ORDERS, at_pile, to_pick_up
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.order.slot_order import DueSlot
from cardhouse.rules.turns.slots import seat_at
from cardhouse.testing.notation import Trace, parse_file
from cardhouse.testing.traces import PILE, Tracing, face_of, laid, play, starting_at

FILE = Path(__file__).parents[2] / "scenarios" / "uncle-baiting" / "traces.table"
TRACES = parse_file(FILE, GAMES).traces
TOKEN = re.compile(r"(b?)(10|[2-9AJQKX]|4r)_([A-P])[12]?(?:>([A-P])([12])?)?")


def table_like(tracing: Tracing) -> Table:
    """A table where any card may follow any other, everybody has plenty, and the order stands as in the trace."""
    law = tracing.table.law.switching(off=("follow-suit-or-rank",))
    table = Table(law, tracing.table.names, seeded(0))
    table.enact(law)
    table.phase, table.piles, table.opened = PLAYING, {PILE: [card("8D")]}, 1
    table.hands = [[card("8D")] * 9 for _ in table.names]
    table.stock = [card("8D")] * 200
    table.direction = tracing.table.direction
    table.tallies[law.tally_place[ORDERS]] = (PILE, {PILE: tracing.laid}, {})
    table.turn = seat_at(tracing.due)
    return table


def acts_for(token: str, tracing: Tracing, table: Table) -> list[Act]:
    """The acts that a token stands for; the cards for them are put into hands first."""
    found = TOKEN.fullmatch(token)
    if found:
        face = DECK_FACES[face_of(found[2], tracing, bool(found[1]))]
        seat = ord(found[3]) - ord("A")
        table.hands[seat].append(face)
        acts: list[Act] = [Play(seat, (face,))]
        if found[4]:
            slot = tracing.slot(found[4], found[5])
            acts.append(Point(seat, seat_at(slot), slot % 2))
        return acts
    if token.startswith("Jk"):
        due = seat_at(tracing.due)
        seat = ord(token[3]) - ord("A") if len(token) > 2 else (due + 1) % table.seats
        table.hands[seat].append(JOKER)
        return [Play(seat, (JOKER,))]
    if token.startswith("pass"):
        return [Choose(seat, "pass-hand", ()) for seat in range(table.seats)]
    picked = re.fullmatch(r"p(?:([0-9]+)of)?([0-9]+)?_([A-P])[12]?", token)
    assert picked is not None
    return [Draw(ord(picked[3]) - ord("A"))] * int(picked[1] or picked[2] or 1)


@pytest.mark.parametrize("trace", TRACES, ids=[trace.id for trace in TRACES])
def test_the_game_agrees_with_its_order(trace: Trace) -> None:
    tracing = laid(trace)
    starting_at(tracing, trace.tokens[0])
    table = table_like(tracing)
    for token in trace.tokens:
        acts = acts_for(token, tracing, table)
        play(tracing, token)
        for act in acts:
            outcome = decide(table, act)
            assert outcome.lawful, f"{token}: {outcome.told()}"
        assert table.ask(DueSlot(PILE)) == tracing.due, token
        assert to_pick_up(table, PILE) == tracing.owed
        assert at_pile(table, PILE).later.turns == tracing.laid.later.turns
        assert table.direction == tracing.order.direction
