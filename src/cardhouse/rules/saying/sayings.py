"""Words that have to be said."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, DropsDuty, Owed
from cardhouse.core.declared import option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.overdue import LANDING_TIME, Neglects, PlayedOn, TooSoon
from cardhouse.core.owed import AS_USUAL, NEXT_LANDING, SAY, Duty
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.settling import HandChanged, HasToAnnounce
from cardhouse.core.shown import Phrases
from cardhouse.core.speech import Said, says
from cardhouse.core.table import NEVER, Event, Events, Table, Tally
from cardhouse.rules.saying.asking import MayAsk


class SaidLately(Tally):
    """What was said since the latest card acted: (who, words)."""

    def start(self) -> tuple[tuple[int, str], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Said, Played

    def step(self, total: Any, event: Event) -> tuple[tuple[int, str], ...]:
        said: tuple[tuple[int, str], ...] = total
        return (*said, (event.player, event.words)) if isinstance(event, Said) else ()


SAID_LATELY: Final = SaidLately()


@dataclass(frozen=True)
class SayAt(Rule):
    """Whoever comes to have {count} says "{words}" before the next card is played, by anybody."""

    # R-B22, R-B23

    count: int = option(1, "Cards when it is said", unit="card")
    words: str = "Last card"
    early_call: bool = option(False, "Saying it before it is true is good enough")
    call_grace: int = option(0, "The next card waits for", unit="second")
    before_next: bool = True
    lapses: bool = False

    def sentence(self) -> str:
        until = " before the next card is played, by anybody" if self.before_next else ""
        return self.filled(['Whoever comes to have {count} says "{words}"' + until + "."])

    def further(self) -> str:
        return "It need not be said any longer when the number is another again." if self.lapses else ""

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.words}",)

    def brings(self) -> Brings:
        return Brings(gives=("announcements",), grace=self.call_grace > 0)

    def tallies(self) -> tuple[Memory, ...]:
        said: tuple[Memory, ...] = (SAID_LATELY,) if self.early_call else ()
        return (*said, LANDING_TIME) if self.call_grace else said

    def open_until(self, table: Table) -> int:
        """Until when no card can be played after the latest one; it would tell too much to wait only for some."""
        landed = table.tally(LANDING_TIME)[1] if self.call_grace else NEVER
        return landed + 1000 * self.call_grace if landed != NEVER else 0

    @answers(TooSoon)
    def let_them_speak(self, asked: TooSoon, table: Table, earlier: int) -> int:
        return max(earlier, self.open_until(table)) if table.law.plays(asked.way) else earlier

    @answers(Alarms)
    def goes_on_by_itself(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        until = self.open_until(table)
        return [*earlier, until] if until > table.clock else earlier

    def heard(self, table: Table) -> tuple[tuple[int, str], ...]:
        """What was said since the latest card landed."""
        return table.tally(SAID_LATELY)

    @answers(Phrases)
    def asked_for(self, asked: Phrases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, self.words]

    def no_longer(self, changed: HandChanged, table: Table) -> Events:
        """What was owed for another number falls away; who played on with it owed has neglected it."""
        for duty in table.duties:
            if duty.bearer == changed.player and duty.what == self.words:
                if table.ask(PlayedOn(duty)):
                    yield Neglects(duty)
                yield DropsDuty(duty)

    @after(HandChanged)
    def announce(self, changed: HandChanged, table: Table) -> Events:
        anew = self.owed_anew(changed, table)
        return (*self.no_longer(changed, table), *anew) if self.lapses and table.duties else anew

    def owed_anew(self, changed: HandChanged, table: Table) -> tuple[Event, ...]:
        if changed.now != self.count or not table.ask(HasToAnnounce(changed)):
            return ()
        if self.early_call and any(who == changed.player and says(what, self.words) for who, what in self.heard(table)):
            return ()
        return (Owed(Duty(changed.player, SAY, self.words, until=NEXT_LANDING if self.before_next else AS_USUAL)),)


@dataclass(frozen=True)
class AnnouncedWhen(Rule):
    """A table sets when numbers of cards are announced."""

    announced: str = option(
        "whenever it is reached",
        "It has to be said",
        {
            "whenever it is reached": "whenever you come to so many cards",
            "on the way down": "when you come down to so many cards",
            "after an own play": "when you have played down to so many cards",
        },
        ruling="R-M43",
    )

    @answers(HasToAnnounce)
    def then(self, asked: HasToAnnounce, table: Table, earlier: bool) -> bool:
        changed = asked.changed
        if not earlier or self.announced == "whenever it is reached":
            return earlier
        down = changed.now < changed.before
        return down and (self.announced == "on the way down" or table.last == changed.player)


@dataclass(frozen=True)
class NeverAsk(Rule):
    """Nobody asks what a {rank} does."""

    # R-B58

    rank: int = 10

    @answers(MayAsk)
    def proud(self, asked: MayAsk, table: Table, earlier: bool) -> bool:
        return earlier and asked.rank != self.rank
