"""Positions as text: how a table stands, whatever led to it. What is written is read back exactly.

    game: bartok@2023-08-14
    players: Ann, Bob
    seed: 5

    stock: 4C KH QD
    pile 1: 8H 2H
    hand Ann: 5C 9D
    hand Bob: JK
    turn: Ann

The first lines are those of a game. After them each line is one thing in which the table differs from one that was
just laid: cards are listed, the last one on top, and everything else is a value as Python writes it, made of numbers,
texts, lists and facts such as `Landed(0, "8H", 1, "")`. Nothing that is written there is run.
"""

from __future__ import annotations

import ast
import re
from collections import deque
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from cardhouse.cards import Card, Cards, card, set_of
from cardhouse.core.chance import chance_of
from cardhouse.core.checkpoints import law_state
from cardhouse.core.fact import Fact
from cardhouse.core.law import Law
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seats
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import STATE, Table
from cardhouse.front.books import GameBook
from cardhouse.front.game import OpenGame
from cardhouse.front.notation import HEADERS, BadNotation, begun, headers_written
from cardhouse.store.snapshots import LEFT_OUT
from cardhouse.store.wire import all_below

CARD: Final = "Card"
CARDS: Final = "Cards"
SEATS: Final = "Seats"
"""What is worked out anew, or is no part of how a table stands."""
LISTED: Final = ("stock", "piles", "hands", "areas", "tokens", "tallies")
"""What has lines of its own, as many as there are such things."""
SEATED: Final = ("turn", "last", "dealer", "actor")
"""Fields that are a player, or nobody."""
NOBODY: Final = "nobody"
FREE: Final = frozenset((CARD, CARDS, SEATS, "set", "frozenset", "deque"))


def written(value: Any) -> str:
    """A value as text: what Python writes, with cards, sets of cards and facts as what makes them."""
    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    if isinstance(value, Card):
        return f'{CARD}("{value.name}")'
    if isinstance(value, Cards):
        return f'{CARDS}("{" ".join(face.name for face in value)}")'
    if isinstance(value, Seats):
        return f"{SEATS}({value.bits})"
    if isinstance(value, (Fact, Rule, Memory)):
        inside = ", ".join([written(getattr(value, field.name)) for field in fields(value)])
        return f"{type(value).__name__}({inside})"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{written(key)}: {written(value[key])}" for key in value]) + "}"
    return collection_written(value)


