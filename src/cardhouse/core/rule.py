"""Rules, and the articles of a rulebook that put them in force.

A rule is a frozen value that says one sentence. Its hooks are methods marked with the decorators of `core.hooks`.
An article gives rules their place in a book: an id, a title, who added it and when.
"""

import ast
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import NONE, Cards
from cardhouse.core.declared import Option, SameOption, Way, options_of, written
from cardhouse.core.fact import Fact

_READ: Final[dict[str, dict[str, str]]] = {}


def docstring(kind: type) -> str:
    """The docstring of a class; where it was compiled away, the one in the source beside the library."""
    return kind.__doc__ or docstrings(kind.__module__).get(kind.__name__, "")


def docstrings(module: str) -> dict[str, str]:
    """The docstrings of all classes that a module has."""
    found = _READ.get(module)
    if found is None:
        found = _READ[module] = {}
        file = Path(getattr(sys.modules.get(module), "__file__", None) or module)
        source = file.with_name(file.name.partition(".")[0] + ".py")
        if source.exists():
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name] = ast.get_docstring(node) or ""
    return found


ANSWERS: Final = "answers"
INSTEAD: Final = "instead"
AFTER: Final = "after"

IN_BRACES: Final = re.compile(r"\{(\w+)\}")
_BLANK_LINE: Final = re.compile(r"\n\s*\n")

REFEREE: Final = "referee"
TABLE: Final = "table"
HONOUR: Final = "honour"
DIALS: Final = (REFEREE, TABLE, HONOUR)


class Mark:
    """What makes a method a hook: its kind, the type it hears, and for which ways of acting alone, if not for all. A
    card rule hears its own cards only, unless a hook is for `any_card`; one that somebody wrote, the `cards` that it
    can be about as they are printed, and those that count as others by whoever answers the questions `by`.
    """

    def __init__(
        self,
        hook: str,
        of: type,
        ways: tuple[str, ...] = (),
        fixed: bool = False,
        any_card: bool = False,
        cards: Cards | None = None,
        by: tuple[type, ...] = (),
    ) -> None:
        self.hook: Final[str] = hook
        self.of: Final[type] = of
        self.ways: Final[tuple[str, ...]] = ways
        self.fixed: Final[bool] = fixed
        self.any_card: Final[bool] = any_card
        self.cards: Final[Cards | None] = cards
        self.by: Final[tuple[type, ...]] = by


MARKS: Final[dict[object, list[Mark]]] = {}
"""The hooks of all rules, by function. Compiled functions take no attributes, hence a dictionary."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Fact):
    """What a rule remembers; `core.table.Tally` says how."""

    home: Any = None  # the law that was last asked for its place, and that place: a table looks there first
    place: int = 0

    def start(self) -> Any:  # each tally has a state of its own type
        raise NotImplementedError

    def hears(self) -> tuple[type, ...]:
        """The kinds of events it steps on."""
        raise NotImplementedError

    def step(self, total: Any, event: Any) -> Any:
        """What it has come to after one more event of those kinds."""
        raise NotImplementedError


@dataclass(frozen=True)
class Brings:
    """What a rule brings to the table.

    `ways` are ways of acting; `lists` names ways of other rules for which this one has more acts to offer. `areas`
    lie before each seat, `shared` ones before all; `slots` are areas before each seat into which cards are set, and
    from which they are sprung. A rule that takes acts back needs `undo`: the table keeps what it was before each
    act; for the latest act alone `undo_latest` is enough. With `grace` a rule makes others wait a moment before
    they play on, and asks the clock to ring when it is over. With `self_begun` the first act of a turn begins it.
    With `one_by_one` each card of a play acts before the next one lies there. With `sit_by` whoever has left does
    nothing at the table until they are back. `gives` names whatever else other rules may need.
    """

    ways: tuple[Way, ...] = ()
    lists: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    undo: bool = False
    undo_latest: bool = False
    grace: bool = False
    self_begun: bool = False
    one_by_one: bool = False
    sit_by: bool = False


BRINGS_NOTHING: Final = Brings()


@dataclass(frozen=True)
class Need:
    """What a rule needs of the table, as people say it, and what is meant: a way of acting, an area or a token by name,
    a kind of question that a rule answers or a kind of tally that one keeps; any one of these that another rule brings.
    """

    words: str
    of: tuple[object, ...]


@mypyc_attr(native_class=False)  # a compiled class cannot be a TypeError
class UnknownField(TypeError):
    """A rule's sentence speaks of a field that the rule does not have."""


