"""What players may do now: listed with the sets that judge, and picked at random."""

from collections import Counter
from dataclasses import dataclass

from cardhouse.cards import ALL, NONE, TWOS, Cards, card, cards
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.choices import MOST_COLLECTIONS, Group, Listed, Offers, collections, lawful, random_act
from cardhouse.core.declared import ANY_TIME, TURN, Way
from cardhouse.core.events import Landed, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Accuse, Choose, Say, Vote
from cardhouse.core.questions import CanBeDone, Clear, Complete, Follows, Handling, InTurn, OpenTo
from cardhouse.core.rule import TABLE, Brings, Rule
from cardhouse.core.seats import EVERYONE, Seats, only
from cardhouse.core.speech import Gestured
from cardhouse.core.table import OVER, Events, Table
from cardhouse.core.verdicts import judge
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.combinations.combinations import RisingPrimes, StandardPrimes
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, does, seat


def test_the_lawful_acts_of_a_turn() -> None:
    assert lawful(seat()) == [Play(ANN, cards("9H")), Draw(ANN)]
    assert lawful(seat(), ANN) == lawful(seat())
    assert lawful(seat(), BOB) == []


def test_every_pile_is_offered() -> None:
    table = seat()
    table.piles[3] = [card("9S"), card("4D")]
    assert lawful(table) == [Play(ANN, cards("9H"), 1), Play(ANN, cards("4C"), 3), Draw(ANN)]


def test_before_play_the_dealer_prepares() -> None:
    table = new_table(BASE, ["Ann", "Bob", "Cat"])
    assert lawful(table) == [Prepare(CAT, "shuffle")]
    does(table, Prepare(CAT, "shuffle"))
    assert lawful(table) == [Prepare(CAT, "deal")]


def test_after_a_round_nobody_moves_a_card() -> None:
    table = seat()
    table.phase = OVER
    assert lawful(table) == []
    assert random_act(table, seeded(1)) is None


def test_what_is_owed_comes_first() -> None:
    table = seat(GivesAway(on=TWOS), dial=TABLE)
    table.duties = [Duty(BOB, "designate", about=(2, TWOS.bits)), Duty(CAT, "say", "Bartok")]
    assert lawful(table)[:2] == [Choose(BOB, "designate", (CAT, ANN)), Choose(BOB, "designate", (ANN, CAT))]
    Fined(CAT, 2, "x").apply(table)
    others = [act for act in lawful(table) if not isinstance(act, Choose)]
    assert others == [Say(CAT, "Bartok"), Pay(CAT)]  # play is paused
    assert isinstance(random_act(table, seeded(1)), Choose | Pay | Say)


def test_while_cards_wait_nothing_is_offered_that_makes_them_act() -> None:
    """Else one of them might end the round, and what was offered would be against the rules by its own doing."""
    table = seat(GivesAway(on=TWOS), dial=TABLE)
    table.duties = [Duty(BOB, "designate", about=(2, TWOS.bits)), Duty(CAT, "say", "Bartok")]
    table.landing = [Landed(ANN, card("9H"), 1)]
    assert lawful(table) == [Say(CAT, "Bartok")]


def test_a_pending_vote_is_offered() -> None:
    table = seat()
    does(table, Accuse(ANN, BOB, "base-turn"))
    assert lawful(table) == [Vote(seat_, aye, "accusation") for seat_ in (BOB, CAT) for aye in (True, False)]


def test_what_is_listed_is_what_is_lawful() -> None:
    table = seat(TrapCard(), GivesAway(on=TWOS), Ann="9H 4C 2C", Bob="9D 2D", Cat="9C 4H")
    table.area("trap", BOB).append(card("2S"))
    listed = lawful(table)
    assert {type(act) for act in listed} == {Play, Draw, Lay, Spring}
    assert all(judge(table, act) == [] for act in listed)


