"""Two tables with a secret between them: where they differ, and what gives the secret away by right or by fault."""

from __future__ import annotations

import pytest

from cardhouse.cards import Card, card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import SECRETS, Tick
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.engine import decide
from cardhouse.core.owed import Motion, Penalty
from cardhouse.core.penalties import PENALTIES
from cardhouse.core.people_acts import Call, Say, Vote
from cardhouse.core.presence import Present
from cardhouse.core.rule import TABLE
from cardhouse.core.seating import Leave
from cardhouse.core.seats import EVERYONE, NO_SEAT
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.rules.going_back.taking_back import Reclaim
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.rules.secrets.judged_rules import JUDGE
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode_view
from cardhouse.testing import twins
from cardhouse.testing.erring import TOKEN
from cardhouse.testing.properties import PropertyBroken, cards_of, hidden_slots
from cardhouse.testing.twins import KINDS, NAMES, Comparison, Pair, Twin, compare_twins, in_play, with_seat
from tests.moo.playing import started

CARD, RULE, BREACH, JUDGED = KINDS
SEEDS = range(12)


def reply(own: str, outcome: Outcome, table: Table) -> str:
    return outcome.answer


def pair(kind: str, seed: int = 3, start: Table | None = None) -> Pair:
    return Pair(start or started(people=NAMES), seed, kind, Stream, reply)


def tables(of: Pair) -> tuple[Table, Table]:
    one, two = of.twins
    return one.table, two.table


def places(one: Table, two: Table) -> list[tuple[Card, Card]]:
    """Where two tables differ, card by card."""
    zones = zip([one.stock, *one.hands], [two.stock, *two.hands], strict=True)
    return [(a, b) for here, there in zones for a, b in zip(here, there, strict=True) if a is not b]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hidden_card_is_all_that_differs(seed: int) -> None:
    found = pair(CARD, seed)
    one, two = tables(found)
    assert cards_of(one) == cards_of(two)
    changed = places(one, two)
    assert len(changed) in (0, 2)
    assert not changed or {card for each in changed for card in each} == set(found.secret)
    assert encode_view(view(one, found.seat)) == encode_view(view(two, found.seat))
    assert found.seat != found.other_seat
    assert found.twins[0].heard == found.twins[1].heard


def test_some_pairs_do_differ_and_any_seat_may_look() -> None:
    found = [pair(CARD, seed) for seed in range(40)]
    assert sum(bool(places(*tables(each))) for each in found) > 30
    assert {each.seat for each in found} == {NO_SEAT, 0, 1, 2, 3}


def test_a_card_that_a_penalty_remembers_stays_where_it_is() -> None:
    start = started(people=NAMES)
    slots = hidden_slots(start, NO_SEAT)
    marked = tuple({zone[place] for zone, place in slots} - {card("2H"), card("3H")})
    penalty = Penalty(1, 0, "404-spade-name", 0, 1, 0, (), "Bad card", cards=marked)
    start.tallies[start.law.tally_place[PENALTIES]] = (penalty,)
    for seed in SEEDS:
        assert set(pair(CARD, seed, start).secret) <= {card("2H"), card("3H")}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sealed_rule_says_this_or_that_and_looks_alike(seed: int) -> None:
    found = pair(RULE, seed)
    one, two = tables(found)
    [here], [there] = one.tally(SECRETS), two.tally(SECRETS)
    assert (here.rule, here.author) == (there.rule, there.author) == ("r1", found.other_seat)
    assert one.law.by_id["r1"].text != two.law.by_id["r1"].text
    assert {one.law.by_id["r1"].text, two.law.by_id["r1"].text} < set(twins.TEXTS)
    assert one.law.by_id["r1"].title == two.law.by_id["r1"].title
    assert found.twins[0].heard == found.twins[1].heard


@pytest.mark.parametrize("seed", SEEDS)
def test_a_breach_that_nobody_has_called_is_noted_at_one_table(seed: int) -> None:
    start = started(people=NAMES)
    start.clock = 60_000
    found = pair(BREACH, seed, start)
    one, two = tables(found)
    [breach] = two.breaches
    assert one.breaches == []
    assert breach.offender == found.other_seat
    assert breach.rule in one.law.by_id
    assert breach.since <= 60_000
    assert found.twins[0].heard == found.twins[1].heard


def test_a_judged_rule_is_sealed_at_both_and_its_author_found_otherwise() -> None:
    found = pair(JUDGED)
    one, two = tables(found)
    assert [secret.author for secret in one.tally(SECRETS)] == [found.other_seat]
    assert one.law.by_id["r1"].judged
    assert two.law.by_id["r1"].judged
    [call] = found.acts()
    assert isinstance(call, Call)
    assert found.other_seat not in (call.seat, call.offender)
    assert call.seat != call.offender
    for twin in found.twins:
        twin.do(call, 1000)
        assert twin.table.motion(JUDGE)
    found.judge_apart(1000)
    assert not one.motion(JUDGE)
    assert not two.motion(JUDGE)
    assert found.judged == {call.seat}
    assert same_table(one, two), "one of the calls was right"


