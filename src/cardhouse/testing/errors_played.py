"""Whole games of people who err, with everything checked after each act that has to hold at such a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cardhouse.core.acts import Act, Prepare
from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.cases import Move
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.owed import OPEN, STANDING, VOIDED
from cardhouse.core.penalties import PENALTIES
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.presence import Present
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Sitting, fold
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.games.options import CHOICE, SWITCH, register
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.leaving_play.going_out_by_word import AT_THE_DOOR
from cardhouse.rules.leaving_play.purses import Credited, Purse
from cardhouse.testing.erring import TOKEN, erring_act
from cardhouse.testing.properties import SPREAD, PropertyBroken, cards_of, unseen
from cardhouse.testing.turned import Turned

A_MOMENT: Final = 40
LONGEST_PAUSE: Final = 4_000
MOST_WAITS: Final = 200
ODD: Final = 4
"""So many options are set otherwise than usual in every other game."""

LEFT_ALONE: Final = ("decks_added", "clock", "players_needed")


@dataclass
class AmountPlayed:
    """How much was played, and what happened there."""

    games: int = 0
    acts: int = 0
    ended: int = 0
    breaches: int = 0
    penalties: int = 0
    points: int = 0
    rules: int = 0
    answers: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{count} {answer}" for answer, count in sorted(self.answers.items()))
        went = (
            f"{self.breaches} breaches, {self.penalties} penalties, {self.points} Points of Order, {self.rules} rules"
        )
        return f"{self.games} games, {self.ended} of them ended, {self.acts} acts ({told}): {went}"


class Evening:
    """One game, from the start to the vote that ends it."""

    def __init__(self, seed: int, played: AmountPlayed) -> None:
        self.chance: Final[Chance] = seeded(seed)
        self.played: Final = played
        names = ["Ann", "Bob", "Cat", "Dan", "Eve"][: 2 + seed % 4]
        dial = REFEREE if seed % 5 == 4 else TABLE
        options = odd_settings(seeded(seed + ODD)) if seed % 2 else {}
        start = new_table(game("moo").book, names, seed=seed, dial=dial, options=options)
        place = start.law.tally_place[Purse(TOKEN)]
        start.tallies[place] = dict.fromkeys(range(start.seats), 1)
        if seed % 3 == 1:
            start.enact(start.law.setting("clock", "untimed"))
        if seed % 4 == 2:
            start.enact(start.law.setting("cheats_possible", "yes"))
        self.sitting: Final = Sitting(start, strict=False)
        self.turned: Final = Turned(start)
        self.follower: Final = start.copy()
        self.cards: Final = cards_of(start)
        self.credits = start.seats
        self.number = 0

    @property
    def table(self) -> Table:
        return self.sitting.table

    def run(self, acts: int) -> None:
        self.submit(Prepare(self.table.dealer, START))
        while self.number < acts and self.table.phase == PLAYING:
            self.pass_time(self.table.clock + self.chance.below(LONGEST_PAUSE if self.chance.below(3) else A_MOMENT))
            self.submit(erring_act(self.table, self.chance))
        self.close()

    def close(self) -> None:
        """All players vote to end the game; there is always a way to do so."""
        for _ in range(MOST_WAITS):
            inside = self.table.ask(Present()).among(self.table.seats)
            if self.table.phase == OVER or not inside:
                break
            if not self.table.pauses:
                self.submit(Say(inside[0], "Point of Order"))
            self.submit(Move(inside[0], "end-game"))
            for seat in inside:
                self.submit(Vote(seat, True, "point of order"))
        if self.table.phase == OVER:
            self.played.ended += 1
        elif self.table.ask(Present()).among(self.table.seats):
            raise PropertyBroken("the game cannot be ended")

    def pass_time(self, now: int) -> None:
        for _ in range(MOST_WAITS):
            due = min([time for time in deadlines(self.table) if time > self.table.clock], default=now + 1)
            if due > now:
                break
            self.submit(Tick(due))
        if now > self.table.clock:
            self.submit(Tick(now))

    def submit(self, act: Act) -> Outcome:
        self.number += 1
        before = self.sitting.number
        outcome = self.sitting.submit(act, f"{self.number}")
        self.turned.submit(act, f"{self.number}")
        if outcome.jammed:
            raise PropertyBroken(f"{act!r}: {', '.join(outcome.jammed)} broke down")
        for entry in self.sitting.entries[before:]:
            fold(self.follower, entry)
        self.played.acts += 1
        self.played.answers[outcome.answer] = self.played.answers.get(outcome.answer, 0) + 1
        self.count(outcome)
        self.check(act)
        return outcome

    def count(self, outcome: Outcome) -> None:
        names = [type(event).__name__ for event in outcome.events]
        self.played.breaches += names.count("Breached")
        self.played.penalties += names.count("Fined")
        self.played.points += names.count("PointRaised")
        self.played.rules += names.count("RuleSealed")
        self.credits += sum(event.number for event in outcome.events if isinstance(event, Credited))

    def check(self, act: Act) -> None:
        """What has to hold after each act."""
        table = self.table
        if cards_of(table) != self.cards:
            raise PropertyBroken(f"{act!r}: cards were made or lost")
        inside = table.ask(Present())
        if table.phase == PLAYING and inside and table.turn not in inside and not waiting(table):
            raise PropertyBroken(f"{act!r}: it is the turn of {table.turn}, and in the game are {inside}")
        if not inside and table.turn != NO_SEAT and table.phase == PLAYING:
            raise PropertyBroken(f"{act!r}: nobody is in the game, and it is the turn of {table.turn}")
        if table.law.dial == REFEREE and any(breach.status == OPEN for breach in table.breaches):
            raise PropertyBroken(f"{act!r}: a referee has let something pass")
        self.turned.check(act, table)
        if table.turn in table.tally(AT_THE_DOOR).claims:
            raise PropertyBroken(f"{act!r}: a claimant is in turn")
        if sum(table.tally(Purse(TOKEN)).values()) != self.credits:
            raise PropertyBroken(f"{act!r}: tokens were made or lost")
        penalised = [penalty.number for penalty in table.tally(PENALTIES)]
        if len(set(penalised)) != len(penalised):
            raise PropertyBroken(f"{act!r}: two penalties have one number")
        if any(p.cards for p in table.tally(PENALTIES) if p.status == VOIDED):
            raise PropertyBroken(f"{act!r}: a voided penalty keeps cards")
        if any(p.status not in (STANDING, VOIDED) for p in table.tally(PENALTIES)):
            raise PropertyBroken(f"{act!r}: a penalty neither stands nor is voided")
        if self.number % 8 == 0:
            if differences := same_table(table, self.follower):
                raise PropertyBroken(f"{act!r}: the log does not fold to the table: " + "; ".join(differences))
            unseen(table, self.chance.below(table.seats + 1) - 1, self.chance)
            for seat in range(-1, table.seats):
                view(table, seat)


def odd_settings(chance: Chance) -> dict[str, str]:
    """A few options of the game set otherwise than usual. No pack comes in, for the cards are counted."""
    settings: dict[str, str] = {}
    options = [o for o in register(game("moo")) if o.kind in (SWITCH, CHOICE) and o.name not in LEFT_ALONE]
    for option in [chance.pick(options) for _ in range(ODD)]:
        values = option.values or ("yes", "no")
        settings[option.name] = chance.pick([value for value in values if value != option.usual])
    return settings


def waiting(table: Table) -> bool:
    """Whether everybody in the game claims to be out, so that nobody has a turn."""
    claims = table.tally(AT_THE_DOOR).claims
    return all(seat in claims for seat in table.ask(Present()).among(table.seats))


def play_errors(games: int, acts: int, seed: int = 0) -> AmountPlayed:
    """Play so many games of about so many acts."""
    played = AmountPlayed()
    for number in range(games):
        evening = Evening(seed * SPREAD + number, played)
        try:
            evening.run(acts)
        except Exception as error:
            where = f"game {number} of seed {seed}, act {evening.number}"
            raise PropertyBroken(f"{where}: {type(error).__name__}: {error}") from error
        played.games += 1
    return played
