"""What holds at every table, tried with random acts under random rules, and with rules that are bad on purpose."""

from dataclasses import dataclass
from typing import Any

import pytest
from click.testing import CliRunner

from cardhouse.cards import ALL, NONE, Cards, card
from cardhouse.cli.fuzz import command
from cardhouse.core.acts import Act, Draw, Prepare, Say
from cardhouse.core.affairs import Gestured, Said
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Reversed, TokenMoved
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.questions import InTurn, Matches, Pending
from cardhouse.core.rule import TABLE, Article, Brings, Rule
from cardhouse.core.seats import Seats
from cardhouse.core.sitting import Sitting
from cardhouse.core.state import same_table
from cardhouse.core.table import Event, Events, Table
from cardhouse.games import BARTOK, new_table
from cardhouse.store.codec import decode_article, encode_article
from cardhouse.testing import properties
from cardhouse.testing.properties import (
    PropertyBroken,
    Tried,
    adopted_and_repealed,
    cards_of,
    conserved,
    fuzz,
    judged_alike,
    listing_is_judging,
    undisturbed,
    unseen,
)
from cardhouse.testing.random_acts import junk_act, wild_act
from cardhouse.testing.random_books import random_book, random_table


@pytest.mark.parametrize("seed", range(4))
def test_everything_holds_over_random_acts_and_rules(seed: int) -> None:
    tried = fuzz(5_000, seed)
    assert tried.acts == 5_000
    assert tried.answers["done"] > 2_000  # the tables did not stand still
    assert set(tried.answers) == {"done", "refused", "impossible"}


def test_the_same_seed_makes_the_same_tables() -> None:
    assert random_book(seeded(3)) == random_book(seeded(3))
    assert same_table(random_table(seeded(3)), random_table(seeded(3))) == []
    assert same_table(random_table(seeded(3)), random_table(seeded(4))) != []


def test_random_rules_can_be_written_down() -> None:
    for article in (article for seed in range(50) for article in random_book(seeded(seed))):
        assert decode_article(encode_article(article)) == article


@pytest.mark.parametrize("make", [wild_act, junk_act])
def test_no_act_raises_however_it_is_made(make: Any) -> None:
    chance = seeded(11)
    table = dealt()
    for _ in range(1_500):
        undisturbed(table, make(table, chance))


# Bad rules, on purpose


def dealt(*rules: Rule, dial: str = "referee") -> Table:
    """Three players, and the bad rule last in the book."""
    extra = (Article("bad", "Bad", "Ann", "", rules),) if rules else ()
    table = new_table((*BARTOK, *extra), ["Ann", "Bob", "Cat"], seed=6, dial=dial)
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).answer == "done"
    return table


@dataclass(frozen=True)
class Echoes(Rule):
    """Everything that is said is said again."""

    @after(Said)
    def again(self, said: Said, table: Table) -> Events:
        yield Said(said.player, said.words)


@dataclass(frozen=True)
class Splits(Rule):
    """Everything that is said is said twice again."""

    @after(Said)
    def twice(self, said: Said, table: Table) -> Events:
        yield Said(said.player, said.words)
        yield Said(said.player, said.words)


@dataclass(frozen=True)
class PingPong(Rule):
    """Words become bows, and bows become words."""

    @after(Said)
    def bow(self, said: Said, table: Table) -> Events:
        yield Gestured(said.player, "bow", -1)

    @after(Gestured)
    def speak(self, gestured: Gestured, table: Table) -> Events:
        yield Said(gestured.player, "bow")


@dataclass(frozen=True)
class Floods(Rule):
    """Words set off an endless stream of events."""

    @after(Said)
    def flood(self, said: Said, table: Table) -> Events:
        for _ in range(100_000):
            yield Reversed()


@dataclass(frozen=True)
class Stumbles(Rule):
    """Nobody knows what this does."""

    @after(Said)
    def stumble(self, said: Said, table: Table) -> Events:
        yield Reversed()
        raise RuntimeError("stumbled")


@dataclass(frozen=True)
class StumblesBefore(Rule):
    """Nobody knows what this does instead."""

    @instead(Said)
    def stumble(self, said: Said, table: Table) -> Events | None:
        raise KeyError("stumbled")


@dataclass(eq=False)
class Vanished(Event):
    """The top card of the stock is gone."""

    def apply(self, table: Table) -> None:
        table.stock.pop()


@dataclass(eq=False)
class Doubled(Event):
    """The top card of the stock is there twice."""

    def apply(self, table: Table) -> None:
        table.stock.append(table.stock[-1])


