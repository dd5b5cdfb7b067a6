"""What goes over the wire: a closed set of small tagged messages. `web/src/wire.ts` is made from them."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ActId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]

WIRE_VERSION = 1
"""Of all messages and acts. It is one more when a page that knew the one before would misunderstand."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A message in which nothing may stand that we do not know."""


class Hello(Strict, frozen=True, tag=True):
    """The first message of a connection: who it is, and the number and the mark of the last change it has. No token: an
    onlooker. `version` is that of the messages and acts it knows; `language` is what it would like to be told in, as
    browsers say it ("de-AT,de,en").
    """

    token: Token = ""
    last: Annotated[int, Meta(ge=0)] = 0
    mark: Annotated[str, Meta(max_length=64)] = ""
    version: int = WIRE_VERSION
    language: Annotated[str, Meta(max_length=200)] = ""


class Do(Strict, frozen=True, tag=True):
    """An act, under an id the client has made. Sent again with the same id, it gets the same answer.

    `seen` is the number of the latest change that the client had; with it an act that comes second goes back without
    blame.
    """

    id: ActId
    act: msgspec.Raw
    seen: Annotated[int, Meta(ge=0)] = 0


class Writing(Strict, frozen=True, tag=True):
    """Somebody writes a rule, or has stopped: bots wait meanwhile. Sent again every few seconds."""

    on: bool = True


FromClient: TypeAlias = Hello | Do | Writing


class Reason(Struct, frozen=True):
    """Why not: the rule that says so, and its words."""

    rule: str
    reason: str


class Answer(Struct, frozen=True, tag=True):
    """The one answer to an act: "done", "refused" by a rule, "impossible", or "again" if it was not looked at. It is
    "soon" if others may still answer the latest card, for `wait` milliseconds: the act can be sent again then.
    """

    id: str
    answer: str
    reasons: list[Reason] = []
    wait: int = 0


class CardFlight(Struct, frozen=True):
    """A card that changed its place, as far as this view can see it. Places: stock, pile:1, hand:0, area:trap:0."""

    card: str
    source: str
    target: str


class LogLine(Struct, frozen=True):
    """One thing that happened, in words, and the rule behind it, if there is one. Of cards that somebody draws one
    after another it has the names of those that can be seen, and "" for each of the others; a line that `joins` takes
    the place of the one before it, with which it goes on.
    """

    number: int
    words: str
    by: int = -1
    kind: str = ""
    rule: str = ""
    drawn: list[str] | UnsetType = UNSET
    joins: bool | UnsetType = UNSET


class PileTakes(Struct, frozen=True):
    """What a pile takes, where its top does not say it: letters of suits and ranks, names of cards, "any", or nothing
    at all; and how many cards are drawn by whoever does not play there.
    """

    pile: int
    cards: list[str]
    draws: int = 0


class Whole(Struct, frozen=True, tag=True):
    """All of a view, what its piles take, and the latest lines of its log."""

    number: int
    view: Any
    log: list[LogLine]
    takes: list[PileTakes] = []
    mark: str = ""


class Change(Struct, frozen=True, tag=True):
    """The next number of a view: the fields that are new, what happened in words, the cards that moved, and what the
    piles take, if that is new. The mark stands for it and all before it.
    """

    number: int
    view: dict[str, Any]
    log: list[LogLine]
    moves: list[CardFlight]
    takes: list[PileTakes] | UnsetType = UNSET
    mark: str = ""


class Place(Struct, frozen=True):
    """A place in the lobby: "open", a "person" or a "bot"; whether a person is connected, a bot plays meanwhile, or
    they write a rule; and the seats of those who have asked them to leave.
    """

    kind: str
    name: str
    here: bool
    minded: bool = False
    writing: bool = False
    asked: list[int] = []


class Room(Struct, frozen=True, tag=True):
    """The lobby as everybody sees it; `you` is the reader's own place, or -1. `options` are those set otherwise, in
    `settings` the same in words, `without` the titles of the rules that rest and `resting` their ids. `name` is the
    game's id, `host` the place of whoever has the crown; `enough` is how many have to ask somebody to leave. For
    `waits` milliseconds bots wait for what somebody who plays alone with them owes.
    """

    code: str
    game: str
    dial: str
    link: str
    places: list[Place]
    started: bool
    onlookers: int
    you: int = -1
    options: dict[str, str] = {}
    without: list[str] = []
    settings: list[str] = []
    name: str = ""
    host: int = -1
    locked: bool = False
    resting: list[str] = []
    enough: int = 0
    waits: int = 0


