"""What a player is shown and told beside the game: the first screen, the table, rules, reasons, what to do next."""

from typing import Final

from cardhouse.cli._terminal.drawing import joined, order_of_play, picture
from cardhouse.cli._terminal.explaining import (
    HELP,
    choices,
    described,
    in_short,
    question_put,
    reasons,
    rule_head,
)
from cardhouse.cli._terminal.reading import NotUnderstood, Reader
from cardhouse.cli._terminal.screen import Screen
from cardhouse.core.acts import SPRING, Act, Draw
from cardhouse.core.choices import lawful
from cardhouse.core.questions import DRAW, PLAY
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import Seat
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.view import View, view

LONGEST_MENU: Final = 20


class Adviser:
    """Sits beside a player and explains."""

    def __init__(self, table: Table, me: Seat, screen: Screen) -> None:
        self.table: Final = table
        self.me: Final = me
        self.screen: Final = screen
        self.drawn = False

    @property
    def view(self) -> View:
        return view(self.table, self.me)

    @property
    def refereed(self) -> bool:
        return self.table.law.dial == REFEREE

    def mine(self) -> list[Act]:
        """The lawful acts of this seat; only a referee tells them."""
        return lawful(self.table, self.me) if self.refereed else []

    def owes(self) -> bool:
        """Whether everybody knows that this player has something to do first."""
        return any(duty.bearer == self.me for duty in self.view.duties)

    def ready_trap(self) -> bool:
        return SPRING in self.view.ways and any(area.owner == self.me and area.cards for area in self.view.areas)

    def welcome(self, title: str, others: list[str]) -> None:
        """The first screen: what this is, the rules in short, and how to move."""
        view = self.view
        self.screen.heading(title)
        who = f"You are {view.names[self.me]}; the computer plays {joined(others)}."
        how = "The referee stops every wrong move and says why."
        if not self.refereed:
            how = "Nobody stops a wrong move: whoever sees one may accuse, and the others judge."
        self.screen.say(f"{who} {how}")
        for rule in in_short(view.rules):
            self.screen.say(rule.sentences, "  ", "- ")
        self.screen.say(
            'Type the number of a card to play it, or "draw". '
            '"rules" lists all rules, "help" all you can do; "quit" leaves.'
        )
        self.screen.line()

    def draw(self) -> None:
        self.drawn = True
        self.screen.line()
        self.screen.lines(picture(self.view, self.screen.width))

    def help(self) -> None:
        for typed, what in HELP:
            self.screen.say(what, "  ", f"{typed:23}")

    def rules(self) -> None:
        for rule in self.view.rules:
            self.screen.say(rule_head(rule))
            self.screen.say(rule.sentences, "    ")
        self.screen.say(f"Order of play: {order_of_play(self.view)}.")

    def rule(self, said: str) -> None:
        try:
            wanted = Reader(self.view).rule(said)
        except NotUnderstood as problem:
            self.screen.say(str(problem))
            return
        for rule in self.view.rules:
            if rule.id == wanted:
                self.screen.say(rule_head(rule))
                self.screen.say(rule.sentences, "    ")

    def why(self, refused: Act | None) -> None:
        """Explain the latest refusal; else the rule behind what is asked."""
        if refused is not None:
            for text in reasons(self.table, refused):
                indent = " " * (len(text) - len(text.lstrip()))
                self.screen.say(text.lstrip(), indent)
            return
        view = self.view
        behind = [duty.rule for duty in view.duties if duty.bearer == self.me]
        behind += [debt.rule for debt in view.debts if debt.bearer == self.me]
        behind += [motion.subject for motion in view.motions if self.me in motion.electorate]
        for rule in dict.fromkeys(behind):
            self.rule(rule)
        if not behind:
            self.screen.say(f"Nothing was refused. {self.situation(view)}")

    def ask(self) -> None:
        """Show the table if it has changed, and say what can be done."""
        if not self.drawn and self.table.phase == PLAYING:
            self.draw()
        view, acts = self.view, self.mine()
        self.screen.line()
        for text in question_put(view, acts) or [self.situation(view)]:
            self.screen.say(text)
        menu = choices(acts)
        for place, act in enumerate(menu[:LONGEST_MENU], 1):
            self.screen.say(described(act, view.names), mark=f"  {place:2}  ")
        if len(menu) > LONGEST_MENU:
            self.screen.line(f"      and so on, up to {len(menu)}")

    def situation(self, view: View) -> str:
        """Where the game stands, and what to type."""
        if view.phase == OVER:
            mine = " It is for you to add a rule." if view.contributor == self.me else ""
            return f'The round is over.{mine} Press Enter for the next one; "quit" leaves.'
        if view.phase != PLAYING:
            return "You deal: press Enter." if view.dealer == self.me else "Press Enter to let play go on."
        trap = ' "trap" springs your trap.' if self.ready_trap() else ""
        if view.pending != self.me or view.turn != self.me:
            return f"{view.names[max(view.pending, 0)]} is next.{trap} Press Enter to let play go on."
        return f'Your turn: {self.ways(view)}.{trap} "help" tells more.'

    def ways(self, view: View) -> str:
        """What to type in turn. What is lawful is told under a referee only."""
        acts = self.mine()
        found: list[str] = []
        if view.hand and PLAY in view.ways:
            numbers = f"a number from 1 to {len(view.hand)}" if len(view.hand) > 1 else "1"
            found.append(f"type {numbers} to play that card")
        if DRAW in view.ways and (not self.refereed or any(isinstance(act, Draw) for act in acts)):
            found.append('type "draw"')
        if choices(acts):
            found.append("choose")
        return ", or ".join(found)