@dataclass(frozen=True)
class Vanishes(Rule):
    """A word makes a card vanish."""

    @after(Said)
    def vanish(self, said: Said, table: Table) -> Events:
        yield Vanished()


@dataclass(frozen=True)
class Doubles(Rule):
    """A word doubles a card."""

    @after(Said)
    def double(self, said: Said, table: Table) -> Events:
        yield Doubled()


@dataclass(frozen=True)
class TakesTheWrongCard(Rule):
    """A word brings a card that is not on top."""

    @after(Said)
    def take(self, said: Said, table: Table) -> Events:
        yield Drew(said.player, table.stock[0])


@dataclass(frozen=True)
class Meddles(Rule):
    """A hook that lays its hands on the table itself."""

    @after(Said)
    def meddle(self, said: Said, table: Table) -> Events:
        table.hands[0].clear()
        yield Reversed()


@dataclass(frozen=True)
class Swallows(Rule):
    """Whoever draws makes another card vanish."""

    @after(Drew)
    def swallow(self, drew: Drew, table: Table) -> Events:
        yield Vanished()


@dataclass(frozen=True)
class Parrots(Rule):
    """What was said happens once more: the very same event."""

    @after(Said)
    def again(self, said: Said, table: Table) -> Events:
        yield said


@dataclass(frozen=True)
class LetsItBe(Rule):
    """What is said is said, and the direction of play reverses."""

    @instead(Said)
    def and_more(self, said: Said, table: Table) -> Events | None:
        return (said, Reversed())


BAD = [Echoes(), Splits(), PingPong(), Stumbles(), StumblesBefore(), Vanishes(), Doubles()]
UNBOUNDED = pytest.mark.xfail(reason="what one hook yields is not counted until it has all happened", run=False)
LOOPS = pytest.mark.xfail(reason="an event that is its own cause has an endless lineage", run=False)
MISJUDGED = pytest.mark.xfail(reason="the rule behind the latest event is jammed, not the one that broke something")


def cases(*more: Any) -> list[Any]:
    return [pytest.param(rule, id=type(rule).__name__) for rule in BAD] + [
        pytest.param(rule, marks=mark, id=type(rule).__name__) for rule, mark in more
    ]


@pytest.mark.parametrize("rule", cases((Floods(), UNBOUNDED), (Parrots(), LOOPS), (TakesTheWrongCard(), MISJUDGED)))
def test_a_bad_rule_is_jammed_for_the_act_and_the_act_happens_without_it(rule: Rule) -> None:
    table = dealt(rule)
    plain, cards = dealt(), cards_of(table)
    outcome = decide(table, Say(0, "abracadabra"))
    assert (outcome.answer, outcome.jammed) == ("done", ["bad"])
    conserved(table, cards)
    decide(plain, Say(0, "abracadabra"))
    assert [difference.split(":")[0] for difference in same_table(table, plain)] == ["law"]
    assert decide(table, Draw(0)).lawful  # other acts go on


@pytest.mark.parametrize(
    "rule, act", [(Meddles(), Say(0, "x")), (TakesTheWrongCard(), Say(0, "x")), (Swallows(), Draw(0))]
)
def test_where_no_rule_can_be_blamed_the_act_is_undone(rule: Rule, act: Act) -> None:
    table = dealt(rule)
    before = table.copy()
    assert decide(table, act).answer in ("impossible", "done")
    conserved(table, cards_of(before))
    if isinstance(rule, Meddles):
        assert same_table(table, before) == []


@MISJUDGED
def test_the_rule_that_lost_a_card_is_jammed_and_no_other() -> None:
    assert decide(dealt(Swallows()), Draw(0)).jammed == ["bad"]


@LOOPS
def test_an_event_may_be_let_be_with_something_more() -> None:
    table = dealt(LetsItBe())
    assert decide(table, Say(0, "x")).jammed == []
    assert table.direction == -1


@pytest.mark.parametrize(
    "rule", [*BAD, Meddles(), TakesTheWrongCard(), Swallows()], ids=lambda rule: type(rule).__name__
)
def test_with_a_bad_rule_the_log_still_folds(rule: Rule) -> None:
    table = dealt()
    sitting = Sitting(new_table((*BARTOK, Article("bad", "Bad", "Ann", "", (rule,))), table.names, seed=6))
    acts: list[Act] = [Prepare(2, "shuffle"), Prepare(2, "deal"), Say(0, "hocus"), Draw(0), Say(1, "pocus")]
    for number, act in enumerate(acts):
        sitting.submit(act, f"act {number}")
    again = Sitting(sitting.start, sitting.entries)
    assert same_table(again.table, sitting.table) == []
    conserved(sitting.table, cards_of(sitting.start))


