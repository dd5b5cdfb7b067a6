"""How penalty cards are taken, who dawdles, and who washes up."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Lapsed, MotionDecided, MotionOpened, Owed, Voted
from cardhouse.core.cases import Charged
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import SPOKEN, Way, option
from cardhouse.core.events import (
    Drew,
    DrewNothing,
    Gave,
    Laid,
    Landed,
    Reversed,
    Skipped,
    TokenMoved,
    TurnBegan,
    TurnEnded,
)
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import AccusedByToken
from cardhouse.core.needs import only_with
from cardhouse.core.penalties import BY_HAND, Collected, Fined
from cardhouse.core.people_acts import ACCUSE, Gesture
from cardhouse.core.presence import Left, players
from cardhouse.core.questions import PENALTY, Pending, Unpaused, WayOpen
from cardhouse.core.rounds import RoundBegan, RoundWon
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats, only, seats_of
from cardhouse.core.settling import CardTokens, HasToAnnounce
from cardhouse.core.shown import NO_NUMBER, Figure, Figures, Gestures
from cardhouse.core.speech import Chose, Gestured, Remark
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import Flipped, Took, TopTurned
from cardhouse.rules.salad.swaps import Swapped
from cardhouse.rules.tokens.token_acts import HandedOn

THE_BOWS: Final = Need("bows before a penalty", ("bow",))

A_DISHWASHER: Final = Need("a Dishwasher", ("dishwasher",))

BOW: Final = "bow"
BOW_WAY: Final = Way(BOW, when=SPOKEN)
BOW_EYE: Final = "bow eye"
BOW_SHUT: Final = "bow shut"
GLANCE: Final = "glance"
BOWS: Final = (BOW, BOW_EYE, BOW_SHUT, GLANCE)
RAISE: Final = "raise"
LOWER: Final = "lower"
DISHWASHER: Final = "dishwasher"
NOUNS: Final = ("the Dishwasher Token",)
"""What lies or goes about at the table by this family, for the catalogue of words."""


class GoodBows(Question):
    """Which bows are good enough before a penalty card?"""

    def unruled(self, table: Table) -> tuple[str, ...]:
        return BOWS


@dataclass(eq=False)
class Bowed(Remark):
    """A player bowed before a penalty card that is owed, or the Dealer returned such a player's glance."""

    player: Seat
    how: str
    at: Seat


