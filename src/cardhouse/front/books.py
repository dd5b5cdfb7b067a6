"""Books to play from: those of the games that come with Cardhouse, and what is added to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from dataclasses import fields as fields_of
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeVar, overload

from cardhouse.books.playing import game_of, load_rulebook
from cardhouse.core.book_acts import rule_id
from cardhouse.core.rule import Article, Rule
from cardhouse.english.front.answers import Interpretation, Status, answer
from cardhouse.english.lint import Circumstances
from cardhouse.english.written.rule import written
from cardhouse.front.kinds import check_rule
from cardhouse.games.shelf import Game, UnknownGame, game

R = TypeVar("R", bound=type[Rule])

LABELS: Final[dict[type, tuple[str, str]]] = {}
"""What classes of rules are called in a book, and by whom they are, where somebody has said so."""

Addition = Article | Rule | type[Rule] | str | Iterable[Article]
"""What can be added to a book: an article, a rule, the class of one without fields, a rule in words, another book."""


@dataclass(frozen=True)
class GameBook:
    """A rulebook to play from. `book + rule` is another one, with the rule at its end; the first stays as it is."""

    name: str
    title: str
    articles: tuple[Article, ...]
    fewest: int = 2
    most: int = 8
    added: tuple[Article, ...] = ()
    """What was added to the game's own book."""

    def __add__(self, more: Addition) -> GameBook:
        made = self._made(more)
        return replace(self, articles=(*self.articles, *made), added=(*self.added, *made))

    def _made(self, more: Addition) -> tuple[Article, ...]:
        taken = {article.id for article in self.articles}
        if isinstance(more, str):
            return (said(more, taken),)
        if isinstance(more, (Rule, Article)) or (isinstance(more, type) and issubclass(more, Rule)):
            return (entry(more, taken),)
        if isinstance(more, Iterable):
            return tuple(more)
        raise TypeError(f"a rule is added to a book, not {more!r}; a rule in words is a text")

    def __iter__(self) -> Iterator[Article]:
        return iter(self.articles)

    def __len__(self) -> int:
        return len(self.articles)

    def __getitem__(self, id: str) -> Article:
        """The article of this id."""
        for article in self.articles:
            if article.id == id:
                return article
        raise KeyError(f'there is no rule "{id}" in {self.title}')

    def __str__(self) -> str:
        lines = [f"{self.title}: {len(self.articles)} rules"]
        lines += [f"  {article.title}: {article.sentence()}" for article in self.articles]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{self.title}, {len(self.articles)} rules>"


def book_of(chosen: Game) -> GameBook:
    """The book of a game: what rests in it is left out, and what it has beyond the game of its name was added."""
    articles = tuple([article for article in chosen.book if article.id not in chosen.rests])
    try:
        own = set(game(chosen.name).book)
    except UnknownGame:
        own = set()
    added = tuple([article for article in articles if article not in own])
    return GameBook(chosen.name, chosen.title, articles, chosen.fewest, chosen.most, added)


def book_named(name: str) -> GameBook:
    """The book of the game of this name, such as "bartok" or "uncle-baiting@junior", or the rulebook in a file."""
    return book_in(Path(name)) if name.endswith(".md") else book_of(game(name))


def book_in(path: Path) -> GameBook:
    """The rulebook in a file."""
    return book_of(game_of(load_rulebook(path)))


def free_id(wanted: str, taken: set[str]) -> str:
    """An id that no article has yet, as near to the wanted one as can be."""
    number, found = 1, wanted
    while found in taken:
        number += 1
        found = f"{wanted}-{number}"
    return found


def entry(of: Article | Rule | type[Rule], taken: set[str]) -> Article:
    """The article that puts a rule into a book: called as its class says, or as the class is called."""
    if isinstance(of, Article):
        return of
    if isinstance(of, type):
        needed = [each.name for each in fields_of(of)]
        if needed:
            raise TypeError(f"{of.__name__} needs its {needed[0]}: add {of.__name__}({needed[0]}=…)")
        of = of()
    title, by = LABELS.get(type(of), (spaced(type(of).__name__), ""))
    return Article(free_id(rule_id(title), taken), title, by, date.today().isoformat(), (of,))


