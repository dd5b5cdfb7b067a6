"""What happens between people: duties, fines, breaches, motions, words, the clock, and changes of the rules."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.law import Law
from cardhouse.core.owed import SETTLED, Breach, Debt, Duty, Motion
from cardhouse.core.questions import PENALTY, Patience
from cardhouse.core.rule import REFEREE, Article
from cardhouse.core.seats import Seat
from cardhouse.core.table import IS_HELD_BACK, Event, Table

MOST_CHECKPOINTS: Final = 32


@dataclass(eq=False)
class Owed(Event):
    """Somebody owes an act."""

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def stamped(self, rule: str, table: Table) -> Event:
        refereed = table.law.dial_of(self.duty.rule or rule) == REFEREE
        expires = table.clock + 1000 * table.ask(Patience(self.duty.kind))
        return Owed(self.duty.stamped(rule, table.acts, expires, refereed))

    def apply(self, table: Table) -> None:
        table.duties.append(self.duty)


@dataclass(eq=False)
class Met(Event):
    """A duty was done."""

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Missed(Event):
    """A duty was not done in time."""

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Lapsed(Event):
    """A duty fell away: nobody waits for it any longer, and nobody is to blame."""

    duty: Final[Duty]

    def __init__(self, duty: Duty) -> None:
        self.duty = duty

    def apply(self, table: Table) -> None:
        table.duties.remove(self.duty)


@dataclass(eq=False)
class Fined(Event):
    """Somebody owes penalty cards."""

    player: Final[Seat]
    cards: Final[int]
    rule: Final[str]
    expires: Final[int]

    def __init__(self, player: Seat, cards: int = 1, rule: str = "", expires: int = 0) -> None:
        self.player = player
        self.cards = cards
        self.rule = rule
        self.expires = expires

    def stamped(self, rule: str, table: Table) -> Event:
        expires = table.clock + 1000 * table.ask(Patience(PENALTY))
        return Fined(self.player, self.cards, self.rule or rule, expires)

    def apply(self, table: Table) -> None:
        table.debts.append(Debt(self.player, self.cards, self.rule, self.expires))


@dataclass(eq=False)
class DebtPassedOn(Event):
    """What one player still owed is now owed by another."""

    bearer: Final[Seat]
    to: Final[Seat]

    def __init__(self, bearer: Seat, to: Seat) -> None:
        self.bearer = bearer
        self.to = to

    def apply(self, table: Table) -> None:
        table.debts = [
            Debt(self.to, debt.left, debt.rule, debt.expires) if debt.bearer == self.bearer else debt
            for debt in table.debts
        ]


@dataclass(eq=False)
class DebtForgiven(Event):
    """What a player still owed was forgiven."""

    bearer: Final[Seat]

    def __init__(self, bearer: Seat) -> None:
        self.bearer = bearer

    def apply(self, table: Table) -> None:
        table.debts = [debt for debt in table.debts if debt.bearer != self.bearer]


@dataclass(eq=False)
class Breached(Event):
    """A rule was broken. It is noted, and nobody is told."""

    offender: Final[Seat]
    rule: Final[str]

    def __init__(self, offender: Seat, rule: str) -> None:
        self.offender = offender
        self.rule = rule

    def stamped(self, rule: str, table: Table) -> Event:
        return self if self.rule else Breached(self.offender, rule)

    def apply(self, table: Table) -> None:
        table.breaches.append(Breach(self.offender, self.rule, table.acts))


@dataclass(eq=False)
class BreachSettled(Event):
    """A breach has been dealt with: it can be punished no more."""

    breach: Final[Breach]

    def __init__(self, breach: Breach) -> None:
        self.breach = breach

    def apply(self, table: Table) -> None:
        breach = self.breach
        place = table.breaches.index(breach)
        table.breaches[place] = Breach(breach.offender, breach.rule, breach.act, SETTLED)


@dataclass(eq=False)
class MotionOpened(Event):
    """Something was put to the vote."""

    motion: Final[Motion]

    def __init__(self, motion: Motion) -> None:
        self.motion = motion

    def apply(self, table: Table) -> None:
        table.motions.append(self.motion)


@dataclass(eq=False)
class Voted(Event):
    """Somebody voted."""

    player: Final[Seat]
    number: Final[int]
    aye: Final[bool]

    def __init__(self, player: Seat, number: int, aye: bool) -> None:
        self.player = player
        self.number = number
        self.aye = aye

    def apply(self, table: Table) -> None:
        table.motions = [m.voted(self.player, self.aye) if m.number == self.number else m for m in table.motions]


@dataclass(eq=False)
class MotionDecided(Event):
    """A motion carried or failed."""

    motion: Final[Motion]
    carried: Final[bool]

    def __init__(self, motion: Motion, carried: bool) -> None:
        self.motion = motion
        self.carried = carried

    def apply(self, table: Table) -> None:
        table.motions = [m for m in table.motions if m.number != self.motion.number]


@dataclass(eq=False)
class Paused(Event):
    """Play stands still until it is resumed for the same reason."""

    why: Final[str]

    def __init__(self, why: str) -> None:
        self.why = why

    def apply(self, table: Table) -> None:
        table.pauses.append(self.why)


@dataclass(eq=False)
class Resumed(Event):
    """Play goes on, as far as this reason is concerned."""

    why: Final[str]

    def __init__(self, why: str) -> None:
        self.why = why

    def apply(self, table: Table) -> None:
        table.pauses.remove(self.why)


class Remark(Event):
    """Something everybody notices and that moves nothing."""

    def apply(self, table: Table) -> None:
        """Nothing lies elsewhere afterwards; rules may answer it."""


@dataclass(eq=False)
class Said(Remark):
    """Somebody said something."""

    player: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, words: str) -> None:
        self.player = player
        self.words = words


@dataclass(eq=False)
class Gestured(Remark):
    """Somebody made a gesture: bowed, knocked, raised a hand, pointed at another."""

    player: Final[Seat]
    gesture: Final[str]
    at: Final[Seat]

    def __init__(self, player: Seat, gesture: str, at: Seat) -> None:
        self.player = player
        self.gesture = gesture
        self.at = at


@dataclass(eq=False)
class Refused(Remark):
    """An act was refused. Written down only where a rule answers it."""

    player: Final[Seat]
    way: Final[str]
    rule: Final[str]

    def __init__(self, player: Seat, way: str, rule: str) -> None:
        self.player = player
        self.way = way
        self.rule = rule


@dataclass(eq=False)
class Called(Remark):
    """Somebody named an offender and words."""

    player: Final[Seat]
    offender: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, offender: Seat, words: str) -> None:
        self.player = player
        self.offender = offender
        self.words = words


@dataclass(eq=False)
class Accused(Remark):
    """Somebody accused another of breaking a rule."""

    player: Final[Seat]
    offender: Final[Seat]
    rule: Final[str]

    def __init__(self, player: Seat, offender: Seat, rule: str) -> None:
        self.player = player
        self.offender = offender
        self.rule = rule


@dataclass(eq=False)
class Chose(Remark):
    """Somebody made a choice that a rule had put."""

    player: Final[Seat]
    way: Final[str]
    picks: Final[tuple[int, ...]]
    about: Final[tuple[int, ...]]

    def __init__(self, player: Seat, way: str, picks: tuple[int, ...], about: tuple[int, ...] = ()) -> None:
        self.player = player
        self.way = way
        self.picks = picks
        self.about = about  # what the duty was about that asked for it


@dataclass(eq=False)
class Looked(Event):
    """Somebody looked at the cards of an area before a seat."""

    player: Final[Seat]
    area: Final[str]
    owner: Final[Seat]

    def __init__(self, player: Seat, area: str, owner: Seat) -> None:
        self.player = player
        self.area = area
        self.owner = owner

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Prepared(Remark):
    """Somebody did a step of the preparation: shuffled, cut, dealt."""

    player: Final[Seat]
    step: Final[str]

    def __init__(self, player: Seat, step: str) -> None:
        self.player = player
        self.step = step


@dataclass(eq=False)
class TimePassed(Event):
    """The table's clock moved on, to so many thousandths of a second."""

    clock: Final[int]

    def __init__(self, clock: int) -> None:
        self.clock = clock

    def apply(self, table: Table) -> None:
        table.clock = self.clock


