"""The games that come with Cardhouse, by name, and how a table for one is laid."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from hmac import digest
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, TypedDict

from cardhouse.core.chance import Keyed, seeded
from cardhouse.core.declared import meant
from cardhouse.core.law import MOST_LAWS, Law, law_of
from cardhouse.core.questions import PhaseAfter
from cardhouse.core.rule import REFEREE, Article
from cardhouse.core.seating import FewestPlayers, Pack, Packs, StartsAt
from cardhouse.core.seats import MOST_SEATS, Seat
from cardhouse.core.table import Table


class Door(TypedDict):
    """What is told of a game before anybody plays it: what it is like, how long it takes, from which age on."""

    blurb: str
    minutes: int
    age: int


class UnknownGame(ValueError):
    """A name that is no game's."""


class UnknownRule(ValueError):
    """A name that is no rule's, or the name of one that a game cannot do without."""


@dataclass(frozen=True)
class Game:
    """A rulebook with its name: its articles, or in which module of this package they are, and under which name."""

    name: str
    title: str
    written: tuple[Article, ...] | str
    base: str = "base-"
    fewest: int = 2
    most: int = 8
    dial: str = ""
    """Who minds the rules unless the table says so; "" is a referee for one person, and the table for several."""
    blurb: str = ""
    """What it is like, in a sentence or two for somebody who has never heard of it."""
    minutes: int = 20
    age: int = 8
    rests: tuple[str, ...] = ()
    """Articles that are in the book and not in force."""

    @property
    def book(self) -> tuple[Article, ...]:
        """The articles of the game, loaded when somebody first wants them."""
        return stored_book(self.written) if isinstance(self.written, str) else self.written


@cache
def stored_book(place: str) -> tuple[Article, ...]:
    """The book at such a place: `bartok.BARTOK_FULL`."""
    module, _, name = place.partition(".")
    book: tuple[Article, ...] = tuple(getattr(import_module(f"cardhouse.games.{module}"), name))
    return book


BARTOK: Final[Door] = {"blurb": "Get rid of your cards. Whoever wins makes a rule.", "minutes": 20, "age": 8}
FULL_BARTOK: Final[Door] = {"blurb": "The same with everything players ever added.", "minutes": 40, "age": 12}
BAK: Final[Door] = {"blurb": "Buy and swap face cards at a small market.", "minutes": 40, "age": 12}
MOO: Final[Door] = {"blurb": "Some rules are secret. Find them out by being caught.", "minutes": 30, "age": 12}
UNCLE: Final[Door] = {"blurb": "Quick, loud and polite. Every card wants a word.", "minutes": 15, "age": 8}

GAMES: Final = {
    each.name: each
    for each in (
        Game("bartok", "Bartok, the full edition", "bartok.BARTOK_FULL", **FULL_BARTOK),
        Game("bartok@2023-11-08", "Bartok, the edition of 8 November 2023", "bartok.BARTOK_FULL", **FULL_BARTOK),
        Game("bartok@2023-08-14", "Bartok, the edition of 14 August 2023", "bartok.BARTOK_EARLY", **BARTOK),
        Game("bak", "BAK", "bak.BAK", base="", most=4, dial=REFEREE, **BAK),
        Game("moo", "Moo", "moo.MOO", base="", **MOO),
        Game("uncle-baiting", "Uncle Baiting", "uncle_baiting.UNCLE_BAITING", base="", **UNCLE),
        Game("uncle-baiting@junior", "Uncle Baiting, the Junior form", "uncle_baiting.JUNIOR", base="", **UNCLE),
        Game("uncle-baiting@classic", "Uncle Baiting, the Classic form", "uncle_baiting.CLASSIC", base="", **UNCLE),
        Game("uncle-baiting@two-groups", "Uncle Baiting in two groups", "uncle_baiting.TWO_GROUPS", "", 4, **UNCLE),
    )
}

SECRET_BYTES: Final = 32

FIRST_GAME: Final = "bartok@2023-08-14"
"""The one to begin with: few rules, and all of them are soon met."""


GROUP: Final = "cardhouse.games"
"""Packages that bring games of their own name them in this group of their entry points."""


class NoGame(TypeError):
    """Something that is no game and no book."""


def as_game(name: str, value: Any) -> Game:  # Any: whatever somebody's file or package has
    """A game from elsewhere: a `Game`, or a book of articles that may say its name, title and number of players."""
    if isinstance(value, Game):
        return value
    articles = tuple(value) if isinstance(value, Iterable) else ()
    if not articles or not all(isinstance(article, Article) for article in articles):
        raise NoGame(f"{name} is no book: a book is made of articles, as ch.bartok + rule is")
    own = {key: getattr(value, key) for key in ("name", "title", "fewest", "most") if hasattr(value, key)}
    return Game(**{"name": name, "title": name, "written": articles, "base": "", **own})


