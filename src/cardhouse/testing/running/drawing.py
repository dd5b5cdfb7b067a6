"""A table drawn in a few lines of text, and the rules behind what happened at it."""

from collections.abc import Iterable
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.owed import OPEN
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import CENTRE, Table
from cardhouse.core.verdicts import Outcome

MOST_SHOWN: Final = 8


def drawn(table: Table) -> str:
    """Who sits where with what, what lies in the middle, and what is owed."""
    shared = shared_areas(table)
    width = max(len(name) for name in [*table.names, *shared, "deck", *[f"P{number}" for number in table.piles]])
    lines = [headline(table), *[f"{name:{width}}  {seat_line(table, seat)}" for seat, name in enumerate(table.names)]]
    lines += [f"{f'P{number}':{width}}  {row(table.piles[number])}" for number in sorted(table.piles)]
    lines += [f"{name:{width}}  {row(table.area(name, NO_SEAT))}" for name in shared]
    stock = list(reversed(table.stock))
    more = f" .. ({len(stock)} cards)" if len(stock) > MOST_SHOWN else ""
    lines.append(f"{'deck':{width}}  {row(stock[:MOST_SHOWN])}{more}")
    return "\n".join([*lines, *affairs(table)])


def name_of(table: Table, seat: Seat) -> str:
    return "nobody" if seat == NO_SEAT else table.names[seat]


def headline(table: Table) -> str:
    parts = [
        f"phase {table.phase}",
        f"turn {name_of(table, table.turn)}",
        f"direction {'+' if table.direction == 1 else '-'}",
        f"dealer {name_of(table, table.dealer)}",
        f"mode {table.law.dial}",
    ]
    parts += ["paused"] if table.paused else []
    parts += [f"time {table.clock / 1000:g} s"] if table.clock else []
    parts += [f"won by {', '.join(name_of(table, seat) for seat in table.winners)}"] if table.winners else []
    parts += [table.outcome] if table.outcome and not table.winners else []
    return ", ".join(parts)


def seat_line(table: Table, seat: Seat) -> str:
    parts = [row(table.hands[seat])]
    parts += [f"{name}: {row(zones[seat])}" for name, zones in before_seats(table) if zones[seat]]
    parts += [f"({name})" for name, place in sorted(table.tokens.items()) if place == seat and place != CENTRE]
    return "  ".join(parts)


def shared_areas(table: Table) -> list[str]:
    """The areas that lie before all: those that rules bring, and where Jokers lie that are out of the round."""
    boxes = [name for name, zones in sorted(table.areas.items()) if len(zones) < table.seats]
    return list(dict.fromkeys([*table.law.shared, *boxes]))


def before_seats(table: Table) -> list[tuple[str, list[list[Card]]]]:
    """The areas that lie before each seat, and not before all."""
    shared = shared_areas(table)
    return [(name, zones) for name, zones in sorted(table.areas.items()) if name not in shared]


def row(cards: Iterable[Card]) -> str:
    return " ".join(card.name for card in cards) or "-"


def affairs(table: Table) -> list[str]:
    """Duties, debts, open breaches and open motions, a line each."""
    lines = [
        f"{name_of(table, duty.bearer)} must {duty.kind} {duty.what}".rstrip() + f" ({duty.rule})"
        for duty in table.duties
    ]
    lines += [f"{name_of(table, debt.bearer)} owes {debt.left}" for debt in table.debts]
    lines += [
        f"{name_of(table, breach.offender)} broke {breach.rule}" for breach in table.breaches if breach.status == OPEN
    ]
    for motion in table.motions:
        ayes, noes = [", ".join(name_of(table, seat) for seat in side) or "-" for side in (motion.ayes, motion.noes)]
        lines.append(
            f"open: {motion.kind} about {name_of(table, motion.about)}, {motion.subject}; yes {ayes}; no {noes}"
        )
    return lines


def deciding_rules(table: Table, outcomes: Iterable[Outcome]) -> tuple[str, ...]:
    """The rules that refused the acts, or that answered what happened, each with its sentence."""
    reasons: dict[str, str] = {}
    for outcome in outcomes:
        for ruling in outcome.rulings:
            reasons.setdefault(ruling.rule, ruling.reason)
        for rule in outcome.rules:
            if rule:
                reasons.setdefault(rule, "")
    return tuple([told(table.law.by_id.get(rule), reason) for rule, reason in reasons.items()])


def told(article: Article | None, reason: str) -> str:
    if article is None:
        return reason
    source = ", ".join(part for part in (article.by, article.since) if part)
    return f"{article.id} ({source}){f': {reason}' if reason else ''}\n  {article.sentence()}"