@dataclass(eq=False)
class Contributed(Event):
    """Somebody wrote the newest rule; its place in the book tells how recent that is."""

    player: Final[Seat]
    place: Final[int]

    def __init__(self, player: Seat, place: int) -> None:
        self.player = player
        self.place = place

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]


class LawChanged(Event):
    """The rules changed. The engine holds this back until the act is settled."""

    def nature(self) -> int:
        return IS_HELD_BACK

    def apply(self, table: Table) -> None:
        table.enact(self.changed(table.law))

    def changed(self, law: Law) -> Law:
        raise NotImplementedError


@dataclass(eq=False)
class RuleAdopted(LawChanged):
    """An article joined the book, last in order, or took the place of the one with its id."""

    article: Final[Article]

    def __init__(self, article: Article) -> None:
        self.article = article

    def changed(self, law: Law) -> Law:
        return law.adopting(self.article)


@dataclass(eq=False)
class RuleRepealed(LawChanged):
    """An article left the book."""

    rule: Final[str]

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def changed(self, law: Law) -> Law:
        return law.repealing(self.rule)


@dataclass(eq=False)
class RulesSwitched(LawChanged):
    """Articles went out of force, or came back to their places."""

    off: Final[tuple[str, ...]]
    on: Final[tuple[str, ...]]

    def __init__(self, off: tuple[str, ...] = (), on: tuple[str, ...] = ()) -> None:
        self.off = off
        self.on = on

    def changed(self, law: Law) -> Law:
        return law.switching(off=self.off, on=self.on)