def test_nothing_is_judged_apart_of_another_kind() -> None:
    found = pair(CARD)
    for table in tables(found):
        table.motions.append(Motion(1, JUDGE, 0, 1, "r1", (2,)))
    found.judge_apart(1000)
    assert found.judged == set()


def fair(kind: str, act: Act, secret: str = "") -> bool:
    found = pair(kind)
    found.secret = cards(secret) if secret else ()
    found.judged.add(2)
    return found.is_fair(act)


@pytest.mark.parametrize(
    "kind, act, expected",
    [
        (CARD, Play(0, cards("5H")), False),
        (CARD, Play(0, cards("6H")), True),
        (CARD, Play(0, cards("6H 5H")), False),
        (CARD, Draw(0), True),
        (CARD, Reclaim(0, card("5S")), True),
        (CARD, Call(0, 2, "Bad call"), True),
        (RULE, Play(0, cards("5H")), False),
        (RULE, Reclaim(0, card("5S")), False),
        (RULE, Call(0, 1, "Bad card"), False),
        (RULE, Call(0, 1, "Failure to say Love"), False),
        (RULE, Call(0, 1, "Lying"), True),
        (RULE, Vote(0, True, JUDGE), True),
        (BREACH, Call(0, 1, "Bad card"), True),
        (JUDGED, Call(0, 2, "Bad call"), False),
        (JUDGED, Call(0, 1, "Bad call"), True),
        (JUDGED, Call(0, 2, "Lying"), True),
        (JUDGED, Vote(0, True, JUDGE), False),
        (JUDGED, Vote(0, True, "ballot"), True),
        (JUDGED, Reclaim(0, card("5S")), True),
    ],
)
def test_what_brings_the_secret_to_light_by_right_is_not_done(kind: str, act: Act, expected: bool) -> None:
    assert fair(kind, act, "5H") is expected


def looking(seat: int, kind: str = CARD) -> Pair:
    """A pair at which this seat looks, for a 5 of Hearts that nobody has."""
    found = next(each for seed in range(60) if (each := pair(kind, seed)).seat == seat)
    found.secret = cards("5H")
    for table in tables(found):
        for zone in (table.stock, *table.hands, *table.piles.values()):
            zone[:] = [each if each is not card("5H") else card("6H") for each in zone]
    return found


def test_a_pair_is_over_when_the_game_is_or_somebody_is_about_to_leave_it() -> None:
    found = looking(1)
    one, two = tables(found)
    assert not found.is_over()
    two.phase = OVER
    assert found.is_over()
    two.phase, one.hands[2] = PLAYING, []
    assert found.is_over()
    one.hands[2] = [card("2H")]
    assert not found.is_over()
    one.hands[1].append(card("5H"))
    assert found.is_over()


def test_a_secret_in_the_hand_of_somebody_else_stays_one() -> None:
    found = looking(1)
    one, two = tables(found)
    one.hands[2].append(card("5H"))
    assert not found.is_over()
    assert not found.sees_secret()
    two.hands[1].append(card("5H"))
    assert found.sees_secret()


def test_an_onlooker_has_no_hand_to_see_it_in() -> None:
    found = looking(NO_SEAT)
    tables(found)[1].hands[-1].append(card("5H"))
    assert not found.sees_secret()
    assert not found.is_over()


def test_only_a_card_can_come_into_the_own_hand() -> None:
    found = looking(1, BREACH)
    tables(found)[0].hands[1].append(card("5H"))
    assert not found.is_over()


@pytest.mark.parametrize("which", [0, 1])
def test_whoever_draws_the_secret_card_sees_it(which: int) -> None:
    found = looking(1)
    assert not found.draws_secret(Draw(1))
    tables(found)[which].stock[-1] = card("5H")
    assert found.draws_secret(Draw(1))
    assert not found.draws_secret(Draw(2))
    tables(found)[which].stock.clear()
    assert not found.draws_secret(Draw(1))


def test_a_rule_that_all_were_shown_is_no_secret() -> None:
    found = pair(RULE)
    assert not found.sees_secret()
    [secret] = tables(found)[1].tally(SECRETS)
    secret.knowers = EVERYONE.bits
    assert found.sees_secret()


def test_the_first_difference_is_told() -> None:
    found = pair(CARD)
    found.compare(Draw(0), 5)
    found.twins[0].heard.append("this")
    found.twins[1].heard.append("that")
    with pytest.raises(PropertyBroken) as broken:
        found.compare(Draw(0), 5)
    head, here, there = str(broken.value).splitlines()
    assert head.startswith(f"seat {found.seat} can tell a hidden card (of {found.other_seat}) after act 5, Draw(")
    assert (here.strip(), there.strip()) == ("this", "that")