def collection_written(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({', '.join([written(each) for each in value])}{',' if len(value) == 1 else ''})"
    if isinstance(value, list):
        return f"[{', '.join([written(each) for each in value])}]"
    if isinstance(value, (set, frozenset, deque)):
        members = [written(each) for each in value]
        listed = members if isinstance(value, deque) else sorted(members)
        return f"{type(value).__name__}([{', '.join(listed)}])"
    raise TypeError(f"{type(value).__name__} cannot be written in a position")


def makers() -> dict[str, Callable[..., Any]]:
    """What a value may be made by."""
    kinds = [kind for base in (Fact, Rule, Memory) for kind in all_below(base)]
    found: dict[str, Callable[..., Any]] = {kind.__name__: kind for kind in kinds}
    found |= {CARD: card, CARDS: set_of, SEATS: Seats, "set": set, "frozenset": frozenset, "deque": deque}
    return found


def value_read(text: str) -> Any:
    """The value of a text. Only known kinds of values are made."""
    try:
        return made(ast.parse(text, mode="eval").body, makers())
    except (SyntaxError, TypeError, ValueError, RecursionError) as problem:
        raise BadNotation(f'I cannot read "{text}": {problem}') from None


def made(node: ast.expr, known: dict[str, Callable[..., Any]]) -> Any:
    match node:
        case ast.Constant(value=value) if value is None or isinstance(value, (bool, int, str)):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return -value
        case ast.Tuple(elts=members):
            return tuple([made(each, known) for each in members])
        case ast.List(elts=members):
            return [made(each, known) for each in members]
        case ast.Dict(keys=keys, values=values):
            pairs = zip([key for key in keys if key is not None], values, strict=True)
            return {made(key, known): made(value, known) for key, value in pairs}
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in known:
            return built(known[name], name, [made(each, known) for each in args])
    raise BadNotation(f'"{ast.unparse(node)}" is no value that a table has')


def built(maker: Callable[..., Any], name: str, values: list[Any]) -> Any:
    if name in FREE:
        return maker(*values)
    names = [field.name for field in fields(maker)] if isinstance(maker, type) else []
    if len(names) != len(values):
        raise BadNotation(f"{name} has {len(names)} parts, not {len(values)}")
    return maker(**dict(zip(names, values, strict=True)))


def listed(cards: list[Card]) -> str:
    return " ".join(face.name for face in cards)


def position_written(game: OpenGame) -> str:
    """How a game stands, as text."""
    table, blank = game.table, laid(game)
    lines = [*headers_written(game), "", f"stock: {listed(table.stock)}"]
    lines += [f"pile {number}: {listed(cards)}".rstrip() for number, cards in table.piles.items()]
    lines += [f"hand {name}: {listed(hand)}".rstrip() for name, hand in zip(table.names, table.hands, strict=True)]
    for area, zones in table.areas.items():
        lines += [f"area {area} {of}: {listed(cards)}".rstrip() for of, cards in enumerate(zones) if cards]
    lines += [f"token {token}: {who(table, at)}" for token, at in table.tokens.items()]
    if law_state(table.law) != law_state(blank.law):
        parts = (table.law.dial, tuple(sorted(table.law.off)), tuple(table.law.book))
        lines.append(f"law: {written(parts)}")
    lines.append(f"chance: {int(table.chance.state)}")
    for name in sorted(STATE):
        value = getattr(table, name)
        if is_plain(name) and value != getattr(blank, name):
            lines.append(f"{name}: {who(table, value) if name in SEATED else written(value)}")
    blank.enact(table.law)
    for tally, total, usual in zip(table.law.tallies, table.tallies, blank.tallies, strict=True):
        if total != usual:
            lines.append(f"remembers {written(tally)}: {written(total)}")
    return "\n".join([*lines, ""])


def is_plain(name: str) -> bool:
    """Whether a field of a table has a line of its own, with its value."""
    return name in STATE and name not in LEFT_OUT and name != "saved" and name not in LISTED


def who(table: Table, seat: int) -> str:
    """A player by name, if it is one."""
    return table.names[seat] if 0 <= seat < table.seats else NOBODY if seat == NO_SEAT else str(seat)


def seat_of(table: Table, name: str) -> int:
    if name in table.names:
        return table.names.index(name)
    if name != NOBODY and not re.fullmatch(r"-?\d+", name):
        raise BadNotation(f'nobody here is called "{name}"; there are {", ".join(table.names)}')
    return NO_SEAT if name == NOBODY else int(name)


def laid(game: OpenGame) -> Table:
    """A table as it was laid for this game, before anything was done."""
    headers: dict[str, list[str]] = {}
    for line in headers_written(game):
        name, _, value = line.partition(":")
        headers.setdefault(name, []).append(value.strip())
    return begun(headers, game.book).table


def set_up(text: str, *, book: GameBook | None = None) -> OpenGame:
    """The game that stands as a text says; with rules of your own in Python, from the book that has them."""
    headers: dict[str, list[str]] = {}
    game: OpenGame | None = None
    for number, line in enumerate(text.splitlines(), 1):
        name, _, value = line.partition(": ") if ": " in line else (line.rstrip(":"), ":", "")
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if game is None and name in HEADERS:
                headers.setdefault(name, []).append(value.strip())
                continue
            if game is None:
                game = begun(headers, book)
                game.table.stock = []  # the lines say where the cards are
            put(game.table, name.strip(), value.strip())
        except ValueError as problem:
            raise BadNotation(f"line {number}: {problem}") from None
    game = game or begun(headers, book)
    game.table.forget()
    return OpenGame(game.book, Sitting(game.table), game.seed, game.options, game.without, from_position=True)


def put(table: Table, name: str, value: str) -> None:
    """What one line says, at the table."""
    kind, _, of = name.partition(" ")
    if name == "stock":
        table.stock = cards_read(value)
    elif kind == "pile" and of.isdecimal():
        table.piles[int(of)] = cards_read(value)
    elif kind == "hand" and of in table.names:
        table.hands[table.names.index(of)] = cards_read(value)
    elif name == "law":
        dial, off, articles = value_read(value)
        table.enact(Law(articles, dial=dial, off=frozenset(off)))
    elif name == "chance" and value.isdecimal():
        table.chance = chance_of(b"", int(value))
    elif kind == "remembers":
        remember(table, of, value)
    elif kind == "token" and of in table.tokens:
        table.tokens[of] = seat_of(table, value)
    elif kind == "area":
        set_out(table, of, value)
    elif is_plain(name):
        setattr(table, name, seat_of(table, value) if name in SEATED else value_read(value))
    else:
        raise BadNotation(f'a table has no "{name}"')


def set_out(table: Table, of: str, value: str) -> None:
    """The cards of an area: those before a player, or the one that lies before all."""
    area, _, place = of.rpartition(" ")
    if area not in table.areas or not place.isdecimal() or int(place) >= len(table.areas[area]):
        raise BadNotation(f'there is no area "{of}" at this table')
    table.areas[area][int(place)] = cards_read(value)


def remember(table: Table, of: str, value: str) -> None:
    found = [place for place, tally in enumerate(table.law.tallies) if written(tally) == of]
    if not found:
        raise BadNotation(f"no rule of this table remembers {of}")
    table.tallies[found[0]] = value_read(value)


def cards_read(text: str) -> list[Card]:
    return [card(name) for name in text.split()]