@dataclass(eq=False)
class OptionSet(LawChanged):
    """An option of the rules was set."""

    option: Final[str]
    value: Final[str]

    def __init__(self, option: str, value: str) -> None:
        self.option = option
        self.value = value

    def changed(self, law: Law) -> Law:
        return law.setting(self.option, self.value)


@dataclass(eq=False)
class DialSet(LawChanged):
    """The table is enforced in another way."""

    dial: Final[str]

    def __init__(self, dial: str) -> None:
        self.dial = dial

    def changed(self, law: Law) -> Law:
        return law.dialled(self.dial)


@dataclass(eq=False)
class Checkpointed(Event):
    """The table as it was before a player's act has been put by."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def apply(self, table: Table) -> None:
        table.saved = table.copy()
        table.actor = self.player
        table.informed = 0
        depth = 0
        older: Table | None = table.saved
        while older is not None:
            depth += 1
            older = older.saved
        if depth > 2 * MOST_CHECKPOINTS:
            forget_oldest(table)


def forget_oldest(table: Table) -> None:
    """Keep the latest checkpoints only. Other tables share them, so the ones kept are copied and none is changed."""
    latest = table
    for _ in range(MOST_CHECKPOINTS):
        saved = latest.saved
        if saved is not None:
            latest.saved = saved = saved.copy()
            latest = saved
    latest.saved = None


class Voided(Event):
    """The latest act was undone: the table is back at the checkpoint before it. What was seen stays seen."""

    def apply(self, table: Table) -> None:
        saved = table.saved
        if saved is None:
            raise ValueError("there is nothing to go back to")
        acts, clock = table.acts, table.clock
        table.take(saved)
        table.acts = acts
        table.clock = clock
