"""What holds in every game of BAK, played at random by two, three and four."""

import pytest

from cardhouse.cards import JOKER, packs
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Call, Say
from cardhouse.core.rounds import Pass
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seating import Leave
from cardhouse.core.sitting import Sitting, fold
from cardhouse.core.table import OVER
from cardhouse.games import BAK, new_table
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Bought, Buy, Discarded, Keep
from cardhouse.store.codec import decode_act, decode_entry, encode_act, encode_entry
from cardhouse.testing.properties import cards_of, judged_alike
from tests.bak.playing import NAMES, random_game, random_tables, started


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_and_draws_are_bounded(players: int) -> None:
    whole = sorted(card.name for card in packs(1, jokers=1))
    for table in random_tables(10, players):
        assert cards_of(table) == whole
        rows = [card for zone in table.areas["row"] for card in zone]
        assert len(table.areas["market"][0]) + len(rows) == 12
        numbers = [*table.stock, *table.areas["discard"][0], *[card for hand in table.hands for card in hand]]
        assert len(numbers) == 41
        assert (JOKER in table.stock) == (table.phase != OVER)


def test_without_queens_the_first_thirteen_draws_never_end_the_game() -> None:
    for seed in range(30):
        table, chance = started(2, seed), seeded(seed)
        for _ in random_game(table, chance):
            queens = [card for zone in table.areas["row"] for card in zone if card.rank == 12]
            if queens:
                break
            assert table.phase != OVER or len(table.stock) <= 27


def test_every_price_was_paid() -> None:
    for seed in range(20):
        table, chance, bought = started(3, seed), seeded(seed), dict.fromkeys((11, 12, 13), 0)
        while table.phase != OVER:
            act = random_act(table, chance)
            assert act is not None
            events = decide(table, act).events
            if isinstance(act, Buy):
                (paid,) = [event.cards for event in events if isinstance(event, Discarded)]
                (card,) = [event.card for event in events if isinstance(event, Bought)]
                bought[card.rank] += 1
                assert paid[0].rank >= bought[card.rank]


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_the_log_folds_to_the_table_and_judging_is_consistent(dial: str) -> None:
    for seed in range(8):
        players = 2 + seed % 3
        start = new_table(BAK, NAMES[:players], seed=seed, dial=dial)
        log: list[bytes] = []
        sitting = Sitting(start, sink=lambda entry, log=log: log.append(encode_entry(entry)))  # type: ignore[misc]  # bound now
        chance, table = seeded(seed), sitting.table
        sitting.submit(Prepare(0, "start"), "start")
        for number in range(150):
            seat = chance.below(players)
            top = tuple(table.stock[:-3:-1])
            unruly = [
                *[Draw(seat), Pass(seat), Peek(seat, 1 + chance.below(4)), Arrange(seat, top), Keep(seat)],
                *[Say(seat, "hm"), Call(seat, chance.below(players), "Wrong: this"), Arrange(seat, top[::-1])],
                *[Buy(seat, each, tuple(table.hands[seat][:1])) for each in table.areas["market"][0][:3]],
                *([Leave(seat)] if number % 50 == 49 else []),
            ]
            act = random_act(table, chance) if chance.below(2) else chance.pick(unruly)
            if act is None:
                break
            judged_alike(table, act)
            assert decode_act(encode_act(act)) == act
            sitting.submit(act, f"act {number}")
        folded = start.copy()
        for body in log:
            fold(folded, decode_entry(body))
        assert same_table(table, folded) == []


def test_suits_change_nothing() -> None:
    table = started(2, 4)
    for _ in random_game(table, seeded(1)):
        for act in lawful(table):
            assert judged_alike(table, act)


def test_all_that_is_listed_is_lawful_and_all_ways_are_listed() -> None:
    kinds = set()
    for table in random_tables(12, 2):
        for act in lawful(table):
            kinds.add(type(act).__name__)
            assert judged_alike(table, act), act
    assert kinds == {"Draw", "Pass", "Peek", "Arrange", "Buy", "Close"}
