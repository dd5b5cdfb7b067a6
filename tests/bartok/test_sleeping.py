"""Every rule can be switched off, and just what leans on it falls silent with it."""

from itertools import pairwise

import pytest

from cardhouse.cards import JOKERS, Card
from cardhouse.core.acts import Act, Play
from cardhouse.core.affairs import Owed
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import TokenMoved, TurnBegan
from cardhouse.core.landing import DeadPiles
from cardhouse.core.law import Law
from cardhouse.core.owed import SAY
from cardhouse.core.questions import PhaseAfter, Role
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.settling import HandChanged
from cardhouse.core.table import CENTRE, OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games import BARTOK_FULL, new_table
from cardhouse.rules.combinations.combinations import STANDARD, Prime
from cardhouse.rules.combinations.primes import CHOSEN, GAUSSIAN
from cardhouse.rules.dealing.hands import LEAD
from cardhouse.rules.piles.pile_acts import LAY, TAKE
from cardhouse.rules.traps.springing import SPRING
from cardhouse.rules.traps.traps import TRAP

DEVELOPED = [article.id for article in BARTOK_FULL if article.since]
CALLS = {"bartok": 1, "toktok": 2, "tokbar": 3, "barbar": 4}
MOST_ACTS = 250


class Round:
    """A round by random lawful acts under some of the rules, watched after every act."""

    def __init__(self, off: set[str], seed: int) -> None:
        names = ["Jonathan", "Xavier", "Matt"][: 2 + seed % 2] if seed % 3 else ["Ann", "Bob", "Cat", "Dan"]
        self.table = new_table(BARTOK_FULL, names, seed=seed)
        self.table.enact(Law(BARTOK_FULL, off=frozenset(off)))
        self.chance = seeded(seed + 1)
        self.phases: list[str] = []
        self.outcomes: list[Outcome] = []

    @property
    def off(self) -> set[str]:
        """What is off now: the Menu may add to it."""
        return set(self.table.law.off)

    def on(self, *rules: str) -> bool:
        return not self.off & set(rules)

    @property
    def chef(self) -> int:
        return self.table.ask(Role("chef"))

    def play(self) -> None:
        table = self.table
        table.phase = table.ask(PhaseAfter(""))
        for _ in range(MOST_ACTS):
            self.phases.append(table.phase)
            if table.phase == OVER:
                return
            act = random_act(table, self.chance)
            assert act is not None, f"nobody can act in the phase {table.phase}"
            self.try_something(self.chance)
            self.before(act)
            was_off = self.off
            outcome = decide(table, act)
            assert outcome.lawful, outcome.told()
            assert not outcome.jammed
            self.outcomes.append(outcome)
            assert not {event.origin for event in outcome.events} & was_off, "a rule that is off did something"
            self.watch(outcome)

    def try_something(self, chance: Chance) -> None:
        """A play that may well be against the rules: only rules in force say so."""
        trial, seat = self.table.copy(), chance.below(self.table.seats)
        if trial.hands[seat]:
            cards = tuple([chance.pick(trial.hands[seat]) for _ in range(1 + chance.below(2))])
            outcome = decide(trial, Play(seat, cards, chance.below(3)))
            assert not {ruling.rule for ruling in outcome.rulings} & self.off

    def before(self, act: Act) -> None:
        table = self.table
        if act.way == SPRING:
            assert self.on("trap-card")
            if not self.on("no-self-traps") or table.phase != PLAYING:
                return
            holder = table.tokens["turn"] if self.on("turn-token") else table.turn
            assert act.seat != holder

    def watch(self, outcome: Outcome) -> None:
        table, act = self.table, outcome.act
        if not self.on("jokers-wild") and table.phase == PLAYING:
            assert not [card for card in (*table.stock, *held(table)) if card in JOKERS]
        if not self.on("trap-card"):
            assert act.way not in ("set", SPRING, LAY)
            assert not any(table.areas.get(TRAP, []))
        if act.way == LAY:
            assert self.on("take-2", "take-2-trap-1")
        if act.way == TAKE:
            assert self.on("take-2")
        if isinstance(act, Play) and len(act.cards) > 1:
            assert self.on("prime-sequence") or self.collection(act.cards)
        if not self.on("dealer-button"):
            assert not [e for e in outcome.events if isinstance(e, TokenMoved) and e.token == "dealer"]
        if not self.on("honorable-penalty") and self.chef == NO_SEAT and table.phase == PLAYING:
            assert not table.debts, "penalties are drawn at once"
        if not self.on("turn-token") and table.phase == PLAYING:
            assert table.turn != NO_SEAT, "without the token there is no gap"
        if not self.on("6-splits") and not self.on("trap-new-pile"):
            assert len(table.piles) <= 1
        if not self.on("killer-jack"):
            assert not table.ask(DeadPiles())
            assert table.tokens.get("death", CENTRE) == CENTRE
        if not self.on("empty-pile") and table.phase == PLAYING and table.stock:
            assert all(table.piles.values())
        if not self.on("starting-salad"):
            assert not any(table.areas.get("salad", []))
        if not self.on("dishwasher"):
            assert "dishwasher" not in table.law.tokens
        if self.chef == NO_SEAT:
            assert not [duty for duty in table.duties if duty.what == "Yes, Chef"]
            assert LEAD not in table.law.tally_place or not table.tally(LEAD)
        if table.phase == PLAYING:
            self.watch_primes()
        self.watch_calls(outcome)

    def watch_primes(self) -> None:
        table = self.table
        if not self.on("prime-sequence"):
            return
        chosen = self.on("chefs-primes") and self.chef != NO_SEAT and table.tally(CHOSEN)
        if not chosen:
            assert table.ask(Prime()) == (GAUSSIAN if self.on("gaussian-primes") else STANDARD)

    def watch_calls(self, outcome: Outcome) -> None:
        """Words are due for every change of a hand that the rules in force want announced, and for no other."""
        wanted = [
            (event.player, rule)
            for event in outcome.events
            if isinstance(event, HandChanged)
            for rule, count in CALLS.items()
            if self.on(rule) and event.now == count
            if not self.on("descending-bartok") or event.now < event.before
            if not self.on("dishwasher-card-revised") or event.real
        ]
        owed = [e for e in outcome.events if isinstance(e, Owed) and e.duty.kind == SAY and e.origin in CALLS]
        assert sorted((e.duty.bearer, e.origin) for e in owed) == sorted(wanted)
        if not self.on("dishwasher", "dishwasher-card"):
            assert [e for e in outcome.events if isinstance(e, HandChanged) and not e.real] == []

    def collection(self, cards: tuple[Card, ...]) -> bool:
        ranks = [card.rank for card in cards]
        roots = self.on("root-groups") and len(set(ranks)) == 1 and (ranks[0] == 1 or (ranks[0], len(ranks)) in ROOTS)
        return roots or (self.on("royal-family") and {12, 13} <= set(ranks) and len(cards) < 4)