class BowsMade(Tally):
    """The bows for the penalty card that a player has to draw next: (who, how, at whom)."""

    def start(self) -> tuple[tuple[int, str, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Bowed, Drew, DrewNothing

    def step(self, total: Any, event: Event) -> tuple[tuple[int, str, int], ...]:
        bows: tuple[tuple[int, str, int], ...] = total
        if isinstance(event, Bowed):
            return (*bows, (event.player, event.how, event.at))
        if bows and isinstance(event, (Drew, DrewNothing)) and event.way == PENALTY:
            return tuple([bow for bow in bows if event.player != (bow[2] if bow[1] == GLANCE else bow[0])])
        return bows


BOWS_MADE: Final = BowsMade()


@dataclass(frozen=True)
class BowBeforePenalty(Rule):
    """Before each penalty card a player looks the Dealer in the eye and bows.

    The Dealer just bows. A bow is for one card, and comes when the card is owed.
    """

    # R-B31

    ack_eye: bool = option(False, "The Dealer has to return the glance")

    def brings(self) -> Brings:
        return Brings(ways=(BOW_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (BOWS_MADE,)

    @answers(Gestures)
    def bows(self, asked: Gestures, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, *BOWS]

    @after(Gestured)
    def bow(self, gestured: Gestured, table: Table) -> Events:
        how, who = gestured.gesture, gestured.at if gestured.gesture == GLANCE else gestured.player
        if how in BOWS and table.owed_by(who):  # a bow from before there was a card to draw is for nothing
            yield Bowed(gestured.player, how, gestured.at)

    @answers(GoodBows)
    def eye_to_eye(self, asked: GoodBows, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (BOW_EYE,)

    @answers(Collected)
    def by_the_player(self, asked: Collected, table: Table, earlier: str) -> str:
        return BY_HAND

    def bowed(self, seat: Seat, table: Table) -> bool:
        """Whether this player has bowed as it should be."""
        bows, good = table.tally(BOWS_MADE), table.ask(GoodBows())
        mine = [(how, at) for who, how, at in bows if who == seat and how != GLANCE]
        made = [how for how, at in mine if seat == table.dealer or (how in good and at in (NO_SEAT, table.dealer))]
        if not self.ack_eye or seat == table.dealer or BOW_SHUT in made:
            return bool(made)
        return bool(made) and (table.dealer, GLANCE, seat) in bows

    @answers(WayOpen, PENALTY)
    def first_a_bow(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier & seats_of([seat for seat in range(table.seats) if self.bowed(seat, table)])

    @answers(WhyNot)
    def not_bowed(self, asked: WhyNot, table: Table, earlier: str) -> str:
        how = "bow" if asked.subject == table.dealer else f"look {table.names[table.dealer]} in the eye and bow"
        return f"{table.names[asked.subject]} has to {how} before a penalty card"

    @answers(Offers)
    def list_bows(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way != BOW or not table.debts:
            return earlier
        waiting = [seat for seat in range(table.seats) if table.owed_by(seat) and not self.bowed(seat, table)]
        bows = [Listed([Gesture(seat, BOW_EYE, table.dealer)]) for seat in waiting]
        return [*bows, *[Listed([Gesture(table.dealer, GLANCE, seat)]) for seat in waiting if self.ack_eye]]


class BowInPrivate(Rule):
    """A bow with closed eyes is as good."""

    def needs(self) -> tuple[Need, ...]:
        return (THE_BOWS,)

    @answers(GoodBows)
    def eyes_shut(self, asked: GoodBows, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (*earlier, BOW_SHUT)


@dataclass(eq=False)
class Raising(Fact):
    """Who has a hand up, and against whom."""

    against: Seat = NO_SEAT
    hands: tuple[int, ...] = ()


@dataclass(eq=False)
class HandsUp(Event):
    """These players have a hand up because that one takes too long."""

    against: Seat
    raised: tuple[int, ...]

    def apply(self, table: Table) -> None:
        """Nothing moves; who counts hands remembers it."""


NO_HANDS: Final = Raising()


class RaisedHands(Tally):
    """The hands that are up. They come down when the player they are up against acts."""

    def start(self) -> Raising:
        return NO_HANDS

    def hears(self) -> tuple[type, ...]:
        cards = (Landed, Drew, DrewNothing, Laid, Gave, Took, Swapped, Flipped, TopTurned)
        return (HandsUp, *cards, HandedOn, Chose, Voted, TurnBegan, TurnEnded, Left)

    def step(self, total: Any, event: Event) -> Raising:
        raising: Raising = total
        if isinstance(event, HandsUp):
            return Raising(event.against, event.raised)
        if raising is NO_HANDS:
            return raising
        if isinstance(event, Left) and event.player != raising.against:
            return Raising(raising.against, tuple([seat for seat in raising.hands if seat != event.player]))
        actor = event.giver if isinstance(event, Gave) else getattr(event, "player", NO_SEAT)
        return NO_HANDS if actor == raising.against else raising


RAISED_HANDS: Final = RaisedHands()


class DelayOfGame(Rule):
    """When more than half of all have a hand up, the player for whom the table waits owes a card.

    It is a penalty card. The hands come down then; they also do when that player acts, or when the table waits for
    somebody else.
    """

    # R-B25, R-B63

    def tallies(self) -> tuple[Memory, ...]:
        return (RAISED_HANDS,)

    @answers(Gestures)
    def up_and_down(self, asked: Gestures, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, RAISE, LOWER]

    @after(Gestured)
    def count_hands(self, gestured: Gestured, table: Table) -> Events:
        if gestured.gesture not in (RAISE, LOWER):
            return
        raising, awaited = table.tally(RAISED_HANDS), table.ask(Pending())
        hands = [seat for seat in raising.hands if seat != gestured.player]
        if gestured.gesture == RAISE:
            hands.append(gestured.player)
        if awaited != NO_SEAT and 2 * len(hands) > len(players(table)):
            yield Fined(awaited)
            hands = []
        yield HandsUp(awaited, tuple(hands))

    @after(MotionOpened, MotionDecided, Fined, Owed, Lapsed, Reversed, Skipped, TurnBegan, RoundWon, RoundBegan)
    def waits_for_another(self, event: Event, table: Table) -> Events:
        """Hands that are up against somebody for whom the table no longer waits come down."""
        raising = table.tally(RAISED_HANDS)
        if not raising.hands or (table.debts and table.ask(Collected(table.debts[0])) != BY_HAND):
            return NOTHING  # nobody waits for a card that is drawn at once
        return NOTHING if raising.against == table.ask(Pending()) else (HandsUp(NO_SEAT, ()),)

    @answers(Figures)
    def shown(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        return earlier + [("hand up", seat, NO_NUMBER) for seat in table.tally(RAISED_HANDS).hands]


@dataclass(frozen=True)
class Dishwasher(Rule):
    """Whoever drew the latest penalty card has a token, the {token}; to accuse is to hand it over."""

    accuser: str = option(
        "anyone", "Who may accuse", {"anyone": "anyone", "holder": "only whoever has the token"}, ruling="R-B46"
    )
    token: str = DISHWASHER

    def brings(self) -> Brings:
        return Brings(tokens=(self.token,))

    @answers(AccusedByToken)
    def by_token(self, asked: AccusedByToken, table: Table, earlier: bool) -> bool:
        return True

    @answers(Unpaused)
    def holder_only(self, asked: Unpaused, table: Table, earlier: Seats) -> Seats:
        if asked.way != ACCUSE or self.accuser == "anyone":
            return earlier
        return earlier & only(table.tokens[self.token])

    @after(Charged)
    def to_the_accused(self, charged: Charged, table: Table) -> Events:
        return (TokenMoved(self.token, charged.offender),) if charged.rule else NOTHING

    @after(Drew)
    def to_the_penalised(self, drew: Drew, table: Table) -> Events:
        if drew.way != PENALTY or table.tokens[self.token] == drew.player:
            return NOTHING
        return (TokenMoved(self.token, drew.player),)


@dataclass(frozen=True)
class DishwasherCounts(Rule):
    """For announcements and gifts the token called {token} is one more card of whoever has it."""

    # R-B49

    token: str = DISHWASHER

    def needs(self) -> tuple[Need, ...]:
        return (Need(f"a token called {self.token}", (self.token,)),)

    @answers(CardTokens)
    def one_more(self, asked: CardTokens, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (*earlier, self.token) if self.token in table.law.tokens else earlier


class RealCardsOnly(Rule):
    """A number of cards is announced only when cards have moved, and not just a token."""

    def needs(self) -> tuple[Need, ...]:
        return (A_DISHWASHER,)

    @answers(HasToAnnounce)
    def real(self, asked: HasToAnnounce, table: Table, earlier: bool) -> bool:
        return earlier and asked.changed.real


only_with(THE_BOWS, GoodBows)
