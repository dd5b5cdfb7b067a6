"""One person and bots at a table in the terminal."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final

from cardhouse.bots import Bot, bot_acts, watched
from cardhouse.bots.suggestions import suggested_rule
from cardhouse.cards.card import BACK
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import AddRule, TakeBack, Tick
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.gates import admitted, plan_of
from cardhouse.core.law import Law
from cardhouse.core.lines import NotUnderstood, manner_of
from cardhouse.core.people_acts import Give
from cardhouse.core.questions import PLAY
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import OVER, PLAYING, Event, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import View, view
from cardhouse.telling import Line, Listener
from cardhouse.terminal.advice import Adviser
from cardhouse.terminal.drawing import joined
from cardhouse.terminal.explaining import LETTERS, choices, letters_to, refusal
from cardhouse.terminal.reading import LineReader
from cardhouse.terminal.screen import Screen
from cardhouse.terminal.waving import letting_be, matters, may_wave

ReadLine = Callable[[str], str]
"""Asks for a line; raises EOFError when there is none."""

Keep = Callable[[Sitting, str], str]
"""Writes a sitting to a file of this name, and says what came of it."""

QUIT: Final = "q"  # unless so many things are offered that it is the letter of one
MOST_BOT_ACTS: Final = 2_000
LONG_ENOUGH: Final = 12  # acts of others after which somebody who is due is asked


class HadEnough(Exception):
    """The player has had enough."""


class TerminalGame:
    """A sitting with one person. Lines go in, acts are decided, and what happened is told."""

    def __init__(
        self,
        start: Table | Sitting,
        me: Seat,
        bots: Mapping[Seat, Bot],
        screen: Screen,
        read: ReadLine,
        keep: Keep | None = None,
    ) -> None:
        if isinstance(start, Table):
            start.keeps = True
        self.sitting: Final = start if isinstance(start, Sitting) else Sitting(start, strict=False)
        self.table: Final = self.sitting.table
        self.keep: Final = keep
        self.waving = False
        self.me: Final = me
        self.bots: Final = bots
        self.screen: Final = screen
        self.read: Final = read
        self.adviser: Final = Adviser(self.table, me, screen)
        self.refused: Act | None = None
        self.going_on = True
        self.submitted = 0
        self.leave_round = False
        self.others = False
        """Whether bots act now, one after another."""
        self.drawing: Line | None = None
        self.unsaid = ""
        """What is not yet said, because it may go on."""
        self.orders: Final[dict[str, Callable[[str], None]]] = {
            "help": lambda rest: self.adviser.help(),
            "rules": lambda rest: self.adviser.rules(),
            "rule": self.adviser.rule,
            "why": lambda rest: self.adviser.why(self.refused),
            "table": lambda rest: self.adviser.draw(),
            "undo": lambda rest: self.undo(),
            "new": lambda rest: self.new(),
            "wait": lambda rest: self.wait(),
            "deal": lambda rest: self.deal(),
            "choose": self.choose,
            "wave": lambda rest: self.wave(),
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    def play(self) -> None:
        """Play until the player leaves."""
        while True:
            if self.going_on:
                self.others_act()
            while self.waved_through():
                self.others_act()
            self.adviser.ask()
            line = self.read("> ")
            parts = [part.strip() for part in line.split(";")] if line.strip() else [""]
            for part in parts:
                if not self.obey(part):
                    break

    def obey(self, line: str) -> bool:
        """Do what one line says; whether the next one is to be done too."""
        if not line:
            return self.go_on()
        line = self.screen.tongue.command(line)
        first, _, rest = line.partition(" ")
        self.leave_round = self.leave_round and first.casefold() == "new"
        order = self.orders.get(first.casefold())
        if order is not None:
            order(rest.strip())
            return True
        menu = choices(self.adviser.mine())
        if len(line) == 1 and line.casefold() in LETTERS:
            if line.casefold() == QUIT and LETTERS.index(QUIT) >= len(menu):
                raise HadEnough
            self.choose(line)
            return bool(menu)
        if menu and line.isdecimal() and PLAY not in self.adviser.view.ways:
            numbers = self.says("Numbers are for cards, and none is played here.")
            self.screen.say(f"{numbers} {self.choice_of(len(menu))}")
            return False
        try:
            act = LineReader(self.adviser.view).read(line)
        except NotUnderstood as problem:
            self.screen.say(self.says(str(problem)))
            return False
        mine = self.adviser.mine()
        gifts = [each for each in mine if isinstance(each, Give)]
        if gifts and isinstance(act, Play) and not any(isinstance(each, Play) for each in mine):
            act = Give(self.me, act.cards, gifts[0].to)  # cards were named where none can be played
        return self.do(act)

    def do(self, act: Act) -> bool:
        """Decide an act of this player, and tell what came of it."""
        outcome = self.submit(act)
        if not outcome.happened:
            self.refused = act
            rules = self.adviser.view.rules
            self.screen.say(refusal(outcome, self.adviser.mine(), self.table.names, rules, self.screen.tongue))
            return False
        self.refused = None
        own = letting_be(self.table, self.me) if lands(act) else None
        if own is not None:
            self.submit(own)  # nobody vetoes their own play by mistake
        waits = self.adviser.owes()
        moment = not self.adviser.refereed and lands(act)
        self.going_on = not waits and not moment and not self.adviser.is_out()
        return True

    def submit(self, act: Act) -> Outcome:
        self.submitted += 1
        law = self.table.law
        outcome = self.sitting.submit(act, str(self.submitted))
        if outcome.happened:
            if act.seat == self.me:
                watched(self.table, self.bots, act)
            self.adviser.drawn = False
            self.tell(law, outcome.events)
        if outcome.jammed:
            titles = [self.table.law.by_id[rule].title for rule in outcome.jammed if rule in self.table.law.by_id]
            why = joined([f"{type(error).__name__}: {error}" for error in outcome.raised])
            self.screen.say(self.says(f"This failed and was left out, this once: {joined(titles)} ({why})."), "  ")
        return outcome

    def tell(self, law: Law, events: Sequence[Event]) -> None:
        """Say what happened. While others act, whoever draws may draw on: that is said when something else is."""
        listener = Listener(self.table, law, self.me, latest=self.drawing, language=self.screen.tongue.language)
        for line in listener.tell([(event.origin, event) for event in events]):
            if not line.joins:
                self.tell_drawn()
            self.drawing, self.unsaid = line, said(line, listener)
            if not (self.others and line.drawn):
                self.tell_drawn()

    def tell_drawn(self) -> None:
        """Say what was kept back."""
        if self.drawing is not None:
            self.screen.say(self.unsaid, "  ")
        self.drawing = None

    def others_act(self) -> None:
        """Let the bots act until this player is needed: to move, or because something of theirs lies ready."""
        self.others = True
        self.until_needed()
        self.others = False
        self.tell_drawn()

    def until_needed(self) -> None:
        self.going_on = False
        for count, act in enumerate(bot_acts(self.table, self.bots)):
            if self.table.phase == OVER or count == MOST_BOT_ACTS:
                return
            if count >= LONG_ENOUGH and self.adviser.is_out():
                return  # who looks on is asked now and then whether that is still what they want
            self.submit(act)
            if count > LONG_ENOUGH and self.me in admitted(self.table, plan_of(self.table.law, PLAY)):
                return  # at another pile they could go on for ever
            landed = lands(act) and self.table.phase == PLAYING
            if landed and self.adviser.lying_ready() and self.table.turn != self.me:
                return
            if self.adviser.owes():
                return

    def go_on(self) -> bool:
        """What Enter does: deal, begin the next round, let the others act, or show the table again."""
        if self.table.phase == OVER:
            self.new()
        elif self.table.phase != PLAYING and any(isinstance(act, Prepare) for act in lawful(self.table, self.me)):
            self.deal()
        elif (act := self.adviser.next_step()) is not None:
            if not manner_of(act).chooses:  # a choice that matters is left to the player
                self.do(act)
        elif self.adviser.view.pending == self.me:
            self.adviser.draw()
        else:
            number = self.table.acts
            self.others_act()
            if self.table.acts == number and deadlines(self.table):
                self.wait()
        return True

    def wait(self) -> None:
        """Let time pass until something runs out: here nobody else's clock does."""
        times = deadlines(self.table)
        if not times:
            self.screen.say(self.says("Nothing runs out with time now."))
            return
        passing = max(0, min(times) - self.table.clock)
        self.screen.say(self.says(f"{-(-passing // 1000)} seconds pass."), "  ")
        self.submit(Tick(self.table.clock + passing))
        self.going_on = True

    def wave(self) -> None:
        """From now on let every card be, until one matters; once more, and each is asked about again."""
        self.waving = not self.waving
        told = self.says("Each card is put to you again.")
        if self.waving:
            told = self.says(
                'You let every card be, until one matters to you or is about to win. "wave" once more ends this.'
            )
        self.screen.say(told, "  ")

    def waved_through(self) -> bool:
        """Whether cards waited that this player let be without being asked."""
        if not self.waving or not may_wave(self.table, self.me) or matters(self.table, self.me):
            return False
        act = letting_be(self.table, self.me)
        return act is not None and self.submit(act).happened

    def save(self, rest: str) -> None:
        """Write the game to a file, to go on another day."""
        if self.keep is None:
            self.screen.say(self.says("This game cannot be saved."))
            return
        self.screen.say(self.says(self.keep(self.sitting, rest)), "  ")

    def choose(self, rest: str) -> None:
        """Take one of the choices by its letter, or with `choose 2` by its place."""
        menu, said = choices(self.adviser.mine()), rest.casefold()
        place = int(said) - 1 if said.isdecimal() else LETTERS.find(said) if len(said) == 1 else -1
        if 0 <= place < len(menu):
            self.do(menu[place])
        elif not menu:
            self.screen.say(self.says("There is nothing to choose now."))
        else:
            self.screen.say(self.choice_of(len(menu)))

    def says(self, text: str) -> str:
        """A text of the terminal's own in the language of whoever plays."""
        return self.screen.tongue.says(text, self.table.names)

    def choice_of(self, several: int) -> str:
        """How one of so many choices is made."""
        return self.says(f"Choose {letters_to(several, self.screen.tongue)}.")

    def deal(self) -> None:
        """Do the steps of the preparation that are this player's."""
        steps = [act for act in lawful(self.table, self.me) if isinstance(act, Prepare)]
        if not steps:
            self.screen.say(self.says("It is not for you to deal now."))
        while steps and self.do(steps[0]):
            steps = [act for act in lawful(self.table, self.me) if isinstance(act, Prepare)]

    def undo(self) -> None:
        """Take back this player's latest act and what the bots did since; all of it or nothing."""
        trial = self.table.copy()
        seats: list[Seat] = []
        if not self.has_acted():
            self.screen.say(self.says("That cannot be undone: there is nothing of yours to take back."))
            return
        seen = [trial.copy()]
        while not seats or seats[-1] != self.me:
            seat = trial.actor if trial.saved is not None else self.me
            why = TakeBack(seat).impossible(trial)
            if why:
                since = "" if seat == self.me else self.says(f"{self.table.names[seat]} has acted since, and ")
                undone = self.says("That cannot be undone:")
                told = self.screen.tongue.reason(why, self.table.names, seat)
                self.screen.say(f"{undone} {since}{told}.")
                return
            decide(trial, TakeBack(seat), strict=False)
            seats.append(seat)
            seen.append(trial.copy())
        known = cards_known(view(seen[-1], self.me))
        if any(cards_known(view(each, self.me)) - known for each in seen[:-1]):
            self.screen.say(
                self.says("That cannot be undone: you have seen new cards since, and what was seen stays seen.")
            )
            return
        for seat in seats:
            self.submitted += 1
            self.sitting.submit(TakeBack(seat), str(self.submitted))
        self.refused, self.adviser.drawn, self.going_on = None, False, False
        back = self.says("Taken back: your act.")
        if len(seats) > 1:
            back = self.says(f"Taken back: your act and {len(seats) - 1} of the others since.")
        self.screen.say(back, "  ")

    def has_acted(self) -> bool:
        """Whether an act of this player is among those that are remembered."""
        table: Table | None = self.table
        while table is not None and table.actor != self.me:
            table = table.saved
        return table is not None

    def new(self) -> None:
        """The next round; a new rule first, if this player is to add one."""
        contributor = self.adviser.view.contributor
        closing = [act for act in lawful(self.table, self.me) if manner_of(act).closes]
        if self.table.phase == OVER and closing:
            self.do(closing[0])
        elif self.table.phase != OVER or contributor == NO_SEAT:
            if self.table.phase == OVER or self.leave_round:
                raise NewGame
            self.leave_round = True
            self.screen.say(self.says("This round is not over. Type new once more to leave it for a new game."))
            return
        elif contributor == self.me:
            self.add_rule()
            return
        for act in bot_acts(self.table, self.bots):
            self.submit(act)
            if self.table.phase != OVER:
                break
        self.going_on = True

    def add_rule(self) -> None:
        suggested = suggested_rule(self.adviser.view, seeded(self.table.acts))
        self.screen.say(
            self.says(
                "Add a rule: a title, then what it says. People judge it: everybody may accuse whoever breaks it. "
                f'Enter alone takes a suggestion: "{suggested.title}".'
            )
        )
        title = self.read(self.screen.tongue.noun("title: ")).strip()
        text = self.read(self.screen.tongue.noun("text: ")).strip() if title else suggested.text
        self.do(AddRule(self.me, title or suggested.title, text, date.today().isoformat()))
        self.going_on = self.table.phase != OVER

    def quit(self, rest: str) -> None:
        raise HadEnough


