"""One wire struct for each fact, derived from its fields: what `codec` writes and reads.

Compiled classes forget what is inside a tuple, so `WITHIN` says it once more, by the name of the field;
a test on the interpreted build compares the two.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, get_args, get_origin

import msgspec

import cardhouse.core
import cardhouse.english.written
import cardhouse.rules
from cardhouse.cards import Card, Cards, card, set_of
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Introduce, Tick
from cardhouse.core.fact import Fact
from cardhouse.core.rule import Article, Rule
from cardhouse.core.table import Event
from cardhouse.store.installed import installed_rules

for _package in (cardhouse.core, cardhouse.rules, cardhouse.english.written):
    cardhouse.rules.all_of(_package)  # so that every act, event and rule is known by its name

WITHIN: Final[dict[str, Any]] = {
    "about": tuple[int, ...],
    "areas": tuple[str, ...],
    "ayes": tuple[int, ...],
    "besides": tuple[str, ...],
    "calls": tuple[str, ...],
    "cards": tuple[Card, ...],
    "circle": tuple[int, ...],
    "closing": tuple[int, ...],
    "dead": tuple[int, ...],
    "electorate": tuple[int, ...],
    "fewer": tuple[Card, ...],
    "fresh": tuple[int, ...],
    "handing": tuple[int, ...],
    "hands": tuple[tuple[Card, ...], ...],
    "more": tuple[Card, ...],
    "noes": tuple[int, ...],
    "off": tuple[str, ...],
    "on": tuple[str, ...],
    "picks": tuple[int, ...],
    "players": tuple[int, ...],
    "raised": tuple[int, ...],
    "scores": tuple[int, ...],
    "shares": tuple[str, ...],
    "sizes": tuple[tuple[int, tuple[int, ...]], ...],
    "skipped": tuple[int, ...],
    "stock": tuple[Card, ...],
    "switches": tuple[tuple[str, tuple[str, ...]], ...],
    "takes": tuple[tuple[int, int], ...],
    "wanted": tuple[Card, ...],
    "winners": tuple[int, ...],
}
"""The types of all fields that are tuples."""

FIXED: Final[dict[type, tuple[str, ...]]] = {Tick: ("seat",), Introduce: ("nonce",)}
"""Fields that a class or the server sets by itself, so that they are neither written nor read."""

PLAIN: Final = (int, str, bool, Card, Cards)


class Unwritable(TypeError):
    """A field of a type that the wire does not know."""


class RuleWire(msgspec.Struct, frozen=True):
    """A rule: the name of its class, and its fields."""

    rule: str
    fields: dict[str, Any]


EDITION: Final = 2
"""Which rules there are to make articles of: what older articles say is said by others now."""


class ArticleWire(msgspec.Struct, frozen=True):
    """An article. Its sentences go with it, so that they can be read when its rules no longer can."""

    id: str
    title: str
    by: str
    since: str
    rules: tuple[RuleWire, ...]
    text: str
    dial: str
    sentences: str
    edition: int = 1


_STRUCTS: Final[dict[type, type[msgspec.Struct]]] = {}
_KINDS: Final[dict[type, Any]] = {}


def field_types(kind: type) -> dict[str, Any]:
    """The fields that are written of a dataclass, and their types in full, on both builds."""
    left_out = FIXED.get(kind, ())
    return {f.name: whole_type(kind, f.name, f.type) for f in fields(kind) if f.name not in left_out}


def whole_type(kind: type, name: str, declared: Any) -> Any:
    """The type of a field without `Final`, with what is inside its tuples."""
    if get_origin(declared) is Final:
        (declared,) = get_args(declared)
    if declared in PLAIN or (isinstance(declared, type) and issubclass(declared, Fact)):
        return declared
    if get_origin(declared) is tuple:
        return declared
    if declared in (tuple, type) and name in WITHIN:  # compiled: `tuple` of any length, `type` for a fixed one
        return WITHIN[name]
    raise Unwritable(f'the wire does not know what "{name}" of {kind.__name__} is; say it in {__name__}.WITHIN')


def wired(declared: Any) -> Any:
    """A type as it is on the wire: facts become structs."""
    if declared is Article:
        return ArticleWire
    if isinstance(declared, type) and issubclass(declared, Fact):
        return struct_of(declared)
    if get_origin(declared) is tuple:
        return tuple.__class_getitem__(tuple(inner if inner is ... else wired(inner) for inner in get_args(declared)))
    return declared


def struct_of(kind: type) -> type[msgspec.Struct]:
    """The wire struct of a fact's class; acts and events are tagged with their names."""
    made = _STRUCTS.get(kind)
    if made is None:
        tagged = issubclass(kind, (Act, Event))
        defaults = defaults_of(kind)
        typed: list[Any] = [
            (name, wired(declared), defaults[name]) if name in defaults else (name, wired(declared))
            for name, declared in field_types(kind).items()
        ]
        made = msgspec.defstruct(
            kind.__name__, typed, tag=True if tagged else None, frozen=True, forbid_unknown_fields=True
        )
        _STRUCTS[kind] = made
        _KINDS[made] = kind
    return made