def spaced(name: str) -> str:
    """`RedOnRed` as a title: "Red On Red"."""
    return "".join(f" {letter}" if letter.isupper() and at else letter for at, letter in enumerate(name))


class NotUnderstoodRule(ValueError):
    """A rule in words that is not wholly understood, or that is refused."""


def said(text: str, taken: set[str]) -> Article:
    """The article of a rule in anybody's words, if all of it is understood."""
    found = answer(text)
    rule = written(text) if found.status is Status.COMPILES else None
    if rule is None:
        why = found.problem.message if found.problem is not None else "people would have to judge it."
        hint = f' Did you mean: "{found.proposals[0]}"?' if found.proposals else ""
        raise NotUnderstoodRule(f'"{text}" is not wholly understood: {why}{hint}')
    title = " ".join(text.split()[:4]).strip('.,;:"')
    return Article(free_id(rule_id(title) or "rule", taken), title, "", date.today().isoformat(), (rule,), text)


@overload
def rule(of: R) -> R: ...
@overload
def rule(of: str = "", *, by: str = "") -> Callable[[R], R]: ...
def rule(of: Any = "", *, by: str = "") -> Any:  # Any: a class, or a title that gives a function which takes one
    """Makes a class a rule: `@ch.rule`, or `@ch.rule("Queen's Feast", by="Ann")` with its title and its author.

    The class is below `ch.Rule` or `ch.CardRule`; its docstring is its sentence, its fields are its own.
    """

    def made(kind: type[Rule], title: str = "") -> type[Rule]:
        if not (isinstance(kind, type) and issubclass(kind, Rule)):
            named = getattr(kind, "__name__", kind)
            raise TypeError(f"{named!r} is no rule: write class Mine(ch.Rule), or class Mine(ch.CardRule)")
        if "__post_init__" not in vars(kind):
            kind.__post_init__ = check_rule  # type: ignore[attr-defined]  # what a dataclass calls when it is made
        frozen = dataclass(frozen=True)(kind)
        LABELS[frozen] = (title or spaced(frozen.__name__), by)
        return frozen

    if not isinstance(of, (str, type)):
        raise TypeError(f"@ch.rule stands above a class, or takes the title of a rule, not {of!r}")
    return made(of) if isinstance(of, type) else lambda kind: made(kind, of)


class RuleReading:
    """What was understood of a rule in somebody's words. It is true if all of it was."""

    def __init__(self, found: Interpretation) -> None:
        self.found: Final = found

    def __bool__(self) -> bool:
        return self.found.status is Status.COMPILES

    @property
    def status(self) -> str:
        """Whether it compiles, or asks something, or is read by half, or is for people, or is refused."""
        return str(self.found.status)

    @property
    def sentence(self) -> str:
        """What was understood, in the one exact sentence for it; "" if nothing was."""
        return self.found.reading or ""

    @property
    def proposals(self) -> tuple[str, ...]:
        """What may have been meant."""
        return self.found.proposals

    @property
    def why(self) -> str:
        """Why it does not simply compile, and what to mind."""
        problem = [self.found.problem.message] if self.found.problem is not None else []
        return " ".join([*problem, *[warned.message for warned in self.found.warnings]])

    def __str__(self) -> str:
        told = [f"I read: {self.sentence}"] if self.sentence else []
        told += [self.why] if self.why else []
        told += [f"  {number}. {choice}" for number, choice in enumerate(self.proposals, 1)]
        return "\n".join(told)

    def __repr__(self) -> str:
        return f"<{self.status}: {self.sentence or self.why}>"


def read(text: str, *, game: str = "bartok", players: Iterable[str] = ()) -> RuleReading:
    """Reads a rule in anybody's words: `ch.read('7 - say "nice"')`. It may be about a game and among players, whose
    names are no part of any rule.
    """
    if not isinstance(text, str):
        raise TypeError(f"a rule in words is a text, not {text!r}")
    return RuleReading(answer(text, Circumstances(game, tuple(players))))
