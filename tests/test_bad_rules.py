"""Rules that are bad on purpose: the act happens without them, or not at all, and no card is lost."""

from dataclasses import dataclass

import pytest

from cardhouse.core import engine
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.book_acts import RuleRepealed, TakeBack
from cardhouse.core.checkpoints import RunawayRules, same_table
from cardhouse.core.events import Drew, Reversed
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import InTurn, in_turn
from cardhouse.core.rule import TABLE, Article, Rule, UnknownField
from cardhouse.core.seats import Seats
from cardhouse.core.sitting import Sitting
from cardhouse.core.speech import Gestured, Said
from cardhouse.core.table import Event, Events, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games import BARTOK, new_table
from cardhouse.testing.properties import cards_of, conserved


def decide(table: Table, act: Act) -> Outcome:
    """Decide as a server does: whatever a rule raises, the act is decided without it."""
    return engine.decide(table, act, strict=False)


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


BAD = [
    Echoes(),
    Splits(),
    PingPong(),
    Stumbles(),
    StumblesBefore(),
    Vanishes(),
    Doubles(),
    Floods(),
    Parrots(),
    TakesTheWrongCard(),
    Meddles(),
]


@pytest.mark.parametrize("rule", [pytest.param(rule, id=type(rule).__name__) for rule in BAD])
def test_a_bad_rule_is_jammed_for_the_act_and_the_act_happens_without_it(rule: Rule) -> None:
    table = dealt(rule)
    plain, cards = dealt(), cards_of(table)
    outcome = decide(table, Say(0, "abracadabra"))
    assert (outcome.answer, outcome.jammed) == ("done", ["bad"])
    assert len(outcome.raised) == 1
    conserved(table, cards)
    decide(plain, Say(0, "abracadabra"))
    assert [difference.split(":")[0] for difference in same_table(table, plain)] == ["law"]
    assert decide(table, Draw(0)).lawful  # other acts go on


@pytest.mark.parametrize("rule", [pytest.param(rule, id=type(rule).__name__) for rule in BAD])
def test_in_a_program_what_a_rule_raises_is_raised_and_nothing_has_happened(rule: Rule) -> None:
    table, same = dealt(rule), dealt(rule)
    with pytest.raises(
        (RuntimeError, KeyError, ValueError, TypeError, AttributeError, IndexError, RunawayRules)
    ) as caught:
        engine.decide(table, Say(0, "abracadabra"))
    assert "Raised by Bad (bad) when this was decided: Say(" in caught.value.__notes__[0]
    assert same_table(table, same) == []


def test_a_sitting_of_a_program_raises_too_and_writes_nothing() -> None:
    sitting = Sitting(dealt(Stumbles()))
    with pytest.raises(RuntimeError, match="stumbled"):
        sitting.submit(Say(0, "x"), "a1")
    assert (sitting.number, sitting.submit(Draw(0), "a2").answer) == (0, "done")


def test_what_was_raised_is_told_with_the_answer() -> None:
    outcome = decide(dealt(Stumbles()), Say(0, "x"))
    assert outcome.told() == "done: without bad (RuntimeError: stumbled)"
    assert decide(dealt(), Say(0, "x")).told() == "done"


def test_a_sentence_that_speaks_of_an_unknown_field_is_refused() -> None:
    with pytest.raises(UnknownField, match=r"Feast speaks of \{cards\}, and the rule has no field of that name"):

        @dataclass(frozen=True)
        class Feast(Rule):
            """When {count} {cards} are played, everybody draws."""

            count: int = 2


def test_the_rule_that_lost_a_card_is_jammed_and_no_other() -> None:
    assert decide(dealt(Swallows()), Draw(0)).jammed == ["bad"]


def test_an_event_may_be_let_be_with_something_more() -> None:
    table = dealt(LetsItBe())
    assert decide(table, Say(0, "x")).jammed == []
    assert table.direction == -1


@pytest.mark.parametrize(
    "rule", [*BAD, Meddles(), TakesTheWrongCard(), Swallows()], ids=lambda rule: type(rule).__name__
)
def test_with_a_bad_rule_the_log_still_folds(rule: Rule) -> None:
    table = dealt()
    sitting = Sitting(
        new_table((*BARTOK, Article("bad", "Bad", "Ann", "", (rule,))), table.names, seed=6), strict=False
    )
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


@dataclass(frozen=True)
class Broods(Rule):
    """Whose turn it is depends on whose turn it is."""

    @answers(InTurn)
    def who(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return table.ask(asked)


@dataclass(frozen=True)
class AsksAround(Rule):
    """Whoever speaks wants to know whose turn it is."""

    @after(Said)
    def ask(self, said: Said, table: Table) -> Events:
        if said.player in table.ask(in_turn(table.law, "draw")):
            yield Reversed()


def adopting(*articles: Article, dial: str = "referee", keeps: bool = False) -> Table:
    table = dealt(dial=dial)
    for article in articles:
        table.enact(table.law.adopting(article))
    table.keeps = keeps
    table.forget()
    return table


HESITATES = Article("bad", "Bad", "Ann", "", (Hesitates(),))


@pytest.mark.parametrize("rule", [Hesitates(), Broods()], ids=lambda rule: type(rule).__name__)
@pytest.mark.parametrize("keeps", [False, True])
def test_a_rule_that_cannot_answer_is_jammed_for_the_act(rule: Rule, keeps: bool) -> None:
    table = adopting(Article("bad", "Bad", "Ann", "", (rule,)), keeps=keeps)
    law = table.law
    for seat in (0, 1, 2):
        outcome = decide(table, Draw(seat))
        assert (outcome.answer, outcome.lawful, outcome.jammed) == ("done", True, ["bad"])
    assert table.law is law
    if keeps:
        assert decide(table, TakeBack(1)).answer == "impossible"  # what was seen stays seen
        assert table.saved is not None
        assert table.saved.law is law


def test_without_the_jammed_rule_the_others_are_heard_as_ever() -> None:
    table = adopting(HESITATES)
    outcome = decide(table, Draw(1))
    assert (outcome.answer, [ruling.rule for ruling in outcome.rulings]) == ("refused", ["base-turn"])
    assert outcome.jammed == ["bad"]


def test_the_rule_that_cannot_answer_is_to_blame_and_not_the_one_that_asks() -> None:
    table = adopting(HESITATES, Article("asks", "Asks", "Ann", "", (AsksAround(),)))
    assert decide(table, Say(0, "well?")).jammed == ["bad"]
    assert table.direction == -1


def test_a_change_of_the_rules_stands_though_another_rule_was_jammed() -> None:
    @dataclass(frozen=True)
    class Repeals(Rule):
        """Whoever draws does away with the bad rule."""

        @after(Drew)
        def repeal(self, drew: Drew, table: Table) -> Events:
            yield RuleRepealed("bad")

    table = adopting(HESITATES, Article("repeals", "Repeals", "Ann", "", (Repeals(),)))
    assert decide(table, Draw(0)).jammed == ["bad"]
    assert "bad" not in table.law.by_id
    assert decide(table, Draw(1)).jammed == []


def test_under_the_table_dial_a_bad_rule_does_no_harm_either() -> None:
    table = dealt(Vanishes(), dial=TABLE)
    cards = cards_of(table)
    assert decide(table, Say(1, "x")).jammed == ["bad"]
    conserved(table, cards)
