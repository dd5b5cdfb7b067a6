"""Wrong cards: those played in turn stand until they are called in time, those played out of turn count for nothing."""

from dataclasses import dataclass
from typing import Any, Final, cast

from cardhouse.cards import ALL, NONE, Card, Cards, card, set_of
from cardhouse.core.affairs import Breached, Charges, ClosesBreach, DropsDuty, Met, Owed
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.choices import single_plays
from cardhouse.core.declared import DRAW_WAY, PLAY_WAY, option
from cardhouse.core.demands import Obliged
from cardhouse.core.events import Drew, Landed, TurnBegan, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.landing import Interrupts, MayPart
from cardhouse.core.moving import MovesCards, Undoes
from cardhouse.core.owed import A_DUTY, AN_ACT, Duty
from cardhouse.core.places import CardMove, CardMoves, area_of, hand_of
from cardhouse.core.presence import Left
from cardhouse.core.questions import ACTS, DRAW, PLAY, CardsQuestion, Follows, InTurn, Matches, Sees, TurnOver, in_turn
from cardhouse.core.rounds import PASS, DrawsLeft
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seating import ShufflesIn
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.speech import Unplayed
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Tally
from cardhouse.core.undone_plays import MayGoBack, PlayUndone
from cardhouse.rules.calling.calls import Wordings
from cardhouse.rules.going_back.taking_back import TAKE_BACK, TAKE_BACK_WAY, Reclaimable, Reclaimed
from cardhouse.rules.timing.owing_in_time import CURED, DeedWords, breach_of
from cardhouse.rules.turns.circle import EXTINGUISHED

VOID_AREA: Final = "void"
NO_SUIT: Final = -1
PROVISIONAL: Final = "provisional"
STAYS_CALLABLE: Final = "stays callable"


class Demanded(CardsQuestion):
    """Which cards alone may be played next? All, unless a suit was called."""

    def unruled(self, table: Table) -> Cards:
        return ALL


class StillPlayable(CardsQuestion):
    """Which cards may the player in turn still play, who has drawn or played already? None, unless a rule says so."""

    def unruled(self, table: Table) -> Cards:
        return NONE


class SuitState(Question):
    """Which suit is called (-1: none), and may one be called still?"""

    def unruled(self, table: Table) -> tuple[int, bool]:
        return (NO_SUIT, False)


class LatestDraw(Tally):
    """The card that was drawn last in the present turn."""

    def start(self) -> Drew | None:
        return None

    def hears(self) -> tuple[type, ...]:
        return (Drew, TurnEnded)

    def step(self, total: Any, event: Event) -> Drew | None:
        drew: Drew | None = total
        if isinstance(event, Drew):
            return event if event.way == DRAW else drew
        return None


LATEST_DRAW: Final = LatestDraw()