def lands(act: Act) -> bool:
    """Whether a card comes to lie by it where others may still send it back."""
    return isinstance(act, Play) or manner_of(act).lands


def cards_known(seen: View) -> Counter[str]:
    """The cards that somebody sees, wherever they lie."""
    piles = [name for pile in seen.piles for name in pile.cards]
    areas = [name for area in seen.areas for name in area.cards]
    shown = [name for owner, hand in enumerate(seen.open_cards) if owner != seen.seat for name in hand]
    names = (*seen.hand, *piles, *areas, *seen.known, *shown)
    return Counter([name.partition("=")[0] for name in names if name != BACK])


def told(table: Table, law: Law, seat: Seat, events: Sequence[Event]) -> list[str]:
    """What happened, in sentences for one seat, each with the rule behind it."""
    listener = Listener(table, law, seat)
    return [said(line, listener) for line in listener.tell([(event.origin, event) for event in events])]


def said(line: Line, listener: Listener) -> str:
    """A line with the title of the rule behind it."""
    return finished(f"{line.words} ({listener.title(line.rule)})" if line.rule else line.words)


def finished(sentence: str) -> str:
    """With a full stop, if it has no end yet."""
    return sentence if sentence[-1] in ".!?" else f"{sentence}."


class NewGame(Exception):
    """Another table, please."""


__all__ = ["HadEnough", "Keep", "NewGame", "ReadLine", "TerminalGame"]
