"""What nobody may do: play some cards, draw, say words, speak, call."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

from cardhouse.cards import ALL, Card, Cards
from cardhouse.core.affairs import Breached, DropsDuty, Owed
from cardhouse.core.book_acts import INTRODUCE
from cardhouse.core.cases import Charged
from cardhouse.core.choices import single_plays
from cardhouse.core.landing import MayPart
from cardhouse.core.owed import SAY
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.presence import Present
from cardhouse.core.questions import DRAW, Complete, Follows, Matches, WayOpen
from cardhouse.core.rule import REFEREE, Memory
from cardhouse.core.seats import NO_SEAT, Seat, Seats, only, seats_of
from cardhouse.core.speech import Said, heard, mentions
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table
from cardhouse.english import meaning as m
from cardhouse.english.calls import forbidden
from cardhouse.english.meaning.bases import Action
from cardhouse.english.walking import inside
from cardhouse.english.writing import clause_said
from cardhouse.english.written.cards import apart, laying, meant, possible, together_as
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import is_there, lent, only_with
from cardhouse.english.written.later import had_already, is_once
from cardhouse.english.written.offer_acts import SEE_HAND
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import people
from cardhouse.english.written.places import has_places, there_only
from cardhouse.english.written.scene import Scene, in_turn
from cardhouse.english.written.states import holds
from cardhouse.english.written.terms import TERMS, running

if TYPE_CHECKING:
    from cardhouse.rules.calling import calls as in_calls
    from cardhouse.rules.calling import cheats as in_cheats
    from cardhouse.rules.lawmaking import meanings as in_meanings
    from cardhouse.rules.order import slot_order as in_slot_order
    from cardhouse.rules.points import phrases as in_phrases
    from cardhouse.rules.points import points_of_order as in_points_of_order
else:
    in_calls = lent("calling.calls")
    in_cheats = lent("calling.cheats")
    in_meanings = lent("lawmaking.meanings")
    in_slot_order = lent("order.slot_order")
    in_phrases = lent("points.phrases")
    in_points_of_order = lent("points.points_of_order")


EVERYBODY: Final = (
    *(m.Plain(m.Person.A_PLAYER), m.Plain(m.Person.NOBODY), m.Plain(m.Person.EACH), m.Plain(m.Person.ANY)),
)
_MOST_CHOICES: Final = 1000


def key_of(bound: m.Bound) -> str:
    """What a clause is remembered by while it holds."""
    return clause_said(bound)


@dataclass(eq=False)
class MayBeSaid(Question):
    """May this player say these words? A newer rule that asks for them allows it, a newer ban does away with what an
    older rule asks for.
    """

    seat: Seat
    words: str

    def unruled(self, table: Table) -> bool:
        return True


class Scope:
    """For whom a ban or a permission holds, and when: always, or from a trigger on for a while."""

    def __init__(self, bound: m.Bound, standing: bool, key: str = "") -> None:
        self.bound: Final = bound
        self.standing: Final = standing
        self.key: Final = key or key_of(bound)

    @property
    def unconditional(self) -> bool:
        """Whether it holds for everybody, whatever they have."""
        return self.standing and self.bound.who in EVERYBODY and self.bound.condition is None and not self.bound.whens

    def holds_for(self, seat: Seat, table: Table, pile: int = 0) -> bool:
        """Whether it holds for this player now; `pile` is where a card would go."""
        if self.standing:
            scene = Scene(seat, in_turn(table), pile=pile, under=table.top(pile) if pile else None)
            if self.bound.who not in EVERYBODY:
                begun = replace(scene, player=scene.active)
                if seat not in people(self.bound.who, table, begun):
                    return False
        else:
            term = running(table, self.key)
            if term is None or seat not in term.players:
                return False
            scene = replace(term.scene, player=seat)
        return all(self.at_such_time(when, seat, table) for when in self.bound.whens) and holds(
            self.bound.condition, table, scene
        )

    def at_such_time(self, when: m.When, seat: Seat, table: Table) -> bool:
        match when:
            case m.At(m.Timing.ON_TURN | m.Timing.ON_NEXT_TURN):
                return seat == table.turn
            case m.At(m.Timing.OUT_OF_TURN):
                return seat != table.turn
            case m.At(m.Timing.AT_START):
                return seat == table.turn and not table.acted
            case m.At(m.Timing.DURING_POINT):
                return in_points_of_order.is_running(table)
            case m.At(m.Timing.ANY_TIME | m.Timing.UNTIL_NEXT_TURN) | m.UntilEvent() | m.ForTurns():
                return True
            case m.At(m.Timing.ONCE_PER_TURN | m.Timing.ONCE_PER_ROUND):
                return not had_already(self.key, when, seat, table)
        raise OnlyPeople("nobody can tell when that holds")

    def seats(self, table: Table) -> Seats:
        """All for whom it holds now."""
        return seats_of([seat for seat in range(table.seats) if self.holds_for(seat, table)])


class Ban(Part):
    """What a sentence forbids."""

    def __init__(self, bound: m.Bound, standing: bool) -> None:
        if is_once(bound.whens):
            raise OnlyPeople("nobody can tell what is forbidden once")
        self.scope: Final = Scope(bound, standing)
        self.acts: Final = [act for group in bound.acts for act in group]

    def tallies(self) -> tuple[Memory, ...]:
        return () if self.scope.standing else (TERMS,)

    def hooks(self) -> list[Heard]:
        return [hook for act in self.acts for hook in self.against(act)]

    def against(self, act: Action) -> list[Heard]:
        match act:
            case m.ToPlay():
                return self.against_cards(act)
            case m.ToDraw():
                return [answers(WayOpen, self.unless_stuck, DRAW)]
            case m.ToDiscard():
                return [answers(WayOpen, self.nobody_concerned, in_cheats.SLIP)]
            case m.ToLookAtHand():
                return [
                    answers(in_cheats.MayLookAt, self.not_at_hands),
                    answers(WayOpen, self.nobody_concerned, SEE_HAND),
                ]
            case m.ToDo(m.Simple.INTRODUCE_RULE):
                return [answers(WayOpen, self.nobody_concerned, INTRODUCE)]
            case m.ToSay(m.OneOfPhrases(phrases)) if self.scope.bound.whens == (m.At(m.Timing.DURING_POINT),):
                others = tuple([phrase for phrase in phrases if not begins_point(phrase)])
                again = in_points_of_order.NoSuchWords().hooks() if len(others) < len(phrases) else []
                return [*again, *(self.against_words(others) if others else [])]
            case m.ToSay(m.OneOfPhrases(phrases)):
                return self.against_words(phrases)
            case m.ToSay(m.Anything()) | m.ToSpeak():
                return [follows(Said, self.talking)]
            case m.ToDo(m.Simple.CALL_PENALTY):
                return [follows(Charged, self.calling)]
        raise OnlyPeople("the table cannot see to it that nobody does that")

    def nobody_concerned(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier - self.scope.seats(table)

    def unless_stuck(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        """Nobody draws, but whoever is in turn and could do nothing else: a game is not stopped by a rule."""
        barred = self.scope.seats(table)
        seat = table.turn
        if seat != NO_SEAT and seat in barred and not single_plays(table, seat):
            barred = barred - only(seat)
        return earlier - barred

    def not_at_hands(self, asked: "in_cheats.MayLookAt", table: Table, earlier: Seats) -> Seats:
        return earlier - self.scope.seats(table)

    def against_cards(self, play: m.ToPlay) -> list[Heard]:
        """Cards that do not go on others are a matter of matching, all others of whether one may part with them."""
        if play.several is m.Several.EXACTLY and play.together is None and play.on is None and not play.as_last:
            return [answers(Complete, self.not_so_many(play))]
        if play.several is not m.Several.ONE or play.together is not None:
            raise OnlyPeople("the table cannot see to it that nobody plays so many cards")
        these = laying(play.cards, play.on)
        relation = any(getattr(tail, "other", None) is m.Other.TOP for tail in inside(play.cards, m.Tail))
        if self.scope.unconditional and not play.as_last and (play.on is not None or relation):

            def no_match(asked: Matches, table: Table, earlier: Cards) -> Cards:
                return earlier - these(table, asked.top, in_turn(table))

            def no_following(asked: Follows, table: Table, earlier: Cards) -> Cards:
                return no_match(Matches(asked.laid[-1]), table, earlier)

            return [answers(Matches, no_match), answers(Follows, no_following), *narrowing(play)]

        by_turns = self.is_about_turns(play)

        def kept(asked: MayPart, table: Table, earlier: Cards) -> Cards:
            top = table.top(asked.pile)
            if by_turns and has_places(table):
                return earlier
            if play.as_last and len(table.hands[asked.seat]) != 1:
                return earlier
            if not self.scope.holds_for(asked.seat, table, asked.pile):
                return earlier
            return earlier - these(table, top, asked.seat)

        turns = only_with(in_slot_order, lambda: there_only(in_slot_order.OnlyInTurn()))
        return [answers(MayPart, kept), *(turns if by_turns else [])]

    def is_about_turns(self, play: m.ToPlay) -> bool:
        """Whether it says that nobody plays anything out of turn, and nothing else: where turns go by places, it is for
        those to say whose turn it is.
        """
        plainly = self.scope.standing and self.scope.bound.who in EVERYBODY and self.scope.bound.condition is None
        any_card = play == m.ToPlay(play.cards) and possible(play.cards) == ALL
        return plainly and any_card and self.scope.bound.whens == (m.At(m.Timing.OUT_OF_TURN),)

    def not_so_many(self, play: m.ToPlay) -> Callable[[Complete, Table, bool], bool]:
        """Just so many of such cards do not go together, whatever else is played with them."""
        kinds = [(kind, m.Kinds((apart(kind),))) for kind in play.cards.kinds]

        def such(group: tuple[Card, ...], table: Table, top: Card | None, seat: Seat) -> bool:
            return any(
                all(card in meant(each, table, top, seat) for card in group) and together_as(kind, table, [*group])
                for kind, each in kinds
            )

        def no_group(asked: Complete, table: Table, earlier: bool) -> bool:
            seat = in_turn(table)
            if not earlier or len(asked.laid) < play.number or not self.scope.holds_for(seat, table):
                return earlier
            tops = [table.top(pile) for pile in table.piles]
            return not any(
                such(group, table, top, seat) and not any(such((*group, card), table, top, seat) for card in rest)
                for group, rest in parted(asked.laid, play.number)
                for top in tops
            )

        return no_group

    def against_words(self, phrases: tuple[str, ...]) -> list[Heard]:
        """Of a ban and a rule that asks for the words, the newer one counts."""

        def no_such_words(asked: MayBeSaid, table: Table, earlier: bool) -> bool:
            these = any(mentions(asked.words, phrase) for phrase in phrases)
            return earlier and not (these and self.concerns(asked.seat, table))

        def said(event: Said, table: Table) -> Events:
            found = [phrase for phrase in phrases if mentions(event.words, phrase)]
            if not found or not self.concerns(event.player, table):
                return NOTHING
            free = table.ask(MayBeSaid(event.player, event.words))
            return NOTHING if free else broken(event.player, f"Saying {found[0]}", table)

        def not_owed(event: Owed, table: Table) -> Events:
            duty = event.duty
            if duty.kind != SAY or not any(mentions(duty.what, phrase) for phrase in phrases):
                return NOTHING
            return NOTHING if table.ask(MayBeSaid(duty.bearer, duty.what)) else [DropsDuty(duty)]

        return [answers(MayBeSaid, no_such_words), follows(Said, said), follows(Owed, not_owed)]

    def talking(self, event: Said, table: Table) -> Events:
        """Words that are owed are spared, and those that begin or end a Point of Order."""
        owed = [duty for duty in table.duties if (duty.bearer, duty.kind) == (event.player, SAY)]
        formal = (in_phrases.POINT_OF_ORDER, in_phrases.END_OF_POINT) if is_there(in_phrases) else ()
        if any(phrase.kind in formal for phrase in heard(event.words)) or any(
            table.ask(SaidEnough(event.words, duty.what)) for duty in owed
        ):
            return NOTHING
        return broken(event.player, forbidden(m.ToSpeak()), table) if self.concerns(event.player, table) else NOTHING

    def calling(self, event: Charged, table: Table) -> Events:
        call = forbidden(m.ToDo(m.Simple.CALL_PENALTY))
        return broken(event.player, call, table) if event.words and self.concerns(event.player, table) else NOTHING

    def concerns(self, seat: Seat, table: Table) -> bool:
        return table.phase == PLAYING and seat in table.ask(Present()) and self.scope.holds_for(seat, table)


def narrowing(play: m.ToPlay) -> list[Heard]:
    """A card on which nothing above or below some rank goes has a meaning of its own."""
    if play.on is None or not any(isinstance(tail, m.OrBeyond) for tail in inside(play.cards, m.Tail)):
        return []
    on = possible(play.on)

    def means_something(asked: "in_meanings.Special", table: Table, earlier: Cards) -> Cards:
        return earlier | on

    return [answers(in_meanings.Special, means_something)]


def parted(cards: tuple[Card, ...], number: int) -> list[tuple[tuple[Card, ...], list[Card]]]:
    """Each choice of so many of these cards, with the others; of very many cards the first ones alone."""
    places = range(len(cards))
    chosen = list(islice(combinations(places, number), _MOST_CHOICES))
    return [(tuple([cards[at] for at in some]), [cards[at] for at in places if at not in some]) for some in chosen]


def begins_point(phrase: str) -> bool:
    """Whether whoever says it begins a Point of Order: while one runs, it is for the game to hear whether it is said
    again, or said to end it.
    """
    return is_there(in_phrases) and [each.kind for each in heard(phrase)] == [in_phrases.POINT_OF_ORDER]


def broken(seat: Seat, call: str, table: Table) -> list[Event]:
    """It is noted that somebody broke the rule by what they said; where a referee has no calls to make, it costs a card
    at once.
    """
    fined = table.law.dial == REFEREE and not table.law.hears(in_calls.MostFailures)
    return [Breached(seat, "", call), *([Fined(seat)] if fined else [])]
