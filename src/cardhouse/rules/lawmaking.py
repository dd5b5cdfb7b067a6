"""How the book grows: who adds a rule, and what that makes them."""

import re
from typing import Final

from cardhouse.core.amendments import Contributed
from cardhouse.core.book_acts import ADD_RULE
from cardhouse.core.events import PhaseOver, RoundBegan, TokenMoved
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import Contributor, General, NextDealer, Role, Timely
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats, only
from cardhouse.core.table import OVER, Events, Table
from cardhouse.core.token_acts import StartsAt

CHEF: Final = "chef"
_FIRST_PERSON: Final = re.compile(r"\b(I|me|my|mine|myself)\b")


def names_somebody(text: str, names: list[str]) -> bool:
    """Whether a text singles somebody out: the first person, a name, or a seat such as "player A"."""
    if _FIRST_PERSON.search(text):
        return True
    for name in names:
        before = r"\b(?:player|seat)\s+" if len(name) == 1 else r"\b"
        if re.search(before + re.escape(name) + r"\b", text, re.IGNORECASE):
            return True
    return False


class LeastRecentContributes(Rule):
    """After each round the player whose latest rule is oldest adds one to the end of the book. It has to treat all
    players alike, and it counts from the next round on, which the player at the Dealer's left deals.
    """

    def brings(self) -> Brings:
        return Brings(steps=(ADD_RULE,))

    @answers(Contributor)
    def least_recent(self, asked: Contributor, table: Table, earlier: int) -> int:
        from_the_left = [(table.dealer + step) % table.seats for step in range(1, 1 + table.seats)]
        return min(from_the_left, key=table.authored.__getitem__)

    @answers(Timely, ADD_RULE)
    def after_the_round(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return only(table.ask(Contributor())) if table.phase == OVER else NOBODY

    @answers(General)
    def everybody_alike(self, asked: General, table: Table, earlier: bool) -> bool:
        return earlier and not names_somebody(asked.text, table.names)

    @after(Contributed)
    def next_round(self, contributed: Contributed, table: Table) -> Events:
        yield RoundBegan(table.ask(NextDealer()))
        yield PhaseOver("")


class NewestAuthorIsChef(Rule):
    """Whoever at the table wrote the newest rule is the Chef and has the Chef Token (R-B44)."""

    def brings(self) -> Brings:
        return Brings(tokens=(CHEF,))

    @answers(StartsAt)
    def with_the_chef(self, asked: StartsAt, table: Table, earlier: int) -> int:
        return table.ask(Role(CHEF)) if asked.token == CHEF else earlier

    @after(Contributed)
    def new_chef(self, contributed: Contributed, table: Table) -> Events:
        yield TokenMoved(CHEF, contributed.player)

    @answers(Role)
    def newest_author(self, asked: Role, table: Table, earlier: int) -> int:
        if asked.name != CHEF:
            return earlier
        newest = max(table.authored)
        return table.authored.index(newest) if newest else NO_SEAT
