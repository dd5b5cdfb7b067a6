"""Taking back the latest act by consent of the others."""

import pytest

from cardhouse.bots.by_chance import RandomBot
from cardhouse.bots.simple import SimpleBot
from cardhouse.bots.table import bot_acts, next_act, options
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import RuleAdopted, RuleRepealed, Tick
from cardhouse.core.cases import MotionDropped
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import ActsUndone, Checkpointed, count_cards, same_table
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import TurnBegan
from cardhouse.core.law import LATEST_ACT
from cardhouse.core.people_acts import Gesture, Say, Vote
from cardhouse.core.presence import Left
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.seating import Leave
from cardhouse.core.sitting import Sitting, remember, replay
from cardhouse.core.table import OVER, Table
from cardhouse.front.choices import anything
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.rules.going_back.by_consent import GOING_BACK, AskBack, UndoneByConsent
from cardhouse.rules.timing.turn_clock import KeepsTurnTime, TimedTurns, turn_time
from cardhouse.store.snapshots import freeze
from cardhouse.telling import Listener
from tests.core.seating import ANN, BOB, CAT, does, names, seat

ANN_PLAYS = Play(ANN, cards("9H"))
YES = [Vote(BOB, True, GOING_BACK), Vote(CAT, True, GOING_BACK)]


def friendly(*rules: KeepsTurnTime | TimedTurns, dial: str = REFEREE) -> Table:
    table = seat(*rules, dial=dial)
    table.enact(table.law.setting("undo_by_consent", "yes"))
    return table


def differences(one: Table, other: Table) -> list[str]:
    return [difference.split(":")[0] for difference in same_table(one, other)]


def test_when_all_agree_the_table_is_as_it_was() -> None:
    table = friendly()
    outcome = does(table, ANN_PLAYS, AskBack(ANN), *YES)
    assert ActsUndone(player=ANN) in outcome.events
    assert differences(table, friendly()) == ["acts"]  # acts are counted for ever
    assert AskBack(ANN).impossible(table) == "there is nothing to take back"


def test_one_table_is_put_by_and_no_more() -> None:
    table = friendly()
    does(table, ANN_PLAYS, Play(BOB, cards("9D")), Play(CAT, cards("9C")))
    assert table.saved is not None
    assert table.saved.saved is None
    assert names(table.saved, "Cat") == "9C 4H"


def test_a_table_that_is_not_asked_for_it_puts_nothing_by() -> None:
    table = seat()
    assert not any(isinstance(event, Checkpointed) for event in does(table, ANN_PLAYS).events)
    assert AskBack(ANN).impossible(table) == "no rule at this table knows what it is to ask back"


def test_a_newer_rule_of_the_kind_takes_the_place_of_the_one_in_the_book() -> None:
    table = seat(UndoneByConsent())
    does(table, ANN_PLAYS, AskBack(ANN))
    assert [motion.kind for motion in table.motions] == [GOING_BACK]


def test_where_acts_are_undone_for_other_reasons_more_is_kept() -> None:
    table = friendly()
    table.keeps = True
    does(table, ANN_PLAYS, Play(BOB, cards("9D")))
    assert table.saved is not None
    assert table.saved.saved is not None
    does(table, AskBack(BOB), Vote(ANN, True), Vote(CAT, True), AskBack(ANN), *YES)
    assert names(table, "pile") == "2H"


@pytest.mark.parametrize(
    "acts, seat_asking, why",
    [
        ([], ANN, "there is nothing to take back"),
        ([ANN_PLAYS], BOB, "only whoever acted last can take that back"),
        ([ANN_PLAYS, AskBack(ANN)], ANN, "the others were asked about this already"),
        ([ANN_PLAYS, AskBack(ANN), Vote(BOB, False)], ANN, "the others were asked about this already"),
        ([ANN_PLAYS, Leave(ANN)], ANN, "there is nothing to take back"),
    ],
)
def test_why_not(acts: list[Act], seat_asking: int, why: str) -> None:
    table = friendly()
    if acts:
        does(table, *acts)
    assert AskBack(seat_asking).impossible(table) == why
    assert AskBack(seat_asking) not in lawful(table)


def test_a_round_that_is_over_stays_over() -> None:
    table = friendly()
    table.hands[ANN] = list(cards("9H"))
    does(table, ANN_PLAYS)
    assert table.phase == OVER
    assert AskBack(ANN).impossible(table) == "a round that has ended or has only just begun is not taken back"


def test_a_new_rule_stays() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    RuleAdopted(Article("new", "New", "Ann", "", ())).apply(table)
    assert AskBack(ANN).impossible(table) == "a new rule, and who came or left, cannot be taken back"


def test_a_rule_that_came_and_went_changes_nothing() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    RuleAdopted(Article("new", "New", "Ann", "", ())).apply(table)
    RuleRepealed("new").apply(table)
    does(table, AskBack(ANN), *YES)
    assert names(table, "Ann") == "9H 4C"


def test_who_has_left_is_not_brought_back() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    remember(table, Left(CAT))
    assert AskBack(ANN).impossible(table) == "a new rule, and who came or left, cannot be taken back"


