"""What can be done at a table now, told apart: moves that the table waits for, and what may be done at any time."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.table import in_order, is_move, lawful_acts
from cardhouse.cards import Card
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.owed import SAY
from cardhouse.core.people_acts import Say
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table
from cardhouse.telling import Listener
from cardhouse.terminal.wording import described


class LawfulAct:
    """Something that somebody may do now. It prints as a sentence; `act` is what `game.do` takes, as it takes this."""

    __slots__ = ("_sentence", "act", "table")

    def __init__(self, act: Act, table: Table) -> None:
        self.act = act
        self.table = table
        self._sentence = ""

    def __str__(self) -> str:
        if not self._sentence:
            self._sentence = foretold(self.table, self.act)
        return self._sentence

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self.act == (other.act if isinstance(other, LawfulAct) else other)

    def __hash__(self) -> int:
        return hash(self.act)


def sentences(table: Table, law: Law, seat: Seat, events: list[Event]) -> list[str]:
    """What happened, in sentences for one seat, or for onlookers; each with the rule behind it."""
    listener = Listener(table, law, seat)
    lines = listener.tell([(event.origin, event) for event in events])
    return [f"{line.words} ({listener.title(line.rule)})" if line.rule else line.words for line in lines]


def foretold(table: Table, act: Act) -> str:
    """What would be told of an act first of all: it is done at a copy."""
    trial = table.copy()
    outcome = decide(trial, act, True, False)
    listener = Listener(trial, table.law, NO_SEAT)
    own = [event for event in outcome.events if not event.origin]
    lines = listener.tell([("", event) for event in own]) if outcome.happened else []
    if isinstance(act, Tick):
        return lines[0].words if lines else "Time passes"
    who = table.names[act.seat]
    lines = [line for line in lines if line.words.startswith(who)] or lines  # what they do, before what comes of it
    if lines and all(str(card) in lines[0].words for card in cards_named(act)):
        return lines[0].words
    return done_by(who, described(act, table.names))


def done_by(who: str, deed: str) -> str:
    """What somebody is told to do ("set your card aside") as what somebody else does ("Ann sets their card aside")."""
    verb, _, rest = deed.partition(" ")
    if not verb.islower() or not verb.isalpha():  # no deed, but how things are to be: "prime: all Hearts"
        return f"{who}: {deed}"
    verb += "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{who} {verb} {rest.replace('you just', 'they just').replace('your ', 'their ')}".rstrip()


def cards_named(act: Act) -> list[Card]:
    """The cards that an act names, which others may not see; a Joker is told by its name."""
    named = [getattr(act, "card", None), *getattr(act, "cards", ())]
    return [card for card in named if isinstance(card, Card) and not card.joker]


def awaited(table: Table) -> tuple[Seat, list[Act]]:
    """Whom the table waits for, and the moves of that seat: whoever owes something first, then the one all look at, and
    else whoever has a move.
    """
    acts = lawful_acts(table)
    words = {duty.bearer: Say(duty.bearer, duty.what) for duty in table.duties if duty.kind == SAY}
    for seat in (*words, *in_order(table)):
        owed = [words[seat]] if seat in words else []
        moves = [*owed, *[act for act in acts[seat] if is_awaited(table, act) and act not in owed]]
        if moves:
            return seat, moves
    return NO_SEAT, []


def is_awaited(table: Table, act: Act) -> bool:
    """Whether the table waits for such an act: a move, or a word on cards that wait for one. All else may be done at
    any time, and some of it for ever.
    """
    way = table.law.declared.get(act.way)
    return is_move(table, act) or (way is not None and (way.advances or way.waiting))


FULL_HAND: Final = 7


def onward(table: Table, seat: Seat, moves: list[Act]) -> list[Act]:
    """The moves without drawing to a full hand although a card can be played. Players who do so every other time have
    fuller and fuller hands, and play for ever.
    """
    if len(table.hands[seat]) <= FULL_HAND or not any(isinstance(act, Play) for act in moves):
        return moves
    return [act for act in moves if not isinstance(act, Draw)]


def anything(table: Table, seat: Seat) -> list[Act]:
    """All that a seat may do now, what may be done over and over again included."""
    return lawful_acts(table, left_out=())[seat]
