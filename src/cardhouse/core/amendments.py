"""Changes of the rules."""

from dataclasses import dataclass

from cardhouse.core.law import Law
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.table import IS_HELD_BACK, Event, Question, Table


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

    article: Article

    def changed(self, law: Law) -> Law:
        return law.adopting(self.article)


@dataclass(eq=False)
class Meaning(Question):
    """Which rules does a text come to? None, unless a rule can read it: then people judge it."""

    text: str

    def unruled(self, table: Table) -> tuple[Rule, ...]:
        return ()


def meant_by(table: Table, id: str, title: str, by: str, text: str, since: str = "") -> RuleAdopted:
    """A rule that somebody wrote joins the book as what its text means at this table: the one way for all of them."""
    return RuleAdopted(Article(id, title, by, since, table.ask(Meaning(text)), text))


@dataclass(eq=False)
class RuleRepealed(LawChanged):
    """An article left the book."""

    rule: str

    def changed(self, law: Law) -> Law:
        return law.repealing(self.rule)


@dataclass(eq=False)
class RulesSwitched(LawChanged):
    """Articles went out of force, or came back to their places."""

    off: tuple[str, ...] = ()
    on: tuple[str, ...] = ()

    def changed(self, law: Law) -> Law:
        return law.switching(off=self.off, on=self.on)


@dataclass(eq=False)
class OptionSet(LawChanged):
    """An option of the rules was set."""

    option: str
    value: str

    def changed(self, law: Law) -> Law:
        return law.setting(self.option, self.value, everywhere=True)


@dataclass(eq=False)
class DialSet(LawChanged):
    """The table is enforced in another way."""

    dial: str

    def changed(self, law: Law) -> Law:
        return law.dialled(self.dial)


@dataclass(eq=False)
class Contributed(Event):
    """Somebody wrote the newest rule; its place in the book tells how recent that is."""

    player: Seat
    place: int
    before: int = 0  # the place of the player's latest rule until then
    rule: str = ""

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]


@dataclass(eq=False)
class Disowned(Event):
    """Somebody's newest rule was struck out, so that the latest one of theirs is an older one again."""

    player: Seat
    place: int

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]
