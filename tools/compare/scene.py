"""What is compared after each act, put so that both builds can say it: what lies where, whose turn it is, what is owed
and at issue, who has won, and what may be done next.

Each build has its own words for these things. `scene` is written against the tree it stands in; the kept build is read
by `recorder.py`, which is never changed, so that it goes on saying what it said.
"""

from __future__ import annotations

from typing import Any

from cardhouse.core.choices import lawful
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.store.codec import encode_act


def names(cards: Any) -> str:
    return " ".join(card.name for card in cards)


def place_of(table: Table, token: str) -> int:
    """Where a token lies as the kept build says it: a pile is its number and 100."""
    return table.marked[token] + 100 if token in table.marked else table.tokens[token]


def outcome_of(outcome: Outcome) -> dict[str, Any]:
    """What the sender of an act is told: the answer, and every reason with the rule behind it."""
    return {
        "answer": outcome.answer,
        "reasons": sorted([[ruling.rule, ruling.reason] for ruling in outcome.rulings]),
        "jammed": sorted(outcome.jammed),
    }


def scene_of(table: Table) -> dict[str, Any]:
    """How things stand. The order of duties and debts is kept: it is the order in which they are worked off."""
    return {
        "hands": [names(hand) for hand in table.hands],
        "stock": names(table.stock),
        "piles": {str(number): names(pile) for number, pile in sorted(table.piles.items())},
        "areas": {name: [names(zone) for zone in zones] for name, zones in sorted(table.areas.items()) if any(zones)},
        "tokens": {token: place_of(table, token) for token in sorted(table.tokens)},
        "turn": table.turn,
        "direction": table.direction,
        "phase": table.phase,
        "dealer": table.dealer,
        "round": table.round,
        "duties": [[duty.bearer, duty.kind, duty.what, duty.rule] for duty in table.duties],
        "debts": [[debt.bearer, debt.left, debt.rule] for debt in table.debts],
        "breaches": [[breach.offender, breach.rule, breach.status] for breach in table.breaches],
        "motions": [
            [m.kind, m.by, m.about, m.subject, sorted(m.electorate), sorted(m.ayes), sorted(m.noes)]
            for m in table.motions
        ],
        "pauses": list(table.pauses),
        "winners": list(table.winners),
        "outcome": table.outcome,
        "scores": list(table.scores),
        "off": sorted(table.law.off),
        "book": [article.id for article in table.law.book],
    }


def choices_of(table: Table) -> list[str]:
    """All that may be done now, as it is sent."""
    table.steps = 0
    return sorted([encode_act(act).decode() for act in lawful(table)])
