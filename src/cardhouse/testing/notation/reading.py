"""Reading cards, zones, given words, and the tokens of an act."""

import re

from cardhouse.testing.notation.text import Note, Piece
from cardhouse.testing.notation.words import (
    NAME,
    QUOTE,
    Arrow,
    BareWord,
    CardList,
    CardText,
    Flag,
    GivenWord,
    Names,
    Players,
    Quoted,
    SettingText,
    Token,
    ZoneKind,
    ZoneText,
    unquote,
)

_CARD = re.compile(r"(~?)(?:((?:10|[2-9AJQK])[SHDC]|JK)(?:=(\w+))?|\+([0-9]{1,3}))")
_ZONE = re.compile(r"(\w[\w-]*)(?:\{(?P<hand>[^{}]*)\}|\[(?P<pile>[^\[\]]*)\]|<(?P<deck>[^<>]*)>)")
_SETTING = re.compile(rf'({NAME})(?:\.([\w-]+))?=({QUOTE}|[^\s"]+)')
_PLAYERS = re.compile(r"([0-9]{1,3})p")
_TOKEN = re.compile(
    rf"""
    (?P<setting> {NAME} (?:\.[\w-]+)? = {QUOTE} )
    | (?P<quoted> {QUOTE} )
    | (?P<zone> \w[\w-]* (?: \{{[^{{}}]*\}} | \[[^\[\]]*\] | <(?!->)[^<>]*> ) )
    | (?P<arrow> <-> | -> | > )
    | (?P<plain> (?: ,\s+(?=[^\s">]) | (?! <-> | -> ) [^\s">] )+ )  # a list may have a space after a comma
    """,
    re.VERBOSE,
)


def read_card(text: str) -> CardText | None:
    """The card written here, or None."""
    found = _CARD.fullmatch(text)
    if not found:
        return None
    return CardText(face=found[2] or "", down=bool(found[1]), called=found[3], filler=int(found[4] or 0))


def read_zone(text: str, note: Note) -> ZoneText | None:
    """The hand, pile or draw pile written here, or None. Cards that are none are noted and left out."""
    found = _ZONE.fullmatch(text)
    kind: ZoneKind
    if not found:
        return None
    elif found["hand"] is not None:
        kind, inside = "hand", found["hand"]
        words = [word.strip() for word in inside.split(",")] if inside else []
    else:
        kind, inside = ("pile", found["pile"]) if found["pile"] is not None else ("deck", found["deck"])
        words = inside.split()
    cards = []
    for place, word in enumerate(words):
        card = read_card(word)
        if card:
            cards.append(card)
        elif word != "..":
            note(_no_card(word, kind, text))
        elif kind != "hand" and place != (0 if kind == "pile" else len(words) - 1):
            where = "first, for the cards underneath" if kind == "pile" else "last"
            note(f'".." comes {where}, in {text}.')
    return ZoneText(kind, found[1], tuple(cards), ".." in words)


def _no_card(word: str, kind: ZoneKind, zone: str) -> str:
    if not word:
        return f"A card is missing in {zone}; an empty hand is written A{{}}."
    if kind == "hand" and " " in word:
        return f'"{word}" is not one card. The cards of a hand are separated by commas, as in A{{5H,9C}}.'
    if kind != "hand" and "," in word:
        return f'"{word}" is not one card. The cards of a pile are separated by spaces, as in P1[2H 5H].'
    return f'"{word}" in {zone} is not a card. Write rank and suit, as in 10H, or JK for a Joker.'


def read_setting(text: str) -> SettingText | None:
    """The `key=value` written here, or None."""
    found = _SETTING.fullmatch(text)
    if not found:
        return None
    return SettingText(found[1], found[2], unquote(found[3]) if found[3].startswith('"') else found[3])


def read_given(given: Piece, note: Note) -> tuple[GivenWord, ...]:
    """The words after `given`; those that cannot be read are noted."""
    words: list[GivenWord] = []
    for part in given.split(r"\s+"):
        text = part.text
        players = _PLAYERS.fullmatch(text)
        word = read_zone(text, note) or read_setting(text)
        if word:
            words.append(word)
        elif players:
            words.append(Players(int(players[1])))
        elif re.fullmatch(NAME, text):
            words.append(Flag(text))
        elif text.endswith("="):
            note(f'"{text}" has no value; "-" stands for none.')
        elif text:
            note(f'I cannot read "{text}". A given has words such as 3p, turn=A, trap.B=7H, A{{5H,9C}} and P1[2H].')
    if not given.text:
        note("This given is empty. It says how the table starts, for instance: given 3p turn=A P1[2H]")
    return tuple(words)


def read_tokens(text: str, note: Note) -> tuple[Token, ...]:
    """The tokens of an act or an expectation, in order."""
    return tuple(_token(found, note) for found in _TOKEN.finditer(text))


def _token(found: re.Match[str], note: Note) -> Token:
    text = found.group()
    match found.lastgroup:
        case "quoted":
            return Quoted(unquote(text))
        case "arrow":
            return Arrow(text)
        case "zone" | "setting":
            return read_zone(text, note) or read_setting(text) or BareWord(text)
    names = tuple(re.split(r",\s*", text))
    cards = [card for card in map(read_card, names) if card]
    if len(cards) == len(names):
        return CardList(tuple(cards))
    return read_setting(",".join(names)) or (Names(names) if len(names) > 1 else BareWord(text))
