"""Budgets, counted and never timed: an act whose consequences run away is undone and decided again without them."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import Cards, card
from cardhouse.core import engine
from cardhouse.core.acts import Act, Play
from cardhouse.core.checkpoints import RunawayRules, same_table
from cardhouse.core.engine import MOST_FIRINGS
from cardhouse.core.events import Played, Reversed
from cardhouse.core.gates import Facet
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import Matches
from cardhouse.core.rule import Article, Rule
from cardhouse.core.speech import Gestured, Said
from cardhouse.core.table import MOST_DEPTH, MOST_STEPS, Event, Events, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.rules.saying.sayings import SayAt
from tests.core.seating import ANN, article, does, names, seat


def decide(table: Table, act: Act) -> Outcome:
    """Decide as a server does: whatever a rule raises, the act is decided without it."""
    return engine.decide(table, act, strict=False)


@dataclass(frozen=True)
class Counts(Rule):
    """Whoever says a number below {limit} says the next one."""

    limit: int = 10**9

    @after(Said)
    def count(self, said: Said, table: Table) -> Events:
        if said.words.isdecimal() and int(said.words) < self.limit:
            yield Said(said.player, str(int(said.words) + 1))


@dataclass(frozen=True)
class Bows(Rule):
    """Whoever says a number bows."""

    @after(Said)
    def bow(self, said: Said, table: Table) -> Events:
        if said.words.isdecimal():
            yield Gestured(said.player, "bow", -1)


@dataclass(frozen=True)
class Speaks(Rule):
    """Whoever bows says 0."""

    @after(Gestured)
    def speak(self, gestured: Gestured, table: Table) -> Events:
        yield Said(gestured.player, "0")


def test_an_endless_chain_is_left_out_of_the_act() -> None:
    table, plain = seat(Counts()), seat()
    outcome = decide(table, Say(ANN, "0"))
    assert (outcome.answer, outcome.jammed) == ("done", ["counts"])
    assert outcome.events == [Said(ANN, "0")]
    decide(plain, Say(ANN, "0"))
    assert [difference.split(":")[0] for difference in same_table(table, plain)] == ["law"]


def test_every_rule_on_the_chain_is_left_out_and_no_other() -> None:
    table = seat(Bows(), Speaks(), SayAt())
    outcome = decide(table, Say(ANN, "0"))
    assert sorted(outcome.jammed) == ["bows", "speaks"]
    assert outcome.events == [Said(ANN, "0")]


def test_a_jammed_rule_is_back_for_the_next_act() -> None:
    table = seat(Counts(), Bows())
    assert decide(table, Say(ANN, "0")).jammed == ["counts"]
    assert does(table, Say(ANN, str(10**9 - 1))).events[-1] == Gestured(ANN, "bow", -1)
    assert decide(table, Say(ANN, "0")).jammed == ["counts"]


def test_a_long_chain_that_ends_is_no_harm() -> None:
    outcome = decide(seat(Counts(MOST_DEPTH - 1)), Say(ANN, "0"))
    assert outcome.jammed == []
    assert outcome.events[-1] == Said(ANN, str(MOST_DEPTH - 1))
    assert decide(seat(Counts(MOST_DEPTH)), Say(ANN, "0")).jammed == []
    for longer in (MOST_DEPTH + 1, 2 * MOST_DEPTH):
        assert decide(seat(Counts(longer)), Say(ANN, "0")).jammed == ["counts"]
    assert MOST_DEPTH == 32


@dataclass(frozen=True)
class Crowd(Rule):
    """A cheer is answered by so many bows, and each bow turns play round."""

    size: int

    @after(Said)
    def cheer(self, said: Said, table: Table) -> Events:
        for _ in range(self.size):
            yield Gestured(said.player, "bow", -1)

    @after(Gestured)
    def turn(self, gestured: Gestured, table: Table) -> Events:
        yield Reversed()


@pytest.mark.parametrize("size, jammed", [(MOST_FIRINGS - 1, []), (MOST_FIRINGS, ["crowd"])])
def test_only_so_many_rules_fire_for_one_act(size: int, jammed: list[str]) -> None:
    table = seat(Crowd(size))
    outcome = decide(table, Say(ANN, "hurrah"))
    assert outcome.jammed == jammed
    assert len(outcome.events) == (1 if jammed else 1 + 2 * size)


@dataclass(frozen=True)
class Hesitates(Rule):
    """Bows are thought over, again and again, and then made."""

    @after(Said)
    def bow(self, said: Said, table: Table) -> Events:
        for _ in range(MOST_FIRINGS):
            yield Gestured(said.player, "bow", -1)

    @instead(Gestured)
    def think(self, gestured: Gestured, table: Table) -> Events | None:
        return None


@dataclass(frozen=True)
class ThinksToo(Rule):
    """Bows are thought over by another rule."""

    @instead(Gestured)
    def think(self, gestured: Gestured, table: Table) -> Events | None:
        return None


def test_replacing_counts_as_firing_even_when_nothing_is_replaced() -> None:
    outcome = decide(seat(Hesitates(), ThinksToo()), Say(ANN, "well"))
    assert outcome.answer == "done"
    assert "hesitates" in outcome.jammed
    assert outcome.events == [Said(ANN, "well")]


@dataclass(frozen=True)
class Ponders(Rule):
    """Whoever plays a card ponders what would match it, without end."""

    @after(Played)
    def ponder(self, played: Played, table: Table) -> Events:
        for _ in range(MOST_STEPS + 1):
            table.ask(Matches(played.card))
        yield Reversed()


def test_only_so_many_questions_are_asked_for_one_act() -> None:
    table = seat(Ponders())
    outcome = decide(table, Play(ANN, (card("9H"),)))
    assert (outcome.answer, outcome.jammed) == ("done", ["ponders"])
    assert names(table, "pile") == "2H 9H"


@dataclass(frozen=True)
class Raises(Rule):
    """Nobody knows what this does to words."""

    @after(Said)
    def fail(self, said: Said, table: Table) -> Events:
        raise ZeroDivisionError


def test_a_rule_that_raises_is_left_out_of_the_act() -> None:
    outcome = decide(seat(Raises()), Say(ANN, "hm"))
    assert (outcome.answer, outcome.jammed) == ("done", ["raises"])


@dataclass(eq=False)
class Burnt(Event):
    """The top card of the stock is burnt."""

    def apply(self, table: Table) -> None:
        table.stock.pop()


@dataclass(frozen=True)
class Burns(Rule):
    """After a word, a card is burnt."""

    @after(Said)
    def burn(self, said: Said, table: Table) -> Events:
        yield Burnt()


def test_a_rule_that_loses_a_card_is_left_out_of_the_act() -> None:
    table = seat(Burns(), Bows())
    outcome = decide(table, Say(ANN, "0"))
    assert (outcome.answer, outcome.jammed) == ("done", ["burns"])
    assert outcome.events == [Said(ANN, "0"), Gestured(ANN, "bow", -1)]
    assert len(table.stock) == 8


@dataclass(eq=False)
class Burn(Act):
    """An act that burns a card, whatever the rules."""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Burnt()]


def test_an_act_that_loses_a_card_cannot_be_done() -> None:
    table = seat()
    outcome = decide(table, Burn(ANN))
    assert outcome.told() == "impossible: this cannot be done"
    assert same_table(table, seat()) == []


@dataclass(frozen=True)
class Forgets(Rule):
    """What matches cannot be said."""

    @answers(Matches)
    def forget(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        raise KeyError


def test_a_rule_that_cannot_judge_an_act_has_no_word_on_it() -> None:
    table = seat(Forgets())
    outcome = decide(table, Play(ANN, (card("4C"),)))
    assert (outcome.told(), outcome.jammed) == (
        "refused: 4♣ matches neither the suit nor the rank of 2♥; without forgets (KeyError: )",
        ["forgets"],
    )
    assert same_table(table, seat(Forgets())) == []
    assert decide(table, Play(ANN, (card("9H"),))).lawful


def test_the_source_of_chance_is_put_back_too() -> None:
    table = seat(Counts(), pile="3H 4H 5H 6H 2H", stock="")
    before = table.chance.state
    decide(table, Say(ANN, "0"))
    assert table.chance.state == before


def test_whoever_is_careless_is_told_which_rules_ran_away() -> None:
    chain = Article("chain", "", "", "", (Bows(), Speaks()))
    with pytest.raises(RunawayRules, match=r"set each other off without end: chain$"):
        engine.decide(seat(chain), Say(ANN, "0"), careful=False)
    with pytest.raises(RunawayRules, match="counts"):
        engine.decide(seat(article(Counts())), Say(ANN, "0"), careful=False)
    with pytest.raises(RunawayRules, match="counts"):
        engine.decide(seat(article(Counts())), Say(ANN, "0"))
