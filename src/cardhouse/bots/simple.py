"""A simple player: gets rid of cards, says what it owes, votes as it saw, and now and then catches somebody."""

import re
from collections.abc import Sequence
from typing import Final, Protocol

from cardhouse.bots.suggestions import suggested_rule
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare, Spring
from cardhouse.core.chance import seeded
from cardhouse.core.holding import Allow, Veto
from cardhouse.core.owed import SAY, Breach
from cardhouse.core.people_acts import ACCUSE, Accuse, Choose, Give, Say, Vote
from cardhouse.core.pile_acts import Take
from cardhouse.core.rule import REFEREE
from cardhouse.core.swaps import Swap
from cardhouse.core.table import OVER, PLAYING
from cardhouse.core.view import View

_COUNT_WORDS: Final = re.compile(r'\b(\d+)\b[^."]*\bmust say "([^"]+)"')


class Bot(Protocol):
    """Whoever decides for a seat."""

    def watch(self, breaches: Sequence[Breach]) -> None:
        """These breaches have just been made before its eyes."""
        ...

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        """One act for the seat of this view, or none. The acts are lawful ones of its own; it may also speak."""
        ...


class SimpleBot:
    """Plays lawfully, by its own dice. It knows its view, the acts open to it, and breaches made before its eyes."""

    def __init__(self, seed: int, *, forgets: int = 6, accuses: int = 5) -> None:
        """Of so many words it forgets one, and of so many breaches it calls one; 0 for none."""
        self.chance: Final = seeded(seed)
        self.forgets: Final = forgets
        self.accuses: Final = accuses
        self.seen: Final[set[tuple[int, str]]] = set()
        self.fresh: Final[list[Breach]] = []
        self.round = 0
        self.held = 0
        self.moment = ("", 0, 0)
        self.absent = False

    def one_in(self, times: int) -> bool:
        return times > 0 and self.chance.below(times) == 0

    def watch(self, breaches: Sequence[Breach]) -> None:
        """Remember what it saw, for a verdict, and think of calling it."""
        for breach in breaches:
            if (breach.offender, breach.rule) not in self.seen:
                self.seen.add((breach.offender, breach.rule))
                self.fresh.append(breach)

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        """What it does now: words first, then accusations, then cards."""
        if view.round != self.round:
            if self.round:
                self.seen.clear()
                self.fresh.clear()
            self.round = view.round
        return (
            self.owed_words(view)
            or self.remembered_words(view)
            or self.accusation(view)
            or self.new_rule(view)
            or self.answer(view, acts)
            or self.move(view, acts)
        )

    def owed_words(self, view: View) -> Act | None:
        """What everybody knows it has to say."""
        for duty in view.duties:
            if duty.bearer == view.seat and duty.kind == SAY:
                return Say(view.seat, duty.what)
        return None

    def remembered_words(self, view: View) -> Act | None:
        """What it ought to say by its own count of its own hand, unless it forgets."""
        before, self.held = self.held, len(view.hand)
        if len(view.hand) >= before:
            return None
        for rule in view.rules:
            for count, words in _COUNT_WORDS.findall(rule.sentences) if rule.dial != REFEREE else ():
                if int(count) == len(view.hand) and not self.one_in(self.forgets):
                    return Say(view.seat, words)
        return None

    def accusation(self, view: View) -> Act | None:
        """Catch somebody at what was just done."""
        fresh = [breach for breach in self.fresh if breach.offender != view.seat]
        self.fresh.clear()
        for breach in fresh if ACCUSE in view.ways and not view.motions else ():
            if self.one_in(self.accuses):
                return Accuse(view.seat, breach.offender, breach.rule)
        return None

    def new_rule(self, view: View) -> Act | None:
        """When it is its turn to add a rule: a harmless one, for people to judge."""
        return suggested_rule(view, self.chance) if view.phase == OVER and view.contributor == view.seat else None

    def answer(self, view: View, acts: Sequence[Act]) -> Act | None:
        """Do what it was asked to do: vote, let a card be, pay, deal, name, give."""
        for motion in view.motions:
            if view.seat in motion.electorate and view.seat not in (*motion.ayes, *motion.noes):
                guilty = (motion.about, motion.subject) in self.seen
                votes = [act for act in acts if isinstance(act, Vote) and act.aye == guilty and act.kind == motion.kind]
                if votes:
                    return votes[0]
        waiting = [act for act in acts if isinstance(act, (Allow, Veto))]
        if waiting:
            vetoes = view.turn != view.seat and self.one_in(20)
            return Veto(view.seat) if vetoes else Allow(view.seat)
        shown = {duty.kind for duty in view.duties if duty.bearer == view.seat}
        owed = [act for act in acts if isinstance(act, (Pay, Prepare)) or act.way in shown]
        if not owed and view.dial != REFEREE:
            owed = [act for act in acts if isinstance(act, (Choose, Give)) and not self.forgot(view, act.way)]
        return self.chance.pick(owed) if owed else None

    def forgot(self, view: View, way: str) -> bool:
        """Whether what its card demands slipped its mind while play goes on; it stays so until another card lands."""
        if view.pending == view.seat:
            return False
        moment = (way, view.round, sum(len(pile.cards) for pile in view.piles))
        if moment != self.moment:
            self.moment, self.absent = moment, self.one_in(self.forgets)
        return self.absent

    def move(self, view: View, acts: Sequence[Act]) -> Act | None:
        """Spring a trap, get rid of as many cards as it can, rarely set a trap, and draw if nothing else goes."""
        traps = [act for act in acts if isinstance(act, Spring)]
        if traps and self.one_in(2):
            return self.chance.pick(traps)
        plays = [act for act in acts if isinstance(act, Play)]
        settable = [act for act in acts if isinstance(act, Lay)]
        if settable and len(view.hand) > 2 and self.one_in(12 if plays else 4):
            return self.chance.pick(settable)
        if plays:
            most = max(len(play.cards) for play in plays)
            return self.chance.pick([play for play in plays if len(play.cards) == most])
        if view.phase == PLAYING and view.pending != view.seat:
            return None
        others = [act for act in acts if not isinstance(act, (Draw, Lay, Spring, Vote))]
        swaps = [act for act in others if isinstance(act, Swap)]
        others = [act for act in others if not isinstance(act, (Swap, Take))]
        if swaps and not plays and self.one_in(8):
            return self.chance.pick(swaps)
        left = others or [act for act in acts if isinstance(act, (Draw, Take))] or [*settable]
        return self.chance.pick(left) if left else None
