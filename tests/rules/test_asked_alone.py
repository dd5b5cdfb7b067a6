"""Rules asked for one thing only, where a whole game hardly ever comes: what is over, what waits, what is nobody's."""

from itertools import product

import pytest

from cardhouse.cards import ALL, JACKS, QUEENS, TWOS, Cards, card, of_rank
from cardhouse.core.acts import Play
from cardhouse.core.affairs import ClosesBreach
from cardhouse.core.book_acts import SECRETS, Secret
from cardhouse.core.cases import MotionDropped, Movable
from cardhouse.core.choices import Listed, Offers
from cardhouse.core.engine import decide
from cardhouse.core.events import TurnEnded
from cardhouse.core.hooks import answers
from cardhouse.core.landing import MayPart
from cardhouse.core.owed import A_DUTY, SAY, Breach, Duty, Motion, Penalty
from cardhouse.core.penalties import AT_ONCE, BY_HAND, Collected
from cardhouse.core.people_acts import GIVE, Say
from cardhouse.core.presence import Left
from cardhouse.core.questions import PENALTY, WayOpen
from cardhouse.core.rule import Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seats, only, seats_of
from cardhouse.core.shown import Glimpsed
from cardhouse.core.speech import SUIT_WORDS, Chose, Gestured
from cardhouse.core.table import Events, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.accusing.penalties import BowBeforePenalty
from cardhouse.rules.calling.call_windows import GoesStale, TurnNoted
from cardhouse.rules.calling.calls import CalledFor, Wordings
from cardhouse.rules.calling.discretion import BALLOT, Ballots, HeldOne, LiesOnRecord, is_naming
from cardhouse.rules.dealing.cutting import CUTTER, CUTTING, NOT_CUT, TheCut
from cardhouse.rules.giving import DESIGNATE, Designations, GivesAway
from cardhouse.rules.going_back.by_consent import ASK_BACK, UndoneByConsent
from cardhouse.rules.going_back.wrong_cards import OnePlayOrDraw, OutOfTurnIsVoid, StillPlayable, SuitState
from cardhouse.rules.lawmaking.answering import CONVICTIONS, AnswerTheChef
from cardhouse.rules.lawmaking.declaring import is_option
from cardhouse.rules.leaving_play.answering_in_kind import AnswersInKindOrDraws
from cardhouse.rules.market.peeking import PLACES, LooksAhead
from cardhouse.rules.matching.called_suits import AnybodyCallsSuit
from cardhouse.rules.order.effects import PointedAt
from cardhouse.rules.order.pile_order import NO_CARD, Later, laid_order, taken
from cardhouse.rules.order.pointing import PointsNext
from cardhouse.rules.order.pointing_acts import POINT_AT, Pointed
from cardhouse.rules.piles.pile_acts import TAKE
from cardhouse.rules.piles.piles import TakesFromPile
from cardhouse.rules.points.motions import MotionsReverse
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.traps import turn_record
from cardhouse.rules.turns.slots import Order, first_order, plain_order, slot_at
from cardhouse.rules.turns.turn_order import HasTurns, NextSeat, TurnOrder, is_plain
from tests.core.seating import ANN, BOB, CAT, seat
from tests.rules.test_verdicts_travel import BobIsChef


def ballot(number: int, about: int, *voters: int) -> Motion:
    return Motion(number, BALLOT, ANN, about, "", voters)


def kinds(events: Events) -> list[str]:
    return [f"{type(event).__name__} {getattr(event, 'number', '')}".strip() for event in events]


def test_a_ballot_waits_for_nobody_who_has_left() -> None:
    table = seat(Ballots())
    table.motions = [
        Motion(1, "going back", ANN, BOB, "", (BOB, CAT)),
        ballot(2, ANN, CAT),
        ballot(3, ANN, BOB, CAT),
        ballot(4, ANN, BOB),
        ballot(5, BOB, CAT),
    ]
    found = kinds(Ballots().nobody_waits(Left(BOB), table))
    assert found == ["ElectorateSet 3", "MotionDropped", "PenaltyGoesBack 0", "MotionDropped", "PenaltyGoesBack 0"]
    dropped = [each for each in Ballots().nobody_waits(Left(BOB), table) if isinstance(each, MotionDropped)]
    assert [each.motion.number for each in dropped] == [4, 5]


