"""Random games with all ranks on: they end, or reach the limit, and nobody is ever stuck."""

import pytest

from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.book_acts import Tick
from cardhouse.core.cases import Move
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.owed import OPEN, SAY
from cardhouse.core.people_acts import Accuse, Choose, Say, Vote
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.sitting import Sitting, replay
from cardhouse.core.table import OVER, Table
from cardhouse.games.shelf import GAMES, game, new_table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.order.slot_order import due_at
from cardhouse.rules.proposing.across_the_table import AskHow, Contest, Return
from cardhouse.sim.whole_rounds import LIMIT as ENDED_AT_LIMIT
from cardhouse.sim.whole_rounds import WON, likely_act, play_out
from cardhouse.testing.properties import cards_of

LIMIT = 700


def seated(name: str, players: int, packs: int, dial: str = "referee") -> Table:
    """A table at which the starter has been turned up."""
    names = [f"P{seat}" for seat in range(players)]
    table = new_table(game(name).book, names, seed=players * 10 + packs, packs_used=packs, dial=dial)
    steps = [Prepare(table.dealer, "shuffle"), Prepare(table.dealer, "deal")]
    steps += [*[Prepare(seat, "ready") for seat in range(players)], Prepare(table.dealer, "turn-up")]
    for step in steps:
        assert decide(table, step).happened
    return table


def choice(table: Table, chance: Chance) -> Act | None:
    """Mostly the words that are due, then a play if there is one; nobody takes a card when not due."""
    words = [duty for duty in table.duties if duty.kind == SAY]
    if words and chance.below(4):
        return Say(words[0].bearer, words[0].what)
    acts = [act for act in lawful(table) if not isinstance(act, Draw) or due_at(table, act.seat)]
    plays: list[Act] = [act for act in acts if isinstance(act, Play)]
    return chance.pick(plays if plays and chance.below(4) else acts) if acts else None


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("uncle-baiting")])
@pytest.mark.parametrize("seed", range(6))
def test_random_rounds_end_or_reach_the_limit(name: str, dial: str, seed: int) -> None:
    names = [f"P{seat}" for seat in range(3 + seed)]
    table = new_table(game(name).book, names, seed=seed, packs_used=2 + seed % 3, dial=dial)
    cards = cards_of(table)
    assert play_out(table, seed, 1_500) in (WON, ENDED_AT_LIMIT)
    assert cards_of(table) == cards


def any_act(table: Table, chance: Chance) -> Act:
    """What somebody might do at a table, lawful or not: cards, words, charges, votes."""
    seat, hand = chance.below(table.seats), table.hands
    other = (seat + 1 + chance.below(table.seats - 1)) % table.seats
    card = chance.pick(hand[seat]) if hand[seat] else None
    pile = chance.pick(list(table.piles)) if table.piles else 1
    charges = [breach.rule for breach in table.breaches if breach.offender == other and breach.status == OPEN]
    rare: list[Act] = [
        *([Play(seat, (card, chance.pick(hand[seat])), pile), Return(seat, card)] if card is not None else []),
        *(Contest(seat), AskHow(seat), Say(seat, "hearts"), Move(seat, "officious", other), Point(seat, other)),
        *(Vote(seat, chance.below(2) == 1), Choose(seat, "pass-hand", ()), Tick(table.clock + chance.below(20_000))),
    ]
    roll = chance.below(10)
    if roll < 5:
        return likely_act(table, chance) or Tick(table.clock + 1_000)
    if roll < 7 and card is not None:
        return Play(seat, (card,), pile)
    return (
        Accuse(seat, other, chance.pick([*charges, "error-illegal-card", "error-hinting"]))
        if roll < 9
        else chance.pick(rare)
    )


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("uncle-baiting")])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do_the_table_stays_whole(name: str, seed: int) -> None:
    start = new_table(game(name).book, [f"P{seat}" for seat in range(4 + seed)], seed=seed, dial=TABLE)
    sitting, chance, cards = Sitting(start), seeded(seed), cards_of(start)
    table = sitting.table
    for number in range(LIMIT // 2):
        outcome = sitting.submit(any_act(table, chance), str(number))
        assert not outcome.jammed
        assert cards_of(table) == cards
        orders = table.tally(ORDERS)[1]
        for pile, order in orders.items():
            counts = table.piles[pile][-1 - order.card.jokers]
            assert counts.index == order.card.face, "the card that counts lies under its Jokers"
            assert order.owed.left >= 0
        everybody = (1 << 2 * table.seats) - 1
        assert sum([order.turns.members for order in orders.values()]) in (0, everybody), (
            "every side belongs somewhere, once"
        )
        assert len(orders) != 1 or orders[1].turns.direction == table.direction
        if table.phase == OVER:
            break
    assert same_table(replay(start, sitting.entries), table, 0) == []
