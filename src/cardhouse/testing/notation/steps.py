"""Reading steps, queries and expectations."""

import re

from cardhouse.testing.notation.reading import read_tokens, read_zone
from cardhouse.testing.notation.scenario import ActText, Expect, QueryText, Step
from cardhouse.testing.notation.text import Note, Piece
from cardhouse.testing.notation.words import NAME, BareWord, SettingText

STEP_FORM = 'A step is written "actor: act => expectation; expectation", for instance: A: play 5H => ok; turn=B'
QUERY_FORM = 'A query is written "? q(..) q(..) => true", or "=> false", for instance: ? legal(B,4S) => true'

_TIME = re.compile(r"@([0-9]{1,9}(?:\.[0-9]{1,9})?)\s+")
_ACTORS = re.compile(rf"({NAME}(?:,{NAME})*)(?:\[(\w+)\])?:(\s+)(?=\S)")
_QUERY = re.compile(r"\?(?:\s+[\w-]+\([^()]*\))+")
_ASKED = re.compile(r"([\w-]+)\(([^()]*)\)")
_VIEW = re.compile(rf"(sees|hidden)(?:\s+({NAME}):\s*(?=(\S))|\s|$)")
_SIZE = re.compile(rf"#({NAME})=(\S+)")


def read_step(step: Piece, line: int, branch: str, note: Note) -> Step | None:
    """The step written here; None if it has no readable form. What cannot be read is noted."""
    left, *right = step.split(r"(?:^|(?<=\s))=>(?=\s|$)")
    if len(right) > 1:
        note('A step has one "=>". Separate steps by " | ", expectations by ";".')
        return None
    found = (_read_expect(part, note) for part in right[0].split(";")) if right else ()
    expects = tuple(expect for expect in found if expect)
    if left.text.startswith("?"):
        return _read_query(step, left, expects, line, branch, note)
    at = None
    time = _TIME.match(left.text)
    if time:
        at, left = float(time[1]), left.cut(time.end())
    actors: tuple[str, ...]
    how, act = None, None
    who = _ACTORS.match(left.text)
    if left.text in ("_", "tick", "deadline"):
        actors = (left.text,)
        act = ActText(left.text, left.text) if left.text != "_" else None
    elif who:
        actors, how = tuple(who[1].split(",")), who[2]
        act = _read_act(left.cut(who.end()), note)
    else:
        note(STEP_FORM)
        return None
    if left.text == "_" and not right:
        note('"_" only looks: say what must be true, for instance: _ => turn=A')
    return Step(step.text, line, step.column, branch, at, actors, how, act, (), expects)


def _read_query(
    step: Piece, left: Piece, expects: tuple[Expect, ...], line: int, branch: str, note: Note
) -> Step | None:
    if not _QUERY.fullmatch(left.text) or [expect.raw for expect in expects] not in (["true"], ["false"]):
        note(QUERY_FORM)
        return None
    query = tuple(
        QueryText(name, tuple(arg.strip() for arg in args.split(",")) if args.strip() else ())
        for name, args in _ASKED.findall(left.text)
    )
    return Step(step.text, line, step.column, branch, query=query, expects=expects)


def _read_act(act: Piece, note: Note) -> ActText:
    if re.search(r"=\s*>|;", act.cover):
        note('"=>" has a space on each side, and ";" stands only between expectations.')
    verb = re.match(r'[^\s"{}\[\]<>()]+(?=[\s"]|$)', act.text)
    end = verb.end() if verb else 0
    if not verb:
        note('An act begins with what is done, for instance: A: say "Bartok"')
    return ActText(act.text, act.text[:end], read_tokens(act.text[end:], note))


def _read_expect(part: Piece, note: Note, inner: bool = False) -> Expect | None:
    text = part.text
    if not text:
        note('An expectation is missing: one is expected after "=>" and after every ";".')
        return None
    if inner and text.startswith('"'):
        tokens = read_tokens(text, note)
        if len(tokens) != 1:
            note(f"I cannot read {text}. After sees and hidden come quoted words or one other expectation.")
        return Expect(text, "words", args=tokens, column=part.column)
    if not re.match(r"#|[^\W\d_]", text):
        note(f'"{text}" is not an expectation. One begins with a letter or "#", as in ok, turn=B or #A=3.')
        return None
    if re.search(r"(?<=\S)=(?=\s|$)", part.cover):
        note(f'"{text}" has no value; "-" stands for none.')
        return None
    view = _VIEW.match(text)
    if view:
        return _read_view(part, view, note)
    size = _SIZE.fullmatch(text)
    if size:
        return Expect(text, "#", size[1], size[2], column=part.column)
    zone = read_zone(text, note)
    if zone:
        return Expect(text, zone.kind, zone=zone, column=part.column)
    return _read_plain(part, note)


def _read_view(part: Piece, view: re.Match[str], note: Note) -> Expect | None:
    if not view[3]:
        note(f'"{view[1]}" names a player and what it is about, for instance: {view[1]} A: "Bad card"')
        return None
    seen = _read_expect(part.cut(view.end()), note, inner=True)
    return seen and Expect(part.text, view[1], view[2], inner=seen, column=part.column)


def _read_plain(part: Piece, note: Note) -> Expect:
    """`ok`, `refused r1`, `turn=A`, `owes A=2` and the like."""
    tokens = read_tokens(part.text, note)
    match tokens:
        case (SettingText(key, seat, value),):
            return Expect(part.text, key, seat, value, column=part.column)
        case (BareWord(head), SettingText(seat, None, value)):
            return Expect(part.text, head, seat, value, column=part.column)
    return Expect(part.text, "".join(map(str, tokens[:1])), args=tokens[1:], column=part.column)
