"""What a seat sees, and above all what it does not see."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import TWOS, card, cards, packs
from cardhouse.core.acts import Prepare
from cardhouse.core.affairs import Breached, Owed, Paused
from cardhouse.core.checkpoints import RuleFailed
from cardhouse.core.engine import decide
from cardhouse.core.events import TokenMoved
from cardhouse.core.hooks import answers
from cardhouse.core.owed import SAY, Duty, Motion
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Accuse, Call, Vote
from cardhouse.core.questions import Pending, Sees, Timely
from cardhouse.core.rounds import ALL_LOSE, WON
from cardhouse.core.rule import REFEREE, TABLE, Article, Brings, Rule
from cardhouse.core.seating import CommonLoss
from cardhouse.core.seats import NO_SEAT, Seats
from cardhouse.core.shown import Heading, Named, OpenState, SetByMotion, TurnsAt
from cardhouse.core.table import Event, Table
from cardhouse.core.view import Book, UnknownSeat, setting_of, view
from cardhouse.games import new_table
from cardhouse.games.bartok import BARTOK_FULL, BASE
from cardhouse.games.moo import MOO
from cardhouse.games.uncle_baiting import UNCLE_BAITING
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.traps.traps import HiddenTraps, TrapCard

ANN, BOB, CAT = 0, 1, 2


def article(id: str, *rules: Rule, dial: str = "") -> Article:
    return Article(id, id.title(), "Ann", "2024-05-01", rules, dial=dial)


TRAP = article("trap", TrapCard())
HIDDEN = article("hidden", HiddenTraps())


def seat(*extra: Article, dial: str = REFEREE) -> Table:
    """A table in play: Ann holds 2S 3S, Bob 4H, Cat 5D 6D; the pile has 7C and the stock the rest."""
    table = new_table((*BASE, *extra), ["Ann", "Bob", "Cat"], dial=dial)
    table.hands = [list(cards(hand)) for hand in ("2S 3S", "4H", "5D 6D")]
    table.piles = {1: [card("7C")]}
    table.opened = 1
    gone = {each.name for zone in (*table.hands, *table.piles.values()) for each in zone}
    table.stock = [each for each in packs() if each.name not in gone]
    table.phase = "play"
    table.turn = ANN
    return table


def apply(table: Table, *events: Event) -> Table:
    for event in events:
        event.apply(table)
    return table


def test_a_player_sees_the_own_hand_and_the_size_of_the_others() -> None:
    seen = view(seat(), ANN)
    assert seen.hand == ("2S", "3S")
    assert seen.hand_sizes == (2, 1, 2)
    assert seen.names == ("Ann", "Bob", "Cat")
    assert seen.stock == 46


def test_an_onlooker_has_no_hand() -> None:
    seen = view(seat())
    assert (seen.seat, seen.hand) == (NO_SEAT, ())
    assert seen.piles[0].cards == ("7C",)


@pytest.mark.parametrize("nobody", [-2, 3, 1 << 70])
def test_a_seat_that_is_not_there_sees_nothing(nobody: int) -> None:
    with pytest.raises(UnknownSeat, match="seats 0 to 2"):
        view(seat(), nobody)


def test_cards_that_lie_face_down_are_backs_and_called_values_are_told() -> None:
    table = seat()
    table.piles[1] += [card("9H").turned(True), card("QD").called(11), card("QS").called(13).turned(True)]
    assert view(table, ANN).piles[0].cards == ("7C", "##", "QD=J", "##")


@pytest.mark.parametrize(
    "rules, by_ann, by_bob",
    [
        ((TRAP,), "9H", "##"),  # the owner alone may look
        ((TRAP, HIDDEN), "##", "##"),  # nobody may
    ],
)
def test_an_area_shows_its_faces_to_those_who_may_look(rules: tuple[Article, ...], by_ann: str, by_bob: str) -> None:
    table = seat(*rules)
    table.areas["trap"][ANN] = [card("9H")]
    shown = {seat: [(a.owner, a.cards) for a in view(table, seat).areas] for seat in (ANN, BOB, NO_SEAT)}
    assert shown[ANN] == [(ANN, (by_ann,)), (BOB, ()), (CAT, ())]
    assert shown[BOB] == [(ANN, (by_bob,)), (BOB, ()), (CAT, ())]
    assert shown[NO_SEAT] == [(ANN, ("##",)), (BOB, ()), (CAT, ())]


def test_what_lies_in_an_area_that_no_rule_has_is_backs() -> None:
    table = seat()
    table.area("cellar", BOB).append(card("9H"))
    assert [(a.area, a.owner, a.cards) for a in view(table, BOB).areas] == [("cellar", BOB, ("##",))]


@dataclass(frozen=True)
class Crown(Rule):
    """There is a crown."""

    def brings(self) -> Brings:
        return Brings(tokens=("crown",))


def test_tokens_are_seen_where_they_lie() -> None:
    table = apply(seat(article("crown", Crown())), TokenMoved("thimble", -1), TokenMoved("coin", BOB))
    assert [(t.token, t.at) for t in view(table).tokens] == [("coin", BOB), ("crown", -1)]


SAYING = article("last-card", SayAt())
REFEREED = article("last-card", SayAt(), dial=REFEREE)
GIVING = article("give", GivesAway(on=TWOS))


@pytest.mark.parametrize(
    "extra, dial, duty, seen",
    [
        (SAYING, REFEREE, Duty(ANN, SAY, "Last card", "last-card"), 1),  # the referee waits for it
        (SAYING, TABLE, Duty(ANN, SAY, "Last card", "last-card"), 0),  # to show it would be to remind
        (REFEREED, TABLE, Duty(ANN, SAY, "Last card", "last-card"), 1),  # this rule has a referee of its own
        (GIVING, TABLE, Duty(ANN, "give", rule="give", blocking=True), 1),  # play waits for it
        (GIVING, TABLE, Duty(ANN, "give", rule="give"), 0),  # nobody waits for it
    ],
)
def test_a_duty_is_shown_to_all_or_to_nobody(extra: Article, dial: str, duty: Duty, seen: int) -> None:
    table = apply(seat(extra, dial=dial), Owed(duty))
    assert [len(view(table, each).duties) for each in (ANN, BOB, NO_SEAT)] == [seen] * 3


def test_breaches_are_shown_to_nobody() -> None:
    table = seat(dial=TABLE)
    before = [view(table, each) for each in (ANN, BOB, CAT, NO_SEAT)]
    apply(table, Breached(ANN, "base-turn"))
    assert [view(table, each) for each in (ANN, BOB, CAT, NO_SEAT)] == before


def test_debts_motions_and_pauses_are_seen() -> None:
    table = seat(dial=TABLE)
    decide(table, Accuse(ANN, BOB, "base-turn"))
    decide(table, Vote(CAT, False))
    seen = view(table, CAT)
    assert [(debt.bearer, debt.left, debt.rule) for debt in seen.debts] == [(ANN, 1, "base-accuse")]
    assert seen.motions == ()
    assert seen.pending == ANN
    decide(table, Accuse(CAT, BOB, "base-turn"))
    seen = view(apply(table, Paused("fire")), CAT)
    assert [(m.by, m.about, m.subject, m.electorate, m.ayes) for m in seen.motions] == [
        (CAT, BOB, "base-turn", (ANN,), ())
    ]
    assert seen.pauses == ("accusation", "fire")
    assert seen.pending == ANN


def test_the_rules_in_force_are_seen_with_their_authors() -> None:
    seen = view(seat(SAYING, dial=TABLE), BOB)
    rule = seen.rules[-1]
    assert (rule.id, rule.title, rule.by, rule.since) == ("last-card", "Last-Card", "Ann", "2024-05-01")
    assert rule.sentence == 'Whoever comes to have 1 card says "Last card" before the next card is played, by anybody.'
    assert (seen.dial, rule.dial) == (TABLE, TABLE)


@dataclass(frozen=True)
class Broken(Rule):
    """Nobody can say what this is."""

    @answers(Sees)
    def look(self, asked: Sees, table: Table, earlier: Seats) -> Seats:
        raise RuntimeError("broken")

    @answers(Pending)
    def wait(self, asked: Pending, table: Table, earlier: int) -> int:
        raise RuntimeError("broken")


def test_a_broken_rule_shows_nothing_and_hinders_nobody() -> None:
    table = seat(TRAP, article("broken", Broken()))
    table.areas["trap"][ANN] = [card("9H")]
    with pytest.warns(RuleFailed, match=r"(?s)had no word on it\nTraceback.*RuntimeError: broken") as told:
        seen = view(table, ANN)
    warned = " ".join(str(each.message) for each in told)
    assert "when it was asked who sees an area" in warned
    assert "when it was asked for whom the table waits" in warned
    assert seen.areas[0].cards == ("##",)
    assert seen.pending == NO_SEAT


def test_looking_often_costs_nothing_later() -> None:
    table = new_table((*BASE, TRAP), ["Ann", "Bob"])
    for _ in range(2_000):
        view(table, ANN)
    assert decide(table, Prepare(BOB, "shuffle")).lawful
    assert table.steps < 100


def test_before_and_after_play_the_phase_is_seen() -> None:
    table = new_table(BASE, ["Ann", "Bob"])
    seen = view(table, BOB)
    assert (seen.phase, seen.turn, seen.dealer, seen.round, seen.winners) == ("shuffle", NO_SEAT, BOB, 1, ())
    apply(table, Fined(ANN, 2, "base-accuse"))
    decide(table, Call(ANN, BOB, "hey"))
    assert view(table, BOB).contributor == ANN


def test_a_rule_that_cannot_say_what_everybody_is_told_tells_nothing() -> None:
    @dataclass(frozen=True)
    class Mumbles(Rule):
        """How things stand is told, somehow."""

        @answers(OpenState)
        def mumble(self, asked: OpenState, table: Table, earlier: bool) -> bool:
            raise RuntimeError("hm")

    with pytest.warns(RuleFailed, match="whether everybody is told how things stand"):
        told, untold = view(seat(), ANN), view(seat(article("mumbles", Mumbles())), ANN)
    assert (told.turn, untold.turn) == (ANN, NO_SEAT)
    assert told.hand == untold.hand


def test_it_is_shown_what_a_choice_names_and_which_gestures_mean_something() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob", "Cat"])
    seen = view(table, ANN)
    assert {choice.way: choice.names for choice in seen.choices} == {
        "death": "pile",
        "join": "nothing",
        "leave": "nothing",
        "menu": "rules",
        "primes": "words",
    }
    assert [" ".join(choice.words)[:9] for choice in seen.choices] == ["", "", "Your card", "", "standard "]
    assert {"bow eye", "raise", "lower", "celebrate", "left hand"} <= {*seen.gestures}
    assert "cut" in seen.steps
    assert "play" not in seen.steps
    trade = view(new_table(UNCLE_BAITING, ["Ann", "Bob", "Cat"]), ANN)
    named = {choice.way: choice.names for choice in trade.choices}
    assert named == {
        "butt-in": "cards",
        "join": "nothing",
        "leave": "nothing",
        "pass-hand": "nothing",
        "suit": "suit",
    }
    opening, joining, moving, spoken = view(new_table(MOO, ["Ann", "Bob"]), ANN).choices
    assert (opening.way, opening.names, opening.words) == ("introduce", "form", ("Introducing new rule",))
    assert (moving.way, moving.names, moving.words[0]) == ("move", "motions", "disable {rule}")
    assert (joining.way, joining.names) == ("join", "nothing")
    assert (spoken.way, spoken.names, spoken.words) == ("say moo", "say", ("Moo",))


def test_a_book_that_was_kept_shows_the_same() -> None:
    table = seat(TRAP)
    assert view(table, ANN, Book(table, ANN)) == view(table, ANN)


def test_a_rule_that_breaks_over_what_is_named_names_nothing() -> None:
    class Broken(Rule):
        """Nobody can say what this is."""

        @answers(Named)
        def name(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
            raise RuntimeError("broken")

    with pytest.warns(RuleFailed, match="for words"):
        assert view(seat(article("broken", Broken())), ANN).choices == ()


def test_a_rule_that_breaks_over_a_motion_leaves_out_what_it_sets() -> None:
    class Mute(Rule):
        """Nobody can say what is to be set."""

        @answers(SetByMotion)
        def say(self, asked: SetByMotion, table: Table, earlier: str) -> str:
            raise RuntimeError("no words")

    motion = Motion(1, "motion", ANN, ANN, "hand_size:5", (BOB,))
    with pytest.warns(RuleFailed, match="what a motion sets"):
        assert setting_of(seat(article("mute", Mute())), motion) == ""


def test_a_rule_that_breaks_over_the_direction_shows_none() -> None:
    class Dizzy(Rule):
        """Play goes round and round."""

        @answers(Heading)
        def turn(self, asked: Heading, table: Table, earlier: int) -> int:
            raise RuntimeError("which way?")

    with pytest.warns(RuleFailed, match="which way play goes"):
        told, untold = view(seat(), ANN), view(seat(article("dizzy", Dizzy())), ANN)
    assert (told.direction, untold.direction) == (1, 0)


def test_a_rule_that_breaks_over_whose_turn_it_is_shows_nobody() -> None:
    class Lost(Rule):
        """Nobody knows whose turn it is."""

        @answers(TurnsAt)
        def turns(self, asked: TurnsAt, table: Table, earlier: list[tuple[int, int]]) -> list[tuple[int, int]]:
            raise RuntimeError("who?")

    with pytest.warns(RuleFailed, match="who is in turn"):
        assert view(seat(article("lost", Lost())), ANN).turns == ()


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_before_play_whoever_has_something_to_name_is_waited_for(dial: str) -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob", "Cat"], dial=dial)
    assert decide(table, Prepare(CAT, "shuffle")).happened
    assert view(table, ANN).pending == CAT
    if dial == TABLE:
        assert view(table, ANN).next_step == "cutter"


def test_what_several_may_do_is_the_next_step_of_each_until_they_have_done_it() -> None:
    table = new_table(UNCLE_BAITING, ["Ann", "Bob", "Cat"])
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(CAT, step)).happened
    assert [view(table, seat).next_step for seat in (ANN, BOB, CAT, NO_SEAT)] == ["ready", "ready", "ready", ""]
    assert decide(table, Prepare(ANN, "ready")).happened
    assert [view(table, seat).next_step for seat in (ANN, BOB)] == ["", "ready"]


def test_a_rule_that_breaks_over_the_next_step_names_nobody() -> None:
    class Dithers(Rule):
        """Nobody knows when anything is to be done."""

        @answers(Timely)
        def when(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
            raise RuntimeError("when?")

    table = new_table((*BASE, article("dithers", Dithers())), ["Ann", "Bob"])
    with pytest.warns(RuleFailed, match="who can do the next step"):
        seen = view(table, ANN)
    assert (seen.pending, seen.next_step) == (NO_SEAT, "")


def test_a_place_for_a_new_pile_is_where_a_rule_opens_piles() -> None:
    assert view(new_table(BARTOK_FULL, ["Ann", "Bob"]), ANN).new_piles
    assert not view(new_table(BASE, ["Ann", "Bob"]), ANN).new_piles


def test_a_rule_that_breaks_over_what_everybody_loses_counts_nothing() -> None:
    class Sulks(Rule):
        """Nobody says what is lost."""

        @answers(CommonLoss)
        def lose(self, asked: CommonLoss, table: Table, earlier: int) -> int:
            raise RuntimeError("hm")

    table = seat(article("sulks", Sulks()))
    table.phase, table.outcome = "over", ALL_LOSE
    with pytest.warns(RuleFailed, match="what everybody loses"):
        assert view(table, ANN).result.outcome == ALL_LOSE


def test_a_round_counts_for_whoever_won_it_and_for_nobody_else() -> None:
    table = new_table(BASE, ["Ann", "Bob", "Cat"])
    table.phase, table.outcome, table.winners = "over", WON, [BOB]
    assert view(table, ANN).result.shares == ("0", "1", "0")