ROOTS = {(4, 2), (8, 3), (9, 2)}


def held(table: Table) -> list[Card]:
    zones = [*table.hands, *table.piles.values(), *table.areas.get(TRAP, []), *table.areas.get("salad", [])]
    return [card for zone in zones for card in zone]


def expected_phases(watched: Round, chef: bool) -> list[str]:
    """The phases of a round under these rules."""
    found = ["menu"] if chef and watched.on("chefs-menu") else []
    found += ["primes"] if chef and watched.on("chefs-primes") else []
    found += ["shuffle"] + (["cut"] if watched.on("official-cut") else []) + ["deal"]
    return found + (["salad"] if watched.on("starting-salad") else []) + [PLAYING]


def check(watched: Round) -> None:
    chef = watched.chef != NO_SEAT
    planned = expected_phases(watched, chef)
    menu = "menu" in planned
    watched.play()
    seen = [one for one, two in pairwise(["", *watched.phases]) if one != two][1:] + watched.phases[-1:]
    if not menu:  # what is off the menu is random, and may change what follows
        assert seen[: len(planned)] == planned
    began = [e for outcome in watched.outcomes for e in outcome.events if isinstance(e, TurnBegan)]
    if not menu:
        counted = [e for outcome in watched.outcomes for e in outcome.events if isinstance(e, HandChanged)]
        assert bool(counted) == any(watched.on(rule) for rule in CALLS), "hands are counted where words depend on it"
    if not menu and not watched.on("starting-salad") and not watched.on("turn-token"):
        assert began[0].player == watched.table.left_of(watched.table.dealer)


@pytest.mark.parametrize("seed", range(40))
def test_what_leans_on_a_rule_that_is_off_sleeps_and_nothing_else_does(seed: int) -> None:
    chance = seeded(seed)
    share = 2 + chance.below(6)
    off = {rule for rule in DEVELOPED if chance.below(share) == 0}
    check(Round(off, seed))


@pytest.mark.parametrize("rule", DEVELOPED)
def test_a_round_can_be_played_without_any_one_rule(rule: str) -> None:
    check(Round({rule, "chefs-menu"}, len(rule)))


@pytest.mark.parametrize("rule", DEVELOPED)
def test_a_round_can_be_played_with_just_one_rule(rule: str) -> None:
    check(Round(set(DEVELOPED) - {rule}, len(rule)))
