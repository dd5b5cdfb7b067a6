"""What follows from a sentence that begins with "when", clause by clause, each when the one before it has happened."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardhouse.core.affairs import Owed
from cardhouse.core.demands import DemandOver, DrawCancelled
from cardhouse.core.events import Reversed, TurnsUp
from cardhouse.core.landing import ByItself
from cardhouse.core.owed import AS_USUAL, Deadline, Duty
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import RoundWon
from cardhouse.core.seating import Concludes, Victors
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table, Wish
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Clause, TableChange, Who
from cardhouse.english.walking import inside
from cardhouse.english.writing import clause_said
from cardhouse.english.written.cards import SUITS_OF, rank_named
from cardhouse.english.written.choosing import asks_for_player, choices_in
from cardhouse.english.written.deeds import deed_owed
from cardhouse.english.written.demands import SKIP, handed_on, is_demand, limit_begins, opened, words_or_cards
from cardhouse.english.written.duties import deadline, owes
from cardhouse.english.written.effects import DealsAgain, effects
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import AttributeNamed, LaidUp, NamingLapsed, PileWent, TurnGoesTo
from cardhouse.english.written.families import lent
from cardhouse.english.written.handing_on import is_handed_on, must_play, turn_bound, words_begin
from cardhouse.english.written.later import for_a_while, had_already, had_now, is_once, is_put_off, put_off
from cardhouse.english.written.people import how_many, people
from cardhouse.english.written.places import PREVIOUS, has_places, picked_up
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.standing_in import counts_now
from cardhouse.english.written.states import holds
from cardhouse.english.written.terms import begins

if TYPE_CHECKING:
    from cardhouse.rules.order import effects as in_effects
    from cardhouse.rules.piles import pile_acts as in_pile_acts
    from cardhouse.rules.piles import piles as in_piles
else:
    in_effects = lent("order.effects")
    in_pile_acts = lent("piles.pile_acts")
    in_piles = lent("piles.piles")


_HAPPENING: Final = (m.At(m.Timing.ON_NEXT_TURN), m.At(m.Timing.ON_TURN))
"""Times that what happens can have: a skip is always of the next turn."""
NO_CLAUSE: Final = m.TableEffect(m.Happens(m.Happening.NOTHING))
NO_SCENE: Final = Scene(NO_SEAT)


class Runs(Wish):
    """A wish: a clause is to be carried out. Nobody writes it down: what comes of it is."""

    clause: Clause = NO_CLAUSE
    scene: Scene = NO_SCENE
    price: int = 1
    adds: bool = False

    def bound(self, table: Table) -> list[Event]:
        found = carried_out(self.clause, table, self.scene, self.price, self.adds)
        return [event.stamped(self.origin, table) for event in found]


def runs(clause: Clause, scene: Scene, price: int, adds: bool = False) -> Runs:
    """The wish that this clause is carried out."""
    wish = Runs()
    wish.clause, wish.scene, wish.price, wish.adds = clause, scene, price, adds
    return wish


def carried_out(clause: Clause, table: Table, scene: Scene, price: int, adds: bool = False) -> list[Event]:
    if not isinstance(clause, (m.TableEffect, m.Effects, m.Bound)):
        raise OnlyPeople("nobody can tell what follows")
    if not holds(clause.condition, table, scene):
        return []
    if choices_in(clause) > len(scene.chosen) and not is_offer(clause):
        return asks_for_player(clause, table, scene)
    if not is_offer(clause) and is_once(clause.whens):
        return once_only(clause, table, scene, price, adds)
    if isinstance(clause, (m.Bound, m.Effects)) and is_put_off(clause) and must_play(clause) is None:
        return put_off(clause, table, scene)
    if for_a_while(clause):
        return reversed_for_a_while(clause, table, scene)
    if not isinstance(clause, m.Bound) and not is_limit(clause) and any(w not in _HAPPENING for w in clause.whens):
        raise OnlyPeople("nobody can tell when that happens")
    match clause:
        case m.TableEffect(m.NextCard()):
            return limit_begins(clause, table, scene)
        case m.TableEffect(world):
            return happens(world, table, scene)
        case m.Effects(m.NEXT, ((m.ToDraw(m.SomeCards(number, m.CardSort.PLAIN))), m.ToBeSkipped())) if has_places(
            table
        ):
            return picked_up(how_many(number, table, scene), True, table, scene)
        case m.Effects(who, acts):
            return [event for act in acts for event in done_or_owed(act, who, price, table, scene)]
        case m.Bound() if is_offer(clause):
            return begins(clause_said(clause), people(clause.who, table, scene), table, scene)
        case m.Bound() if is_handed_on(clause):
            return words_begin(clause, scene, table)
        case m.Bound() if must_play(clause) is not None:
            return turn_bound(clause, table, scene)
        case m.Bound(who, whens=whens) if (choice := words_or_cards(clause)) is not None:
            return words_owed_or_paid(choice[0], choice[1], people(who, table, scene), deadline(whens), table, scene)
        case m.Bound() if is_demand(clause):
            return opened(clause, adds, table, scene)
        case m.Bound(who, m.Modal.MUST, (acts,), whens):
            until, seats = deadline(whens), people(who, table, scene)
            return [
                event for seat in seats for act in acts for event in deed_owed(act, seat, until, price, table, scene)
            ]
    raise OnlyPeople("nobody can tell what follows")


def reversed_for_a_while(clause: Clause, table: Table, scene: Scene) -> list[Event]:
    """Turn order turns round for so many turns; where turns go by places, these count them."""
    if has_places(table):
        return [in_effects.ReversedFor(when.number) for when in inside(clause, m.ForTurns)]
    return [Reversed(), *begins(clause_said(clause), [scene.player], table, scene)]


def turned_over(pile: int, table: Table, scene: Scene) -> list[Event]:
    """The pile is turned over and its new top card up: by itself, or by the hand of whoever played, where the game has
    people do so.
    """
    if table.ask(ByItself()) or not table.ask(in_piles.TurnedByHand()):
        return [in_pile_acts.Flipped(pile), in_pile_acts.TopTurned(pile)]
    return [Owed(Duty(scene.player, in_pile_acts.FLIP, blocking=True, about=(pile, scene.player)))]


def is_limit(clause: Clause) -> bool:
    return isinstance(clause, m.TableEffect) and isinstance(clause.what, m.NextCard)


def once_only(
    clause: m.Bound | m.Effects | m.TableEffect, table: Table, scene: Scene, price: int, adds: bool
) -> list[Event]:
    """What follows at most once in a turn or a round for whoever sets it off."""
    key = clause_said(clause)
    if any(had_already(key, when, scene.player, table) for when in clause.whens):
        return []
    again = replace(clause, whens=tuple([when for when in clause.whens if not is_once((when,))]), condition=None)
    return [*carried_out(again, table, scene, price, adds), had_now(key, scene.player)]


def words_owed_or_paid(
    act: Action, draw: m.ToDraw, seats: list[Seat], until: Deadline, table: Table, scene: Scene
) -> list[Event]:
    """Words or a movement that are owed; whoever has not done it in time draws, and pays nothing else."""
    found: list[Event] = []
    for seat in seats:
        match draw.what:
            case m.SomeCards(number):
                price = how_many(number, table, scene.of(seat))
            case m.Until(int(goal)):
                price = max(0, goal - len(table.hands[seat]))
            case _:
                raise OnlyPeople("nobody can tell what has to be drawn instead")
        found += owes(act, seat, until, price, table, scene) if price else []
    return found


def done_or_owed(act: Action, who: Who, price: int, table: Table, scene: Scene) -> list[Event]:
    """What happens at once; a gift is owed, for its giver chooses the cards."""
    match act:
        case m.ToGive(m.SomeCards()) | m.ToPass(m.SomeCards()) | m.ToSwapCard() | m.ToShow(m.SomeCards()):
            seats = people(who, table, scene)
            return [event for seat in seats for event in deed_owed(act, seat, AS_USUAL, price, table, scene)]
        case m.ToDiscard(m.SomeCards(_, m.CardSort.PLAIN)):
            seats = people(who, table, scene)
            return [event for seat in seats for event in deed_owed(act, seat, AS_USUAL, price, table, scene)]
    return effects(act, who, table, scene)


def is_offer(clause: Clause) -> bool:
    """Whether it allows or forbids, for a while."""
    return isinstance(clause, m.Bound) and clause.modal is not m.Modal.MUST


def happens(world: TableChange, table: Table, scene: Scene) -> list[Event]:
    match world:
        case m.Happens(what):
            return happening(what, table, scene)
        case m.PlayPassesTo(who) if who == PREVIOUS and has_places(table):
            return [in_effects.WentBack()]
        case m.PlayPassesTo(who):
            return [TurnGoesTo(seat, True) for seat in people(who, table, scene)[:1]]
        case m.DrawPassesTo(who):
            return handed_on(who, table, scene)
        case m.SuitBecomes(suit):
            return [AttributeNamed(scene.player, SUITS_OF[suit], 0)]
        case m.RankBecomes(rank) if rank_named(rank):
            return [AttributeNamed(scene.player, -1, rank_named(rank))]
        case m.CardCountsAs(kind):
            return counts_now(kind, table, scene)
    raise OnlyPeople("the table cannot do that by itself")


def happening(what: m.Happening, table: Table, scene: Scene) -> list[Event]:
    pile = scene.pile or max(table.piles, default=0)
    cards = tuple(table.piles.get(pile, ()))
    match what:
        case m.Happening.REVERSED:
            return [Reversed()]
        case m.Happening.NOTHING | m.Happening.DRAWS_ADD_UP | m.Happening.SKIPS_ADD_UP:
            return []
        case m.Happening.DRAW_CANCELLED:
            return [DemandOver(DRAW), DrawCancelled()]
        case m.Happening.SKIP_CANCELLED:
            return [DemandOver(SKIP)]
        case m.Happening.CLEARED:
            return [PileWent(pile, cards), NamingLapsed(), DemandOver("card")] if cards else []
        case m.Happening.TURNED_OVER:
            return turned_over(pile, table, scene) if cards else []
        case m.Happening.TOP_TO_PILE:
            return [TurnsUp(pile)] if pile else []
        case m.Happening.BOTTOM_TO_PILE:
            return [LaidUp(pile, cards[0])] if len(cards) > 1 else []
        case m.Happening.DEALT_AGAIN:
            return [DealsAgain(scene.player)]
        case m.Happening.ROUND_ENDS:
            return [Concludes() if table.law.hears(Victors) else RoundWon(())]
    raise OnlyPeople("the table cannot do that by itself")