@dataclass(frozen=True)
class Closed(Rule):
    """The second pile is closed, Bob may touch nothing, and Cat has something to do first."""

    @answers(OpenTo)
    def second_pile(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        return earlier if asked.pile == 1 else NONE

    @answers(Handling)
    def not_bob(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        return earlier - only(BOB)

    @answers(Clear)
    def not_cat(self, asked: Clear, table: Table, earlier: Seats) -> Seats:
        return earlier - only(CAT)


@dataclass(frozen=True)
class AnybodysTurn(Rule):
    """It is everybody's turn."""

    @answers(InTurn)
    def anybody(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return EVERYONE


def test_all_gates_count_for_the_list() -> None:
    table = seat(AnybodysTurn(), Closed())
    table.piles[2] = [card("9S")]
    assert lawful(table) == [Play(ANN, cards("9H")), Draw(ANN)]


def test_when_it_is_everybodys_turn_all_are_offered() -> None:
    assert lawful(seat(AnybodysTurn())) == [
        Play(ANN, cards("9H")),
        Play(BOB, cards("8H")),
        Play(CAT, cards("4H")),
        Draw(ANN),
        Draw(BOB),
        Draw(CAT),
    ]


@dataclass(frozen=True)
class Dances(Rule):
    """In turn a player may dance, and nobody knows any steps; or sing, anytime, one of two songs."""

    def brings(self) -> Brings:
        return Brings(ways=(Way("dance", when=TURN), Way("sing", when=ANY_TIME)))

    @answers(Offers)
    def songs(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        songs: list[Act] = [Choose(BOB, "sing", (number,)) for number in (1, 2)]
        return [*earlier, Listed(songs if asked.way == "sing" else [])]


def test_a_rule_lists_the_acts_it_brings() -> None:
    assert lawful(seat(Dances()), BOB) == [Choose(BOB, "sing", (1,)), Choose(BOB, "sing", (2,))]


def picks(table: Table, count: int, seed: int = 2) -> Counter[Act]:
    chance = seeded(seed)
    found: Counter[Act] = Counter()
    for _ in range(count):
        act = random_act(table, chance)
        assert act is not None
        found[act] += 1
    return found


def test_ways_of_acting_are_as_likely_and_so_are_the_acts_of_one() -> None:
    found = picks(seat(Ann="9H 8H 7H 6H", Bob="9D", Cat="9C"), 4_000)
    assert set(found) == {Draw(ANN), *[Play(ANN, cards(name)) for name in ("9H", "8H", "7H", "6H")]}
    assert 1_800 < found[Draw(ANN)] < 2_200
    assert all(400 < found[Play(ANN, cards(name))] < 600 for name in ("9H", "8H", "7H", "6H"))


def test_where_one_way_offers_nothing_another_is_taken() -> None:
    assert set(picks(seat(Ann="4C", Bob="9D", Cat="9C"), 20)) == {Draw(ANN)}
    assert set(picks(seat(Dances()), 60)) == {*lawful(seat(Dances()))}


def test_a_random_act_is_picked_from_all_groups() -> None:
    table = seat(AnybodysTurn())
    assert set(picks(table, 200)) == set(lawful(table))


def test_the_same_chance_picks_the_same_acts() -> None:
    table = seat(TrapCard(), Ann="9H 8H 7H 6H", Bob="9D", Cat="9C")
    assert picks(table, 50, seed=9) == picks(table, 50, seed=9)


def test_a_table_without_rules_offers_nothing() -> None:
    assert lawful(seat(base=())) == []
    assert random_act(seat(base=()), seeded(1)) is None


def test_where_what_is_owed_is_no_act_another_is_taken() -> None:
    table = seat()
    table.duties = [Duty(ANN, "bow")]
    assert set(picks(table, 20)) == {Play(ANN, cards("9H")), Draw(ANN)}
    table.duties = [Duty(ANN, "say", "Bartok")]
    assert set(picks(table, 20)) == {Say(ANN, "Bartok")}


@dataclass(frozen=True)
class SighsWhenStuck(Rule):
    """When a turn begins and no card can be played, the player sighs."""

    @after(TurnBegan)
    def sigh(self, began: TurnBegan, table: Table) -> Events:
        if not any(isinstance(act, Play) for act in lawful(table, began.player)):
            yield Gestured(began.player, "sigh", -1)


def test_a_rule_may_ask_what_is_lawful_in_the_middle_of_an_act() -> None:
    table = seat(SighsWhenStuck(), Ann="9H 4C", Bob="5C 6C", Cat="9C 4D")
    lawful(table)  # remembered, and no longer true when the rule asks
    assert Gestured(BOB, "sigh", -1) in does(table, Play(ANN, cards("9H"))).events
    assert lawful(table) == [Draw(BOB)]
    assert Gestured(CAT, "sigh", -1) not in does(table, Draw(BOB)).events


# Plays of several cards

PRIMES = "2H 3H 5H 7H 4C"


def several(table: Table) -> set[str]:
    found = [collections(table, act) for act in lawful(table) if isinstance(act, Play)]
    return {" ".join(each.name for each in play.cards) for plays in found for play in plays}


def test_plays_of_several_cards_are_listed_apart() -> None:
    table = seat(StandardPrimes(), RisingPrimes(), pile="9H", Ann="2H 3C 5D 4C", Bob="9D", Cat="9C")
    assert several(table) == {"2H 3C", "2H 5D", "2H 3C 5D"}


def test_two_cards_of_one_face_count_once() -> None:
    table = seat(StandardPrimes(), RisingPrimes(), pile="9H", Ann="2H 3C 3C", Bob="9D", Cat="9C")
    first = Play(ANN, cards("2H"))
    assert collections(table, first) == [Play(ANN, cards("2H 3C"))]


@dataclass(frozen=True)
class Anything(Rule):
    """Any three cards or more go together."""

    @answers(Follows)
    def any_card(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return ALL

    @answers(Complete)
    def three(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return len(asked.laid) >= 3


def test_at_most_a_few_hundred_are_listed() -> None:
    hand = "2H 3H 4H 5H 6H 7H 8H 9H"
    table = seat(Anything(), Ann=hand, Bob="9D", Cat="9C")
    found = collections(table, Play(ANN, cards("2H")))
    assert len(found) == MOST_COLLECTIONS
    assert min(len(play.cards) for play in found) == 3


def test_a_random_play_goes_on_where_the_rules_allow_it() -> None:
    table = seat(StandardPrimes(), RisingPrimes(), pile="9H", Ann=PRIMES, Bob="9D", Cat="9C")
    found = picks(table, 300)
    lengths = {len(act.cards) for act in found if isinstance(act, Play)}
    assert {1, 2, 3} <= lengths
    assert all(judge(table, act) == [] for act in found)


def test_a_random_play_stops_where_it_would_not_be_complete() -> None:
    table = seat(Anything(), Ann="2H 3H 4H 5H", Bob="9D", Cat="9C")
    lengths = Counter(len(act.cards) for act in picks(table, 200) if isinstance(act, Play))
    assert set(lengths) == {1, 3, 4}


@dataclass(frozen=True)
class NothingLeft(Rule):
    """Without a stock nobody draws."""

    @answers(CanBeDone)
    def no(self, asked: CanBeDone, table: Table, earlier: bool) -> bool:
        return False


def test_a_draw_is_listed_only_where_there_is_a_card_or_the_rules_make_do_without() -> None:
    table = seat(NothingLeft())
    assert Draw(ANN) in lawful(table)
    table.stock = []
    table.hands[ANN] = [card("4C")]
    assert lawful(table) == []
    assert random_act(table, seeded(1)) is None
    without = seat()
    without.stock = []
    assert Draw(ANN) in lawful(without)
