"""Rules of the shelf in writing: `reverses(on=A)`, `says-with(on=Q, words="Ma'am")`; read and written as inverses."""

import json
import re
from collections.abc import Iterable
from dataclasses import MISSING, fields
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from cardhouse.cards import ALL, BLACK, COURT, JOKERS, NONE, RANKS, RED, Cards, of_rank, of_suit, set_of
from cardhouse.core.declared import UnknownOption, options_of, written
from cardhouse.core.rule import Article, Rule
from cardhouse.games.shelf import GAMES, game
from cardhouse.store.installed import installed_rules
from cardhouse.store.wire import FORMER, RENAMED, RuleWire, as_now, kinds_of, renamed, rule_fields, rule_of

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_NAME: Final = re.compile(r"\s*(?:([a-z][a-z0-9-]*(?:@[\w-]+)?)/)?([a-z0-9][a-z0-9-]*)")
_KEY: Final = re.compile(r"\s*([a-z_]+)\s*=\s*")
_BARE: Final = re.compile(r"[^\s,()\";]+")
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
GROUPS: Final = {"all": ALL, "none": NONE, "court": COURT, "red": RED, "black": BLACK, "jokers": JOKERS}
_DECODER: Final = json.JSONDecoder()


class NotOnTheShelf(ValueError):
    """Words that name no rule of the shelf, or set it as it cannot be set."""


def kebab(kind: type) -> str:
    """The name of a kind of rule as people write it: `says-with`."""
    return spelled(kind.__name__)


def spelled(name: str) -> str:
    return _CAPITAL.sub("-", name).lower()


FORMER_NAMES: Final = {spelled(name): name for name in FORMER}
"""Kinds of rules that are others now, by the names that older books have for them."""
OF_CARDS: Final = ("on", "wild")
"""The fields of theirs that name cards."""


def cards_named(text: str) -> Cards:
    """Ranks, suits and cards, with a plus between them: `Q`, `hearts`, `A+2`, `9D`."""
    found = NONE
    for part in text.split("+"):
        if part in GROUPS:
            found = found | GROUPS[part]
        elif part in SUITS:
            found = found | of_suit(SUITS.index(part))
        elif part in RANKS:
            found = found | of_rank(1 + RANKS.index(part))
        else:
            found = found | set_of(part)
    return found


def cards_written(cards: Cards) -> str:
    """The same in writing: a group, else whole ranks, and all others one by one."""
    for name, group in GROUPS.items():
        if group == cards:
            return name
    for place, suit in enumerate(SUITS):
        if of_suit(place) == cards:
            return suit
    names: list[str] = []
    for place, rank in enumerate(RANKS):
        whole = of_rank(1 + place)
        if whole & cards == whole:
            names.append(rank)
            cards = cards - whole
    return "+".join([*names, *[face.name for face in cards]])


def rule_written(rule: Rule) -> str:
    """A rule with the fields that are not as usual."""
    wired = rule_fields(rule)
    told: list[str] = []
    for field in fields(rule):
        value = getattr(rule, field.name)
        if field.default is MISSING or value != field.default:
            shown = (
                cards_written(value) if isinstance(value, Cards) else json.dumps(wired[field.name], ensure_ascii=False)
            )
            told.append(f"{field.name}={shown}")
    return f"{kebab(type(rule))}({', '.join(told)})" if told else kebab(type(rule))


def rules_written(rules: Iterable[Rule]) -> str:
    return "; ".join([rule_written(rule) for rule in rules])


@cache
def kinds() -> dict[str, type[Rule]]:
    """All kinds of rules by name: ours, and those that installed packages bring."""
    found: dict[str, type[Rule]] = {kebab(kind): kind for kind in kinds_of(Rule).values()}
    ours = {name: kind for name, kind in found.items() if kind.__module__.startswith("cardhouse.")}
    return {**{kebab(kind): kind for kind in installed_rules().values()}, **ours}


def rules_named(text: str, base: str = "") -> tuple[Rule, ...]:
    """The rules that a text names: by their kinds with fields, or by the ids of rules in a game; those of `base` first.
    Raises NotOnTheShelf in words for whoever wrote it.
    """
    found: list[Rule] = []
    at = 0
    while True:
        rules, at = _one(text, at, base)
        found += rules
        rest = text[at:].lstrip()
        if not rest:
            return tuple(found)
        if not rest.startswith(";"):
            raise NotOnTheShelf(f'I cannot read "{rest}" in "{text}"; rules are separated by ";"')
        at = len(text) - len(rest) + 1


