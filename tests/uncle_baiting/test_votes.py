"""Several penalties put to the vote at once: everybody is asked once about each, and never about their own."""

from cardhouse.core.acts import Act
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Accuse, Vote
from cardhouse.core.rule import TABLE
from cardhouse.core.table import PLAYING, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.proposing.across_the_table import Contest

A, B, C, D, E = range(5)


def accused(*charges: tuple[int, int]) -> Table:
    """A table at which these have been charged with hinting, and contest it."""
    table = new_table(game("uncle-baiting").book, list("ABCDE"), dial=TABLE)
    table.phase = PLAYING
    for by, about in charges:
        happens(table, Accuse(by, about, "error-hinting"))
        happens(table, Contest(about))
    return table


def happens(table: Table, act: Act) -> None:
    assert decide(table, act).happened, act


def asked(table: Table) -> list[int]:
    """Who is asked to vote yes, once for each time."""
    return [act.seat for act in lawful(table) if isinstance(act, Vote) and act.aye]


def test_nobody_is_asked_to_vote_again() -> None:
    table = accused((C, A), (D, B))
    assert asked(table) == [A, B, C, D, E]
    happens(table, Vote(B, True))
    assert [motion.ayes for motion in table.motions] == [(C, B), (D,)]
    assert asked(table) == [A, C, D, E], "B has voted about A, and does not vote about B"
    happens(table, Vote(A, False))
    happens(table, Vote(E, True))
    assert [motion.about for motion in table.motions] == [B], "three of four found that A did it"
    assert asked(table) == [C, E]


def test_a_vote_goes_where_it_is_waited_for() -> None:
    """A penalty proposed to B is B's to accept; a vote of B's that comes after it is about A."""
    table = accused((C, A))
    happens(table, Accuse(D, B, "error-arguing"))
    happens(table, Vote(B, True, "proposal"))
    happens(table, Vote(B, True))
    assert [motion.ayes for motion in table.motions] == [(C, B)]
