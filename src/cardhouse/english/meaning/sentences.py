"""Whole sentences, and the rule that they make."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.bases import Action, Clause, Occasion, Sentence, TableChange, When, Who
from cardhouse.english.meaning.cards import Kind, Kinds
from cardhouse.english.meaning.people import FirstOrLast
from cardhouse.english.meaning.states import IfClause


class Modal(StrEnum):
    MUST = "must"
    MAY = "may"
    MAY_NOT = "may not"


@dataclass(frozen=True)
class Bound(Clause):
    """Somebody must, may or may not do one of these: alternatives, each of one or more acts."""

    who: Who
    modal: Modal
    acts: tuple[tuple[Action, ...], ...]
    whens: tuple[When, ...] = ()
    condition: IfClause | None = None


@dataclass(frozen=True)
class Effects(Clause):
    """What somebody does, or what happens to them, in this order."""

    who: Who
    acts: tuple[Action, ...]
    whens: tuple[When, ...] = ()
    condition: IfClause | None = None


@dataclass(frozen=True)
class TableEffect(Clause):
    """What happens to the table itself."""

    what: TableChange
    whens: tuple[When, ...] = ()
    condition: IfClause | None = None


@dataclass(frozen=True)
class Trigger(Sentence):
    """When something happens, something follows (instead of what older rules do)."""

    event: Occasion
    clauses: tuple[Clause, ...]
    condition: IfClause | None = None
    instead: bool = False


@dataclass(frozen=True)
class Always(Sentence):
    """What holds at all times."""

    bound: Bound


@dataclass(frozen=True)
class AreWild(Sentence):
    cards: Kinds


@dataclass(frozen=True)
class CountAs(Sentence):
    cards: Kinds
    kind: Kind


@dataclass(frozen=True)
class ValueOf(Sentence):
    cards: Kinds
    value: int


@dataclass(frozen=True)
class Match(Sentence):
    cards: Kinds
    others: Kinds


@dataclass(frozen=True)
class RoleOf(Sentence):
    """The last player to do something has a title."""

    place: FirstOrLast
    act: Action
    title: str


class Parameter(StrEnum):
    """What a setting sets, as its sentence with a gap for the number."""

    STARTS_WITH = "each player starts with {} cards"
    JOKERS = "the deck has {} jokers"
    DECKS = "the game uses {} decks"
    TIME_LIMIT = "the time limit is {} seconds"


@dataclass(frozen=True)
class Set(Sentence):
    """A number is set; no number for the time limit: there is none."""

    parameter: Parameter
    number: int | None


@dataclass(frozen=True)
class PenaltyIs(Sentence):
    """The penalty for "Bad call" is 2 cards."""

    call: str
    cards: int


@dataclass(frozen=True)
class OrderStarts(Sentence):
    clockwise: bool


@dataclass(frozen=True)
class HandsFaceUp(Sentence):
    """Hands are face up."""


@dataclass(frozen=True)
class Switch(Sentence):
    """A rule, by number or title, no longer applies, or applies again."""

    rule: int | str
    applies: bool
    whens: tuple[When, ...] = ()


@dataclass(frozen=True)
class PenaltyCall:
    """The words with which a breach is called, and perhaps its price."""

    words: str
    cards: int | None = None


@dataclass(frozen=True)
class RuleMeaning:
    """Sentences that were introduced together."""

    sentences: tuple[Sentence, ...]
    penalty: PenaltyCall | None = None