def _one(text: str, at: int, base: str) -> tuple[tuple[Rule, ...], int]:
    name = _NAME.match(text, at)
    if not name:
        raise NotOnTheShelf(f'"{text[at:].strip() or text}" names no rule; one is named like this: reverses(on=A)')
    end = name.end()
    if not name[1] and is_former(name[2], text[end:].startswith("(")):
        values, end = _fields(text, end, name[2], {})
        return _former(name[2], values), end
    if name[1] or (name[2] not in kinds() and not text[end:].startswith("(")):
        return article_rules(name[2], name[1] or "", base), end
    if name[2] not in kinds():
        raise NotOnTheShelf(f'there is no kind of rule "{name[2]}"{near(name[2], kinds())}')
    known = {field.name: field.default for field in fields(kinds()[name[2]])}
    known |= {old: known[now] for old, now in RENAMED.get(kinds()[name[2]].__name__, {}).items()}
    values, end = _fields(text, end, name[2], known)
    return (_made(name[2], values),), end


def _fields(text: str, at: int, kind: str, known: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The fields in brackets, if there are any; of a kind that is another now nobody knows which it had."""
    values: dict[str, Any] = {}
    if not text[at:].startswith("("):
        return values, at
    at += 1
    while True:
        key = _KEY.match(text, at)
        if not key or (known and key[1] not in known):
            said = key[1] if key else text[at:].strip()
            raise NotOnTheShelf(f'"{kind}" has nothing called "{said}"{near(said, known)}')
        of_cards = isinstance(known[key[1]], Cards) if known else key[1] in OF_CARDS
        value, at = _value(text, key.end(), of_cards)
        values[key[1]] = value
        rest = text[at:].lstrip()
        at = len(text) - len(rest) + 1
        if rest.startswith(")"):
            return values, at
        if not rest.startswith(","):
            raise NotOnTheShelf(f'I miss a ")" in "{text}"')


def _value(text: str, at: int, of_cards: bool) -> tuple[Any, int]:
    if not of_cards:
        try:
            return _DECODER.raw_decode(text, at)
        except ValueError:
            pass
    bare = _BARE.match(text, at)
    if not bare:
        raise NotOnTheShelf(f'I miss a value in "{text}"')
    if not of_cards:
        return bare[0], bare.end()
    try:
        return " ".join(face.name for face in cards_named(bare[0])), bare.end()
    except ValueError as problem:
        raise NotOnTheShelf(str(problem)) from None


def _made(name: str, values: dict[str, Any]) -> Rule:
    try:
        kind = kinds()[name].__name__
        rule = rule_of(RuleWire(kind, renamed(kind, values)))
        check(rule)
    except (TypeError, ValueError) as problem:
        raise NotOnTheShelf(f'"{name}" cannot be set like this: {problem}') from None
    return rule


def check(rule: Rule) -> None:
    """Raises UnknownOption where something is set as it cannot be."""
    for name, option in options_of(type(rule)).items():
        value = getattr(rule, name)
        option.read(name, written(value), value)
    if objection := rule.objection():
        raise UnknownOption(objection)


def is_former(name: str, is_set: bool) -> bool:
    """Whether a name is that of a kind of rule which is another now, and not of a rule in a game, which nobody sets."""
    if name not in FORMER_NAMES or name in kinds():
        return False
    return is_set or not any(article.id == name for each in GAMES for article in game(each).book)


def _former(name: str, values: dict[str, Any]) -> tuple[Rule, ...]:
    """What is said now by the rules that a kind of rule of an older book has become."""
    try:
        return tuple([rule_of(rule) for rule in as_now(RuleWire(FORMER_NAMES[name], values))])
    except (KeyError, TypeError, ValueError) as problem:
        raise NotOnTheShelf(f'"{name}" cannot be set like this: {problem}') from None


def article_rules(id: str, of_game: str, base: str) -> tuple[Rule, ...]:
    """The rules of an article of a game, without the rulings under it."""
    if of_game and of_game not in GAMES:
        raise NotOnTheShelf(f'there is no game "{of_game}"{near(of_game, GAMES)}')
    names = [of_game] if of_game else [*([base] if base in GAMES else []), *GAMES]
    for name in names:
        for article in game(name).book:
            if article.id == id:
                return tuple([rule for rule in article.rules if not rule.is_ruling()])
    known = {article.id for name in names for article in game(name).book}
    named = known if of_game else {*known, *kinds()}  # a kind of rule is no rule of a game
    raise NotOnTheShelf(f'there is no rule "{id}" on the shelf{near(id, named)}')


def near(name: str, known: Iterable[str]) -> str:
    found = get_close_matches(name, list(known), 1, 0.6)
    return f'; did you mean "{found[0]}"?' if found else ""


def on_the_shelf(title: str, base: str = "") -> tuple[str, Article] | None:
    """The rule of the shelf with this title, and the game that has it; those of `base` first."""
    wanted = title.casefold()
    for name in [*([base] if base in GAMES else []), *GAMES]:
        for article in game(name).book:
            if article.title.casefold() == wanted and article.since:
                return name, article
    return None
