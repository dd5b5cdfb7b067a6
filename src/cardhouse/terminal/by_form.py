"""Lines and words for any act, by the table of acts and their fields: what has no words of its own here needs none."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from cardhouse.cards import RANKS, Card, listed
from cardhouse.core.acts import Act
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.view import View
from cardhouse.store.forms import ActForm, form_of, people_acts

BETWEEN: Final = frozenset(
    ["and", "the", "a", "my", "&", "card", "cards", "to", "with", "for", "from", "on", "at", "as"]
)
EXAMPLES: Final = {
    "card": "5h",
    "cards": "5h 6h",
    "player": "bob",
    "pile": "1",
    "rank": "9",
    "number": "2",
    "yes": "yes",
    "rule": "Match",
    "words": "Thank you",
    "text": "Kings skip.",
    "gesture": "bow",
    "area": "",
    "day": "",
}


class ReadsFields(Protocol):
    """What a reader of lines knows to read."""

    @property
    def view(self) -> View: ...

    @property
    def seat(self) -> int: ...

    def player(self, rest: Sequence[str]) -> int: ...

    def card(self, word: str) -> Card: ...

    def area(self) -> str: ...

    def rule(self, said: str) -> str: ...

    def pick(self, word: str) -> int: ...

    def pile(self, rest: list[str], new: bool = True) -> tuple[list[str], int]: ...


def form_named(view: View, name: str) -> ActForm | None:
    """The act of this name; of several, the one whose way the rules of this table know."""
    known = [form for form in map(form_of, people_acts()) if form.name == name and "way" not in form.fields.values()]
    brought = [form for form in known if form.way in view.ways]
    return next(iter([*brought, *known]), None)


def act_by_form(reader: ReadsFields, form: ActForm, rest: Sequence[str]) -> Act:
    """The act that a line means whose first word names it."""
    words = [word.strip(",") for word in rest if word.strip(",").casefold() not in BETWEEN]
    values = []
    for name, what in form.fields.items():
        if not words and name in form.optional and what not in ("pile", "area"):
            values.append(form.optional[name])
        elif not words and what not in ("pile", "area", "day"):
            asked = [EXAMPLES[each] for each in form.fields.values() if EXAMPLES.get(each)]
            raise NotUnderstood(f'Say more, for instance "{" ".join([form.name, *asked])}".')
        else:
            values.append(READERS.get(what, in_words)(reader, words))
    kind: Any = form.kind
    act: Act = kind(reader.seat, *values)
    return act


def all_cards(reader: ReadsFields, words: list[str]) -> tuple[Card, ...]:
    """As many words as are cards; at least one is."""
    found = [reader.card(words.pop(0))]
    while words:
        try:
            found.append(reader.card(words[0]))
        except NotUnderstood:
            break
        words.pop(0)
    return tuple(found)


def in_words(reader: ReadsFields, words: list[str]) -> str:
    said = " ".join(words).strip('"')
    words.clear()
    return said


def a_pile(reader: ReadsFields, words: list[str]) -> int:
    named = [words.pop(0)] if words else []
    return reader.pile(["on", *named] if named else [])[1]


def a_rank(reader: ReadsFields, words: list[str]) -> int:
    said = words.pop(0).upper().strip("?")
    if said not in RANKS:
        raise NotUnderstood(f'"{said}" is no rank; write 9, 10, J, Q, K or A.')
    return RANKS.index(said) + 1


def a_number(reader: ReadsFields, words: list[str]) -> int:
    said = words.pop(0)
    if not said.isdecimal():
        raise NotUnderstood(f'"{said}" is no number.')
    return int(said)


def a_rule(reader: ReadsFields, words: list[str]) -> str:
    return reader.rule(in_words(reader, words))


READERS: Final[dict[str, Callable[[ReadsFields, list[str]], Any]]] = {
    "card": lambda reader, words: reader.card(words.pop(0)),
    "cards": all_cards,
    "player": lambda reader, words: reader.player([words.pop(0)]),
    "pile": a_pile,
    "rank": a_rank,
    "number": a_number,
    "numbers": lambda reader, words: tuple([reader.pick(words.pop(0)) for _ in range(len(words))]),
    "yes": lambda reader, words: words.pop(0).casefold() in ("yes", "aye", "guilty"),
    "rule": a_rule,
    "area": lambda reader, words: words.pop(0) if words else reader.area(),
    "day": lambda reader, words: "",
}


def fields_in_words(act: Act, names: Sequence[str]) -> list[str]:
    """What an act names, as it is said: players by name, cards, piles by number."""
    return [
        field_in_words(getattr(act, name), what, names)
        for name, what in form_of(type(act)).fields.items()
        if not (what == "player" and getattr(act, name) == NO_SEAT)
    ]


def field_in_words(value: Any, what: str, names: Sequence[str]) -> str:
    if what == "player":
        return str(names[value])
    if what == "cards":
        return listed(value)
    return f"pile {value}" if what == "pile" else str(value)
