"""A simple player: gets rid of cards, says what it owes, votes as it saw, and now and then catches somebody."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from cardhouse.bots.suggestions import suggested_rule
from cardhouse.cards import Card, card
from cardhouse.cards.card import BACK
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.owed import SAY, Breach
from cardhouse.core.people_acts import ACCUSE, Accuse, Call, Choose, Gesture, Give, Say, Vote
from cardhouse.core.rule import REFEREE
from cardhouse.core.seating import Join, Leave
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, PLAYING
from cardhouse.core.view import View

ALLOW, VETO, POINT, TAKE, SPRING = "allow", "veto", "point", "take", "spring"
"""Ways of families that a table may have or not."""
OPTIONAL: Final = (Draw, Gesture, Join, Lay, Leave, Say, Vote)
OPTIONAL_WAYS: Final = (ALLOW, VETO, POINT, TAKE, SPRING, "donate", "swap")
"""What nobody has to do just because they may."""

VETOES: Final = 30
"""Of so many plays it sends back one."""


class Exchange(Protocol):
    """An act that gives cards for others that lie there."""

    cards: tuple[Card, ...]
    wanted: tuple[Card, ...]


def exchanged(act: Act) -> Exchange | None:
    """The act as one that exchanges cards, if it is one."""
    found: Any = act  # Any: a family that this package does not know brings it
    return found if hasattr(act, "wanted") and hasattr(act, "cards") else None


class Bot(Protocol):
    """Whoever decides for a seat."""

    def watch(self, breaches: Sequence[Breach]) -> None:
        """These breaches have just been made before its eyes, each with the words in which it is charged, if any."""
        ...

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """One act for the seat of this view, or none. The acts are lawful ones of its own; it may also speak. It is
        awaited when all have been asked, nobody did anything, and the others look at it.
        """
        ...


class SimpleBot:
    """Plays lawfully, by its own dice. It knows its view, the acts that are lawful by the rules it knows, and breaches
    made before its eyes.
    """

    sets_traps = True

    def __init__(self, seed: int, *, forgets: int = 6, accuses: int = 5, returns: int = 2) -> None:
        """Of so many words it forgets one, of so many breaches it calls one, and of so many times that it has left the
        game it comes back once; 0 for none.
        """
        self.chance: Final = seeded(seed)
        self.forgets: Final = forgets
        self.accuses: Final = accuses
        self.returns: Final = returns
        self.seen: Final[set[tuple[int, str]]] = set()
        self.fresh: Final[list[Breach]] = []
        self.thought_of: Final[set[tuple[str, int]]] = set()
        self.round = 0
        self.moment: tuple[str, int, int] | None = None
        self.absent = False
        self.has_played = False
        self.stays_out = False

    def one_in(self, times: int) -> bool:
        return times > 0 and self.chance.below(times) == 0

    def watch(self, breaches: Sequence[Breach]) -> None:
        """Remember what it saw, for a verdict, and think of calling it."""
        for breach in breaches:
            if (breach.offender, breach.rule) not in self.seen:
                self.seen.add((breach.offender, breach.rule))
                self.fresh.append(breach)

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """What it does now: words first, then accusations, then cards."""
        if awaited:
            return self.move(view, acts, awaited)
        if view.round != self.round:
            if self.round:
                self.seen.clear()
                self.fresh.clear()
            self.thought_of.clear()
            self.round = view.round
        return (
            self.owed_words(view)
            or self.remembered_words(view, acts)
            or self.accusation(view)
            or self.new_rule(view)
            or self.answer(view, acts)
            or self.move(view, acts)
        )

    def owed_words(self, view: View) -> Act | None:
        """What everybody knows it has to say."""
        for duty in view.duties:
            if duty.bearer == view.seat and duty.kind == SAY and duty.what:
                return Say(view.seat, duty.what)
        return None

    def remembered_words(self, view: View, acts: Sequence[Act]) -> Act | None:
        """What it ought to say or show by what it knows of the rules, unless it forgets; it thinks of it once."""
        reminded = any(duty.bearer == view.seat for duty in view.duties)
        asked: dict[str, list[Act]] = {}
        for act in acts:
            if isinstance(act, Say):
                asked.setdefault(f"say {act.words}", []).append(act)
            elif isinstance(act, Gesture) or act.way == POINT:
                asked.setdefault(type(act).__name__, []).append(act)
        for what, ways in asked.items():
            moment = (what, on_piles(view))
            if moment not in self.thought_of:
                self.thought_of.add(moment)
                if reminded or not self.one_in(self.forgets):
                    return self.chance.pick(ways)
        return None

    def accusation(self, view: View) -> Act | None:
        """Catch somebody at what was just done."""
        fresh = [breach for breach in self.fresh if breach.offender != view.seat]
        self.fresh.clear()
        for breach in fresh if not view.motions else ():
            words = "" if ACCUSE in view.ways else breach.words
            if (ACCUSE in view.ways or words) and self.one_in(self.accuses):
                by, offender = view.seat, breach.offender
                return Call(by, offender, words) if words else Accuse(by, offender, breach.rule)
        return None

    def new_rule(self, view: View) -> Act | None:
        """When it is its turn to add a rule: a harmless one, for people to judge."""
        return suggested_rule(view, self.chance) if view.phase == OVER and view.contributor == view.seat else None

    def answer(self, view: View, acts: Sequence[Act]) -> Act | None:
        """Do what it was asked to do: vote, let a card be, pay, deal, name, give."""
        for motion in view.motions:
            if view.seat in motion.electorate and view.seat not in (*motion.ayes, *motion.noes):
                guilty = (motion.about, motion.subject) in self.seen
                if motion.by == NO_SEAT or motion.about in (motion.by, NO_SEAT):
                    guilty = True  # by the clock, a claim nobody objected to, or what somebody wants for the table
                votes = [act for act in acts if isinstance(act, Vote) and act.aye == guilty and act.kind == motion.kind]
                if votes:
                    return votes[0]
        joins = [act for act in acts if isinstance(act, Join)]
        if joins:
            return joins[0] if self.comes_back() else None
        self.has_played, self.stays_out = self.has_played or bool(view.hand), False
        shown = {duty.kind for duty in view.duties if duty.bearer == view.seat}
        owed = [act for act in acts if isinstance(act, (Pay, Prepare)) or (act.way and act.way in shown)]
        if not owed and view.dial != REFEREE:
            asked = [act for act in acts if isinstance(act, (Choose, Give)) or act.way == POINT]
            owed = [act for act in asked if not self.forgot(view, act.way)]
        return self.chance.pick(owed) if owed else None

    def comes_back(self) -> bool:
        """Whether it takes part; once it has been out of the game it may have had enough, and it sticks to that."""
        if self.has_played:
            self.has_played, self.stays_out = False, not self.one_in(self.returns)
        return not self.stays_out

    def forgot(self, view: View, way: str) -> bool:
        """Whether what its card demands slipped its mind while play goes on; it stays so until another card lands."""
        if view.pending == view.seat:
            return False
        moment = (way, view.round, on_piles(view))
        if moment != self.moment:
            self.moment, self.absent = moment, self.one_in(self.forgets)
        return self.absent

    def move(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """Let a play be, spring a trap, get rid of as many cards as it can, rarely set a trap; draw only if the table
        waits for it and nothing else goes.
        """
        waiting = [act for act in acts if act.way == ALLOW]
        if waiting:
            vetoes = [act for act in acts if act.way == VETO and view.turn not in (view.seat, NO_SEAT)]
            return vetoes[0] if vetoes and self.sends_back(view) else waiting[0]
        traps = [act for act in acts if act.way == SPRING]
        if traps and self.one_in(2):
            return self.chance.pick(traps)
        plays = [act for act in acts if isinstance(act, Play)]
        settable = [act for act in acts if isinstance(act, Lay)]
        if settable and len(view.hand) > 2 and self.sets_traps and self.one_in(12 if plays else 4):
            return self.chance.pick(settable)
        if plays:
            return self.chance.pick(self.liked(view, plays))
        if view.phase == PLAYING and view.pending not in (view.seat, NO_SEAT) and not awaited:
            return None
        swaps: list[Act] = [act for act in acts if (swap := exchanged(act)) is not None and is_better(view, swap)]
        others: list[Act] = swaps or [act for act in acts if not is_optional(act)]
        draws: list[Act] = [act for act in acts if isinstance(act, Draw)]
        takes: list[Act] = [act for act in acts if act.way == TAKE]
        left = others or draws or [*settable] or takes
        return self.chance.pick(left) if left else None

    def sends_back(self, view: View) -> bool:
        """Whether it vetoes what somebody has just played."""
        return self.one_in(VETOES)

    def liked(self, view: View, plays: list[Play]) -> list[Play]:
        """The plays that it would as soon make as any other: those that get rid of most cards."""
        most = max(len(play.cards) for play in plays)
        return self.looking_ahead(view, [play for play in plays if len(play.cards) == most])

    def looking_ahead(self, view: View, plays: list[Play]) -> list[Play]:
        """Of these plays, those that most of its other cards go on, where it has only itself to follow."""
        if any(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat):
            return plays
        held = [card(name) for name in view.hand]
        follow = [sum(fits(other, play.cards[-1:]) for other in held) for play in plays]
        return [play for play, count in zip(plays, follow, strict=True) if count == max(follow)]


def on_piles(view: View) -> int:
    """How many cards lie on the piles: another number is another moment."""
    return sum(len(pile.cards) for pile in view.piles)


def is_optional(act: Act) -> bool:
    return isinstance(act, OPTIONAL) or act.way in OPTIONAL_WAYS


def is_better(view: View, swap: Exchange) -> bool:
    """Whether an exchange brings a card that looks as if it went on a pile, for one that does not."""
    tops = [card(pile.cards[-1]) for pile in view.piles if pile.cards and pile.cards[-1] != BACK]
    return fits(swap.wanted[0], tops) and not fits(swap.cards[0], tops)


def fits(held: Card, tops: Sequence[Card]) -> bool:
    return any(held.suit == top.suit or held.rank == top.rank for top in tops)
