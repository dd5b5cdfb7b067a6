"""An entry of the log in words and moves, as one seat may hear and see it. What is not told here is not told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from cardhouse.cards import Card, listed
from cardhouse.cards.card import BACK, SIGNS
from cardhouse.core import affairs, amendments, checkpoints, events, remarks
from cardhouse.core.entries import Entry
from cardhouse.core.following import FOLLOWING
from cardhouse.core.knowledge import Named, ToldOfDuty, ToldOfMotion
from cardhouse.core.law import Law
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.proceedings import POINT, MotionDropped
from cardhouse.core.questions import DRAW
from cardhouse.core.results import TOLD
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import CENTRE, Event, Table
from cardhouse.core.token_acts import DECK, pile_under
from cardhouse.core.view import listed as words_for
from cardhouse.core.view import told
from cardhouse.rules.judged_rules import JUDGE
from cardhouse.rules.penalties import BOW_SHUT
from cardhouse.rules.sayings import CELEBRATE
from cardhouse.server.messages import Move

VERBS: Final = ("say", "give", "play", "draw", "pay", "bow", "take", "point", "pass", "swap")
"""Ways of acting that read as what somebody does. The others are called by what they are about."""

_CALLED: Final = re.compile(r"\b(10|[2-9AJQK])([SHDC])=(10|[2-9AJQK])")
_JOKER: Final = re.compile(r"\bJK\b")
SUIT_NAMES: Final = ("Spades", "Hearts", "Diamonds", "Clubs")
DOING: Final = {
    "cut": "cut the cards",
    "cutter": "name who cuts",
    "death": "say where death lies",
    "designate": "name who gives and who gets",
    "menu": "name the rules that rest",
    "pass-hand": "pass the hands on",
    "primes": "say which cards are prime",
    "salad": "serve the salad",
    "suit": "name a suit",
    "turn-up": "turn up the first card",
}
"""Ways of acting whose names say too little. The others are called by their names."""

EFFECTS: Final = {CELEBRATE: "cheer", BOW_SHUT: "dim"}
"""Gestures that are seen on the screens, by the kind of their line."""

VOTED_ON: Final = {POINT: "motion", JUDGE: "call"}
"""What is voted on where the kind of the vote does not say it: in a Point of Order, and when a call is judged."""

Told = tuple[str, Seat, str]
"""Words, whose doing it was, and the kind of thing."""


Teller = Callable[["Telling", Any], Iterator[Told]]  # Any: each takes its own kind of event


class Telling:
    """Tells the events of one entry to one seat. `law` is the one in force before it."""

    def __init__(
        self, table: Table, law: Law, seat: Seat, tellers: Mapping[type[Event], Teller], is_open: bool
    ) -> None:
        self.table: Final = table
        self.names: Final = table.names
        self.is_open: Final = is_open
        self.secret: set[int] = set()
        self.law: Final = law
        self.seat: Final = seat
        self.tellers: Final = tellers
        self.moves: Final[list[Move]] = []

    def entry(self, entry: Entry) -> list[Told]:
        """What happened, oldest first, without what says nothing new."""
        lines: list[Told] = []
        self.secret = self.secret_motions(entry)
        for _, event in entry.events:
            teller = self.tellers.get(type(event))
            if teller is not None:
                lines += teller(self, event)
        return [(words if kind == "say" else readable(words), by, kind) for words, by, kind in lines]

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def people(self, seats: tuple[int, ...]) -> str:
        names = [self.name(seat) for seat in seats]
        return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]])) or "nobody"

    def title(self, rule: str) -> str:
        article = self.law.by_id.get(rule)
        return article.title if article is not None else rule

    def secret_motions(self, entry: Entry) -> set[int]:
        """The numbers of motions that were put to others in private."""
        decided = [e.motion for _, e in entry.events if isinstance(e, (affairs.MotionDecided, MotionDropped))]
        asked = (*self.table.motions, *decided)
        return {motion.number for motion in asked if not told(self.table, ToldOfMotion(motion), self.seat)}

    def kind(self, motion: Motion) -> str:
        """What is voted on, in a word."""
        return VOTED_ON.get(motion.kind, motion.kind)

    def known(self, duty: Duty) -> bool:
        return told(self.table, ToldOfDuty(duty), self.seat)

    def move(self, card: Card | None, source: str, target: str) -> None:
        self.moves.append(Move(BACK if card is None else card.shown, source, target))

    def landed(self, event: events.Landed) -> Iterator[Told]:
        source = f"area:{event.source}:{event.player}" if event.source else f"hand:{event.player}"
        self.move(event.card, source, f"pile:{event.pile}")
        verb = "plays" if event.source in ("", FOLLOWING) else f"springs the {event.source}:"
        yield f"{self.name(event.player)} {verb} {event.card}", event.player, "play"

    def turned_up(self, event: events.TurnedUp) -> Iterator[Told]:
        self.move(event.card, "stock", f"pile:{event.pile}")
        yield f"{event.card} is turned up", NO_SEAT, "deal"

    def drew(self, event: events.Drew) -> Iterator[Told]:
        seen = event.card if event.player == self.seat else None
        self.move(seen, "stock", f"hand:{event.player}")
        what = str(seen) if seen else "a card"
        why = " as a penalty" if event.way != DRAW else ""
        yield f"{self.name(event.player)} draws {what}{why}", event.player, "draw"

    def drew_nothing(self, event: events.DrewNothing) -> Iterator[Told]:
        yield f"{self.name(event.player)} finds no card to draw", event.player, "draw"

    def recycled(self, event: events.Recycled) -> Iterator[Told]:
        for pile, count in event.takes:
            if count:
                self.move(None, f"pile:{pile}", "stock")
        yield "The stock had run out and is made anew from under the piles", NO_SEAT, "deal"

    def laid(self, event: events.Laid) -> Iterator[Told]:
        self.move(None, f"hand:{event.player}", f"area:{event.area}:{event.player}")
        yield f"{self.name(event.player)} sets a card face down: {event.area}", event.player, "play"

    def gave(self, event: events.Gave) -> Iterator[Told]:
        inside = self.seat != NO_SEAT and self.seat in (event.giver, event.receiver)
        for card in event.cards:
            self.move(card if inside else None, f"hand:{event.giver}", f"hand:{event.receiver}")
        count = len(event.cards)
        what = listed(event.cards) if inside else f"{count} card{'s' if count != 1 else ''}"
        yield f"{self.name(event.giver)} gives {self.name(event.receiver)} {what}", event.giver, "give"

    def dealt(self, event: events.Dealt) -> Iterator[Told]:
        for seat, cards in enumerate(event.hands):
            for card in cards:
                self.move(card if seat == self.seat else None, "stock", f"hand:{seat}")
        yield "The cards are dealt", NO_SEAT, "deal"

    def prepared(self, event: remarks.Prepared) -> Iterator[Told]:
        yield f"{self.name(event.player)}: {done(event.step)}", event.player, "step"

    def pile_opened(self, event: events.PileOpened) -> Iterator[Told]:
        if event.pile > 1:
            yield f"There is a new pile, number {event.pile}", NO_SEAT, "pile"

    def reversed(self, event: events.Reversed) -> Iterator[Told]:
        if self.is_open:
            yield "The direction of play turns round", NO_SEAT, "turn"

    def turn_began(self, event: events.TurnBegan) -> Iterator[Told]:
        if event.skipped and self.is_open:
            misses = "misses" if len(event.skipped) == 1 else "miss"
            yield f"{self.people(event.skipped)} {misses} a turn", NO_SEAT, "turn"

    def token_moved(self, event: events.TokenMoved) -> Iterator[Told]:
        pile = pile_under(event.to)
        where = (
            f"to pile {pile}" if pile else "back to the middle" if event.to == CENTRE else f"to {self.name(event.to)}"
        )
        yield f"The {event.token}{'' if event.token == DECK else ' token'} goes {where}", NO_SEAT, "token"

    def round_won(self, event: events.RoundWon) -> Iterator[Told]:
        wins = "wins the round" if len(event.winners) == 1 else "share the win"
        told = TOLD.get(event.outcome, f"{self.people(event.winners)} {wins}")
        yield told[0].upper() + told[1:], NO_SEAT, "won"

    def round_began(self, event: events.RoundBegan) -> Iterator[Told]:
        yield f"A new round: {self.name(event.dealer)} deals", NO_SEAT, "round"

    def owed(self, event: affairs.Owed) -> Iterator[Told]:
        duty = event.duty
        if self.known(duty):
            yield f"{self.name(duty.bearer)} has to {told_task(duty)}: {self.title(duty.rule)}", NO_SEAT, "duty"

    def missed(self, event: affairs.Missed) -> Iterator[Told]:
        if self.known(event.duty):
            yield f"{self.name(event.duty.bearer)} did not {told_task(event.duty)} in time", NO_SEAT, "duty"

    def lapsed(self, event: affairs.Lapsed) -> Iterator[Told]:
        if self.known(event.duty):
            bearer = self.name(event.duty.bearer)
            yield f"Nobody waits any longer for {bearer} to {told_task(event.duty)}", NO_SEAT, "duty"

    def fined(self, event: affairs.Fined) -> Iterator[Told]:
        cards = "a card" if event.cards == 1 else f"{event.cards} cards"
        yield f"{self.name(event.player)} owes {cards}: {self.title(event.rule)}", NO_SEAT, "fine"

    def passed_on(self, event: affairs.DebtPassedOn) -> Iterator[Told]:
        yield f"What {self.name(event.bearer)} owed is now owed by {self.name(event.to)}", NO_SEAT, "fine"

    def forgiven(self, event: affairs.DebtForgiven) -> Iterator[Told]:
        yield f"{self.name(event.bearer)} owes nothing any more", NO_SEAT, "fine"

    def accused(self, event: remarks.Accused) -> Iterator[Told]:
        who = f"{self.name(event.player)} accuses {self.name(event.offender)}"
        yield f"{who}: {self.title(event.rule)}", event.player, "accuse"

    def voted(self, event: affairs.Voted) -> Iterator[Told]:
        if event.number not in self.secret:
            yield f"{self.name(event.player)} votes {'aye' if event.aye else 'no'}", event.player, "vote"

    def decided(self, event: affairs.MotionDecided) -> Iterator[Told]:
        outcome = "carried" if event.carried else "not carried"
        if event.motion.number not in self.secret:
            yield f"The {self.kind(event.motion)} is {outcome}", NO_SEAT, "vote"

    def said(self, event: remarks.Said) -> Iterator[Told]:
        yield f"{self.name(event.player)}: “{event.words}”", event.player, "say"

    def gestured(self, event: remarks.Gestured) -> Iterator[Told]:
        towards = f" → {self.name(event.at)}" if event.at != NO_SEAT else ""
        yield f"{self.name(event.player)}: {event.gesture}{towards}", event.player, EFFECTS.get(event.gesture, "say")

    def called(self, event: remarks.Called) -> Iterator[Told]:
        who = f"{self.name(event.player)} calls out {self.name(event.offender)}"
        yield f"{who}: “{event.words}”", event.player, "accuse"

    def chose(self, event: remarks.Chose) -> Iterator[Told]:
        yield f"{self.name(event.player)}: {self.named(event)}", event.player, "choose"

    def named(self, event: remarks.Chose) -> str:
        """What somebody named, as the rule that asked for it has it: a suit, a pile, players, or nothing at all."""
        asked = words_for(self.table, Named(event.way))
        if asked[:1] == ["suit"] and all(0 <= pick < len(SUIT_NAMES) for pick in event.picks):
            return ", ".join(SUIT_NAMES[pick] for pick in event.picks)
        if asked[:1] == ["pile"]:
            return f"{done(event.way)}, pile {', '.join(str(pick) for pick in event.picks)}"
        return f"{done(event.way)}{', ' if event.picks else ''}{self.people(event.picks) if event.picks else ''}"

    def looked(self, event: remarks.Looked) -> Iterator[Told]:
        yield f"{self.name(event.player)} looks at the {event.area} of {self.name(event.owner)}", event.player, "look"

    def adopted(self, event: amendments.RuleAdopted) -> Iterator[Told]:
        yield f"A rule joins the book, by {event.article.by}: {event.article.title}", NO_SEAT, "rule"

    def repealed(self, event: amendments.RuleRepealed) -> Iterator[Told]:
        yield f"A rule leaves the book: {self.title(event.rule)}", NO_SEAT, "rule"

    def switched(self, event: amendments.RulesSwitched) -> Iterator[Told]:
        for rules, what in ((event.off, "out of force"), (event.on, "in force again")):
            if rules:
                yield f"Now {what}: {', '.join(self.title(rule) for rule in rules)}", NO_SEAT, "rule"

    def voided(self, event: checkpoints.Voided) -> Iterator[Told]:
        yield "The latest act is taken back", NO_SEAT, "back"


def task(duty: Duty) -> str:
    """What somebody has to do, in words."""
    return duty.kind if duty.kind in VERBS else done(duty.kind)


def told_task(duty: Duty) -> str:
    """What somebody has to do, with the words that are to be said."""
    return f'{task(duty)} "{duty.what}"' if duty.what else task(duty)


def readable(words: str) -> str:
    """Words with cards in them as people say them: a Joker, and a card that counts as another."""
    if "JK" not in words and "=" not in words:
        return words
    spoken = _CALLED.sub(lambda found: f"{found[1]}{SIGNS[found[2]]} called {found[3]}", words)
    spoken = _JOKER.sub("a Joker", spoken)
    return spoken[0].upper() + spoken[1:]


def done(way: str) -> str:
    """A way of acting as what somebody does."""
    return DOING.get(way, way.replace("-", " "))


TELLERS: Final[dict[type[Event], Teller]] = {
    events.Landed: Telling.landed,
    events.TurnedUp: Telling.turned_up,
    events.Drew: Telling.drew,
    events.DrewNothing: Telling.drew_nothing,
    events.Recycled: Telling.recycled,
    events.Laid: Telling.laid,
    events.Gave: Telling.gave,
    events.Dealt: Telling.dealt,
    events.PileOpened: Telling.pile_opened,
    events.Reversed: Telling.reversed,
    events.TurnBegan: Telling.turn_began,
    events.TokenMoved: Telling.token_moved,
    events.RoundWon: Telling.round_won,
    events.RoundBegan: Telling.round_began,
    remarks.Prepared: Telling.prepared,
    affairs.Owed: Telling.owed,
    affairs.Missed: Telling.missed,
    affairs.Lapsed: Telling.lapsed,
    affairs.Fined: Telling.fined,
    affairs.DebtPassedOn: Telling.passed_on,
    affairs.DebtForgiven: Telling.forgiven,
    remarks.Accused: Telling.accused,
    affairs.Voted: Telling.voted,
    affairs.MotionDecided: Telling.decided,
    remarks.Said: Telling.said,
    remarks.Gestured: Telling.gestured,
    remarks.Called: Telling.called,
    remarks.Chose: Telling.chose,
    remarks.Looked: Telling.looked,
    amendments.RuleAdopted: Telling.adopted,
    amendments.RuleRepealed: Telling.repealed,
    amendments.RulesSwitched: Telling.switched,
    checkpoints.Voided: Telling.voided,
}
"""How each kind of event is told. Whatever is not listed (breaches noted, checkpoints, the clock) is not."""