def test_what_is_listed_is_what_can_be_asked() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    assert [act for act in lawful(table) if act.way == "ask-back"] == [AskBack(ANN)]


def test_who_plays_on_has_answered() -> None:
    table = friendly()
    outcome = does(table, ANN_PLAYS, AskBack(ANN), Vote(CAT, True), Play(BOB, cards("9D")))
    assert [type(event) for event in outcome.events[:2]] == [MotionDropped, Checkpointed]
    assert (table.motions, names(table, "pile")) == ([], "2H 9H 9D")
    assert decide(table, Vote(CAT, True)).answer == "impossible"


def test_words_go_back_with_the_card_they_went_with() -> None:
    table = friendly()
    does(table, ANN_PLAYS, Say(ANN, "Sorry"), AskBack(ANN), Gesture(ANN, "bow"), *YES)
    assert (names(table, "Ann"), table.turn) == ("9H 4C", ANN)


def test_with_what_others_say_play_has_gone_on() -> None:
    table = friendly()
    does(table, ANN_PLAYS, Say(BOB, "Well"))
    assert AskBack(ANN).impossible(table) == "only whoever acted last can take that back"


def test_silence_is_no_consent() -> None:
    table = friendly()
    does(table, ANN_PLAYS, AskBack(ANN), YES[0])
    does(table, Tick(29_000))
    assert table.motions
    does(table, Tick(30_000))
    assert (table.motions, names(table, "pile")) == ([], "2H 9H")


def test_nobody_loses_time_by_it() -> None:
    table = friendly(KeepsTurnTime(), TimedTurns(turn_clock=10))
    does(table, Draw(ANN), Draw(BOB), Draw(CAT), Tick(5_000), ANN_PLAYS, AskBack(ANN), Tick(20_000), *YES)
    assert table.clock == 20_000
    assert turn_time(table, ANN).at == 20_000
    assert not any(isinstance(event, TurnBegan) for event in does(table, Tick(29_000)).events)


def test_who_is_alone_asks_nobody() -> None:
    table = friendly()
    table.names, table.hands = ["Ann"], [list(cards("9H 4C"))]
    assert ActsUndone(player=ANN) in does(table, ANN_PLAYS, AskBack(ANN)).events


@pytest.mark.parametrize("name", GAMES)
def test_bots_take_nothing_back(name: str) -> None:
    table = new_table(name, ["Ann", "Bob", "Cat"], seed=3, options={"undo_by_consent": "yes"})
    bots = {seat: RandomBot(seat) for seat in range(3)}
    acts = []
    for act in bot_acts(table, bots):
        decide(table, act)
        acts.append(act)
        if len(acts) == 20:
            break
    assert len(acts) == 20
    assert not any(isinstance(act, AskBack) for act in acts)


def test_who_asks_for_everything_is_told_of_it_and_bots_are_not() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    assert AskBack(ANN) in anything(table, ANN)
    assert AskBack(ANN) not in options(table)[ANN]


def test_bots_agree_and_do_not_play_on_meanwhile() -> None:
    table = friendly()
    does(table, ANN_PLAYS, AskBack(ANN))
    bots = {BOB: SimpleBot(1)}
    assert next_act(table, bots) == YES[0]
    does(table, YES[0])
    assert next_act(table, bots) is None  # it is Bob's turn, and Cat has not answered
    does(table, YES[1])
    assert names(table, "Ann") == "9H 4C"


def told(table: Table, act: Act, to: int) -> list[str]:
    events = does(table, act).events
    return [line.words for line in Listener(table, table.law, to).tell([("", event) for event in events])]


def test_what_is_told() -> None:
    table = friendly()
    does(table, ANN_PLAYS)
    assert told(table, AskBack(ANN), CAT) == ["Ann asks to take back what they did last"]
    assert told(table, Vote(BOB, False), CAT) == ["Bob votes no", "What Ann did stands: not everybody agrees"]
    does(table, Draw(BOB))
    assert told(table, AskBack(BOB), BOB) == ["You ask to take back what you did last"]
    assert told(table, Play(CAT, cards("9C")), BOB)[0] == "What you did stands: play has gone on"
    does(table, AskBack(CAT), Vote(ANN, True))
    assert told(table, Vote(BOB, True), ANN)[-1] == "Cat takes back what they did: all agree"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_it_is_so_in_every_game(name: str, dial: str) -> None:
    """By acts at random: what is replayed is what was played, and what is put by costs no more than the table."""
    sitting = Sitting(new_table(name, ["Ann", "Bob", "Cat"], seed=3, dial=dial, options={"undo_by_consent": "yes"}))
    chance, cards_then = seeded(5), count_cards(sitting.table)
    for place in range(60):
        act = random_act(sitting.table, chance)
        if act is None:
            break
        sitting.submit(act, str(place))
    assert count_cards(sitting.table) == cards_then
    assert same_table(replay(sitting.start, sitting.entries), sitting.table) == []
    if sitting.table.law.undo == LATEST_ACT:
        with_it = len(freeze(sitting.table, None))
        sitting.table.saved = None
        assert with_it < 2 * len(freeze(sitting.table, None))