@dataclass(frozen=True)
class Hesitates(Rule):
    """Whose turn it is cannot be said."""

    @answers(InTurn)
    def who(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        raise RuntimeError("who knows")


def test_a_rule_that_cannot_answer_changes_nothing() -> None:
    table = dealt()
    table.enact(table.law.adopting(Article("bad", "Bad", "Ann", "", (Hesitates(),))))
    table.forget()
    before = table.copy()
    assert decide(table, Draw(0)).answer == "impossible"
    assert same_table(table, before) == []


# The properties themselves find what is wrong


@dataclass(frozen=True)
class Blabs(Rule):
    """The table waits for whoever holds the Ace of Spades."""

    @answers(Pending)
    def ace(self, asked: Pending, table: Table, earlier: int) -> int:
        return next((seat for seat, hand in enumerate(table.hands) if card("AS") in hand), earlier)


def unseen_often(table: Table, chance: Chance) -> None:
    for _ in range(50):
        unseen(table, 0, chance)


def test_a_rule_that_tells_a_secret_is_found() -> None:
    table, chance = dealt(Blabs()), seeded(1)
    table.hands[1] = [card("AS")]
    table.hands[2] = [card("2S")]
    table.stock = []
    with pytest.raises(PropertyBroken, match="can tell that"):
        unseen_often(table, chance)


@dataclass(frozen=True)
class Fickle(Rule):
    """Cards match every other time they are asked."""

    asked: tuple[int, ...] = ()

    @answers(Matches)
    def now_and_then(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        table.skips += 1
        return ALL if table.skips % 2 else NONE


def test_a_rule_that_judges_otherwise_than_it_lists_is_found() -> None:
    table = dealt(Fickle())
    with pytest.raises(PropertyBroken):
        listing_is_judging(table)


@dataclass(frozen=True)
class Litters(Rule):
    """A thimble is left on the table."""

    def brings(self) -> Brings:
        return Brings(tokens=("thimble",))


def test_a_rule_that_leaves_something_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    article = Article("litters", "Litters", "Ann", "", (Litters(),))
    adopted_and_repealed(table, article)

    class Repealed:
        def __init__(self, rule: str) -> None:
            self.rule = rule

        def apply(self, table: Table) -> None:
            TokenMoved("thimble", 1).apply(table)
            table.enact(table.law.repealing(self.rule))

    monkeypatch.setattr(properties, "RuleRepealed", Repealed)
    with pytest.raises(PropertyBroken, match="thimble"):
        adopted_and_repealed(table, article)


class Grab(Act):
    """A draw that says at once that it is lawful."""

    @property
    def way(self) -> str:
        return "draw"

    def lawful(self, table: Table) -> bool | None:
        return True


def test_an_act_whose_quick_answer_is_wrong_is_found() -> None:
    assert judged_alike(dealt(), Grab(0))
    with pytest.raises(PropertyBroken, match="facets say"):
        judged_alike(dealt(), Grab(1))


def test_a_broken_property_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(table: Table, cards: list[str]) -> None:
        raise PropertyBroken("a card is lost")

    monkeypatch.setattr(properties, "conserved", lost)
    with pytest.raises(PropertyBroken, match=r"table 2000006, after act 1, Prepare\(.*a card is lost"):
        fuzz(10, 2)
    result = CliRunner().invoke(command, ["--acts", "10", "--seed", "2"])
    assert result.exit_code == 1
    assert "--seed 2" in result.output


def test_the_command_tells_what_was_tried() -> None:
    result = CliRunner().invoke(command, ["--acts", "300"])
    assert result.exit_code == 0, result.output
    assert "300 acts at 2 tables: " in result.output
    assert "300 of 300 acts" in result.stderr


def test_what_was_tried_is_told_in_words() -> None:
    assert (
        str(Tried(2, 5, {"refused": 1, "done": 4}, 1)) == "5 acts at 2 tables: 4 done, 1 refused; 1 with a rule jammed"
    )


def test_under_the_table_dial_a_bad_rule_does_no_harm_either() -> None:
    table = dealt(Vanishes(), dial=TABLE)
    cards = cards_of(table)
    assert decide(table, Say(1, "x")).jammed == ["bad"]
    conserved(table, cards)