@pytest.mark.parametrize("ago, held", [(0, True), (4_999, True), (5_000, True), (5_001, False)])
def test_one_card_was_held_so_lately(ago: int, held: bool) -> None:
    rule = LiesOnRecord(early_s=5)
    table = seat(rule, Ann="9H 4C", Bob="9D 8H", Cat="9C")
    table.clock = 20_000
    place = table.law.tally_place[rule.tallies()[0]]
    table.tallies[place] = rule.tallies()[0].step(table.tallies[place], HeldOne(ANN, 20_000 - ago))
    assert rule.held_one(table, ANN) is held
    assert not rule.held_one(table, BOB)
    assert rule.held_one(table, CAT), "now"


class SomebodyIsNext(Rule):
    """Nobody but the first player is next."""

    @answers(NextSeat)
    def next_seat(self, asked: NextSeat, table: Table, earlier: int) -> int:
        return ANN


class OrderOfItsOwn(Rule):
    """Turns go the other way round."""

    @answers(TurnOrder)
    def other_way(self, asked: TurnOrder, table: Table, earlier: Order) -> Order:
        return plain_order(table.seats, EVERYONE, -1, asked.after, 0)


class OnlyTwo(Rule):
    """Turns go to the first two players."""

    @answers(HasTurns)
    def two(self, asked: HasTurns, table: Table, earlier: Seats) -> Seats:
        return Seats(3)


@pytest.mark.parametrize("rule", [SomebodyIsNext(), OrderOfItsOwn(), OnlyTwo()])
def test_turns_are_plain_where_no_rule_has_a_word_on_them(rule: Rule) -> None:
    assert is_plain(seat())
    assert not is_plain(seat(rule))


def test_nothing_runs_on_below_nothing() -> None:
    order = laid_order(first_order(3, 0))
    assert taken(order, 0, NO_CARD).later == Later(0, 0, False)
    once = taken(order, 0, card("9H").index)
    assert once.later == Later(0, 0, False)
    assert once.card.row == 1


@pytest.mark.parametrize(
    "option, colon, told",
    [
        ("recycle", ":", True),
        ("recycle", "", False),
        ("eight-skips.recycle", ":", True),
        ("eight-skips", ":", False),
        ("what we do", ":", False),
        ("", ":", False),
    ],
)
def test_what_has_the_form_of_an_option(option: str, colon: str, told: bool) -> None:
    assert is_option(option, colon) is told


def test_where_nothing_can_be_taken_others_may_list_what_they_let_be_taken() -> None:
    rule = TakesFromPile(count=2)
    table, earlier = seat(rule, pile="2H"), [Listed([])]
    asked = Offers(TAKE, EVERYONE)
    assert rule.list_takes(asked, table, earlier) is earlier  # type: ignore[arg-type]


def test_what_was_done_in_the_last_turn_of_ones_own_goes_stale_with_this_one() -> None:
    rule = GoesStale(stale_after="the next turn")
    table = seat(rule)
    old, others, new = Breach(BOB, "r", 3), Breach(CAT, "r", 3), Breach(BOB, "r", 8)
    table.breaches = [old, others, new]
    memory = rule.tallies()[0]
    table.tallies[table.law.tally_place[memory]] = memory.step(0, TurnNoted(5))
    closed = [each for each in rule.own_turn_is_over(TurnEnded(BOB), table) if isinstance(each, ClosesBreach)]
    assert [each.breach for each in closed] == [old]


@pytest.mark.parametrize(
    "setting, acted, who, kept",
    [
        ("waits for a later turn", 1, ANN, False),  # whoever has drawn plays no other card
        ("waits for a later turn", 0, ANN, True),
        ("waits for a later turn", 1, BOB, True),  # that is out of turn, and not about drawing
        ("may be played at once", 1, ANN, True),
    ],
)
def test_after_drawing_only_what_may_still_be_played_is_parted_with(
    setting: str, acted: int, who: int, kept: bool
) -> None:
    class Nines(Rule):
        """A 9 may still be played."""

        @answers(StillPlayable)
        def nines(self, asked: StillPlayable, table: Table, earlier: Cards) -> Cards:
            return of_rank(9)

    rule = OnePlayOrDraw(drawn_card=setting)
    table = seat(rule, Nines())
    table.acted = acted
    assert rule.no_other_card(MayPart(who, 1), table, ALL) == (ALL if kept else of_rank(9))


@pytest.mark.parametrize("gesture, bows", [("bow", True), ("bow shut", True), ("knock", False), ("raise", False)])
def test_only_a_bow_is_one(gesture: str, bows: bool) -> None:
    rule = BowBeforePenalty()
    table = seat(rule)
    assert list(rule.bow(Gestured(ANN, gesture, BOB), table)) == [], "there is nothing to bow for"
    table.debts = [Penalty(ANN, 1)]
    assert bool(list(rule.bow(Gestured(ANN, gesture, BOB), table))) is bows


