"""How the book grows: who adds a rule, and what that makes them."""

from typing import Any, Final

from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import (
    ADD_RULE,
    ADD_RULE_WAY,
    OBJECT_WAY,
    Contributed,
    Disowned,
    MayObject,
    Objected,
    RuleRepealed,
)
from cardhouse.core.declared import VOTE_WAY
from cardhouse.core.events import TokenMoved
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF, Motion
from cardhouse.core.presence import Joined, is_here, next_player, players
from cardhouse.core.questions import Contributor, NextDealer, Patience, Role, Timely
from cardhouse.core.rounds import PhaseOver, RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seating import FallsTo, StartsAt
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seats, only
from cardhouse.core.table import OVER, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.dealing import from_the_left

A_CHEF: Final = Need("a Chef", ("chef",))

CHEF: Final = "chef"
NOUNS: Final = ("the Chef Token",)
"""What lies or goes about at the table by this family, for the catalogue of words."""
OBJECTION: Final = "objection"


class LeastRecentContributes(Rule):
    """After each round the player whose latest rule is oldest adds one to the end of the book.

    It has to treat all players alike, and it counts from the next round on.
    """

    def brings(self) -> Brings:
        return Brings(ways=(ADD_RULE_WAY,))

    @answers(Contributor)
    def least_recent(self, asked: Contributor, table: Table, earlier: int) -> int:
        seats = from_the_left(table)
        return min(seats, key=table.authored.__getitem__) if seats else earlier

    @answers(Timely, ADD_RULE)
    def after_the_round(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return only(table.ask(Contributor())) if table.phase == OVER else NOBODY

    @answers(WhyNot)
    def not_yours(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if not isinstance(asked.question, Timely):
            return earlier
        author = table.ask(Contributor())
        whose = table.names[author] if author != NO_SEAT else "nobody, for all have left"
        return f"after a round a rule is added, and now that is for {whose}"

    @after(Contributed)
    def next_round(self, contributed: Contributed, table: Table) -> Events:
        yield RoundBegan(table.ask(NextDealer()))
        yield PhaseOver("")


class LatestContribution(Tally):
    """Who wrote the newest rule, the place of their latest one before it, and its id; no id, if it was struck out."""

    def start(self) -> tuple[int, int, str]:
        return (NO_SEAT, 0, "")

    def hears(self) -> tuple[type, ...]:
        return Contributed, Disowned

    def step(self, total: Any, event: Event) -> tuple[int, int, str]:
        return (event.player, event.before, event.rule) if isinstance(event, Contributed) else (NO_SEAT, 0, "")


LATEST_CONTRIBUTION: Final = LatestContribution()


class OpenToObjection(Rule):
    """Any player may object to the newest rule if it does not treat everybody alike.

    Its author may not. If all others agree it is struck out, and its author is as if they had not written it.
    """

    # R-B12

    def brings(self) -> Brings:
        return Brings(ways=(OBJECT_WAY, VOTE_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return (LATEST_CONTRIBUTION,)

    @answers(MayObject)
    def to_the_newest(self, asked: MayObject, table: Table, earlier: Seats) -> Seats:
        author, _, newest = table.tally(LATEST_CONTRIBUTION)
        is_open = asked.way == newest and table.motion(OBJECTION) is None
        return EVERYONE - only(author) if is_open else earlier

    @after(Objected)
    def put_to_the_vote(self, objected: Objected, table: Table) -> Events:
        author, _, newest = table.tally(LATEST_CONTRIBUTION)
        if objected.rule != newest:
            return  # at the table anybody may say so, but no other rule is struck out: without it there may be no game
        others = [seat for seat in players(table) if seat not in (author, objected.player)]
        until = table.clock + 1000 * table.ask(Patience(OBJECTION))
        jury, by = tuple(others) or (author,), objected.player
        yield MotionOpened(Motion(table.acts, OBJECTION, by, author, objected.rule, jury, ALL_OF, until))

    @after(MotionDecided)
    def strike_out(self, decided: MotionDecided, table: Table) -> Events:
        if decided.motion.kind == OBJECTION and decided.carried:
            yield RuleRepealed(decided.motion.subject)
            yield Disowned(*table.tally(LATEST_CONTRIBUTION)[:2])


class NewestAuthorIsChef(Rule):
    """Whoever at the table wrote the newest rule is the Chef and has the Chef Token.

    While they are away it is whoever sits next.
    """

    # R-B44

    def brings(self) -> Brings:
        return Brings(tokens=(CHEF,))

    @answers(StartsAt)
    def with_the_chef(self, asked: StartsAt, table: Table, earlier: int) -> int:
        return table.ask(Role(CHEF)) if asked.token == CHEF else earlier

    @after(Contributed)
    def new_chef(self, contributed: Contributed, table: Table) -> Events:
        yield TokenMoved(CHEF, contributed.player)

    @after(Disowned)
    def chef_as_before(self, disowned: Disowned, table: Table) -> Events:
        yield TokenMoved(CHEF, table.ask(Role(CHEF)))

    @answers(Role)
    def newest_author(self, asked: Role, table: Table, earlier: int) -> int:
        if asked.name != CHEF:
            return earlier
        newest, chef = 0, NO_SEAT
        for seat, when in enumerate(table.authored):
            if when > newest:
                newest, chef = when, seat
        return chef if chef == NO_SEAT or is_here(table, chef) else next_player(table, chef)

    @answers(FallsTo)
    def the_next_chef(self, asked: FallsTo, table: Table, earlier: int) -> int:
        return table.ask(Role(CHEF)) if asked.token == CHEF else earlier

    @after(Joined)
    def chef_is_back(self, joined: Joined, table: Table) -> Events:
        yield TokenMoved(CHEF, table.ask(Role(CHEF)))
