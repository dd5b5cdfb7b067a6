"""Tables of Moo for tests."""

from cardhouse.core.acts import Prepare
from cardhouse.core.engine import decide
from cardhouse.core.rule import TABLE
from cardhouse.core.table import Table
from cardhouse.games.moo import MOO
from cardhouse.games.shelf import new_table
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.leaving_play.purses import Credited, Purse

ANN, BOB, CAT = 0, 1, 2
TOKEN = "Moo Token"


def started(
    tokens: int = 0, seed: int = 1, dial: str = TABLE, people: tuple[str, ...] = ("Ann", "Bob", "Cat")
) -> Table:
    """A game that has just begun; the first player has some tokens."""
    table = new_table(MOO, people, seed=seed, dial=dial)
    assert decide(table, Prepare(table.dealer, START)).lawful
    if tokens:
        purse = Purse(TOKEN)
        table.tallies[table.law.tally_place[purse]] = purse.step({}, Credited(ANN, TOKEN, tokens))
    return table
