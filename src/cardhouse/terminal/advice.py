"""What a player is shown and told beside the game: the first screen, the table, rules, reasons, what to do next."""

from dataclasses import replace
from functools import partial
from typing import Final

from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful
from cardhouse.core.lines import (
    ALWAYS,
    MANNERS,
    PREPARING,
    READY,
    REFEREED,
    UNTOLD_WAYS,
    NotUnderstood,
    manner_of,
)
from cardhouse.core.people_acts import ACCUSE, Gesture
from cardhouse.core.presence import Present
from cardhouse.core.questions import DRAW, PLAY, SHUFFLE
from cardhouse.core.rounds import Pass
from cardhouse.core.rule import REFEREE
from cardhouse.core.seating import JOIN
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.view import View
from cardhouse.core.view import view as seen_by
from cardhouse.telling.motions import with_votes
from cardhouse.telling.said import rule_shown_in, way_in
from cardhouse.terminal.drawing import joined, order_of_play, picture
from cardhouse.terminal.explaining import (
    LETTERS,
    LONGEST_MENU,
    choices,
    in_short,
    is_next,
    question_put,
    reasons,
    rule_head,
    typed_here,
)
from cardhouse.terminal.reading import LineReader
from cardhouse.terminal.screen import Screen
from cardhouse.terminal.tongue import Tongue
from cardhouse.terminal.waving import may_wave
from cardhouse.terminal.wording import described, doing_at

OWN_HINTS: Final = (
    (Gesture, '"celebrate" before your last card'),
    (Pass, '"pass"'),
)


def hints() -> list[tuple[type, str]]:
    """What to type for acts of some kinds in turn."""
    brought = [(kind, manner.hint) for kind, manner in MANNERS.items() if isinstance(kind, type) and manner.hint]
    return [*brought, *OWN_HINTS]


