"""How one act is decided, at each setting of the dial."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import ACES, EIGHTS, card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import Breached
from cardhouse.core.book_acts import AddRule, DialSet, OptionSet, RuleAdopted, RuleRepealed, RulesSwitched
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Landed, Played, Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import HandSize, Held, InTurn, TurnOver
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import HONOUR, REFEREE, TABLE, Article, Rule
from cardhouse.core.seats import Seats, only
from cardhouse.core.speech import Gestured, Said
from cardhouse.core.table import OVER, PLAYING, Event, Events, Table
from cardhouse.core.verdicts import DONE, REFUSED, explain
from cardhouse.core.view import view
from cardhouse.games import new_table
from cardhouse.games.bartok import BARTOK_FULL, BASE
from cardhouse.rules.turns.turn_order import Reverses, Skips
from tests.core.seating import ANN, BOB, CAT, article, does, names, plays, seat, told

UNLAWFUL = Play(CAT, (card("9C"),))  # out of turn, and it does not match


def test_a_referee_refuses_with_every_reason_and_changes_nothing() -> None:
    table = seat(dial=REFEREE)
    outcome = decide(table, UNLAWFUL)
    assert told(outcome) == [REFUSED, "base-turn", "base-match"]
    assert (outcome.events, outcome.happened, outcome.lawful) == ([], False, False)
    assert same_table(table, seat(dial=REFEREE)) == []


def test_at_the_table_it_happens_and_the_breaches_are_noted() -> None:
    table = seat(dial=TABLE)
    outcome = decide(table, UNLAWFUL)
    assert told(outcome) == [DONE, "base-turn", "base-match"]
    assert (outcome.happened, outcome.lawful) == (True, False)
    assert names(table, "pile") == "2H 9C"
    assert [(breach.offender, breach.rule) for breach in table.breaches] == [(CAT, "base-turn"), (CAT, "base-match")]


def test_a_breach_is_noted_unseen() -> None:
    lawful, unlawful = seat(dial=TABLE, pile="2C"), seat(dial=TABLE, pile="2H")
    for table in (lawful, unlawful):
        plays(table, "Ann 4C")
        table.piles = {1: [card("4C")]}  # otherwise the pile would tell
    assert len(unlawful.breaches) > len(lawful.breaches)
    for onlooker in (-1, ANN, BOB, CAT):
        assert view(lawful, onlooker) == view(unlawful, onlooker)


def test_on_their_honour_nothing_is_noted() -> None:
    table = seat(dial=HONOUR)
    outcome = decide(table, UNLAWFUL)
    assert told(outcome) == [DONE, "base-turn", "base-match"]
    assert table.breaches == []
    assert not any(isinstance(event, Breached) for event in outcome.events)


def test_each_rule_has_its_own_dial() -> None:
    base = tuple(
        Article(each.id, each.title, each.by, each.since, each.rules, dial=HONOUR) if each.id == "base-turn" else each
        for each in BASE
    )
    table = seat(base=base, dial=TABLE)
    does(table, UNLAWFUL)
    assert [breach.rule for breach in table.breaches] == ["base-match"]


def test_several_reasons_of_one_rule_are_one_breach() -> None:
    table = seat(dial=TABLE, Ann="9H 9C 9D 4C", Bob="2D", Cat="2C")
    outcome = does(table, Play(ANN, cards("9H 9C 9D")))
    assert [ruling.rule for ruling in outcome.rulings] == ["base-turn"] * 3
    assert [breach.rule for breach in table.breaches] == ["base-turn"]


def test_the_course_of_a_play() -> None:
    outcome = plays(seat(Skips(on=EIGHTS), Ann="8H 4C", Bob="9D", Cat="9C"), "Ann 8H")[0]
    assert outcome.events == [
        Landed(ANN, card("8H"), 1),
        Played(ANN, card("8H"), 1),
        Skipped(),
        TurnEnded(ANN),
        TurnBegan(CAT, (BOB,)),
    ]
    assert outcome.rules == ["", "", "skips", "", "base-order"]
    assert outcome.events[2].cause is outcome.events[1]


@dataclass(frozen=True)
class Waits(Rule):
    """Cards that have landed wait until somebody says "go"."""

    @answers(Held)
    def wait(self, asked: Held, table: Table, earlier: bool) -> bool:
        return table.clock == 0


def test_cards_may_have_to_wait_before_they_act() -> None:
    table = seat(Waits(), Skips(on=EIGHTS), Ann="8H 4C", Bob="9D", Cat="9C")
    outcome = plays(table, "Ann 8H")[0]
    assert outcome.events == [Landed(ANN, card("8H"), 1)]
    assert (table.turn, table.skips) == (ANN, 0)
    table.clock = 1
    assert does(table, Say(BOB, "go")).events[1:] == [
        Played(ANN, card("8H"), 1),
        Skipped(),
        TurnEnded(ANN),
        TurnBegan(CAT, (BOB,)),
    ]


# Rules change between acts only


@dataclass(frozen=True)
class Changes(Rule):
    """Whoever says a magic word changes the rules; whoever says anything is answered with a bow."""

    @after(Said)
    def change(self, said: Said, table: Table) -> Events:
        changes: dict[str, list[Event]] = {
            "adopt": [RuleAdopted(article(Reverses(on=ACES))), RuleAdopted(article(Echo()))],
            "repeal": [RuleRepealed("echo")],
            "switch": [RulesSwitched(off=("echo",))],
            "set": [OptionSet("cards", "7")],
            "dial": [DialSet(HONOUR)],
        }
        yield from changes.get(said.words, [])
        yield Gestured(said.player, "bow", -1)


@dataclass(frozen=True)
class Echo(Rule):
    """When somebody bows, the direction of play reverses."""

    @after(Gestured)
    def turn(self, gestured: Gestured, table: Table) -> Events:
        yield Reversed()


BOW = Gestured(ANN, "bow", -1)


def test_a_rule_adopted_by_an_act_counts_from_the_next_one_on() -> None:
    table = seat(Changes())
    outcome = does(table, Say(ANN, "adopt"))
    adopted = [RuleAdopted(article(Reverses(on=ACES))), RuleAdopted(article(Echo()))]
    assert outcome.events == [Said(ANN, "adopt"), BOW, *adopted]
    assert outcome.rules == ["", "changes", "changes", "changes"]
    assert [each.id for each in table.law.articles][-2:] == ["reverses", "echo"]
    assert does(table, Say(ANN, "hello")).events == [Said(ANN, "hello"), BOW, Reversed()]


@pytest.mark.parametrize("word, gone", [("repeal", RuleRepealed("echo")), ("switch", RulesSwitched(off=("echo",)))])
def test_a_rule_that_goes_still_counts_for_the_act(word: str, gone: Event) -> None:
    table = seat(Changes(), Echo())
    assert does(table, Say(ANN, word)).events == [Said(ANN, word), BOW, Reversed(), gone]
    assert not table.law.in_force("echo")
    assert does(table, Say(ANN, "hello")).events == [Said(ANN, "hello"), BOW]


def test_options_and_the_dial_are_set_between_acts_too() -> None:
    table = seat(Changes())
    does(table, Say(ANN, "set"), Say(ANN, "dial"))
    assert table.ask(HandSize()) == 7
    assert table.law.dial == HONOUR


def test_a_rule_added_after_a_round_counts_from_the_next_round_on() -> None:
    table = seat()
    table.phase = OVER
    outcome = does(table, AddRule(ANN, "Hum", "Everyone hums.", "2024-05-01"))
    assert RoundBegan(ANN) in outcome.events
    assert table.law.by_id["hum"] == Article("hum", "Hum", "Ann", "2024-05-01", (), "Everyone hums.")
    assert table.law.by_id["hum"].judged


def test_at_the_table_an_act_out_of_turn_does_not_use_up_the_turn() -> None:
    table = seat(dial=TABLE)
    does(table, Draw(BOB))
    assert (table.turn, table.acted) == (ANN, 0)
    does(table, Draw(ANN))
    assert table.turn == BOB


@dataclass(frozen=True)
class TwoActs(Rule):
    """A turn has two acts."""

    @answers(InTurn)
    def until_two(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return only(table.turn) if table.acted < 2 else earlier

    @answers(TurnOver)
    def after_two(self, asked: TurnOver, table: Table, earlier: bool) -> bool:
        return table.acted >= 2


def test_a_rule_may_say_when_a_turn_is_over() -> None:
    table = seat(TwoActs())
    does(table, Draw(ANN))
    assert table.turn == ANN
    assert [(word.rule, word.answer) for word in explain(table, TurnOver())] == [
        ("", "False"),
        ("base-turn", "True"),
        ("two-acts", "False"),
    ]
    does(table, Draw(ANN))
    assert table.turn == BOB


def test_careless_deciding_comes_to_the_same() -> None:
    careful, careless = seat(Skips(on=EIGHTS)), seat(Skips(on=EIGHTS))
    for act in (Play(ANN, cards("9H")), Play(BOB, cards("8H")), Draw(CAT), Draw(ANN)):
        assert decide(careless, act, careful=False).events == decide(careful, act).events
    assert same_table(careful, careless) == []


def test_what_was_listed_is_asked_about_again_once_something_has_happened() -> None:
    table = seat(dial=REFEREE)
    listed = random_act(table, table.chance)
    assert listed is not None
    assert listed.seat == ANN
    other = Draw(ANN) if isinstance(listed, Play) else Play(ANN, cards("9H"))
    assert decide(table, other, careful=False).happened
    late = decide(table, listed, careful=False)
    assert (late.answer, [ruling.rule for ruling in late.rulings][:1]) == (REFUSED, ["base-turn"])


def test_no_rule_is_to_blame_for_an_act_that_cannot_happen() -> None:
    """Not even one that was at work when the turn of that act began."""
    table = new_table(BARTOK_FULL, ["Ann", "Bob", "Cat"], options={"auto_token": "yes"}, dial=HONOUR)
    table.phase = PLAYING
    table.last = 2
    table.piles, table.opened = {1: [table.stock.pop()]}, 1
    outcome = decide(table, NoSuchDraw(0))
    assert (outcome.answer, outcome.jammed) == ("impossible", [])


class NoSuchDraw(Act):
    """A draw that nobody can say what comes of."""

    @property
    def way(self) -> str:
        return "draw"
