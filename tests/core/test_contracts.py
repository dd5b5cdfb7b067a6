"""What the rule API promises is kept for every way of acting, and for every card."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from cardhouse.cards import NONE, SEVENS, Cards, card
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import Missed, Owed
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful, prepare, random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, DrewNothing
from cardhouse.core.hooks import NotAsked, after, answers, instead, never_asked
from cardhouse.core.landing import Ready
from cardhouse.core.owed import BEFORE_PLAY_GOES_ON, Duty
from cardhouse.core.questions import (
    Clear,
    Condition,
    Handling,
    InTurn,
    LandsOn,
    Matches,
    OpenTo,
    Timely,
    Unpaused,
    WayOpen,
)
from cardhouse.core.rule import REFEREE, Article, CardRule, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.speech import Said
from cardhouse.core.table import PLAYING, Event, Events, Table, stamp
from cardhouse.core.verdicts import REFUSED
from cardhouse.games import GAMES, new_table
from cardhouse.testing.random_acts import mixed_act


def forbidding(question: type[Any]) -> Rule:
    """A rule that answers a question with nobody, or with no card, whatever the way of acting."""
    none: Any = NONE if question in (LandsOn, OpenTo, Matches, Condition) else NOBODY

    class Nothing(Rule):
        """Nothing goes."""

        @answers(question)
        def nothing(self, asked: Any, table: Table, earlier: Any) -> Any:
            return none

    return Nothing()


ALWAYS = (InTurn, Handling, WayOpen)
"""Asked about whoever does something with cards or tokens in a way that takes a turn."""
OF_CARDS = (LandsOn, OpenTo, Matches, Condition)
"""Asked about a card that comes to a pile."""


def with_rule(table: Table, rule: Rule) -> Table:
    other = table.copy()
    other.enact(table.law.adopting(Article("nothing", "Nothing", "Ann", "2024-05-01", (rule,))))
    return other


def acts_of_turns(name: str, seed: int = 3) -> list[tuple[Table, Act]]:
    """Each way that takes a turn in a game, as it was first found lawful, with the table at which it was."""
    chance, found = seeded(seed), dict[str, tuple[Table, Act]]()
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=seed, dial=REFEREE)
    for _ in range(400):
        table.steps = 0
        if table.phase == PLAYING and not table.duties and not table.debts and not table.pauses:
            for act in lawful(table):
                if act.way in table.law.turns and act.way not in table.law.spoken:
                    found.setdefault(act.way, (table.copy(), act))
        picked = random_act(table, chance)
        if picked is None:
            break
        decide(table, picked)
    return list(found.values())


@pytest.mark.parametrize("name", ["bartok", "bartok@2023-08-14", "moo", "uncle-baiting", "bak"])
def test_every_question_about_a_turn_is_heard_for_every_way_of_taking_one(name: str) -> None:
    tried = set()
    for table, act in acts_of_turns(name):
        for question in ALWAYS:
            outcome = decide(with_rule(table, forbidding(question)), act)
            told = f"{question.__name__} for {act!r}"
            assert outcome.answer == REFUSED, told
            assert "nothing" in [ruling.rule for ruling in outcome.rulings], told
            tried.add((act.way, question))
    assert len(tried) >= 2 * len(ALWAYS)


@pytest.mark.parametrize("name", ["bartok@2023-08-14", "moo"])
def test_every_question_about_a_card_is_heard_when_one_is_played(name: str) -> None:
    plays = [(table, act) for table, act in acts_of_turns(name) if isinstance(act, Play)]
    assert plays
    for table, act in plays:
        for question in OF_CARDS:
            outcome = decide(with_rule(table, forbidding(question)), act)
            assert outcome.answer == REFUSED, f"{question.__name__} for {act!r}"


class NobodyDraws(Rule):
    """Nobody draws."""

    @answers(WayOpen, "draw")
    def closed(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY


class NoHearts(Rule):
    """No Heart is played."""

    @answers(Condition, "play")
    def not_a_heart(self, asked: Condition, table: Table, earlier: Cards) -> Cards:
        return Cards(earlier.bits & ~sum(1 << at for at in range(1, 52, 4)))


def table_in_play(*rules: Rule) -> Table:
    table = new_table(GAMES["bartok@2023-08-14"].book, ["Ann", "Bob", "Cat"], seed=1)
    for step in range(40):
        if table.phase == PLAYING:
            break
        act = random_act(table, seeded(step))
        assert act is not None
        decide(table, act)
    for number, rule in enumerate(rules):
        table.enact(table.law.adopting(Article(f"house-{number}", "House", "Ann", "2024-05-01", (rule,))))
    return table


def test_a_rule_may_close_drawing_and_bar_cards_from_being_played() -> None:
    table = table_in_play(NobodyDraws(), NoHearts())
    player = table.turn
    assert decide(table, Draw(player)).told().startswith(REFUSED)
    table.hands[player] = [card("5H"), card("5S")]
    table.piles[1] = [card("5D")]
    assert decide(table, Play(player, (card("5H"),))).answer == REFUSED
    table.steps = 0
    assert Play(player, (card("5H"),)) not in lawful(table, player)
    assert Draw(player) not in lawful(table, player)
    assert decide(table, Play(player, (card("5S"),))).lawful


@dataclass(frozen=True)
class CannotBeDrawn(CardRule):
    """{on} cannot be drawn."""

    @instead(Drew)
    def nothing(self, drew: Drew, table: Table) -> Events | None:
        return (DrewNothing(drew.player, drew.way),)


@dataclass(frozen=True)
class Announces(CardRule):
    """Whoever draws {on} says so."""

    @after(Drew)
    def own_up(self, drew: Drew, table: Table) -> Events:
        return (Said(drew.player, f"I have {drew.card}"),)


@dataclass(frozen=True)
class Counts(CardRule):
    """Every draw is counted aloud."""

    @after(Drew, any_card=True)
    def aloud(self, drew: Drew, table: Table) -> Events:
        return (Said(drew.player, "one more"),)


@pytest.mark.parametrize(("top", "drawn"), [("9S", ["Drew"]), ("7S", ["DrewNothing"])])
def test_a_card_rule_replaces_its_own_cards_only(top: str, drawn: list[str]) -> None:
    table = table_in_play(CannotBeDrawn(on=SEVENS))
    table.stock.append(card(top))
    names = [type(event).__name__ for event in decide(table, Draw(table.turn)).events]
    assert [name for name in names if name.startswith("Drew")] == drawn


@pytest.mark.parametrize(("top", "said"), [("9S", ["one more"]), ("7S", ["I have 7♠", "one more"])])
def test_a_card_rule_is_woken_by_its_own_cards_unless_it_says_otherwise(top: str, said: list[str]) -> None:
    table = table_in_play(Announces(on=SEVENS), Counts(on=SEVENS))
    table.stock.append(card(top))
    events: list[Event] = decide(table, Draw(table.turn)).events
    assert [event.words for event in events if isinstance(event, Said)] == said


def test_what_is_asked_before_play_and_in_pauses_has_its_questions_too() -> None:
    table = new_table(GAMES["bartok@2023-08-14"].book, ["Ann", "Bob", "Cat"], seed=1)
    step = random_act(table, seeded(1))
    assert step is not None
    for question in (Timely, Ready):
        assert decide(with_rule(table, forbidding(question)), step).answer == REFUSED, question
    paused = table_in_play()
    paused.pauses.append("tea")
    for act in (Draw(paused.turn), Play(paused.turn, (paused.hands[paused.turn][0],))):
        assert decide(with_rule(paused, forbidding(Unpaused)), act).answer == REFUSED
    assert decide(with_rule(table_in_play(), forbidding(Clear)), Draw(table_in_play().turn)).answer == REFUSED


def acts_of_any_kind(name: str) -> list[tuple[Table, Act]]:
    """Each way of acting in a game, in play and outside, as it was first found lawful, with the table at which it was
    so.
    """
    found: dict[tuple[str, bool], tuple[Table, Act]] = {}
    for seed in range(2):
        chance = seeded(seed)
        table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=seed, dial=REFEREE)
        for step in range(250):
            table.steps = 0
            wild = mixed_act(table, chance)
            if wild is None:
                break
            lawfully = lawful(table)
            if decide(table.copy(), wild).lawful:
                lawfully.append(wild)
            for act in lawfully:
                found.setdefault((act.way, table.phase == PLAYING), (table.copy(), act))
            picked = random_act(table, chance) if step % 3 else wild
            if picked is None:
                break
            decide(table, picked)
    return [scene for (way, _), scene in found.items() if way]


def is_heard(question: type[Any], table: Table, act: Act) -> bool:
    """Whether nobody can act so where a rule answers such a question with nobody."""
    outcome = decide(with_rule(table, forbidding(question)), act)
    return outcome.answer == REFUSED and "nothing" in [ruling.rule for ruling in outcome.rulings]


def refuses(question: type[Any], way: str) -> bool:
    """Whether a rule that would answer such a question about this way is refused when it is written."""
    try:
        never_asked(question, way)
    except NotAsked:
        return True
    return False


@pytest.mark.parametrize("name", ["bartok", "bartok@2023-08-14", "moo", "uncle-baiting", "bak"])
def test_every_question_about_seats_is_heard_for_each_way_or_cannot_be_written(name: str) -> None:
    scenes = acts_of_any_kind(name)
    assert len({act.way for _, act in scenes}) > 4
    for table, act in scenes:
        for question in (WayOpen, InTurn, Handling, Clear):
            told = f"{question.__name__} for {act!r}"
            no_hands = question is Handling and act.way in table.law.hands_free
            assert no_hands or is_heard(question, table, act) or refuses(question, act.way), told


@pytest.mark.parametrize(
    ("question", "way", "instead_of_it"),
    [
        (Matches, "draw", "Matches is not asked about a way of acting"),
        (InTurn, "accuse", "answer WayOpen"),
        (Clear, "give", "answer WayOpen"),
        (WayOpen, "say", "@after(Said)"),
        (WayOpen, "vote", "MayVote"),
    ],
)
def test_a_hook_that_nobody_would_hear_is_refused_in_words(question: type[Any], way: str, instead_of_it: str) -> None:
    with pytest.raises(NotAsked, match=re.escape(instead_of_it)):

        class Unheard(Rule):
            """Nobody hears this."""

            @answers(question, way)
            def unheard(self, asked: Any, table: Table, earlier: Any) -> Any:
                return earlier


def test_a_rule_of_a_house_can_forbid_what_waits_for_no_turn() -> None:
    class NoAccusing(Rule):
        """Nobody accuses."""

        @answers(WayOpen, "accuse")
        def nobody(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
            return NOBODY

    scene = next((table, act) for table, act in acts_of_any_kind("bartok") if act.way == "accuse")
    assert decide(scene[0].copy(), scene[1]).lawful
    outcome = decide(with_rule(scene[0], NoAccusing()), scene[1])
    assert [ruling.reason for ruling in outcome.rulings][-1].endswith("cannot accuse somebody now")


def test_what_is_owed_before_play_goes_on_is_missed_when_it_does() -> None:
    """In every game that takes turns: no kind of deadline is one that nobody looks at."""
    for name in ("bartok", "bartok@2023-08-14", "moo", "bak"):
        table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat"], seed=4, dial=REFEREE)
        chance = seeded(4)
        prepare(table, chance)
        stamp(Owed(Duty(1, "wave", "hello", until=BEFORE_PLAY_GOES_ON)), "base-turn", None).apply(table)
        missed: list[Event] = []
        for _ in range(30):
            act = random_act(table, chance)
            if act is None or missed:
                break
            missed += [event for event in decide(table, act).events if isinstance(event, Missed)]
        assert [event.duty.what for event in missed if isinstance(event, Missed)] == ["hello"], name