class Problem(Struct, frozen=True, tag=True):
    """A message that could not be used, and why."""

    detail: str


class Notice(Struct, frozen=True, tag=True):
    """Something about the table itself that whoever is there should read."""

    words: str


FromServer: TypeAlias = Answer | Whole | Change | Room | Problem | Notice


class NewTable(Strict, frozen=True):
    """A table to be made. No name: whoever makes it takes no seat. `dial` "" is the game's own, or chosen by how many
    people sit. `options` of its rules are set in words, such as `{"guilt": "majority"}`; the rules in `without` rest.
    `book` is the text of a rulebook to play by, `house` the link of a house whose book it is; `game` is then not asked.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)] = 4
    bots: Annotated[int, Meta(ge=0, le=15)] = 0
    dial: Annotated[str, Meta(pattern="^(|referee|table|honour)$")] = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    options: Annotated[dict[str, str], Meta(max_length=64)] = {}
    without: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)] = []
    book: Annotated[str, Meta(max_length=200_000)] = ""
    house: Annotated[str, Meta(max_length=64)] = ""


class TakeSeat(Strict, frozen=True):
    """Somebody wants to sit down."""

    name: Name


class LobbyWish(Strict, frozen=True):
    """One thing to be changed before a table begins: one's own name; by the host, the settings, a bot more, somebody
    removed from a place, two places swapped, the crown handed on, the door locked.
    """

    name: Annotated[str, Meta(max_length=24)] = ""
    add_bot: bool = False
    remove: Annotated[int, Meta(ge=0, le=15)] | None = None
    swap: tuple[int, int] | None = None
    host: Annotated[int, Meta(ge=0, le=15)] | None = None
    locked: bool | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    dial: Annotated[str, Meta(pattern="^(|referee|table|honour)$")] | None = None
    options: Annotated[dict[str, str], Meta(max_length=64)] | None = None
    without: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)] | None = None


class RuleText(Strict, frozen=True):
    """A rule as somebody writes it, to be read."""

    text: Annotated[str, Meta(max_length=5_000)]


class DrawnExample(Struct, frozen=True):
    """A rule shown with cards: what lay there, what is played, by whom, what they say, and what comes of it. `good` is
    "well", "caught" or "nothing".
    """

    under: str
    card: str
    seat: int
    said: str
    words: str
    good: str


class RuleRead(Struct, frozen=True):
    """What a text comes to: it "compiles" to `reading`, "asks" which of the proposals is meant, is "half" read up to
    `trigger` with proposals how it may go on, is for "people" to judge, or is "refused". With what is said of it, and
    what the reading and the proposals say in the language of whoever asks, where that is known and not English.
    """

    status: str
    reading: str
    trigger: str
    rest: str
    proposals: list[str]
    problem: str
    example: str
    kind: str
    warnings: list[str]
    examples: list[DrawnExample] = []
    gloss: str = ""
    glosses: list[str] = []


class RuleIdea(Struct, frozen=True):
    """A rule that somebody might like: its title, how people would say it, its sentence, and that in their language."""

    title: str
    text: str
    sentence: str
    gloss: str = ""


class Mind(Strict, frozen=True):
    """A bot is to play for somebody who is away, until they are back."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class AskToLeave(Strict, frozen=True):
    """Somebody is asked to leave a table that has begun, or is asked no more."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    on: bool = True


class Seated(Struct, frozen=True):
    """A seat was taken: the token is shown once, and holds it."""

    code: str
    place: int
    token: str


class OptionInfo(Struct, frozen=True):
    """What a table may set: a "switch" (yes or no), a "choice" of `values`, a "number" of some `unit` or "words", with
    the rule it belongs to and what that says, what it is called and, in `words`, how each of its values is said. It
    stands under the heading `about`.
    """

    name: str
    rule: str
    label: str
    help: str
    kind: str
    usual: str
    unit: str
    values: tuple[str, ...]
    words: tuple[str, ...]
    says: str = ""
    about: str = ""


class RuleInfo(Struct, frozen=True):
    """A rule that players added, and that may rest at a table."""

    id: str
    title: str
    words: str
    by: str
    since: str


class GameInfo(Struct, frozen=True):
    """A game on the shelf: what it is like, how many minutes it takes, from which age on; what a table may set in it,
    and the rules that a table may do without.
    """

    name: str
    title: str
    fewest: int
    most: int
    rules: int
    options: list[OptionInfo]
    added: list[RuleInfo]
    blurb: str = ""
    minutes: int = 0
    age: int = 0
    dial: str = ""


class Done(Struct, frozen=True):
    """It was done."""

    done: bool = True
