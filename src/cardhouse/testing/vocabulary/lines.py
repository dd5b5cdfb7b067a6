"""Acts as scenarios write them, read from the table of acts and their fields.

An act is written with its way of acting and then its fields, in their order: `A: peek B`. Where a scenario has other
words for it, or words between the fields, an example says so, and is what somebody is told who writes it otherwise:
`line(WORDS, "give 5C,6C -> B", Give)`. A new act needs neither.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeAlias

from cardhouse.cards import RANKS, Card
from cardhouse.core.acts import Act
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.store.forms import ActForm, form_of, people_acts
from cardhouse.testing.notation import ActText, Arrow, BareWord, CardList, Quoted, Token
from cardhouse.testing.running.laying import NotKnown, is_pile, one_card, one_of, pile_numbered, whole
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest

Value: TypeAlias = Callable[[Table], Any]
"""What a field is, once the table stands as it will then."""

BETWEEN = ("->", "<->", ">", "for", "with", "call")
"""What may stand between two fields."""

EXAMPLES = {
    "area": "trap",
    "card": "5S",
    "cards": "5C,6C",
    "motion": "claim",
    "number": "2",
    "numbers": "B",
    "pile": "P1",
    "player": "B",
    "rank": "9",
    "rule": "base-match",
    "side": "left",
    "token": "dealer",
    "way": "deal",
    "gesture": "bow",
    "text": '"Kings skip."',
    "words": '"Thank you"',
    "yes": "yes",
    "texts": "deck",
}
"""How what a field names is written."""

SIDES = ("right", "left")
_PART = re.compile(r'"[^"]*"|\S+')


def wrong(act: ActText, form: str) -> NotKnown:
    """The act is known, but not in this form."""
    return NotKnown(f'I cannot read "{act.raw}".', f" It is written: {form}")


@dataclass(frozen=True)
class ActLine:
    """How an act is written: as in an example, whose last words may be left out after a "?", the act, and what the
    line need not say.
    """

    written: str
    form: ActForm
    preset: dict[str, Any]
    open: bool = False
    """Whether fields that the example leaves out may be written after the others."""

    @property
    def example(self) -> str:
        return self.written.replace("?", "")

    def read(self, reading: Reading, seat: Seat, act: ActText) -> Doing:
        values: dict[str, Value] = {name: always(value) for name, value in self.preset.items()}
        asked = [name for name in self.form.fields if name not in self.preset]
        tokens, parts = list(act.tokens), _PART.findall(self.written)[1:]
        if len(tokens) > len(parts) and not self.open and "numbers" not in self.form.fields.values():
            raise wrong(act, self.example)
        for written in parts:
            if written in BETWEEN:
                if tokens and str(tokens.pop(0)) != written:
                    raise wrong(act, self.example)
                continue
            name = asked.pop(0)
            if tokens:
                values[name] = FieldReader(reading, act, self.example, written, tokens).value(self.form.fields[name])
            else:
                values[name] = self.left_out(name, act, written.endswith("?"))
        while self.open and tokens and asked:
            what = self.form.fields[asked[0]]
            values[asked.pop(0)] = FieldReader(reading, act, self.example, EXAMPLES[what], tokens).value(what)
        if tokens:
            raise wrong(act, self.example)
        for name in asked:
            values[name] = self.left_out(name, act)
        kind: Any = self.form.kind
        return lambda table: [made(kind, seat, [values[name](table) for name in self.form.fields])]

    def left_out(self, name: str, act: ActText, may_be: bool = True) -> Value:
        """What a field is that the line does not name."""
        if self.form.fields[name] == "pile":
            return partial(pile_meant, None)
        if name not in self.form.optional or not may_be:
            raise wrong(act, self.example)
        return lambda table: self.form.optional[name]


def always(value: Any) -> Value:
    return lambda table: value


def made(kind: Any, seat: Seat, values: list[Any]) -> Act:
    act: Act = kind(seat, *values)
    return act


class FieldReader:
    """Reads what stands for a field, as `written` in the example."""

    def __init__(self, reading: Reading, act: ActText, example: str, written: str, tokens: list[Token]) -> None:
        self.reading = reading
        self.act = act
        self.example = example
        self.quoted = written.startswith('"')
        self.tokens = tokens

    def value(self, named: str) -> Value:
        if named == "numbers":
            picks = tuple([pick(self.reading, str(token)) for token in self.tokens])
            self.tokens.clear()
            return lambda table: picks
        read: Callable[[Token], Any] = getattr(self, named, self.text)
        found = read(self.tokens.pop(0))
        return lambda table: found

    def card(self, token: Token) -> Card:
        cards = self.cards(token)
        if len(cards) != 1:
            raise wrong(self.act, self.example)
        return cards[0]

    def cards(self, token: Token) -> tuple[Card, ...]:
        return card_list(token, self.act, self.example)

    def player(self, token: Token) -> Seat:
        if not isinstance(token, BareWord):
            raise wrong(self.act, self.example)
        return self.reading.seat(token.text)

    def pile(self, token: Token) -> int:
        return NEW_PILE if str(token) == "new" else pile_numbered(str(token))

    def number(self, token: Token) -> int:
        return whole(str(token))

    def rank(self, token: Token) -> int:
        if str(token) not in RANKS:
            raise NotKnown(f'"{token}" is no rank.', nearest(str(token), RANKS))
        return RANKS.index(str(token)) + 1

    def side(self, token: Token) -> int:
        if str(token) not in SIDES:
            raise wrong(self.act, self.example)
        return SIDES.index(str(token))

    def rule(self, token: Token) -> str:
        return self.reading.rule(str(token))

    def yes(self, token: Token) -> bool:
        return bool(one_of(str(token), yes=True, no=False, guilty=True, innocent=False))

    def texts(self, token: Token) -> tuple[str, ...]:
        return tuple(str(token).split(","))

    def text(self, token: Token) -> str:
        if isinstance(token, Arrow) or (self.quoted and not isinstance(token, Quoted)):
            raise wrong(self.act, self.example)
        return token.text if isinstance(token, Quoted) else str(token)


def card_list(token: Token, act: ActText, form: str) -> tuple[Card, ...]:
    if not isinstance(token, CardList) or not all(each.face for each in token.cards):
        raise wrong(act, form)
    return tuple([one_card(each) for each in token.cards])


def pick(reading: Reading, text: str) -> int:
    if text.isdecimal():
        return int(text)
    return pile_numbered(text) if is_pile(text) else reading.seat(text)


def pile_meant(number: int | None, table: Table) -> int:
    if number is not None:
        return number
    if len(table.piles) != 1:
        raise NotKnown(f"There are {len(table.piles)} piles: say which one.", " For instance: play 5H > P1")
    return next(iter(table.piles))


def line(words: Vocabulary, example: str, kind: type[Act], /, **preset: object) -> None:
    """File an act under the first word of an example."""
    verb = example.split()[0]
    if verb in words.acts:
        raise ValueError(f'the word "{verb}" is taken already')
    words.acts[verb] = ActLine(example, form_of(kind), preset).read


def lines_of_acts() -> dict[str, list[ActLine]]:
    """Every act by its name, as it is written unless a game has other words for it; those of a file that was loaded a
    moment ago too.
    """
    return lines_for(tuple(people_acts()))


@lru_cache(maxsize=4)
def lines_for(kinds: tuple[type[Act], ...]) -> dict[str, list[ActLine]]:
    found: dict[str, list[ActLine]] = {}
    for form in [form_of(kind) for kind in kinds]:
        asked = [EXAMPLES[what] for name, what in form.fields.items() if what != "day" and name not in form.optional]
        found.setdefault(form.name, []).append(ActLine(" ".join([form.name, *asked]), form, {}, True))
    return found


def by_the_table(reading: Reading, seat: Seat, act: ActText) -> Doing | None:
    """An act by its name in the table of acts: of several, the one whose way a rule of this table brings."""
    known = lines_of_acts().get(act.verb, [])
    brought = [each for each in known if each.form.way in reading.book.ways]
    chosen = [*brought, *known][:1]
    return chosen[0].read(reading, seat, act) if chosen else None