def unknown_fields(kind: type) -> list[str]:
    """The names in braces in the docstring of a rule's class that are no fields of it. A compiled class has no
    docstring; its source is looked at when it is not compiled.
    """
    declared: set[str] = set()
    for base in kind.__mro__:
        declared.update(getattr(base, "__annotations__", {}), getattr(base, "__dataclass_fields__", {}))
    return [name for name in IN_BRACES.findall(kind.__doc__ or "") if name not in declared]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Rule:
    """A rule of a game."""

    @classmethod
    def __init_subclass__(cls) -> None:
        """Refuse a sentence that speaks of a field which the rule does not have: players would read its braces."""
        unknown = unknown_fields(cls)
        if unknown:
            raise UnknownField(
                f"the sentence of {cls.__name__} speaks of {{{unknown[0]}}}, and the rule has no field of that name; "
                "declare it in the class, or write the sentence without it"
            )

    def brings(self) -> "Brings":
        """What this rule brings to the table: ways of acting, areas, tokens."""
        return BRINGS_NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        """What this rule must remember: its tallies."""
        return ()

    def needs(self) -> tuple[Need, ...]:
        """What this rule needs that other rules bring; where one of these is missing, it rests, and that is said."""
        return ()

    def bears_on(self) -> tuple[tuple[str, bool], ...]:
        """Which other articles it says no longer apply, or apply again: by id, title or the number they begin with."""
        return ()

    def offices(self) -> tuple[str, ...]:
        """What it sees to that a table has but one way of, as in "this table has its own way to deal"."""
        return ()

    def hooks(self) -> list[tuple[Callable[..., Any], Mark]]:
        """What this rule hears, and what answers: the marked methods of its class, unless a rule is made of parts that
        are found only when it is there, as one is that somebody wrote.
        """
        return [(getattr(self, name), mark) for name, mark in hooks_of(type(self))]

    def sentence(self) -> str:
        """The rule as players read it, in one short sentence: the first paragraph of its docstring."""
        return self.filled(paragraphs(type(self))[:1])

    def further(self) -> str:
        """What else is to be said of it: the other paragraphs of its docstring."""
        return self.filled(paragraphs(type(self))[1:])

    def filled(self, texts: list[str]) -> str:
        """These texts with its fields put in; a number with what it counts."""
        text, declared = " ".join(texts), options_of(type(self))
        for field in fields(self):
            if "{" + field.name + "}" in text:
                value = getattr(self, field.name)
                option = declared.get(field.name)
                text = text.replace("{" + field.name + "}", option.said(value) if option else written(value))
        return text[:1].upper() + text[1:]

    def options(self) -> dict[str, object]:
        """What a table may set differently, by name, and how it is set."""
        return {name: getattr(self, name) for name in options_of(type(self))}

    def calls(self) -> tuple[str, ...]:
        """With which words breaches of it are called, whatever lies on the table; a call that is to be completed ends
        with an ellipsis, and one that leaves open how many cards has a gap for them (`core.speech.ANY_CARDS`).
        """
        return ()

    def costing(self, cards: int) -> "Rule | None":
        """This rule where a breach of its article costs so many cards; nothing, if it says nothing of that."""
        return None

    def people_wrote(self) -> str:
        """What people wrote, if it is made of that; nothing, if it is one of the shelf."""
        return ""

    def is_ruling(self) -> bool:
        """Whether it only says how a rule is read where its source leaves that open."""
        return False

    def objection(self) -> str:
        """Why it cannot be as its options say, in words; nothing, if it can."""
        return ""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), tuple([getattr(self, field.name) for field in fields(self)]))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardRule(Rule):
    """A rule woken by its own cards only."""

    on: Cards = NONE


def paragraphs(kind: type) -> list[str]:
    """The docstring of a rule's class, a paragraph each."""
    return [" ".join(text.split()) for text in _BLANK_LINE.split(docstring(kind))]


HOOKS: Final[dict[type, list[tuple[str, Mark]]]] = {}
"""The hooks of the classes that were asked for them before."""