@cache
def installed_games() -> dict[str, Game]:
    """The games that other packages bring, by the names they give them."""
    points = {point.name: as_game(point.name, point.load()) for point in entry_points(group=GROUP)}
    return {name: replace(found, name=name) for name, found in points.items()}


def game(name: str) -> Game:
    """The game of this name: one of ours, or one that an installed package brings."""
    if name not in GAMES and name in installed_games():
        return installed_games()[name]
    if name not in GAMES:
        near = get_close_matches(name, GAMES, 1, 0.4)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise UnknownGame(f'There is no game called "{name}".{hint} There are: {", ".join(GAMES)}.')
    return GAMES[name]


def fewest_players(game: Game, options: Mapping[str, str]) -> int:
    """How many a game takes when its options are set so."""
    law = Law(game.book)
    for option, value in options.items():
        law = law.setting(option, value)
    return max(game.fewest, Table(law, [], seeded(0)).ask(FewestPlayers()))


def new_table(
    book: Iterable[Article] | Game | str,
    names: Iterable[str],
    *,
    seed: int = 0,
    dial: str = REFEREE,
    packs_used: int = 0,
    dealer: Seat | None = None,
    options: Mapping[str, str] | None = None,
    without: Iterable[str] = (),
    secret: bytes = b"",
) -> Table:
    """A table laid for play: everybody seated, the cards in the middle, and somebody to deal the first round: the last
    seat, unless another is named. It is laid by the articles of a book, or by a game or its name; a game may have some
    that rest.

    The rules say how many packs are used, unless a number is given. `options` sets options of the rules in words, such
    as `{"guilt": "majority"}`; `UnknownOption` says what is wrong with one. `without` names rules that players added
    and that rest at this table; `UnknownRule` says which is none.

    With a `secret` (32 bytes, such as `secrets.token_bytes(32)`) nobody can compute the cards from what they have seen,
    and the seed deals none; without one, the seed deals the cards, as it always does.
    """
    if isinstance(names, str):
        raise TypeError(f"players are a list of names, not {names!r}")
    if isinstance(book, str):
        book = game(book)
    if secret and len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret of a table has {SECRET_BYTES} bytes, not {len(secret)}")
    table = Table(Law((), dial=dial), list(names), Keyed(secret) if secret else seeded(seed))
    table.grain = digest(secret or b"seed", f"nonces {seed}".encode(), "sha256").hex()
    if not 1 <= table.seats <= MOST_SEATS:
        raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {table.seats}")
    if dealer is not None:
        if not 0 <= dealer < table.seats:
            raise ValueError(f"seat {dealer} cannot deal: the seats of this table are 0 to {table.seats - 1}")
        table.dealer = dealer
    law = law_of(tuple(book.book if isinstance(book, Game) else book), dial)
    off = (*resting(law.book, without), *(book.rests if isinstance(book, Game) else ()))
    table.enact(law_as_set(law, off, tuple((options or {}).items()), packs_used))
    table.stock = table.ask(Pack(packs_used or table.ask(Packs())))
    table.authored = [latest_rule(table.law.book, name) for name in table.names]
    for token in table.law.tokens:
        table.tokens[token] = table.ask(StartsAt(token))
    table.phase = table.ask(PhaseAfter(""))
    return table


@lru_cache(maxsize=MOST_LAWS)
def law_as_set(law: Law, off: tuple[str, ...], options: tuple[tuple[str, str], ...], packs_used: int) -> Law:
    """A law with these articles at rest and its options set: one and the same for all tables that have it so."""
    law = law.switching(off=off)
    for option, value in options:
        law = law.setting(option, value)
    fewest = [value for _, value in law.having("packs").values() if isinstance(value, int)]
    if fewest and packs_used > fewest[0]:
        law = law.setting("packs", str(packs_used))
    return law_of(law.book, law.dial, law.off)


def added(book: Iterable[Article]) -> list[Article]:
    """The articles of a book that players added, on some day; each can rest. The others carry the game."""
    return [article for article in book if article.since]


def resting(book: Iterable[Article], rules: Iterable[str]) -> tuple[str, ...]:
    """These rules, each once, if all of them can rest."""
    known = [article.id for article in added(book)]
    for rule in rules:
        if rule not in known:
            raise UnknownRule(f'there is no rule "{rule}" that can rest here{meant(rule, known)}')
    return tuple(dict.fromkeys(rules))


def latest_rule(book: Iterable[Article], name: str) -> int:
    """The place in the book of the latest rule by this name, counted from 1; 0 for who has added none."""
    dated = [place for place, article in enumerate(book, 1) if article.since and article.by == name]
    return max(dated, default=0)