def defaults_of(kind: type) -> dict[str, Any]:
    """The fields that may be left out, and what they are then: what was written before a field was there has none."""
    parameters = inspect.signature(kind).parameters
    if not parameters and fields(kind):  # compiled: defaults that are no plain values leave no signature
        return found_by_making(kind)
    written = [each for each in parameters.values() if isinstance(each.default, (int, str, tuple, Cards, Fact))]
    return {each.name: to_wire(each.default) for each in written}


def found_by_making(kind: type) -> dict[str, Any]:
    """What the last fields of a fact are when it is made of as few values as it takes."""
    names = list(field_types(kind))
    required, made = _made_of_little(kind)
    return {name: to_wire(getattr(made, name)) for name in names[required:]}


def _made_of_little(kind: type) -> tuple[int, Any]:
    some: list[Any] = []
    for declared in field_types(kind).values():
        try:
            return len(some), kind(*some)
        except TypeError:  # it takes more
            some.append(_anything(declared))
    return len(some), kind(*some)


def _anything(declared: Any) -> Any:
    if declared is Card:
        return card("AS")
    if declared is Cards:
        return set_of([])
    if get_origin(declared) is tuple:
        inner = get_args(declared)
        return () if inner[1:] == (...,) else tuple(map(_anything, inner))
    return _made_of_little(declared)[1] if issubclass(declared, Fact) else declared()


def kinds_of(base: type) -> dict[str, type]:
    """All classes below a base by name; where two share one, those of Cardhouse go first."""
    found: dict[str, type] = {}
    for kind in list(all_below(base)):
        known = found.get(kind.__name__)
        if known is None or not known.__module__.startswith("cardhouse."):
            found[kind.__name__] = kind
    return found


def all_below(base: Any) -> Iterator[Any]:
    for kind in base.__subclasses__():
        yield kind
        yield from all_below(kind)


def to_wire(value: Any) -> Any:
    """A value as structs, tuples and plain values."""
    if isinstance(value, Article):
        rules = tuple(RuleWire(type(rule).__name__, rule_fields(rule)) for rule in value.rules)
        return ArticleWire(
            *(value.id, value.title, value.by, value.since, rules, value.text, value.dial, value.sentences()), EDITION
        )
    if isinstance(value, Fact):
        made = struct_of(type(value))
        return made(*[to_wire(getattr(value, name)) for name in made.__struct_fields__])
    if isinstance(value, tuple):
        return tuple([to_wire(member) for member in value])
    return value


def to_write(value: Fact) -> Any:
    """An act or event as something that is written like `to_wire` of it, and made more quickly: its fields by name, if
    each of them is written as it is.
    """
    kind = type(value)
    names = _WRITTEN.get(kind)
    if names is None:
        plain = all(map(is_plain, field_types(kind).values()))
        names = _WRITTEN[kind] = struct_of(kind).__struct_fields__ if plain else ()
    return {"type": kind.__name__, **{name: getattr(value, name) for name in names}} if names else to_wire(value)


