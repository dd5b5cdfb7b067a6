"""What somebody may do besides: play cards on others, out of turn, several at once, or once more."""

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cardhouse.cards import ALL, NONE, Card, Cards
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.events import Played, TokenMoved, TurnEnded
from cardhouse.core.landing import Interrupts, MayPart
from cardhouse.core.questions import PLAY, Complete, Follows, InTurn, Matches, TurnOver
from cardhouse.core.rounds import PASS, Pass, Passed
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import NO_SEAT, Seats, only
from cardhouse.core.table import CENTRE, NOTHING, Events, Table
from cardhouse.english import meaning as m
from cardhouse.english.walking import inside
from cardhouse.english.written.bans import Scope
from cardhouse.english.written.cards import alike, laying, meant, possible
from cardhouse.english.written.drawing_on import PASS_AT_LAST, DrawingUpTo
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import JumpedIn, TermEnded, TurnGoesTo
from cardhouse.english.written.families import lent, only_with
from cardhouse.english.written.later import USES, had_now, is_once
from cardhouse.english.written.memory import GOES_TO
from cardhouse.english.written.offers import offer
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import step
from cardhouse.english.written.places import has_places
from cardhouse.english.written.scene import in_turn
from cardhouse.english.written.terms import TERMS, running
from cardhouse.english.written.turns import goes_to

if TYPE_CHECKING:
    from cardhouse.rules.going_back import wrong_cards as in_wrong_cards
    from cardhouse.rules.order import orders as in_orders
    from cardhouse.rules.order import pile_order as in_pile_order
    from cardhouse.rules.order import slot_order as in_slot_order
    from cardhouse.rules.tokens import token_acts as in_token_acts
    from cardhouse.rules.turns import interrupting as in_interrupting
    from cardhouse.rules.turns import turn_order as in_turn_order
else:
    in_wrong_cards = lent("going_back.wrong_cards")
    in_orders = lent("order.orders")
    in_pile_order = lent("order.pile_order")
    in_slot_order = lent("order.slot_order")
    in_token_acts = lent("tokens.token_acts")
    in_interrupting = lent("turns.interrupting")
    in_turn_order = lent("turns.turn_order")


_IN_TURN: Final = (m.At(m.Timing.ON_TURN),)
_ANY_TIME: Final = (m.At(m.Timing.ANY_TIME),)
_WHENEVER: Final = (m.At(m.Timing.OUT_OF_TURN), *_ANY_TIME)


def permits(bound: m.Bound, standing: bool) -> list[Part]:
    """The parts for all that a clause allows."""
    found: list[Part] = []
    whenever = any(when in _WHENEVER for when in bound.whens)
    for group in bound.acts:
        for act in group:
            match act:
                case m.ToPlay() | m.ToDraw() if is_once(bound.whens) and not (whenever and standing):
                    raise OnlyPeople("nobody can tell which time was that one")
                case m.ToPlay() if act.several is not m.Several.ONE or act.together is not None:
                    found.append(Together(bound, act, standing))
                case m.ToPlay() if any(when in _WHENEVER for when in bound.whens):
                    found.append(JumpingIn(bound, act, standing))
                    if bound.whens == _ANY_TIME and act.on is not None:
                        found.append(MayPlay(replace(bound, whens=()), act, standing))
                case m.ToPlay() if not standing and act.on is None:
                    found.append(OnceMore(bound, act))
                case m.ToPlay():
                    found.append(MayPlay(bound, act, standing))
                case m.ToDraw(m.SomeCards(m.Number(most, True))) if standing and bound.whens == _IN_TURN:
                    found.append(DrawingUpTo(bound, most))
                case _:
                    found.append(offer(bound, act, standing))
    return found