class Adviser:
    """Sits beside a player and explains."""

    def __init__(self, table: Table, me: Seat, screen: Screen) -> None:
        self.table: Final = table
        self.me: Final = me
        self.screen: Final = screen
        self.drawn = False

    @property
    def view(self) -> View:
        """What this player sees, in words of their language."""
        words = self.tongue.language
        seen = with_votes(seen_by(self.table, self.me), self.table, words)
        if not words:
            return seen
        rules = tuple([rule_shown_in(rule, self.table.law, words) for rule in seen.rules])
        return replace(seen, rules=rules, labels=tuple([way_in(each, words) for each in seen.labels]))

    @property
    def tongue(self) -> Tongue:
        return self.screen.tongue

    def says(self, text: str) -> str:
        return self.tongue.says(text, self.table.names)

    @property
    def refereed(self) -> bool:
        return self.table.law.dial == REFEREE

    def mine(self) -> list[Act]:
        """The lawful acts of this seat; in play only a referee tells them."""
        preparing = self.table.phase not in (PLAYING, OVER)
        return lawful(self.table, self.me) if self.refereed or preparing else []

    def owes(self) -> bool:
        """Whether everybody knows that this player has something to do first."""
        return any(is_next(self.view, duty) for duty in self.view.duties)

    def is_out(self) -> bool:
        """Whether this player has left the game, or has played all cards where that is the end of it."""
        return self.table.phase == PLAYING and self.me not in self.table.ask(Present())

    def lying_ready(self) -> str:
        """What lies ready for this player, and how it is used; nothing, if nothing does."""
        view = self.view
        return " ".join([self.says(told) for lies_ready, told in READY if lies_ready(view)])

    def welcome(self, title: str, others: list[str]) -> None:
        """The first screen: what this is, the rules in short, and how to move."""
        view, says = self.view, self.says
        self.screen.heading(self.tongue.title(title))
        who = says(f"You are {view.names[self.me]}; the computer plays {joined(others, self.tongue.noun('and'))}.")
        how = says("The referee stops every wrong move and says why.")
        if not self.refereed:
            how = says("Nobody stops a wrong move: whoever sees one may accuse, and the others judge.")
            if ACCUSE not in view.ways:
                how = says("Nobody stops a wrong move: whoever sees one may call it, in the words that fit.")
        self.screen.say(f"{who} {how}")
        telling = in_short(seen_by(self.table, self.me).rules)
        for rule in view.rules:
            if rule.id in telling:
                self.screen.say(rule.sentence, "  ", "- ")
        moves = says('Type the number of a card to play it, or "draw"; what you are offered has letters.')
        if "play" not in view.ways:
            moves = says('Type "draw", or the letter of what you are offered.')
        lists = says('"rules" lists all rules, "help" all you can do; "quit" leaves.')
        self.screen.say(f"{moves} {lists}")
        self.screen.line()

    def draw(self) -> None:
        self.drawn = True
        self.screen.line()
        self.screen.lines(picture(self.view, self.screen.width, self.tongue))

    def help(self) -> None:
        for typed, what in typed_here(self.view.ways, self.tongue):
            self.screen.say(what, "  ", f"{typed:23}")

    def rules(self) -> None:
        for rule in self.view.rules:
            self.screen.say(rule_head(rule, self.tongue))
            for text in (rule.sentence, *rule.unusual):
                self.screen.say(text, "    ")
        self.screen.say(self.says(f"Order of play: {order_of_play(self.view)}."))

    def rule(self, said: str) -> None:
        try:
            wanted = LineReader(self.view).rule(said)
        except NotUnderstood as problem:
            self.screen.say(self.says(str(problem)))
            return
        for rule in self.view.rules:
            if rule.id == wanted:
                self.screen.say(rule_head(rule, self.tongue))
                for text in (rule.sentence, rule.further, *rule.unusual, *rule.usual, *rule.rulings):
                    if text:
                        self.screen.say(text, "    ")

    def why(self, refused: Act | None) -> None:
        """Explain the latest refusal; else the rule behind what is asked."""
        if refused is not None:
            for text in reasons(self.table, refused, self.tongue):
                said = text.lstrip()
                self.screen.say(f"{said[:1].upper()}{said[1:]}", " " * (len(text) - len(said)))
            return
        view = self.view
        behind = [duty.rule for duty in view.duties if duty.bearer == self.me]
        behind += [debt.rule for debt in view.debts if debt.bearer == self.me]
        behind += [motion.subject for motion in view.motions if self.me in motion.electorate]
        for rule in dict.fromkeys(behind):
            self.rule(rule)
        if not behind:
            self.screen.say(f"{self.says('Nothing was refused.')} {self.situation(view)}")

    def ask(self) -> None:
        """Show the table if it has changed, and say what can be done."""
        if not self.drawn and self.table.phase == PLAYING:
            self.draw()
        view, acts = self.view, self.mine()
        self.screen.line()
        for text in question_put(view, acts, self.tongue) or [self.situation(view)]:
            self.screen.say(text)
        menu = choices(acts)
        for letter, act in zip(LETTERS, menu[:LONGEST_MENU], strict=False):
            words = described(act, view.names, partial(doing_at, view, tongue=self.tongue), self.tongue)
            self.screen.say(words, mark=f"   {letter}  ")
        if len(menu) > LONGEST_MENU:
            self.screen.say(self.says(f'and so on: "choose" and a number up to {len(menu)}'), "      ")

    def situation(self, view: View) -> str:
        """Where the game stands, and what to type."""
        says = self.says
        if view.phase == OVER:
            mine = f" {says('It is for you to add a rule.')}" if view.contributor == self.me else ""
            next_one = says('Press Enter for the next one; "quit" leaves.')
            return f"{says('The round is over.')}{mine} {next_one}"
        if view.phase != PLAYING:
            return self.preparing(view)
        if self.is_out():
            back = ""
            if JOIN in view.ways:
                now = any(act.way == JOIN for act in lawful(self.table, self.me))
                back = says('"join" brings you back with new cards; ')
                back = back if now else says("You can join again at the next deal. ")
            on = says('Enter lets the others play on for a while, "quit" leaves.')
            return f"{says('You are out of the game.')} {back}{on}"
        trap = f" {ready}" if (ready := self.lying_ready()) else ""
        if may_wave(self.table, self.me):
            be = says('Enter lets it be, "veto" sends it back, "wave" lets all be until one matters.')
            return f"{be}{trap}"
        if view.pending == NO_SEAT:
            act_now = says('Play, "draw", or press Enter to let the others act.')
            return f"{self.first(view)} {act_now}{trap}"
        if view.pending != self.me:
            due = says(f"{view.names[max(view.pending, 0)]} is next.")
            return f"{due}{trap} {says('Press Enter to let play go on.')}"
        asked = [put(act, self.tongue) for act in self.mine() if (put := manner_of(act).asks) is not None]
        if asked and view.turn != self.me and self.refereed:
            return f"{asked[0]}{trap}"
        more = says('"help" tells more.')
        return f"{says('Your turn:')} {self.ways(view)}.{trap} {more}"

    def first(self, view: View) -> str:
        """Who begins, where nobody says later on whose turn it is."""
        if any(len(pile.cards) > 1 for pile in view.piles):
            return self.says("Nobody says whose turn it is.")
        begins = (view.dealer + 1) % len(view.names)
        if begins == self.me:
            return self.says("You begin, at the dealer's left; from then on nobody says whose turn it is.")
        who = view.names[begins]
        return self.says(f"{who} begins, at the dealer's left; from then on nobody says whose turn it is.")

    def preparing(self, view: View) -> str:
        """What this player does before play."""
        act, says = self.next_step(), self.says
        asks = manner_of(act).asks if act is not None else None
        if act is not None and asks is not None:
            return asks(act, self.tongue)
        if isinstance(act, Prepare) and act.step == SHUFFLE:
            return says("You deal: press Enter.")
        if act is None:
            return says("Press Enter to let play go on.")
        tongue = self.tongue
        what = described(act, view.names, tongue=tongue)
        if isinstance(act, Prepare):
            what = doing_at(view, act.step, tongue)
        return says(f"Press Enter to {what}.")

    def next_step(self) -> Act | None:
        """What Enter does for this player; nothing where there is a choice that matters, but for the Chef's menu."""
        acts = lawful(self.table, self.me)
        if self.table.phase == PLAYING:
            at_once = (ALWAYS, REFEREED) if self.refereed else (ALWAYS,)
            free = [act for act in acts if manner_of(act).enter in at_once]
            plays_left = any(isinstance(act, Play) for act in acts)
            return free[0] if free and not plays_left else None
        if self.table.phase == OVER:
            return None
        steps = [act for act in acts if isinstance(act, Prepare) or manner_of(act).enter == PREPARING]
        if steps and manner_of(steps[0]).random:
            return seeded(self.table.acts).pick(steps)
        return steps[0] if steps else None

    def ways(self, view: View) -> str:
        """What to type in turn. What is lawful is told under a referee only."""
        acts = self.mine()
        found: list[str] = []
        may_play = not self.refereed or any(isinstance(act, (Play, Draw)) for act in acts)
        if view.hand and PLAY in view.ways and may_play:
            one = self.says("type 1 to play that card")
            several = self.says(f"type a number from 1 to {len(view.hand)} to play that card")
            found.append(several if len(view.hand) > 1 else one)
        if DRAW in view.ways and (not self.refereed or any(isinstance(act, Draw) for act in acts)):
            found.append(self.says('type "draw"'))
        for kind, words in hints():
            if any(isinstance(act, kind) for act in acts):
                found.append(self.tongue.noun(words))
        if not self.refereed:
            found += [self.tongue.noun(words) for way, words in UNTOLD_WAYS if way in view.ways]
        if choices(acts):
            found.append(self.says("choose by letter"))
        return f", {self.tongue.noun('or')} ".join(found)
