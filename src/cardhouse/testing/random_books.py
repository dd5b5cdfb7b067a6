"""Random rulebooks and random tables: the same chance gives the same ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardhouse.cards import ALL, COURT, DECK_FACES, JOKERS, NONE, Cards, of_rank, of_suit, set_of
from cardhouse.core.chance import Chance
from cardhouse.core.declared import STEP, TURN
from cardhouse.core.law import Law
from cardhouse.core.questions import FirstSeat, HandSize, InTurn, PhaseAfter, Timely, TurnOver
from cardhouse.core.rule import DIALS, Article, Rule
from cardhouse.core.seating import Pack
from cardhouse.core.table import Table
from cardhouse.games.bartok import BASE
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.rules.accusing.judgement import Accusations
from cardhouse.rules.combinations.combinations import RisingPrimes, StandardPrimes
from cardhouse.rules.dealing.dealing import Deal, JokersInThePack, RecycleUnderTops
from cardhouse.rules.giving import DESIGNATE_WAY, GivesAway
from cardhouse.rules.lawmaking.lawmaking import NewestAuthorIsChef
from cardhouse.rules.matching.matching import GoesOnAnything
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.traps.traps import HiddenTraps, TrapCard
from cardhouse.rules.turns.turn_order import Reverses, Skips, TurnOrder
from cardhouse.rules.winning.round_ends import RoundEnds
from cardhouse.rules.winning.winning import EmptyAtTurnEndWins, EmptyHandWins

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
WORDS: Final = ("Last card", "Mao", "Sorry", "two", "♠", "I say: nothing!", "")
MOST_OF_ANYTHING: Final = 200
CARRYING: Final[tuple[type, ...]] = (InTurn, PhaseAfter, FirstSeat, TurnOver, TurnOrder, Timely, HandSize, Pack)
Maker = Callable[[Chance], tuple[Rule, ...]]

HOUSE: Final[tuple[Maker, ...]] = (
    lambda chance: (Skips(on=random_cards(chance)),),
    lambda chance: (Reverses(on=random_cards(chance)),),
    lambda chance: (Skips(on=random_cards(chance)), Reverses(on=random_cards(chance))),
    lambda chance: (SayAt(chance.below(4), chance.pick(list(WORDS))),),
    lambda chance: (GivesAway(on=random_cards(chance), gift=chance.below(4)),),
    lambda chance: (JokersInThePack(chance.below(6)), GoesOnAnything(JOKERS)),
    lambda chance: (TrapCard(),),
    lambda chance: (TrapCard(), HiddenTraps()),
    lambda chance: (HiddenTraps(),),
    lambda chance: (StandardPrimes(), RisingPrimes(chance.pick(["all", "remaining"]))),
    lambda chance: (RisingPrimes(),),
    lambda chance: (StandardPrimes(),),
    lambda chance: (NewestAuthorIsChef(),),
    lambda chance: (RecycleUnderTops(),),
    lambda chance: (EmptyAtTurnEndWins(chance.pick(["hand", "hand+trap"])),),
    lambda chance: (),  # only people can tell
)
"""The rules that a random book may add, each with random fields. A new family on the shelf joins here."""


def random_cards(chance: Chance) -> Cards:
    """A set of cards as rules name them: a rank, a suit, a few faces, all or none."""
    kinds = [of_rank(1 + chance.below(13)), of_suit(chance.below(4)), COURT, JOKERS, ALL, NONE]
    few = set_of([chance.pick(list(DECK_FACES)) for _ in range(1 + chance.below(4))])
    return chance.pick([*kinds, few, few | kinds[0], kinds[0], kinds[0]])


def random_dial(chance: Chance) -> str:
    """Mostly the table's own dial."""
    return chance.pick(["", "", "", *DIALS])


def random_article(chance: Chance, number: int) -> Article:
    """A house rule of the table, with a number to tell it from the others."""
    rules = chance.pick(list(HOUSE))(chance)
    name = "-".join(type(rule).__name__ for rule in rules) or "CaseJudged"
    text = "" if rules else "Whoever laughs draws a card."
    return Article(
        f"{name.lower()}-{number}", name, chance.pick(list(NAMES)), "2024-05-01", rules, text, random_dial(chance)
    )


