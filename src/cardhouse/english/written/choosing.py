"""Choices that a sentence puts: a player, a suit, a rank."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

from cardhouse.cards import ALL, NONE, Cards
from cardhouse.core.affairs import Alarms, DropsDuty, Met, Owed, Running
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.declared import Way
from cardhouse.core.owed import WHEN_DONE, Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import Clear, Matches, Satisfies
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.speech import RANK_WORDS, SUIT_WORDS, Chose, Said, TimePassed, spoken
from cardhouse.core.table import NOTHING, Event, Events, Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause
from cardhouse.english.walking import inside
from cardhouse.english.writing import clause_said
from cardhouse.english.written.cards import called
from cardhouse.english.written.events import AttributeNamed
from cardhouse.english.written.memory import CALLED, NAMED_NOTHING
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import circle, in_order
from cardhouse.english.written.scene import Scene, scene_of

PLAYER: Final = "player"
PLAYER_WAY: Final = Way(PLAYER, "name a player", free=True)
SUIT: Final = "suit"
RANK: Final = "rank"
NAMINGS: Final = {SUIT: Way(SUIT, "name a suit", free=True), RANK: Way(RANK, "name a rank", free=True)}
PATIENCE: Final = 30_000
ASKED: Final = (1,)
"""What a duty to name something is about, so that it is told from names that may be named."""
_I_CALL: Final = ["i", "call"]
_CHOICES: Final = "choices"
_CHOSEN: Final = (m.Person.CHOSEN, m.Person.ANOTHER_CHOSEN)


def choices_in(clause: Clause) -> int:
    """How many players have to be chosen before it can be carried out; kept beside the fields of the clause."""
    known = clause.__dict__.get(_CHOICES)
    if known is None:
        known = clause.__dict__[_CHOICES] = sum([plain.person in _CHOSEN for plain in inside(clause, m.Plain)])
    return int(known)


def number_of(clause: Clause) -> int:
    """A number by which a choice finds its clause again."""
    return crc32(clause_said(clause).encode())


def eligible(table: Table, scene: Scene) -> list[Seat]:
    """Whom one can choose: the other players, and nobody twice."""
    others = [seat for seat in in_order(table, scene.player) if seat != scene.player]
    return [seat for seat in others if seat not in scene.chosen]


def asks_for_player(clause: Clause, table: Table, scene: Scene) -> list[Event]:
    if not eligible(table, scene):
        return []
    about = (number_of(clause), *scene.numbers())
    return [Owed(Duty(scene.player, PLAYER, until=WHEN_DONE, blocking=True, about=about))]


class ChoosingPlayers(Part):
    """A player who is chosen, for a clause that then goes on."""

    def __init__(self, clause: Clause, price: int, goes_on: Callable[[Clause, Scene, int], Event]) -> None:
        self.clause: Final = clause
        self.price: Final = price
        self.goes_on: Final = goes_on
        self.number: Final = number_of(clause)

    def brings(self) -> Brings:
        return Brings(ways=(PLAYER_WAY,))

    def hooks(self) -> list[Heard]:
        return [
            answers(Satisfies, self.satisfies),
            answers(Offers, self.listed, PLAYER),
            follows(Chose, self.chosen),
        ]

    def satisfies(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        if asked.duty.kind != PLAYER or asked.duty.about[:1] != (self.number,):
            return earlier
        allowed = eligible(table, scene_of(asked.duty.about[1:]))
        return len(asked.picks) == 1 and asked.picks[0] in allowed

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        mine = [duty for duty in owed(table, asked) if duty.about[:1] == (self.number,)]
        return [
            *earlier,
            *[
                Listed([Choose(duty.bearer, PLAYER, (seat,)) for seat in eligible(table, scene_of(duty.about[1:]))])
                for duty in mine
            ],
        ]

    def chosen(self, event: Chose, table: Table) -> Events:
        if event.way != PLAYER or event.about[:1] != (self.number,):
            return NOTHING
        scene = scene_of(event.about[1:])
        picked = [seat for seat in event.picks[:1] if seat in circle(table)]
        return [self.goes_on(self.clause, scene.choosing(picked[0]), self.price)] if picked else NOTHING


def naming(seat: Seat, way: str, pick: int) -> AttributeNamed:
    return AttributeNamed(seat, pick if way == SUIT else -1, pick if way == RANK else 0)


def owes_name(what: m.Callable, seat: Seat) -> list[Event]:
    return [Owed(Duty(seat, SUIT if what is m.Callable.SUIT else RANK, until=WHEN_DONE, about=ASKED))]


def named_aloud(words: str, way: str) -> int | None:
    """The suit (its place) or the rank that somebody says, if nothing else is said: `Diamonds`, `I call Queens`."""
    said = spoken(words)
    said = said[2:] if said[:2] == _I_CALL else said
    if len(said) != 1:
        return None
    names = SUIT_WORDS if way == SUIT else RANK_WORDS
    found = [place for place, name in enumerate(names) if said[0] in (name, name.removesuffix("s"), f"{name}s")]
    return (found[0] if way == SUIT else found[0] + 1) if found else None


class Naming(Part):
    """A suit or a rank that somebody has to name, and what then has to follow."""

    def __init__(self, sentence: m.Sentence, binds: bool) -> None:
        self.ways: Final = tuple(
            [SUIT if name.what is m.Callable.SUIT else RANK for name in inside(sentence, m.ToName)]
        )
        self.binds: Final = binds

    def brings(self) -> Brings:
        return Brings(ways=tuple([NAMINGS[way] for way in self.ways]))

    def tallies(self) -> tuple[Memory, ...]:
        return (CALLED,)

    def hooks(self) -> list[Heard]:
        found = [
            follows(Chose, self.named),
            follows(Said, self.said),
            answers(Satisfies, self.satisfies),
            answers(Offers, self.listed, *self.ways),
            answers(Clear, self.waits),
            follows(TimePassed, self.too_late),
            answers(Alarms, self.alarm),
        ]
        return [*found, answers(Matches, follows_name)] if self.binds else found

    def waiting(self, table: Table) -> list[Duty]:
        return [duty for duty in table.duties if duty.kind in self.ways]

    def named(self, event: Chose, table: Table) -> Events:
        if event.way not in self.ways or event.about != ASKED:
            return NOTHING
        return [naming(event.player, event.way, event.picks[0])]

    def said(self, event: Said, table: Table) -> Events:
        """Whoever has to name something may just say it."""
        for duty in self.waiting(table):
            mine = (duty.bearer, duty.about, duty.until.kind) == (event.player, ASKED, WHEN_DONE.kind)
            pick = named_aloud(event.words, duty.kind) if mine else None
            if pick is not None:
                return [Met(duty), naming(event.player, duty.kind, pick)]
        return NOTHING

    def satisfies(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        if asked.duty.kind not in self.ways:
            return earlier
        allowed: tuple[object, ...] = (0, 1, 2, 3) if asked.duty.kind == SUIT else tuple(range(1, 14))
        return len(asked.picks) == 1 and asked.picks[0] in allowed

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        picks = range(4) if asked.way == SUIT else range(1, 14)
        acts = [Listed([Choose(duty.bearer, asked.way, (pick,)) for pick in picks]) for duty in owed(table, asked)]
        return [*earlier, *acts]

    def waits(self, asked: Clear, table: Table, earlier: Seats) -> Seats:
        """The next act of a turn waits for the name."""
        return NOBODY if self.waiting(table) else earlier

    def too_late(self, event: TimePassed, table: Table) -> Events:
        now = table.ask(Running())
        return [DropsDuty(duty) for duty in self.waiting(table) if duty.at + PATIENCE <= now] or NOTHING

    def alarm(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, *[duty.at + PATIENCE for duty in self.waiting(table)]]


class Following(Part):
    """A suit or a rank that a sentence itself names, and that has to follow as if somebody had named it."""

    def hooks(self) -> list[Heard]:
        return [answers(Matches, follows_name)]


def follows_name(asked: Matches, table: Table, earlier: Cards) -> Cards:
    """Once something is named, a card has to be of that suit or rank, and nothing else is asked."""
    suit, rank = table.tally(CALLED)
    if (suit, rank) == NAMED_NOTHING:
        return earlier
    of_suit = called(m.Callable.SUIT, table) if suit >= 0 else NONE
    return (of_suit | (called(m.Callable.RANK, table) if rank else NONE)) & ALL
