from dataclasses import dataclass

from cardhouse.cards import SEVENS, Cards, cards
from cardhouse.core.acts import Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.hooks import after
from cardhouse.core.penalties import Fined
from cardhouse.core.rule import Article, CardRule, Memory
from cardhouse.core.table import Event, Events, Table, Tally
from cardhouse.games import game, new_table


@dataclass(eq=False)
class RunOf(Tally):
    """How many of these cards were played in a row."""

    cards: Cards

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Played,)

    def step(self, total: int, event: Event) -> int:
        return total + 1 if isinstance(event, Played) and event.card in self.cards else 0


@dataclass(frozen=True)
class EnoughOfThem(CardRule):
    """Whoever plays {on} as the second in a row takes a penalty card."""

    def tallies(self) -> tuple[Memory, ...]:
        return (RunOf(self.on),)

    @after(Played)
    def enough(self, played: Played, table: Table) -> Events:
        if table.tally(RunOf(self.on)) == 2:
            yield Fined(played.player)


rule = Article("enough-sevens", "Enough Sevens", "Cat", "2024-05-04", (EnoughOfThem(on=SEVENS),))
table = new_table((*game("bartok@2023-08-14").book, rule), ["Ann", "Bob"])
for step in ("shuffle", "deal"):
    assert decide(table, Prepare(1, step)).happened
table.hands = [list(cards("7D KH 9C")), list(cards("7S QS"))]
table.piles[1] = list(cards("2D"))
table.forget()

assert decide(table, Play(0, cards("7D"))).lawful
outcome = decide(table, Play(1, cards("7S")))
assert outcome.lawful
print([type(event).__name__ for event in outcome.events])
print("Bob has", len(table.hands[1]), "cards.")