def hooks_of(kind: type) -> list[tuple[str, Mark]]:
    """(method name, mark) of every hook of a rule's class, in the order written."""
    known = HOOKS.get(kind)
    if known is not None:
        return known
    found: list[tuple[str, Mark]] = []
    seen: set[str] = set()
    for base in kind.__mro__:
        mine: list[tuple[str, Mark]] = []
        for name, value in list(vars(base).items()):
            if name not in seen:
                seen.add(name)
                mine += [(name, mark) for mark in _marks(value)]
        found = mine + found
    HOOKS[kind] = found
    return found


def _marks(value: object) -> list[Mark]:
    try:
        return MARKS.get(value, [])
    except TypeError:  # an attribute that cannot be hashed is no hook
        return []


def marked(function: Callable[..., Any], mark: Mark) -> None:
    MARKS.setdefault(function, []).append(mark)


@dataclass(eq=False)
class Article(Fact):
    """An entry of a rulebook."""

    id: str
    title: str
    by: str
    since: str
    rules: tuple[Rule, ...]
    text: str = ""
    dial: str = ""

    def told(self) -> "InWords":
        """All that is told of it, kept for the next who asks: it never changes, and is asked for with every change of
        the rules.
        """
        known = _IN_WORDS.get(id(self))
        if known is None or known[0] is not self:
            if len(_IN_WORDS) >= MOST_IN_WORDS:
                _IN_WORDS.clear()
            usual, unusual = tuple(self.settings(usual=True)), tuple(self.settings(usual=False))
            told = InWords(self.sentence(), self.further(), unusual, usual, tuple(self.rulings()))
            known = _IN_WORDS[id(self)] = (self, told)
        return known[1]

    @property
    def judged(self) -> bool:
        """Whether only people can tell what it means."""
        return not self.rules

    def sentence(self) -> str:
        """What it says, in one short sentence: the text that people wrote, or what its first rule says."""
        return self.text or (self.rules[0].sentence() if self.rules else "")

    def further(self) -> str:
        """What else is to be said of it, but for its options and the rulings under it."""
        if self.text:
            return ""
        said = [self.rules[0].further()] if self.rules else []
        for rule in self.rules[1:]:
            if not rule.is_ruling():
                said += [rule.sentence(), rule.further()]
        return " ".join([text for text in said if text])

    def sentences(self) -> str:
        """All that it says, but for its options and the rulings under it."""
        return " ".join([text for text in (self.sentence(), self.further()) if text])

    def rulings(self) -> list[str]:
        """What was decided where its source is silent or contradicts itself, in words."""
        return [rule.sentence() for rule in self.rules if rule.is_ruling()]

    def settings(self, *, usual: bool) -> list[str]:
        """Its options that are set as usual, or those that are not, in words: "Time for a turn: 30 seconds". A number
        that its sentences name is told there.
        """
        found: list[str] = []
        for rule in self.rules:
            named = IN_BRACES.findall(docstring(type(rule)))
            for name, declared in options_of(type(rule)).items():
                value = getattr(rule, name)
                told = declared.told(value)
                if name not in named and told not in found and (value == usual_value(type(rule), name)) == usual:
                    found.append(told)
        return found


def tell_options_apart(article: Article) -> None:
    """Raises SameOption if two of its rules have different options of one name."""
    declared: dict[str, tuple[Rule, Option]] = {}
    for rule in article.rules:
        for name, option in options_of(type(rule)).items():
            other, same = declared.setdefault(name, (rule, option))
            if same is not option:
                kinds = f"{type(other).__name__} and {type(rule).__name__}"
                raise SameOption(
                    f'{kinds} of "{article.title}" have an option "{name}" each: let them share it, or put them into '
                    "two articles"
                )


@dataclass(frozen=True)
class InWords:
    """An article in words: its sentence and what else there is to say, its options that are not set as usual and the
    others, and its rulings.
    """

    sentence: str
    further: str
    unusual: tuple[str, ...]
    usual: tuple[str, ...]
    rulings: tuple[str, ...]


MOST_IN_WORDS: Final = 5_000
_IN_WORDS: Final[dict[int, tuple[Article, InWords]]] = {}


def usual_value(kind: type, name: str) -> object:
    """The value that an option has unless a table or a game says otherwise."""
    declaring: Any = kind
    return next(iter([field.default for field in fields(declaring) if field.name == name]))
