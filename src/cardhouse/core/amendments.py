"""Changes of the rules."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.seats import Seat
from cardhouse.core.table import IS_HELD_BACK, Event, Table


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
class Contributed(Event):
    """Somebody wrote the newest rule; its place in the book tells how recent that is."""

    player: Final[Seat]
    place: Final[int]
    before: Final[int]
    rule: Final[str]

    def __init__(self, player: Seat, place: int, before: int = 0, rule: str = "") -> None:
        self.player = player
        self.place = place
        self.before = before  # the place of the player's latest rule until then
        self.rule = rule

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]


@dataclass(eq=False)
class Disowned(Event):
    """Somebody's newest rule was struck out, so that the latest one of theirs is an older one again."""

    player: Final[Seat]
    place: Final[int]

    def __init__(self, player: Seat, place: int) -> None:
        self.player = player
        self.place = place

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]