def test_a_glance_is_a_bow_of_whoever_is_looked_at() -> None:
    rule = BowBeforePenalty()
    table = seat(rule)
    table.debts = [Penalty(BOB, 1)]
    assert list(rule.bow(Gestured(ANN, "glance", BOB), table))
    assert not list(rule.bow(Gestured(BOB, "glance", ANN), table))


@pytest.mark.parametrize("seconds", [0, 1, 5])
def test_a_call_has_grace_where_it_has_some_seconds(seconds: int) -> None:
    assert SayAt(1, "Last card", call_grace=seconds).brings().grace is (seconds > 0)


@pytest.mark.parametrize("side", [-1, 0, 1])
def test_where_players_have_one_side_it_is_that_one_that_is_pointed_at(side: int) -> None:
    table = new_table(GAMES["uncle-baiting"].book, ["Ann", "Bob", "Cat"], seed=1)
    rule = next(rule for article in table.law.book for rule in article.rules if isinstance(rule, PointsNext))
    table.duties = [Duty(ANN, POINT_AT, about=(1,))]
    pointed = [each for each in rule.go_there(Pointed(ANN, CAT, side), table) if isinstance(each, PointedAt)]
    assert [(each.pile, each.slot) for each in pointed] == [(1, slot_at(CAT, 0))]


def test_only_a_choice_names_whoever_cuts() -> None:
    cut = CUTTING.step(NOT_CUT, Chose(ANN, CUTTER, (BOB,)))
    assert cut == TheCut(BOB)
    assert CUTTING.step(cut, Chose(ANN, CUTTER, ())) == cut
    assert CUTTING.step(cut, Chose(ANN, "suit", (CAT,))) == cut


def test_whoever_owes_no_gift_keeps_nobody_from_theirs() -> None:
    rule = GivesAway(on=TWOS)
    table = seat(rule)
    table.duties = [Duty(CAT, DESIGNATE, about=(rule.gift, TWOS.bits)), Duty(ANN, DESIGNATE, about=(9, TWOS.bits))]
    found = rule.list_gifts(Offers(DESIGNATE, EVERYONE), table, [])
    assert [each.seat for each in found if isinstance(each, Designations)] == [CAT]


@pytest.mark.parametrize(
    "kind, what, told",
    [
        (SAY, "the Ace of Spades", True),
        (SAY, "Last card", False),
        (SAY, "Moo", False),
        (GIVE, "the Ace of Spades", False),
    ],
)
def test_only_the_name_of_a_card_is_one(kind: str, what: str, told: bool) -> None:
    assert is_naming(kind, what) is told


def test_taking_back_is_offered_to_whoever_was_last_and_is_asked_about() -> None:
    rule = UndoneByConsent()
    table = seat(rule)
    table.enact(table.law.setting("undo_by_consent", "yes"))
    assert decide(table, Play(ANN, (card("9H"),))).happened
    asked = {who: rule.whoever_was_last(Offers(ASK_BACK, only(who)), table, []) for who in (ANN, BOB)}
    assert [len(groups) for groups in asked.values()] == [1, 0]


def test_each_deed_of_a_turn_is_noted_by_itself() -> None:
    deeds = (turn_record.DREW, turn_record.TOOK, turn_record.LAID, turn_record.PLAYED, turn_record.PASSED)
    for noted in product((0, 1), repeat=5):
        record = sum(deed for deed, done in zip(deeds, noted, strict=True) if done)
        assert [int(record & deed > 0) for deed in deeds] == list(noted)


def test_a_penalty_under_a_rule_that_is_sealed_may_be_moved_against_anybody() -> None:
    """Whoever moves it does not learn from a refusal whether that is what a penalty was for."""
    rule = MotionsReverse()
    table = new_table(GAMES["moo"].book, ["Ann", "Bob", "Cat"], seed=1)
    table.tallies[table.law.tally_place[SECRETS]] = tuple(
        [Secret(name, ANN, "", "", "", "", knowers) for name, knowers in (("hum", 1 << ANN), ("bow", EVERYONE.bits))]
    )
    asked = [(f"reverse {name}", about) for name in ("hum", "bow", "base-match") for about in (BOB, NO_SEAT)]
    told = [rule.reverses(Movable(words, about), table, False) for words, about in asked]
    assert told == [True, False, False, False, False, False]
    assert rule.reverses(Movable("disable hum", BOB), table, True)