class FollowsDemand(Rule):
    """Where a suit was called, that is what has to be followed, and nothing else."""

    @answers(Matches)
    def matching_is_not_asked(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL if table.ask(Demanded()) != ALL else earlier

    @answers(Matches)
    def as_demanded(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier & table.ask(Demanded())


@dataclass(frozen=True)
class OnePlayOrDraw(Rule):
    """In turn, a player plays one card or draws, as many as are due."""

    draw_only_if_stuck: bool = option(
        False, "Only who has nothing to play may draw", ruling="R-M5", subject="Turns, drawing and piles"
    )
    off_turn_draw: bool = option(True, "Drawing out of turn breaks a rule", ruling="R-M10")
    drawn_card: str = option(
        "waits for a later turn",
        "A card that was drawn",
        ("waits for a later turn", "may be played at once"),
        ruling="R-M5",
        subject="Turns, drawing and piles",
    )
    turn_ends: str = option(
        "with that, whatever is still owed",
        "The turn ends",
        ("with that, whatever is still owed", "when nothing is owed"),
        ruling="R-M6",
        subject="Turns, drawing and piles",
    )

    def offices(self) -> tuple[str, ...]:
        return ("to take a turn",)

    def tallies(self) -> tuple[Memory, ...]:
        return (LATEST_DRAW,)

    @answers(StillPlayable)
    def may_go_at_once(self, asked: StillPlayable, table: Table, earlier: Cards) -> Cards:
        if self.drawn_card == "waits for a later turn" or table.acted != 1 or table.ask(Obliged()):
            return earlier
        drew = table.tally(LATEST_DRAW)
        return earlier | set_of(drew.card.name) if drew is not None and drew.player == table.turn else earlier

    @answers(MayPart)
    def no_other_card(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        if self.drawn_card == "may be played at once" or not table.acted or asked.seat != table.turn:
            return earlier  # then a card that was not drawn just now is played out of turn
        still = table.ask(StillPlayable())
        return earlier & still if still else earlier

    def brings(self) -> Brings:
        return Brings(ways=(PLAY_WAY, DRAW_WAY))

    @answers(InTurn)
    def draws_in_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if asked.way == PLAY or asked.part != ACTS:
            return earlier
        if self.draw_only_if_stuck and not table.acted and table.turn != NO_SEAT and single_plays(table, table.turn):
            return NOBODY
        stops = asked.way == PASS and bool(table.ask(StillPlayable()))
        return earlier & only(table.turn) if not table.acted or stops or table.ask(DrawsLeft()) else NOBODY

    @answers(Charges)
    def or_let_it_be(self, asked: Charges, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        if self.off_turn_draw or asked.way != DRAW:
            return earlier
        return tuple([rule for rule in earlier if not table.law.holds(self, rule)])

    @answers(TurnOver)
    def after_the_act(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        if not table.acted or table.ask(DrawsLeft()) or table.ask(StillPlayable()):
            return False
        waits = self.turn_ends == "when nothing is owed"
        return not waits or not any(duty.bearer == table.turn for duty in table.duties)


@dataclass(eq=False)
class Standing(Fact):
    """The card that stands provisionally, and how many turns were completed since."""

    play: MayGoBack
    turns: int = 0


class StandsProvisionally(Tally):
    """The latest wrong card, as long as it can be rolled back."""

    def start(self) -> Standing | None:
        return None

    def hears(self) -> tuple[type, ...]:
        return (MayGoBack, PlayUndone, TurnEnded, Left)

    def step(self, total: Any, event: Event) -> Standing | None:
        standing: Standing | None = total
        if isinstance(event, MayGoBack):
            return Standing(event)
        if isinstance(event, Left):
            return standing if standing is not None and standing.play.player != event.player else None
        if standing is None or isinstance(event, PlayUndone) or standing.turns:
            return None
        return Standing(standing.play, 1)


STANDS: Final = StandsProvisionally()


def can_go_back(table: Table, play: MayGoBack) -> bool:
    """Whether a wrong card can be taken off its pile: it lies there, and there is or comes back a card under it."""
    pile = table.piles[play.pile]
    return play.cards[0] in pile and (len(pile) > 1 or play.under in [card.name for card in table.stock])


@dataclass(frozen=True)
class StandsUntilCalled(Rule):
    """A wrong card in turn stands and acts, until it is called; then it goes back to the hand.

    If that is before the next turn is completed, everything is as before it. If the pile would be gone with it, it
    stays.
    """

    wrong_card: str = option(
        PROVISIONAL,
        "A wrong card that is called in time",
        {
            "provisional": "goes back, and all is as before",
            "stands": "stays where it lies",
            "turn lost": "goes back, and the turn is lost",
        },
        ruling="R-M8",
    )

    def brings(self) -> Brings:
        return Brings(ways=(TAKE_BACK_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (STANDS,)

    @after(Breached)
    def note(self, breached: Breached, table: Table) -> Events:
        if breached.how != AN_ACT or self.wrong_card == "stands":
            return NOTHING
        found: list[Event] = []
        for landed in [cast(Landed, each) for each in table.landing]:
            under = table.piles[landed.pile][-2:-1]
            played = (landed.player, (landed.card,), landed.pile, table.acts, table.direction)
            found.append(MayGoBack(*played, under[0].printed.name if under else ""))
        return found

    @after(FoundGuilty)
    def back(self, upheld: FoundGuilty, table: Table) -> Events:
        standing, breach = table.tally(STANDS), upheld.breach
        if (
            standing is None
            or breach.how != AN_ACT
            or (breach.act, breach.offender) != (standing.play.act, standing.play.player)
            or not can_go_back(table, standing.play)
        ):
            return NOTHING
        return self.roll_back(table, standing.play)

    def roll_back(self, table: Table, play: MayGoBack) -> Events:
        direction, under = play.direction, play.under
        yield PlayUndone(play.player, play.pile, play.act, play.cards, direction=direction, under=under)
        yield Unplayed(play.player, play.cards[0], play.pile)
        for duty in [each for each in table.duties if (each.bearer, each.since) == (play.player, play.act)]:
            yield DropsDuty(duty)
        neglect = (play.player, A_DUTY, play.act)
        for breach in [each for each in table.breaches if (each.offender, each.how, each.number) == neglect]:
            yield ClosesBreach(breach, EXTINGUISHED)
        yield TurnBegan(play.player if self.wrong_card == PROVISIONAL else table.turn)

    @answers(Reclaimable)
    def own_wrong_card(self, asked: Reclaimable, table: Table, earlier: list[Card]) -> list[Card]:
        standing = table.tally(STANDS)
        if standing is None or standing.play.player != asked.seat or not can_go_back(table, standing.play):
            return earlier
        return [*earlier, standing.play.cards[0]]

    @after(Reclaimed)
    def of_ones_own_accord(self, reclaimed: Reclaimed, table: Table) -> Events:
        standing = table.tally(STANDS)
        void = reclaimed.card in table.area(VOID_AREA, reclaimed.player)
        return NOTHING if void or standing is None else self.roll_back(table, standing.play)


@dataclass(eq=False)
class StruckOut(MovesCards):
    """A card was played that does not count; it lies there for all to see."""

    player: Seat
    card: Card

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), hand_of(self.player), area_of(VOID_AREA, self.player)),)


@dataclass(eq=False)
class PickedUpAgain(Undoes):
    """A card that does not count went back to its player's hand."""

    player: Seat
    card: Card

    def undone(self) -> tuple[Event, ...]:
        return (StruckOut(self.player, self.card),)


def struck_out(table: Table, landed: Landed) -> list[Event]:
    """A card that was put on the pile lies there and does not count; its player has to take it back."""
    return [
        StruckOut(landed.player, landed.card),
        Owed(Duty(landed.player, TAKE_BACK, landed.card.name)),
    ]


def goes_with(table: Table, landed: Landed) -> bool:
    """Whether a card may follow those that its player has just put down in the same play."""
    before = tuple([each.card for each in table.landing if isinstance(each, Landed) and each.player == landed.player])
    return bool(before) and landed.card in table.ask(Follows(before))


@dataclass(frozen=True)
class OutOfTurnIsVoid(Rule):
    """A card played out of turn does not count and has to go back.

    For that alone its player is penalised, and a call sends the card back.
    """

    return_by_hand: bool = option(False, "The player takes the card back by hand", ruling="R-M9")
    overdue_return: str = option(
        STAYS_CALLABLE,
        "That a card should have been back before",
        {"stays callable": "can still be called", "made good by the return": "is made good by its return"},
        ruling="R-M66",
    )

    def brings(self) -> Brings:
        return Brings(areas=(VOID_AREA,), ways=(TAKE_BACK_WAY,))

    @answers(InTurn)
    def plays_in_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if asked.way != PLAY:
            return earlier
        return earlier & only(table.turn) if not table.acted or table.ask(StillPlayable()) else NOBODY

    @answers(MayPart)
    def no_other_card(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        still = table.ask(StillPlayable()) if table.acted else NONE
        return earlier & still if still else earlier

    @answers(Sees)
    def open_to_all(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if asked.area == VOID_AREA else earlier

    def is_mine(self, table: Table, rule: str) -> bool:
        return table.law.holds(self, rule)

    @answers(Charges)
    def that_alone(self, asked: Charges, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        mine = tuple([rule for rule in earlier if self.is_mine(table, rule)])
        return mine or earlier

    @instead(Landed)
    def strike_out(self, landed: Landed, table: Table) -> Events | None:
        fits = landed.card in table.ask(MayPart(landed.player, landed.pile))
        if landed.source or goes_with(table, landed):  # only what comes from the hand, and first, waits for a turn
            return None
        laid = tuple([cast(Landed, each).card for each in table.landing if cast(Landed, each).player == landed.player])
        if laid and landed.card in table.ask(Follows(laid)):  # the first card of a play decides for all of them
            return None
        if landed.card in table.ask(Interrupts(landed.player, landed.pile)):
            return None
        return None if fits and landed.player in table.ask(in_turn(table.law, PLAY)) else struck_out(table, landed)

    @answers(DeedWords)
    def take_it_back(self, asked: DeedWords, table: Table, earlier: str) -> str:
        return "take back the card" if asked.duty.kind == TAKE_BACK else earlier

    def calls(self) -> tuple[str, ...]:
        return ("Failure to take back the card", "Failure to take back their card")

    @answers(Wordings)
    def or_their_card(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (*earlier, *[words.replace("the card", "their card") for words in earlier if "take back" in words])

    @answers(Reclaimable)
    def own_void_cards(self, asked: Reclaimable, table: Table, earlier: list[Card]) -> list[Card]:
        return [*earlier, *table.area(VOID_AREA, asked.seat)]

    @after(Reclaimed)
    def take_up(self, reclaimed: Reclaimed, table: Table) -> Events:
        player, name = reclaimed.player, reclaimed.card.name
        if reclaimed.card not in table.area(VOID_AREA, player):
            return NOTHING
        owed = [d for d in table.duties if (d.bearer, d.kind, d.what) == (player, TAKE_BACK, name)]
        return (PickedUpAgain(player, reclaimed.card), *[Met(duty) for duty in owed[:1]])

    @after(Left)
    def with_the_hand(self, left: Left, table: Table) -> Events:
        """What does not count of somebody who leaves goes back with the hand."""
        for void in table.area(VOID_AREA, left.player)[:]:
            yield PickedUpAgain(left.player, void)
            yield ShufflesIn(left.player, (void.printed,))

    @after(FoundGuilty)
    def send_back(self, upheld: FoundGuilty, table: Table) -> Events:
        """The call for the play, and the call for not taking it back, and no other."""
        breach = upheld.breach
        for duty in [] if self.return_by_hand else table.duties:
            if (duty.bearer, duty.kind) != (breach.offender, TAKE_BACK):
                continue
            overdue = breach_of(table, duty)
            if breach == overdue or (breach.how == AN_ACT and breach.act == duty.since):
                yield PickedUpAgain(duty.bearer, card(duty.what))
                yield DropsDuty(duty)
                if overdue is not None and self.overdue_return != STAYS_CALLABLE:
                    yield ClosesBreach(overdue, CURED)