_WRITTEN: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of acts and events that can be written as they are; none, where something in them cannot."""


def is_plain(declared: Any) -> bool:
    """Whether a field of this type is written as it is: facts inside it have a form of their own on the wire."""
    return declared in PLAIN or (
        get_origin(declared) is tuple and all(inner is ... or is_plain(inner) for inner in get_args(declared))
    )


def rule_fields(rule: Rule) -> dict[str, Any]:
    values = {name: to_wire(getattr(rule, name)) for name in field_types(type(rule))}
    written: dict[str, Any] = msgspec.to_builtins(values, enc_hook=as_text)
    return written


def from_wire(value: Any) -> Any:
    """A value back from its struct."""
    if isinstance(value, tuple):
        return tuple([member if type(member) in PLAIN else from_wire(member) for member in value])
    if isinstance(value, ArticleWire):
        return article_of(value)
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, name) for name in value.__struct_fields__]
        return _KINDS[type(value)](*[field if type(field) in PLAIN else from_wire(field) for field in fields])
    return value


def article_of(wire: ArticleWire) -> Article:
    """An article back from the wire. One with a rule that this version cannot read is left to people to judge."""
    try:
        known = [now for old in wire.rules for now in as_now(old)]
        rules = tuple([rule_of(rule) for rule in (known if wire.edition >= EDITION else whole(known))])
    except (KeyError, TypeError, ValueError):
        return Article(wire.id, wire.title, wire.by, wire.since, (), wire.text or wire.sentences, wire.dial)
    return Article(wire.id, wire.title, wire.by, wire.since, rules, wire.text, wire.dial)


def with_fields(name: str, **fields: Any) -> list[RuleWire]:
    return [RuleWire(name, {key: value for key, value in fields.items() if value is not None})]


FORMER: Final[dict[str, Callable[[dict[str, Any]], list[RuleWire]]]] = {
    "AgreedBefore": lambda old: with_fields(
        "OptionByVote", option=old.get("agreed"), values=old.get("values"), before_deal=True
    ),
    "CallsUndo": lambda old: with_fields("CalledWrong", **old) + with_fields("UndoneIfGuilty"),
    "JokersWild": lambda old: (
        with_fields("GoesOnAnything", on=old.get("wild", "JK"))
        + with_fields("FillsGaps", on=old.get("wild", "JK"), joker_stands_in=old.get("joker_stands_in"))
    ),
    "JudgedByBallot": lambda old: with_fields("JudgedByOthers", **old),
    "JudgedByVote": lambda old: with_fields("JudgedByOthers", **old),
    "LeavesTheRound": lambda old: (
        with_fields("Leaves")
        + with_fields("CleanSlate")
        + with_fields("HandGoesUnder", **old)
        + with_fields("TooFewLeft")
        + with_fields("EmptySeatsShown")
        + with_fields("PlayerCount")
    ),
    "LeavesTheTable": lambda old: (
        with_fields("Leaves")
        + with_fields("TooFewLeft", outcome="no-result", **old)
        + with_fields("HandLaidAside")
        + with_fields("TurnPassesOn")
        + with_fields("EmptySeatsShown")
    ),
    "LoserPays": lambda old: with_fields("GuiltyPays") + with_fields("WrongChargesReturn"),
    "OnlyGoingDown": lambda old: with_fields("AnnouncedWhen", announced="on the way down"),
    "OutsidersAreFree": lambda old: (
        with_fields("OutsidersUnbound") + with_fields("CleanSlate") + with_fields("TurnPassesOn")
    ),
    "PlaysOnAnything": lambda old: with_fields("GoesOnAnything", both_ways=False, **old),
    "SaysHoldingOne": lambda old: (
        with_fields("SayAt", count=1, words=old.get("one_card"), before_next=False, lapses=True)
        + with_fields("AnnouncedWhen", announced=old.get("announced"))
    ),
    "UnjustReturns": lambda old: with_fields("WrongChargesReturn"),
}
"""Rules that are others now, each by its old name: what says the same, with which fields."""


RENAMED: Final = {"CalledOut": {"call": "words"}}
"""Fields of rules that have another name now, by the rule."""


def renamed(rule: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a rule under the names that they have now."""
    names = RENAMED.get(rule, {})
    return {names.get(name, name): value for name, value in fields.items()}


def as_now(wire: RuleWire) -> list[RuleWire]:
    """A rule as it is written now: what it said may be said by others, or in several rules."""
    if wire.rule == "Accusations" and "undo_on_guilt" in wire.fields:
        kept = {name: value for name, value in wire.fields.items() if name != "undo_on_guilt"}
        undone = with_fields("UndoneIfGuilty", undo_on_guilt=wire.fields["undo_on_guilt"])
        return [RuleWire(wire.rule, kept), *undone]
    if wire.rule in FORMER:
        return FORMER[wire.rule](wire.fields)
    return [RuleWire(wire.rule, renamed(wire.rule, wire.fields))] if wire.rule in RENAMED else [wire]


PARTS: Final[dict[str, Callable[[], list[RuleWire]]]] = {
    "EmptyHandWins": lambda: with_fields("HeldByPenalty"),
    "PenaltyCalls": lambda: with_fields("PenaltiesTaken", taken="given"),
    "Proposals": lambda: with_fields("PenaltiesTaken", taken="at once") + with_fields("GuiltyPays"),
    "Starter": lambda: with_fields("SaysReady"),
    "StartsWhenReady": lambda: with_fields("SaysReady"),
}
"""Rules that in the first edition said more than they do now, and what says the rest."""


def whole(rules: list[RuleWire]) -> list[RuleWire]:
    """The rules of an article, with what one of them said once and another says now, if that is not there."""
    names = [rule.rule for rule in rules]
    found: list[RuleWire] = []
    for rule in rules:
        rest = PARTS[rule.rule]() if rule.rule in PARTS else []
        found += [rule, *[part for part in rest if part.rule not in names]]
    return found


def rule_of(wire: RuleWire) -> Rule:
    """A rule back from the wire; a field that is not there keeps its default."""
    known = kinds_of(Rule)
    kind: type[Rule] = known[wire.rule] if wire.rule in known else brought(wire.rule)
    types = field_types(kind)
    given = {name: msgspec.convert(raw, wired(types[name]), dec_hook=from_text) for name, raw in wire.fields.items()}
    return kind(**{name: from_wire(value) for name, value in given.items()})


def brought(name: str) -> type[Rule]:
    """The class of this name that an installed package brings, which nobody has loaded yet."""
    return {kind.__name__: kind for kind in installed_rules().values()}[name]


def as_text(value: Any) -> Any:
    """Cards and sets of cards as they are written."""
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Cards):
        return " ".join(face.name for face in value)
    raise NotImplementedError(f"{type(value).__name__} cannot be written")


def from_text(kind: type, value: Any) -> Any:
    """Cards and sets of cards from what is written."""
    if not isinstance(value, str):
        raise ValueError(f"a {kind.__name__.lower()} is written as text")
    return card(value) if kind is Card else set_of(value)
