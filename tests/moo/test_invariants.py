"""What holds at every Moo table, whatever people do: by chance, lawful or not, with the clock running."""

import pickle
from random import Random

import pytest

from cardhouse.cards import Card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import count_cards, same_table
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.owed import OPEN, VOIDED
from cardhouse.core.penalties import PENALTIES
from cardhouse.core.people_acts import Call, Say, Vote
from cardhouse.core.presence import Present
from cardhouse.core.seating import Join, Leave
from cardhouse.core.sitting import Sitting, replay
from cardhouse.core.table import PLAYING, Table
from cardhouse.games import new_table
from cardhouse.games.moo import MOO
from cardhouse.rules.going_back.taking_back import Reclaim, Reclaimable
from cardhouse.rules.leaving_play.going_out_by_word import AT_THE_DOOR

CALLS = (
    *("Bad card", "Bad call", "Playing out of turn", "Drawing out of turn", "Failure to say Last card", "Lying"),
    *("Failure to play within 10 seconds", "Failure to take back the card", "Unsporting conduct", "Cheating"),
    *("Failure to say the name of the card", "Failure to draw 2 cards", "Failure to say Have a nice day"),
)
WORDS = (
    *("Moo", "Last card", "Have a nice day", "Thank you", "Spades", "hearts", "That's the bovine", "Hello"),
    *("Point of Order", "End of Point of Order", "4 of Spades. Moo"),
)


def odd_act(table: Table, dice: Random) -> Act:
    """Something that somebody does, whether it is allowed or not."""
    seat = dice.randrange(table.seats)
    hand: list[Card] = table.hands[seat]
    kind = dice.randrange(9)
    if kind < 2 and hand:
        return Play(seat, (dice.choice(hand),))
    if kind == 2:
        return Draw(seat)
    if kind < 5:
        return Call(seat, dice.randrange(table.seats), dice.choice(CALLS))
    if kind == 5:
        return Say(seat, dice.choice(WORDS))
    if kind == 6 and table.ask(Reclaimable(seat)):
        return Reclaim(seat, table.ask(Reclaimable(seat))[0])
    if kind == 7 and table.motions:
        return Vote(seat, dice.random() < 0.5)
    return (Join if seat not in table.ask(Present()) else Leave)(seat) if dice.random() < 0.2 else Draw(seat)


def check(table: Table, total: int, refereed: bool) -> None:
    present = table.ask(Present())
    assert count_cards(table) == total
    exits = table.tally(AT_THE_DOOR)
    assert table.turn == -1 or (table.turn in present and table.turn not in exits.claims)
    for penalty in table.tally(PENALTIES):
        assert penalty.left == 0 or penalty.status == VOIDED
    if refereed:
        assert [breach for breach in table.breaches if breach.status == OPEN] == []
    for duty in table.duties:
        assert duty.bearer in present
    for breach in table.breaches:
        assert breach.offender in present


@pytest.mark.parametrize("dial", ["table", "referee"])
@pytest.mark.parametrize("seed", range(6))
def test_a_table_stays_sound_whatever_people_do(seed: int, dial: str) -> None:
    table = new_table(MOO, ["Ann", "Bob", "Cat", "Dan"], seed=seed, dial=dial)
    sitting, dice, chance, total = Sitting(table), Random(seed), seeded(seed + 99), count_cards(table)
    for number in range(160):
        table = sitting.table
        act = odd_act(table, dice) if table.phase == PLAYING and dice.random() < 0.5 else random_act(table, chance)
        if act is None or dice.random() < 0.25:
            act = Tick(min([*deadlines(table), table.clock + dice.choice((400, 3000))]))
        outcome = sitting.submit(act, f"a{number}")
        assert outcome.jammed == []
        check(sitting.table, total, dial == "referee")
    assert same_table(replay(sitting.start, sitting.entries), sitting.table) == []


def test_the_same_acts_with_the_same_seed_give_the_same_table() -> None:
    tables: list[Table] = []
    for _ in range(2):
        sitting, dice = Sitting(new_table(MOO, ["Ann", "Bob", "Cat"], seed=5, dial="table")), Random(3)
        sitting.submit(lawful(sitting.table)[0], "start")
        for number in range(60):
            sitting.submit(odd_act(sitting.table, dice), f"a{number}")
        tables.append(sitting.table)
    assert same_table(tables[0], tables[1]) == []


def test_turning_the_seats_round_changes_nothing_else() -> None:
    """Renaming players by a rotation of the seats commutes with every act."""
    hands = [cards("4S 7H 9C"), cards("7C 9H 3D"), cards("KH AH 5D")]
    ends = []
    for shift in range(3):
        table = new_table(MOO, ["A", "B", "C"], dial="table")
        table.phase, table.piles = PLAYING, {1: list(cards("5H"))}
        table.stock = list(cards("2D 3C 4C 6D QC 8D 10C 2C 6C QD 3H 4D"))
        for seat in range(3):
            table.hands[(seat + shift) % 3] = list(hands[seat])
        table.turn = table.last = shift
        sitting = Sitting(table)
        acts: list[Act] = []
        for seat, name in ((0, "7H"), (1, "7C"), (2, "KH"), (0, "9C")):
            acts.append(Play((seat + shift) % 3, cards(name)))
        acts += [Call(shift, (2 + shift) % 3, "Bad card"), Draw((2 + shift) % 3), Draw((2 + shift) % 3), Tick(9000)]
        for number, act in enumerate(acts):
            assert sitting.submit(act, f"a{number}").happened
        end = sitting.table
        turned = [(seat + shift) % 3 for seat in range(3)]
        duties = [sorted([(d.kind, d.what) for d in end.duties if d.bearer == seat]) for seat in turned]
        breaches = [sorted([b.rule for b in end.breaches if b.offender == seat]) for seat in turned]
        held = [end.hands[seat] for seat in turned]
        ends.append((held, end.piles, (end.turn - shift) % 3, end.direction, duties, breaches))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0][4] != [[], [], []]


def test_every_rule_of_the_book_can_be_written_and_read() -> None:
    for article in MOO:
        assert pickle.loads(pickle.dumps(article)).sentences() == article.sentences()