def test_who_neither_answers_nor_draws_is_called_in_several_words() -> None:
    table = new_table(GAMES["moo"].book, ["Ann", "Bob", "Cat"], seed=1)
    [(name, rule)] = [
        (article.id, rule)
        for article in table.law.book
        for rule in article.rules
        if isinstance(rule, AnswersInKindOrDraws)
    ]
    asked = Wordings(Breach(ANN, name, 1))
    neglected = Wordings(Breach(ANN, name, 1, how=A_DUTY))
    said = ("Failure to draw two cards",)
    both = ("Failure to draw two cards", "Failure to play a 7 or draw two cards")
    assert rule.or_bad_card(asked, table, said) == (*both, "Bad card")
    assert rule.or_bad_card(neglected, table, said) == both
    assert rule.or_bad_card(Wordings(Breach(ANN, "another", 1)), table, said) == said
    assert rule.or_bad_card(asked, table, ()) == ("Failure to draw a card",)


def test_the_calls_for_who_neither_answers_nor_draws_name_the_cards_of_the_rule() -> None:
    rule = AnswersInKindOrDraws(on=QUEENS)
    table = seat(rule)
    [name] = [article.id for article in table.law.articles if rule in article.rules]
    said = ("Failure to draw 2 cards", "Repeated failure to draw 3 cards", "Failure to play a Queen or draw a card")
    for words in (*said, "Bad card"):
        assert table.ask(CalledFor(name, words)), words
    for words in ("Failure to draw", "Failure to play a 7 or draw 2 cards", "Failure to draw 2 cards or play"):
        assert not table.ask(CalledFor(name, words)), words
    asked = Wordings(Breach(ANN, name, 1, how=A_DUTY))
    again = "Repeated failure to draw 2 cards"
    assert rule.or_bad_card(asked, table, (again,)) == (again, "Repeated failure to play a Queen or draw 2 cards")


def test_a_card_that_was_seen_is_remembered_once_and_by_whoever_saw_it() -> None:
    table = new_table(GAMES["bak"].book, ["Ann", "Bob"], seed=1)
    rule = next(rule for article in table.law.book for rule in article.rules if isinstance(rule, LooksAhead))
    table.tallies[table.law.tally_place[PLACES]] = ((ANN, 3), (ANN, 4), (BOB, 5))
    assert rule.remembered(Glimpsed(ANN), table, [3]) == [3, 4]
    assert rule.remembered(Glimpsed(BOB), table, []) == [5]


@pytest.mark.parametrize("counts, suit", [("the first", "hearts"), ("the last", "clubs")])
def test_of_several_suits_that_are_called_one_counts(counts: str, suit: str) -> None:
    rule = AnybodyCallsSuit(on=JACKS, suit_counts=counts)
    table = seat(rule, Ann="JH 9H", Bob="9D 8H", Cat="9C")
    assert decide(table, Play(ANN, (card("JH"),))).happened
    for player, words in ((BOB, "hearts"), (CAT, "clubs")):
        assert decide(table, Say(player, words)).happened
    assert rule.state(SuitState(), table, (-1, False))[0] == SUIT_WORDS.index(suit)


def test_the_penalty_of_the_chef_comes_before_those_behind_it() -> None:
    rule = AnswerTheChef()
    table = seat(rule, BobIsChef())
    table.debts = [Penalty(who, 1, number=number) for number, who in enumerate((ANN, BOB, CAT, ANN))]
    table.tallies[table.law.tally_place[CONVICTIONS]] = ((BOB, BOB),)
    opened = rule.one_after_the_other(WayOpen(PENALTY), table, seats_of([ANN, BOB, CAT]))
    assert [each for each in (ANN, BOB, CAT) if each in opened] == [ANN, BOB], "Cat waits; Ann owes one before it"
    assert [rule.after_the_answer(Collected(debt), table, AT_ONCE) for debt in table.debts] == [AT_ONCE, *[BY_HAND] * 3]


@pytest.mark.parametrize(
    "earlier, told",
    [
        (("Failure to take back the card",), ("Failure to take back the card", "Failure to take back their card")),
        (("Failure to play the card",), ("Failure to play the card",)),  # that one is nobody's yet
        ((), ()),
    ],
)
def test_a_card_that_is_taken_back_is_theirs(earlier: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert OutOfTurnIsVoid().or_their_card(Wordings(Breach(ANN, "r", 1)), seat(), earlier) == told
