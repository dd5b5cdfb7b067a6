from dataclasses import dataclass

from cardhouse.cards import RED, SEVENS, Cards, card, cards
from cardhouse.core.acts import Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.events import Played, Reversed, Skipped
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.questions import Matches
from cardhouse.core.rule import Article, CardRule, Rule
from cardhouse.core.table import Events, Table
from cardhouse.games import game, new_table


class RedOnRed(Rule):
    """Any red card goes on a red card."""

    @answers(Matches)
    def any_red(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier | RED if asked.top in RED else earlier


@dataclass(frozen=True)
class TurnsRound(CardRule):
    """When {on} is played, the direction of play reverses."""

    @after(Played)
    def turn_round(self, played: Played, table: Table) -> Events:
        yield Reversed()


class ReversalSkips(Rule):
    """Between two players, a reversal of play skips the other one instead."""

    @instead(Reversed)
    def skip(self, about: Reversed, table: Table) -> Events | None:
        return [Skipped()] if table.seats == 2 else None


HOUSE = (
    *game("bartok@2023-08-14").book,
    Article("red-on-red", "Red on Red", "Ann", "2024-05-01", (RedOnRed(),)),
    Article("sevens-reverse", "Sevens Reverse", "Bob", "2024-05-02", (TurnsRound(on=SEVENS),)),
    Article("reversal-skips", "Reversal Skips", "Ann", "2024-05-03", (ReversalSkips(),)),
)

table = new_table(HOUSE, ["Ann", "Bob"])
for step in ("shuffle", "deal"):
    assert decide(table, Prepare(1, step)).happened
table.hands[0], table.piles[1] = list(cards("7D KH 9C")), [card("2H")]
table.forget()  # cards were moved by hand

outcome = decide(table, Play(0, cards("7D")))
assert outcome.lawful
print(outcome.told())
for event in outcome.events:
    print(f"  {type(event).__name__:10} {event.origin}")
print("It is", table.names[table.turn] + "'s turn.")
print(table.law.by_id["sevens-reverse"].sentences())
