"""Games as text: who sits there, how it was dealt, and then what everybody did, a line each.

    game: bartok@2023-08-14
    players: Ann, Bob
    seed: 5

    1. Bob: prepare shuffle
    3. Ann: play [3C]
    4. Bob: say "Thank you"

An act is its name and its fields in their order; what may be left out is named. Reading a file does everything again,
so it comes out exactly as it was; the last line says how it stood, and reading compares.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, get_args, get_origin

from cardhouse.cards import Card, card
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.front.books import GameBook, book_named
from cardhouse.front.game import OpenGame, play
from cardhouse.store.codec import encode_state
from cardhouse.store.forms import NAMED, people_acts
from cardhouse.store.wire import defaults_of, field_types

ENDING: Final = ".cards"
CLOCK: Final = "clock"
NOBODY: Final = "nobody"
PLAYER: Final = "player"
HEADERS: Final = ("game", "players", "seed", "dial", "options", "without", "rule", "needs")
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_PART: Final = re.compile(r'("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\s"\[\]]+)')
_LINE: Final = re.compile(r"(?:\d+\.\s*)?(?P<who>.+?): (?P<what>\S.*)")
_PLAIN: Final = re.compile(r"[^\s\"\[\],]+")


class BadNotation(ValueError):
    """A text that is no game: which line, and what is wrong with it."""


def called(kind: type[Act]) -> str:
    """What an act is called: `take-turn`."""
    return _CAPITAL.sub("-", kind.__name__).lower()


def kinds() -> dict[str, type[Act]]:
    """All acts by what they are called."""
    return {called(kind): kind for kind in people_acts()}


def act_written(act: Act, names: Sequence[str]) -> str:
    """One act as a line: `Ann: play [3C] pile 2`."""
    if isinstance(act, Tick):
        return f"{CLOCK}: {act.clock}"
    kind, usual = type(act), defaults_of(type(act))
    parts: list[str] = []
    for name, declared in field_types(kind).items():
        value = getattr(act, name)
        if name == "seat" or (name in usual and value == usual[name]):
            continue
        text = value_written(value, declared, NAMED.get(name, ""), names)
        text = json.dumps(text) if text in usual else text  # a word, and no field's name here
        parts.append(f"{name} {text}" if name in usual else text)
    return " ".join([f"{names[act.seat]}: {called(kind)}", *parts])


def value_written(value: Any, declared: Any, named: str, names: Sequence[str]) -> str:
    if get_origin(declared) is tuple:
        within = get_args(declared)[0]
        return f"[{' '.join(value_written(each, within, '', names) for each in value)}]"
    if isinstance(value, Card):
        return value.name
    if isinstance(value, bool):
        return "yes" if value else "no"
    if named == PLAYER:
        return quoted(names[value]) if 0 <= value < len(names) else NOBODY
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    """A word as it is, anything else in quotes."""
    plain = _PLAIN.fullmatch(text) and text != NOBODY and not text.isdecimal()
    return text if plain else json.dumps(text, ensure_ascii=False)


def act_read(line: str, names: Sequence[str]) -> Act:
    """The act of a line."""
    found = _LINE.fullmatch(line.strip())
    if found is None:
        raise BadNotation('an act is written "Ann: draw"')
    if found["who"] == CLOCK:
        if not found["what"].isdecimal():
            raise BadNotation(f'the clock shows a number, not "{found["what"]}"')
        return Tick(int(found["what"]))
    if found["who"] not in names:
        raise BadNotation(f'nobody here is called "{found["who"]}"; there are {", ".join(names)}')
    word, _, rest = found["what"].partition(" ")
    kind: Any = kinds().get(word)
    if kind is None:
        raise BadNotation(f'there is no act "{word}"')
    return fields_read(kind, names.index(found["who"]), parts_of(rest), names)


def parts_of(text: str) -> list[str]:
    """The values of a line: words, texts in quotes, lists in brackets."""
    found, rest = [], text.strip()
    while rest:
        part = _PART.match(rest)
        if part is None:
            raise BadNotation(f'I cannot read "{rest}"')
        found.append(part[1])
        rest = rest[part.end() :].strip()
    return found


def fields_read(kind: Any, seat: int, parts: list[str], names: Sequence[str]) -> Act:
    usual, values = defaults_of(kind), {"seat": seat}
    for name, declared in field_types(kind).items():
        if name == "seat":
            continue
        if name in usual:
            if name not in parts:
                continue
            at = parts.index(name)
            if at + 1 >= len(parts):
                raise BadNotation(f'"{name}" has no value')
            values[name] = value_read(parts[at + 1], declared, NAMED.get(name, ""), names)
            del parts[at : at + 2]
        elif parts:
            values[name] = value_read(parts.pop(0), declared, NAMED.get(name, ""), names)
        else:
            raise BadNotation(f'"{called(kind)}" needs its {name}')
    if parts:
        raise BadNotation(f'"{" ".join(parts)}" is too much for "{called(kind)}"')
    made: Act = kind(**values)
    return made


def value_read(text: str, declared: Any, named: str, names: Sequence[str]) -> Any:
    if get_origin(declared) is tuple:
        if not text.startswith("["):
            raise BadNotation(f'several are written in brackets, not "{text}"')
        within = get_args(declared)[0]
        return tuple(value_read(each, within, "", names) for each in parts_of(text[1:-1]))
    if declared is Card:
        return card(text)
    if declared is bool:
        if text not in ("yes", "no"):
            raise BadNotation(f'it is yes or no, not "{text}"')
        return text == "yes"
    plain = json.loads(text) if text.startswith('"') else text
    if named == PLAYER:
        if plain != NOBODY and plain not in names:
            raise BadNotation(f'nobody here is called "{plain}"')
        return names.index(plain) if plain in names else NO_SEAT
    if declared is int:
        if not re.fullmatch(r"-?\d+", plain):
            raise BadNotation(f'it is a number, not "{plain}"')
        return int(plain)
    return plain


def game_written(game: OpenGame) -> str:
    """A whole game as text."""
    if game.from_position:
        raise ValueError("a game that began from a position is kept as a position: game.position()")
    lines = [*headers_written(game), ""]
    for entry in game.sitting.entries:
        lines.append(f"{entry.number}. {act_written(entry.act, game.names)}")
    return "\n".join([*lines, "", f"stands: {stand(game.table)}", ""])


def headers_written(game: OpenGame) -> list[str]:
    """The first lines: which game, who plays, and how the table was laid. A rule in Python is only named."""
    start = game.sitting.start
    lines = [f"game: {game.book.name}", f"players: {', '.join(map(quoted, game.names))}", f"seed: {game.seed}"]
    lines += [f"dial: {start.law.dial}"] if start.law.dial != "referee" else []
    settings = ", ".join(f"{name}={value}" for name, value in game.options.items())
    lines += [f"options: {settings}"] if settings else []
    lines += [f"without: {', '.join(game.without)}"] if game.without else []
    lines += [f"rule: {each.text}" if each.text else f"needs: {each.title}" for each in game.book.added]
    return lines


def stand(table: Table) -> str:
    """A mark of how a table stands: another table has another one."""
    return hashlib.blake2s(encode_state(table), digest_size=8).hexdigest()


def game_read(text: str, book: GameBook | None = None) -> OpenGame:
    """The game that a text tells: everything is done again."""
    headers: dict[str, list[str]] = {}
    game: OpenGame | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            game = line_read(line.strip(), headers, game, book)
        except BadNotation as problem:
            raise BadNotation(f"line {number}: {problem}") from None
        except ValueError as problem:
            raise BadNotation(f"line {number}: {problem}") from problem
    return game or begun(headers, book)


def line_read(
    line: str, headers: dict[str, list[str]], game: OpenGame | None, book: GameBook | None
) -> OpenGame | None:
    name, _, value = line.partition(":")
    if not line or line.startswith("#"):
        return game
    if name == "stands":
        game = game or begun(headers, book)
        if stand(game.table) != value.strip():
            raise BadNotation("the game does not come out as it was: the rules are others now, or the file was changed")
        return game
    if name in HEADERS and game is None:
        headers.setdefault(name, []).append(value.strip())
        return None
    game = game or begun(headers, book)
    outcome = game.do(act_read(line, game.names)).outcome
    if not (outcome.happened or outcome.events):
        raise BadNotation(f"this cannot be done: {outcome.told()}")
    return game


def begun(headers: dict[str, list[str]], book: GameBook | None) -> OpenGame:
    """The table that the first lines tell of."""
    one = {name: values[0] for name, values in headers.items()}
    if "players" not in one or ("game" not in one and book is None):
        raise BadNotation('a game begins with "game: bartok" and "players: Ann, Bob"')
    chosen = book or book_named(one["game"])
    known = {article.title for article in chosen} | {article.text for article in chosen}
    for title in headers.get("needs", []):
        if title not in known:
            raise BadNotation(f'"{title}" is a rule in Python: open the game with the book that has it')
    for text in headers.get("rule", []):
        chosen = chosen if text in known else chosen + text
    options = dict(part.strip().split("=", 1) for part in one.get("options", "").split(",") if "=" in part)
    names = [json.loads(part) if part.startswith('"') else part for part in split_names(one["players"])]
    return play(
        chosen,
        names,
        seed=int(one.get("seed", "0")),
        dial=one.get("dial", "referee"),
        options=options,
        without=[part.strip() for part in one.get("without", "").split(",") if part.strip()],
        ready=False,
    )


def split_names(text: str) -> list[str]:
    """Names between commas; one with a comma in it stands in quotes."""
    return re.findall(r'"(?:[^"\\]|\\.)*"|[^,\s][^,]*?(?=\s*(?:,|$))', text)


def save(game: OpenGame, path: str | Path) -> Path:
    """Write a game to a file."""
    target = Path(path)
    target.write_text(game_written(game), encoding="utf-8")
    return target


def load(path: str | Path, *, book: GameBook | None = None) -> OpenGame:
    """The game of a file; with rules of your own, from the book that has them."""
    return game_read(Path(path).read_text(encoding="utf-8"), book)
