"""Whether what somebody wrote in Python is of the kind that a field takes: compiled code looks by itself, in these
words, and here the interpreted one does too.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, Union, get_args, get_origin, get_type_hints

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.fact import field_names
from cardhouse.core.rule import Article, Rule
from cardhouse.core.sitting import Entry

OURS: Final = "cardhouse."


_KINDS: Final[dict[type, dict[str, Any]]] = {}  # Any: types as they are written, which have no common one


def kinds_of(kind: type) -> dict[str, Any]:  # Any: as above
    """What the fields of a class take, by name; nothing, where that is written in a way that nobody can look up."""
    if kind not in _KINDS:
        try:
            found = get_type_hints(kind)
        except (AttributeError, NameError, TypeError):
            found = {}
        if found.get("cards") is tuple:  # compiled code does not say of what
            found["cards"] = tuple[Card, ...]
        _KINDS[kind] = found
    return _KINDS[kind]


def wrong(value: object, kind: Any) -> str:  # Any: as above
    """What is wrong with a value where this kind is expected, in words; "" if nothing is."""
    if kind is Any:
        return ""
    of, inner = get_origin(kind), get_args(kind)
    if of in (Final, ClassVar):
        return wrong(value, inner[0])
    if of in (Union, UnionType):
        found = [wrong(value, each) for each in inner]
        return found[0] if all(found) else ""
    if of is tuple and isinstance(value, tuple):
        kinds = inner[:1] * len(value) if inner[1:] == (...,) else inner
        return next(filter(None, [wrong(each, one) for each, one in zip(value, kinds, strict=False)]), "")
    expected = NoneType if kind is None else of or kind
    if not isinstance(expected, type) or isinstance(value, expected) or (expected is float and type(value) is int):
        return ""
    return f"{name_of(expected)} object expected; got {name_of(type(value))}"


def name_of(kind: type) -> str:
    """What a kind is called; one of Cardhouse's own with the module it comes from."""
    return f"{kind.__module__}.{kind.__qualname__}" if kind.__module__.startswith(OURS) else kind.__qualname__


def check(made: object, names: Iterable[str], by: str = "") -> None:
    """Raise a `TypeError` if a field holds what it does not take; `by` is the rule that made it."""
    kinds = kinds_of(type(made))
    for name in names:
        if name in kinds and (found := wrong(getattr(made, name), kinds[name])):
            behind = f", made by the rule {by}" if by else ""
            raise TypeError(f"{type(made).__name__}.{name}: {found}{hint(name, getattr(made, name))}{behind}")


def hint(name: str, value: object) -> str:
    """What to write instead."""
    if name == "seat" and isinstance(value, str):
        return f"; game.seat({value!r}) is one"
    texts = [each for each in value if isinstance(each, str)] if name == "cards" and isinstance(value, tuple) else []
    return f"; ch.card({texts[0]!r}) is one" if texts else ""


def check_act(act: Act) -> Act:
    """The act, if its fields hold what they take."""
    check(act, field_names(type(act)))
    return act


def check_entry(entry: Entry) -> None:
    """The same of what rules have brought about."""
    for rule, event in entry.events:
        check(event, field_names(type(event)), rule)


def check_rule(rule: Rule) -> None:
    """The same of a rule that somebody has made."""
    check(rule, getattr(type(rule), "__dataclass_fields__", {}))


def has_own_rules(book: Iterable[Article]) -> bool:
    """Whether some of its rules were written by whoever uses Cardhouse."""
    return any(not type(rule).__module__.startswith(OURS) for article in book for rule in article.rules)
