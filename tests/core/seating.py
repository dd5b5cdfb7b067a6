"""Tables for tests: a few players, the cards named, and the rules in question last in the book."""

import re

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Play
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE, Article, Rule
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import DONE, Outcome
from cardhouse.games.bartok import BASE

ANN, BOB, CAT, DAN = 0, 1, 2, 3


def kebab(rule: Rule) -> str:
    """A rule's id: its name in kebab case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(rule).__name__).lower()


def article(rule: Rule | Article, dial: str = "") -> Article:
    """A rule in an article of its own, with the rule's name for an id."""
    return rule if isinstance(rule, Article) else Article(kebab(rule), kebab(rule), "Ann", "", (rule,), dial=dial)


def seat(
    *rules: Rule | Article,
    base: tuple[Article, ...] = BASE,
    pile: str = "2H",
    stock: str = "3S 4S 5S 6S 7S 8S 9S 10S",
    dial: str = REFEREE,
    hands: dict[str, str] | None = None,
    **by_name: str,
) -> Table:
    """A table in play, the first player in turn; `stock` from its top, and hands for Ann, Bob and Cat, or others."""
    hands = hands or by_name or {"Ann": "9H 4C", "Bob": "9D 8H", "Cat": "9C 4H"}
    table = Table(Law(()), list(hands), seeded(1))
    table.enact(Law([*base, *map(article, rules)], dial=dial))
    table.hands = [list(cards(hand)) for hand in hands.values()]
    table.piles = {1: list(cards(pile))}
    table.opened = 1
    table.stock = list(reversed(cards(stock)))
    table.phase = PLAYING
    table.turn = table.last = ANN
    return table


def plays(table: Table, text: str) -> list[Outcome]:
    """Single cards played one after another: `Ann 9H, Bob 9D`."""
    found: list[Outcome] = []
    for words in text.split(","):
        name, what = words.split()
        found.append(decide(table, Play(table.names.index(name), (card(what),))))
    return found


def does(table: Table, *acts: Act) -> Outcome:
    """What came of the last of these acts, all of which happen."""
    for act in acts:
        outcome = decide(table, act)
        assert outcome.answer == DONE, outcome.told()
    return outcome


def told(outcome: Outcome) -> list[str]:
    """The answer, and the rules that speak against the act."""
    return [outcome.answer, *[ruling.rule for ruling in outcome.rulings]]


def names(table: Table, zone: str) -> str:
    """The cards of a player's hand, of the pile or of the stock from its top, in notation."""
    lying = {"pile": table.piles[1], "stock": table.stock[::-1]}
    return " ".join(each.name for each in lying.get(zone) or table.hands[table.names.index(zone)])
