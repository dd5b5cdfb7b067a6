"""What whoever tried an act is told of it, and why it is refused."""

from __future__ import annotations

from collections.abc import Mapping

from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.verdicts import REFUSED, Late, Outcome
from cardhouse.core.view import is_known, is_read
from cardhouse.core.words import ENGLISH
from cardhouse.server.messages import Answer, Reason
from cardhouse.telling.said import text_in
from cardhouse.telling.second_person import reason_to


def names_rule(table: Table, rule: str, seat: Seat) -> bool:
    """Whether somebody is told by which rule an act was refused: whoever knows it and may read it."""
    return is_known(table, rule, seat) and is_read(table, rule, seat)


def answer_to(own_id: str, outcome: Outcome, table: Table, language: Mapping[str, str] = ENGLISH) -> Answer:
    """What its sender is told of an act; of one that happened, nothing more: people find out whether it was lawful."""
    if isinstance(outcome.act, Late):
        why = f"{table.names[outcome.act.first]} was first; nothing is lost"
        return Answer(own_id, REFUSED, [Reason("", text_in(why, language, table.names, outcome.act.seat))])
    if outcome.happened:
        return Answer(own_id, outcome.answer)
    told = [r for r in outcome.rulings if not r.rule or table.law.dial_of(r.rule) == REFEREE]
    seat = outcome.act.seat
    name = table.names[seat] if 0 <= seat < table.seats else ""

    def said(reason: str) -> str:
        return text_in(reason, language, table.names, seat) if language else reason_to(name, reason)

    reasons = [Reason(r.rule if names_rule(table, r.rule, seat) else "", said(r.reason)) for r in told]
    return Answer(own_id, outcome.answer, reasons)


def excuse(own_id: str, answer: str, why: str, language: Mapping[str, str]) -> Answer:
    """What the sender of an act is told that could not be decided."""
    return Answer(own_id, answer, [Reason("", text_in(why, language))])