def random_base(chance: Chance) -> list[Article]:
    """The base of Bartok, with the options that tables choose."""
    made: dict[str, tuple[Rule, ...]] = {
        "base-deal": (Deal(1 + chance.below(8)), RecycleUnderTops()),
        "base-accuse": (Accusations(chance.pick(["unanimous", "majority", "two_thirds"])),),
        "base-win": (RoundEnds(), chance.pick([EmptyHandWins(), EmptyHandWins("hand+trap"), EmptyAtTurnEndWins()])),
    }
    return [
        Article(
            a.id,
            a.title,
            a.by,
            a.since,
            made.get(a.id, a.rules),
            a.text,
            random_dial(chance) if chance.below(2) else "",
        )
        for a in BASE
    ]


def random_book(chance: Chance) -> tuple[Article, ...]:
    """The base of Bartok and up to nine house rules, in any order; cards are given away by one of them at most."""
    house = [random_article(chance, number) for number in range(chance.below(10))]
    givers = [a for a in house if any(DESIGNATE_WAY in rule.brings().ways for rule in a.rules)]
    return (*random_base(chance), *[article for article in house if article not in givers[1:]])


def varied(book: tuple[Article, ...], chance: Chance) -> tuple[Article, ...]:
    """A book with some of its options set otherwise, as tables may."""
    law = Law(book)
    for option, values in options_of(book).items():
        if not chance.below(4):
            law = law.setting(option, chance.pick(values))
    return law.book


def options_of(book: tuple[Article, ...]) -> dict[str, list[str]]:
    """Everything that a table may set, with its values; of a number some that are near it."""
    found: dict[str, list[str]] = {}
    law = Law(book)
    for option, value in law.options().items():
        only, name = law.named(option)
        having = law.having(name)
        values = [*having[only or next(iter(having))][0].values]
        if isinstance(value, bool):
            values = ["yes", "no"]
        elif isinstance(value, int) and not values:
            values = [str(near) for near in (value - 1, value, value + 1, 2 * value) if 0 < near <= MOST_OF_ANYTHING]
        if values:
            found[option] = values
    return found


def carries_the_game(article: Article) -> bool:
    """Whether a game does not get on without this one: it brings steps or acts of a turn, or says whose turn it is."""
    rules = article.rules
    ways = [way.when for rule in rules for way in rule.brings().ways]
    hooks = Law((article,)).answering
    return STEP in ways or TURN in ways or any(each in hooks for each in CARRYING)


def thinned(book: tuple[Article, ...], chance: Chance) -> tuple[Article, ...]:
    """A book in which some rules rest, few or many of them."""
    share = chance.pick([1, 1, 3, 6])
    return tuple([each for each in book if carries_the_game(each) or chance.below(8) >= share])


def shelf_table(chance: Chance, name: str = "") -> Table:
    """A game of the shelf, this one or any, with as many players as it takes: as it is, or with some options set
    otherwise, some rules left out or some of the house added.
    """
    chosen = GAMES[name or chance.pick(sorted(GAMES))]
    players = min(chosen.fewest + chance.below(3), chosen.most)
    book = thinned(chosen.book, chance) if chance.below(2) else chosen.book
    book = varied(book, chance) if chance.below(2) else book
    if not chance.below(4):
        book = (*book, *[random_article(chance, number) for number in range(1 + chance.below(2))])
    return new_table(book, NAMES[:players], seed=chance.word(), dial=chance.pick(list(DIALS)))


def random_table(chance: Chance) -> Table:
    """Mostly a game of the shelf, else two to six players round a random book with one or two packs; under any
    dial, with or without checkpoints.
    """
    if chance.below(4):
        table = shelf_table(chance)
    else:
        names = NAMES[: 2 + chance.below(5)]
        dial, packs = chance.pick(list(DIALS)), 1 + chance.below(4) // 3
        table = new_table(random_book(chance), names, seed=chance.word(), dial=dial, packs_used=packs)
    table.keeps = chance.below(3) == 0
    return table