class MayPlay(Part):
    """Cards that may be played on others although they do not match, or although another rule forbids it."""

    def __init__(self, bound: m.Bound, play: m.ToPlay, standing: bool) -> None:
        self.scope: Final = Scope(bound, standing)
        self.play: Final = play
        self.these: Final = laying(play.cards, play.on)
        self.relation: Final = any(
            getattr(tail, "other", None) in (m.Other.TOP, m.Other.PREVIOUS) for tail in inside(play.cards, m.Tail)
        )

    def tallies(self) -> tuple[Memory, ...]:
        return () if self.scope.standing else (TERMS,)

    def hooks(self) -> list[Heard]:
        if self.play.on is not None or self.relation:
            return [answers(Matches, self.matches)]
        return [answers(MayPart, self.not_barred)]

    def matches(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        """Which cards go besides; for whom it holds is asked of whoever is in turn."""
        seat = in_turn(table)
        if not self.scope.unconditional and (seat == NO_SEAT or not self.scope.holds_for(seat, table, asked.pile)):
            return earlier
        return earlier | self.these(table, asked.top, seat)

    def not_barred(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        if not self.scope.unconditional and not self.scope.holds_for(asked.seat, table, asked.pile):
            return earlier
        return earlier | meant(self.play.cards, table, table.top(asked.pile), asked.seat)


class JumpingIn(Part):
    """Cards that may be played out of turn; the turn goes on from whoever has played so."""

    def __init__(self, bound: m.Bound, play: m.ToPlay, standing: bool) -> None:
        self.scope: Final = Scope(bound, standing)
        self.play: Final = play
        self.these: Final = laying(play.cards, play.on)
        self.identical: Final = any(isinstance(tail, m.IdenticalTo) for tail in inside(play.cards, m.Tail))
        self.listing: Final = in_interrupting.LetsIn()
        self.once: Final = is_once(bound.whens)

    def brings(self) -> Brings:
        return self.listing.brings()

    def tallies(self) -> tuple[Memory, ...]:
        held_back: tuple[Memory, ...] = (USES,) if self.once else ()
        return (*held_back, GOES_TO) if self.scope.standing else (TERMS, *held_back, GOES_TO)

    def hooks(self) -> list[Heard]:
        return [
            answers(Interrupts, self.interrupts),
            *only_with(in_slot_order, lambda: [answers(in_slot_order.Identical, self.same_face)]),
            follows(Played, self.played),
            follows(JumpedIn, self.goes_on),
            answers(in_turn_order.NextSeat, goes_to),
            *self.listing.hooks(),
        ]

    def same_face(self, asked: "in_slot_order.Identical", table: Table, earlier: Cards) -> Cards:
        """Where turns go by places, such a card takes the place of the one that counts, for whoever may play it."""
        live = in_orders.card_at(table, asked.pile).face
        return earlier | Cards(1 << live) if self.butts_in and live != in_pile_order.NO_CARD else earlier

    @property
    def butts_in(self) -> bool:
        """Whether anybody may play an identical card, whenever they like."""
        return self.identical and self.plainly

    @property
    def plainly(self) -> bool:
        """Whether it is for everybody, at any time and whatever they have."""
        bound = self.scope.bound
        return self.scope.standing and bound == replace(bound, who=m.A_PLAYER, whens=_ANY_TIME, condition=None)

    @property
    def anytime(self) -> bool:
        """Whether anybody may play such a card on any other, whenever they like."""
        on = self.play.on is not None and possible(self.play.on) == ALL
        return on and self.plainly

    def interrupts(self, asked: Interrupts, table: Table, earlier: Cards) -> Cards:
        """What is identical need not match any more; all else has to."""
        top = table.top(asked.pile)
        if has_places(table) and self.butts_in:
            return earlier | table.ask(in_slot_order.Identical(asked.pile))
        if has_places(table) and self.anytime and top is not None:
            return earlier | meant(self.play.cards, table, top, asked.seat)
        if asked.seat == table.turn or top is None or not self.scope.holds_for(asked.seat, table, asked.pile):
            return earlier
        cards = self.these(table, top, asked.seat)
        free = self.identical or self.play.on is not None
        return earlier | (cards if free else cards & table.ask(Matches(top, asked.pile)))

    def played(self, event: Played, table: Table) -> Events:
        if table.turn in (NO_SEAT, event.player) or (has_places(table) and (self.butts_in or self.anytime)):
            return NOTHING
        return [JumpedIn(event.player), *([had_now(self.scope.key, event.player)] if self.once else [])]

    def goes_on(self, event: JumpedIn, table: Table) -> Events:
        if table.turn in (NO_SEAT, event.player) or table.tally(GOES_TO)[0] != NO_SEAT:
            return NOTHING
        """A token that marks the turn goes back to the centre."""
        token = (
            [TokenMoved(in_token_acts.TURN, CENTRE)] if table.tokens.get(in_token_acts.TURN, CENTRE) != CENTRE else []
        )
        return [TurnGoesTo(step(table, event.player, 1), True), *token, TurnEnded(table.turn)]


class OnceMore(Part):
    """A card that may be played besides, after the turn's act."""

    def __init__(self, bound: m.Bound, play: m.ToPlay) -> None:
        self.scope: Final = Scope(bound, False)
        self.play: Final = play

    def tallies(self) -> tuple[Memory, ...]:
        return (TERMS,)

    def brings(self) -> Brings:
        return Brings(ways=(PASS_AT_LAST,))

    def hooks(self) -> list[Heard]:
        return [
            answers(in_wrong_cards.StillPlayable, self.still),
            answers(InTurn, self.in_turn, PLAY, PASS),
            answers(MayPart, self.no_other),
            answers(TurnOver, self.not_over),
            answers(Offers, self.passing, PASS),
            follows(Passed, self.passed),
            follows(TurnEnded, self.passed),
        ]

    def cards(self, table: Table) -> Cards:
        term = running(table, self.scope.key) if table.acted else None
        if term is None or table.turn not in term.players:
            return NONE
        return meant(self.play.cards, table, None, table.turn)

    def still(self, asked: "in_wrong_cards.StillPlayable", table: Table, earlier: Cards) -> Cards:
        return earlier | self.cards(table)

    def in_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | only(table.turn) if self.cards(table) else earlier

    def no_other(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        still = table.ask(in_wrong_cards.StillPlayable()) if table.acted and asked.seat == table.turn else NONE
        return earlier & still if still else earlier

    def not_over(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return earlier and not self.cards(table)

    def passing(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if earlier or not self.cards(table):
            return earlier
        return [Listed([Pass(seat)]) for seat in asked.seats.among(table.seats) if seat == table.turn]

    def passed(self, event: Passed | TurnEnded, table: Table) -> Events:
        return [TermEnded(self.scope.key)] if running(table, self.scope.key) is not None else NOTHING


class Together(Part):
    """Several cards that may be played at once."""

    def __init__(self, bound: m.Bound, play: m.ToPlay, standing: bool) -> None:
        self.scope: Final = Scope(bound, standing)
        self.play: Final = play

    def tallies(self) -> tuple[Memory, ...]:
        return () if self.scope.standing else (TERMS,)

    def hooks(self) -> list[Heard]:
        return [answers(Follows, self.follows), answers(Complete, self.complete)]

    def holds(self, table: Table) -> bool:
        seat = in_turn(table)
        return self.scope.unconditional or (seat != NO_SEAT and self.scope.holds_for(seat, table))

    @property
    def most(self) -> int:
        match self.play.several:
            case m.Several.UP_TO | m.Several.EXACTLY:
                return self.play.number
        return 2 if self.play.together is not None else 53

    def follows(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        laid = list(asked.laid)
        if not self.holds(table) or len(laid) >= self.most:
            return earlier
        bits = earlier.bits
        for card in self.candidates(table):
            if card not in earlier and self.fit(table, [*laid, card]):
                bits |= card.bit
        return Cards(bits)

    def candidates(self, table: Table) -> Cards:
        also = meant(m.Kinds((self.play.together,)), table, None, NO_SEAT) if self.play.together else NONE
        return meant(self.play.cards, table, None, NO_SEAT) | also

    def fit(self, table: Table, group: list[Card]) -> bool:
        """Whether these cards, in this order, are as the sentence says."""
        if self.play.together is not None:
            some, others = self.play.cards, m.Kinds((self.play.together,))
            one, *rest = [meant(each, table, None, NO_SEAT) for each in (some, others)]
            (other,) = rest
            first, second = (group[0], group[-1])
            return len(group) == 1 or (first in one and second in other) or (first in other and second in one)
        if any(isinstance(tail, m.MatchingOneAnother) for tail in inside(self.play.cards, m.Tail)) and any(
            later not in table.ask(Matches(earlier)) for earlier, later in pairwise(group)
        ):
            return False
        return alike(self.play.cards, table, group)

    def complete(self, asked: Complete, table: Table, earlier: bool) -> bool:
        laid = list(asked.laid)
        if earlier or not self.holds(table):
            return earlier
        enough = len(laid) == self.play.number if self.play.several is m.Several.EXACTLY else len(laid) <= self.most
        return enough and self.fit(table, laid)