@pytest.mark.parametrize("which", [0, 1])
def test_a_message_more_is_a_difference(which: int) -> None:
    found = pair(CARD)
    found.twins[which].heard.append("and more")
    with pytest.raises(PropertyBroken, match="and more"):
        found.compare(Draw(0), 1)


def test_of_long_messages_the_beginning_is_told() -> None:
    found = pair(CARD)
    found.twins[0].heard.append("x" * 2000)
    with pytest.raises(PropertyBroken) as broken:
        found.compare(Draw(0), 1)
    assert "x" * 1500 in str(broken.value)
    assert "x" * 1501 not in str(broken.value)


def test_two_people_are_too_few_and_a_game_has_to_be_in_play() -> None:
    assert pair(CARD).usable
    assert pair(CARD, start=started(people=NAMES[:3])).usable
    assert not pair(CARD, start=started(people=NAMES[:2])).usable
    over = started(people=NAMES)
    over.phase = OVER
    assert not pair(CARD, start=over).usable


def test_time_passes_deadline_by_deadline_before_an_act() -> None:
    twin = Twin(started(people=NAMES), 0, Stream, reply)
    twin.do(Say(0, "hello"), 25_000)
    times = [entry.act.clock for entry in twin.sitting.entries if isinstance(entry.act, Tick)]
    assert times[-1] == 25_000
    assert 10_000 in times, "a turn has ten seconds"
    assert times == sorted(set(times))
    ticks = len(times)
    twin.do(Say(0, "again"), 25_000)
    assert len([entry for entry in twin.sitting.entries if isinstance(entry.act, Tick)]) == ticks


def test_a_seat_hears_answers_to_its_own_acts_and_what_all_are_told() -> None:
    twin = Twin(started(people=NAMES), 0, Stream, reply)
    before = len(twin.heard)
    twin.submit(Say(0, "hello"))
    assert twin.heard[before] == "done"
    assert "hello" in twin.heard[before + 1]
    assert twin.heard[before + 1].startswith("0: ")
    before = len(twin.heard)
    twin.submit(Say(1, "there"))
    [message] = twin.heard[before:]
    assert "there" in message
    twin.connect(7_000)
    assert twin.heard[before + 1] == "7000: again"
    assert len(twin.heard) > before + 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_in_the_middle(seed: int) -> None:
    table = in_play(seed, seeded(seed))
    assert (table.names, table.law.dial) == (list(NAMES), TABLE)
    assert not table.tally(SECRETS)
    assert sum(table.tally(Purse(TOKEN)).values()) >= 4
    assert table.phase != PLAYING or table.ask(Present())


def test_another_does_the_same() -> None:
    assert with_seat(Say(0, "hello"), 2) == Say(2, "hello")
    assert with_seat(Call(0, 1, "Lying"), 3) == Call(3, 1, "Lying")


def test_what_was_compared_is_told_in_figures() -> None:
    assert str(Comparison({CARD: 3, RULE: 2}, 40, 90)) == (
        "5 pairs of tables (3 with a hidden card, 2 with what a sealed rule says), 40 acts, 90 messages alike"
    )
    found = compare_twins(4, Stream, reply, 5)
    assert sum(found.pairs.values()) == 4
    assert set(found.pairs) <= set(KINDS)
    assert 4 <= found.acts <= 4 * twins.AFTER
    assert found.messages > found.acts


def test_where_a_pair_fails_is_told() -> None:
    class Leak(Stream):
        def since(self, last: int, mark: str = "") -> list[str]:
            self.said = getattr(self, "said", 0) + 1
            return [f"{id(self)} said {self.said}"]

    with pytest.raises(PropertyBroken, match=r"pair 0 of seed 5: seat .* can tell a hidden card"):
        compare_twins(4, Leak, reply, 5)


def test_a_pair_is_over_when_nobody_is_left_to_play_with() -> None:
    found = looking(1)
    for table in tables(found):
        for seat in (2, 3):
            decide(table, Leave(seat))
    inside = tables(found)[0].ask(Present()).among(4)
    assert len(inside) == 2
    assert not found.is_over()
    for table in tables(found):
        decide(table, Leave(0))
    assert found.is_over()


@pytest.mark.parametrize(
    "words, told",
    [
        ("Bad card", True),
        ("failure to play a valid card", True),
        ("Humming", True),
        ("Failure to say Five", True),
        ("Failure to say Love", True),
        ("Failure to say Six", False),
        ("Bad luck", False),
        ("", False),
    ],
)
def test_calls_whose_verdict_shows_what_a_sealed_rule_says(words: str, told: bool) -> None:
    assert twins.is_telltale(words) is told
