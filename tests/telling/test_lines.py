"""Each kind of event is told in words of its own, on the page and in the terminal, to those who may know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest

from cardhouse.cards import card, cards
from cardhouse.core.affairs import MotionDecided, MotionOpened, Voted
from cardhouse.core.book_acts import DialSet, Introduce, LawChanged
from cardhouse.core.cases import Charged, MotionDropped
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Landed, TurnedUp
from cardhouse.core.moving import Undoes
from cardhouse.core.owed import Motion
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import PENALTY
from cardhouse.core.rounds import RoundBegan, RoundWon, WinVoided
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.sitting import Entry, remember
from cardhouse.core.speech import Looked, Said
from cardhouse.core.table import PLAYING, Event, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.dealing.starting import Buried
from cardhouse.rules.leaving_play.card_debts import CardMissing
from cardhouse.rules.market.trade import Bought, Discarded
from cardhouse.rules.order.effects import SidesSwitched, StrideSwitched
from cardhouse.rules.order.events import OrderLaid
from cardhouse.rules.order.pile_order import laid_order
from cardhouse.rules.piles.pile_acts import TopTurned
from cardhouse.rules.points.events import POINT
from cardhouse.rules.proposing.across_the_table import TriedToReturn
from cardhouse.rules.secrets.judged_rules import JUDGE
from cardhouse.rules.turns.slots import first_order
from cardhouse.server.moves import moves_of
from cardhouse.server.stream import Stream, StreamState
from cardhouse.store.wire import kinds_of
from cardhouse.telling import TELLERS, Listener
from cardhouse.telling import Line as ToldLine
from cardhouse.terminal.game import finished
from cardhouse.terminal.game import told as terminal_told
from tests.moo.playing import started
from tests.telling.lines import ANN, BOB, CAT, CLOSED, COME_AND_GO, FIVE, NAMES, OPEN, Line
from tests.telling.of_cards import CARDS
from tests.telling.of_people import PEOPLE, TOKENS
from tests.telling.of_the_book import BOOK, PENALTIES, TRIAL
from tests.telling.of_written import WRITTEN

LINES = (*CARDS, *PEOPLE, *WRITTEN, *TOKENS, *PENALTIES, *BOOK)

IDS = [line.name for line in LINES]


def table_of(game: str) -> Table:
    return made(game).copy()


@cache
def made(game: str) -> Table:
    table = new_table(GAMES[game].book, NAMES, dial=TABLE if game == CLOSED else REFEREE)
    if game == CLOSED:
        table.phase = PLAYING
    return table


def told(line: Line) -> list[ToldLine]:
    """What the reader of a line is told, now that it has happened."""
    table, law = table_of(line.game), made(line.game).law
    if isinstance(line.event, LawChanged):
        line.event.apply(table)
    return Listener(table, law, line.seat).tell([("", line.event)])


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_it_is_told(line: Line) -> None:
    assert [each.words for each in told(line)] == (line.words.split(" / ") if line.words else [])
    assert {each.kind for each in told(line)} == ({line.kind} if line.words else set())


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_the_page_shows_where_cards_go(line: Line) -> None:
    seen = moves_of([("", line.event)], line.seat)
    assert tuple((move.card, move.source, move.target) for move in seen) == line.moves


def test_each_kind_that_is_told_has_a_line_here() -> None:
    """And each kind of which cards are seen to move."""
    assert {kind.__name__ for kind in set(TELLERS) - {type(line.event) for line in LINES if line.words}} == ELSEWHERE
    moving = {kind for kind in kinds_of(Event).values() if issubclass(kind, Event) and kind.moves is not Event.moves}
    shipped = {kind for kind in moving if kind.__module__.startswith("cardhouse.")} - {Undoes}
    assert {kind.__name__ for kind in shipped - {type(line.event) for line in LINES if line.moves}} == set()


ELSEWHERE = {"DialSet", "TopTurned", "WinVoided", "TriedToReturn", "CardMissing"}
"""Told in the tests below."""


def said(*happened: Event, table: Table | None = None, seat: int = CAT, rule: str = "") -> list[str]:
    """What a seat is told of things that happen together, with the rule behind each."""
    now = table or table_of(OPEN)
    listener = Listener(now, now.law, seat)
    lines = listener.tell([(rule, event) for event in happened])
    return [f"{line.words} · {listener.title(line.rule)}" if line.rule else line.words for line in lines]


def on_the_page(stream: Stream, table: Table, happened: Sequence[Event]) -> list[str]:
    """What the page shows in its log, as it is sent to it."""
    message = stream.follow(table, Entry(1, "1", Say(1, ""), tuple((event.origin, event) for event in happened)))
    titles = {article.id: article.title for article in table.law.book}
    lines = [(line["words"], line.get("rule", "")) for line in json.loads(message or '{"log": []}')["log"]]
    return [finished(f"{words} ({titles[rule]})" if rule else words) for words, rule in lines]


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_page_and_terminal_say_the_same(line: Line) -> None:
    table, law = table_of(line.game), made(line.game).law
    stream = Stream(table, line.seat)
    if isinstance(line.event, LawChanged):
        line.event.apply(table)
    page = on_the_page(stream, table, [line.event])
    assert page == terminal_told(table, law, line.seat, [line.event])
    assert bool(page) == bool(line.words)


def test_page_and_terminal_say_the_same_of_several_things_at_once() -> None:
    table = table_of(OPEN)
    happened = (Drew(BOB, FIVE), Drew(CAT, card("6S")), WinVoided(), CardMissing(BOB), DialSet("honour"))
    page = on_the_page(Stream(table, CAT), table, happened)
    assert page[:2] == ["Bob draws a card.", "You draw 6♠."]
    assert page == terminal_told(table, table.law, CAT, happened)


def test_cards_drawn_in_a_row_are_one_line() -> None:
    six, joker = card("6S"), card("JK")
    assert said(Drew(BOB, FIVE), Drew(BOB, six), Drew(BOB, joker)) == ["Bob draws three cards"]
    assert said(Drew(CAT, FIVE), Drew(CAT, six), Drew(CAT, joker)) == ["You draw 5♥, 6♠ and a Joker"]
    assert said(Drew(BOB, FIVE), Drew(ANN, six), Drew(BOB, joker)) == [
        "Bob draws a card",
        "Ann draws a card",
        "Bob draws a card",
    ]
    assert said(Drew(BOB, FIVE), Drew(BOB, six, PENALTY), Drew(BOB, joker, PENALTY)) == [
        "Bob draws a card",
        "Bob takes 2 penalty cards",
    ]
    assert said(Drew(CAT, FIVE, PENALTY), Drew(CAT, six, PENALTY)) == ["You take 2 penalty cards: 5♥ and 6♠"]


def test_what_is_owed_and_drawn_at_once_is_one_line_with_its_reason() -> None:
    table = table_of(OPEN)
    listener = Listener(table, table.law, CAT)
    fined, drew = Fined(BOB, 2, "base-order"), Drew(BOB, FIVE, PENALTY)
    (line,) = listener.tell([("base-accuse", fined), ("base-accuse", drew), ("base-accuse", drew)])
    assert (line.words, line.rule) == ("Bob takes 2 penalty cards", "base-order")
    assert said(fined, Drew(ANN, FIVE, PENALTY)) == ["Bob owes 2 penalty cards · Order", "Ann takes a penalty card"]
    assert said(fined, Drew(BOB, FIVE)) == ["Bob owes 2 penalty cards · Order", "Bob draws a card"]


def test_somebody_who_draws_on_is_told_in_one_line_for_all_acts_together() -> None:
    table = table_of(OPEN)
    stream, number = Stream(table, CAT), 0

    def sent(*happened: Event, rule: str = "") -> list[tuple[str, bool]]:
        nonlocal number
        number += 1
        events = tuple((rule, event) for event in happened)
        message = json.loads(stream.follow(table, Entry(number, str(number), Say(1, ""), events)) or "{}")
        return [(line["words"], line.get("joins", False)) for line in message["log"]]

    assert sent(Drew(BOB, FIVE)) == [("Bob draws a card", False)]
    assert sent(Drew(BOB, FIVE)) == [("Bob draws two cards", True)]
    again = Stream(table, CAT)
    again.go_on_from(msgspec.json.decode(msgspec.json.encode(stream.state()), type=StreamState))
    assert again.drawing() == stream.drawing(), "so it is after a restart"
    assert sent(Drew(BOB, FIVE), Said(BOB, "ouch")) == [("Bob draws three cards", True), ("Bob says: “ouch”", False)]
    assert [line.words for line in stream.lines] == ["Bob draws three cards", "Bob says: “ouch”"]
    assert sent(Drew(BOB, FIVE)) == [("Bob draws a card", False)]
    assert sent(Drew(BOB, FIVE), rule="base-order") == [("Bob draws a card", False)], "for another reason"
    assert sent(Drew(CAT, FIVE)) == [("You draw 5♥", False)]
    assert sent(Drew(CAT, card("6S"))) == [("You draw 5♥ and 6♠", True)]
    stream.skip(table)
    assert sent(Drew(CAT, FIVE)) == [("You draw 5♥", False)], "nobody knows what came between"


def test_cards_of_one_play_are_one_line_with_the_rule_that_allows_it() -> None:
    table = table_of("bartok@2023-08-14")
    played = [Landed(BOB, each, 1) for each in cards("2S 3S 7S")]
    assert said(*played, table=table) == ["Bob plays 2♠, 3♠ and 7♠ · Prime Sequence"]
    assert said(*played[:1]) == ["Bob plays 2♠"]
    assert said(*played[:2], Landed(BOB, card("7D"), 1, "trap"), table=table) == [
        "Bob plays 2♠ and 3♠ · Prime Sequence",
        "Bob springs their trap: 7♦",
    ]
    assert said(played[0], Landed(ANN, card("3S"), 1)) == ["Bob plays 2♠", "Ann plays 3♠"]


def test_where_there_are_several_piles_the_one_is_named() -> None:
    table = table_of(OPEN)
    table.piles = {1: [FIVE], 2: [FIVE]}
    assert said(Landed(BOB, FIVE, 2), table=table) == ["Bob plays 5♥ on pile 2"]


def test_it_is_told_how_turns_go_from_now_on_and_not_that_they_change() -> None:
    table = new_table(GAMES["uncle-baiting"].book, NAMES, dial=REFEREE)
    remember(table, OrderLaid(1, laid_order(first_order(3, ANN))))
    told = []
    for event in (SidesSwitched("left"), SidesSwitched("left"), StrideSwitched(), StrideSwitched()):
        remember(table, event)
        told += said(event, table=table)
    assert told == [
        *("Everybody has two turns in a row now", "Everybody has one turn again"),
        *("Every other place is passed over now", "No place is passed over any more"),
    ]


def test_the_rule_behind_a_line_is_named_where_it_is_not_plain() -> None:
    assert said(Drew(BOB, FIVE, PENALTY), rule="base-accuse") == ["Bob takes a penalty card · Accusation"]
    assert said(TurnedUp(FIVE, 1), rule="base-order") == ["5♥ is turned up"]
    assert said(Drew(BOB, FIVE), rule="no such rule") == ["Bob draws a card"]
    assert said(Charged(BOB, ANN, "base-order")) == ["Bob accuses Ann · Order"]


def test_a_rule_that_is_kept_secret_is_not_named() -> None:
    table = started(tokens=1)
    known = set(table.law.by_id)
    assert decide(table, Introduce(ANN, 'When a player plays a Heart, they must say "Love".', "Heartless")).lawful
    (secret,) = set(table.law.by_id) - known
    assert said(Drew(BOB, FIVE, PENALTY), table=table, rule=secret) == ["Bob takes a penalty card"]
    assert said(Drew(BOB, FIVE, PENALTY), table=table, rule=secret, seat=ANN)[0].startswith(
        "Bob takes a penalty card · "
    )


def test_votes_on_an_accusation_are_about_guilt() -> None:
    table = table_of(OPEN)
    table.motions = [TRIAL]
    assert said(Voted(BOB, TRIAL.number, True), table=table) == ["Bob votes guilty"]
    assert said(Voted(CAT, TRIAL.number, False), table=table) == ["You vote not guilty"]
    assert said(Voted(BOB, TRIAL.number + 1, False), table=table) == ["Bob votes no"]
    decided = said(Voted(BOB, TRIAL.number, True), MotionDecided(TRIAL, True))
    assert decided == ["Bob votes guilty", "Ann is found guilty · Order"]


def test_points_are_told_with_the_win() -> None:
    table = table_of(OPEN)
    told_ = Listener(table, table.law, CAT).tell([("", RoundWon((BOB,), "", (3, 5, 1)))])
    assert [(line.words, line.kind) for line in told_] == [
        ("Bob wins the round!", "won"),
        ("Ann has three points", "score"),
        ("Bob has five points", "score"),
        ("You have one point", "score"),
    ]


def test_what_is_bought_and_what_is_paid_are_one_line() -> None:
    pair = cards("6H 7H")
    assert said(Discarded(BOB, pair), Bought(BOB, FIVE)) == ["Bob buys 5♥ for two cards"]
    assert said(Discarded(CAT, pair), Bought(CAT, FIVE)) == ["You buy 5♥ for 6♥ and 7♥"]
    assert said(Discarded(ANN, pair), Bought(BOB, FIVE)) == ["Ann lays two cards aside", "Bob buys 5♥"]


def test_a_joker_that_is_laid_aside_when_it_is_drawn_is_named() -> None:
    joker = card("JK")
    assert said(Drew(BOB, joker), Discarded(BOB, (joker,))) == [
        "Bob draws a card",
        "Bob finds the Joker and lays it aside",
    ]
    assert said(Drew(BOB, FIVE), Discarded(BOB, (joker,))) == ["Bob draws a card", "Bob lays a card aside"]
    assert said(Discarded(BOB, (joker,))) == ["Bob lays a card aside"]


def test_who_looks_at_set_cards_reads_them() -> None:
    table = table_of(OPEN)
    table.areas["trap"] = [[FIVE], [], []]
    assert said(Looked(CAT, "trap", ANN), table=table) == ["You look at Ann's trap: 5♥"]
    assert said(Looked(BOB, "trap", ANN), table=table) == ["Bob looks at Ann's trap"]


def test_a_game_without_a_dealer_begins_its_round_without_one() -> None:
    assert said(RoundBegan(BOB), table=table_of("bak")) == ["A new round begins"]


def test_a_vote_in_private_is_told_to_those_who_vote_alone() -> None:
    private = Motion(9, JUDGE, ANN, BOB, "Bad turn", (CAT,))
    table = table_of(COME_AND_GO)
    table.motions = [private]
    happened: tuple[Event, ...] = (Voted(CAT, 9, True), MotionDecided(private, False), MotionDropped(private))
    assert said(*happened, table=table, seat=ANN) == []
    assert said(*happened, table=table) == ["You vote yes", "The call was wrong", "The vote comes to nothing"]


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        ("disable 404-spade-name", "let “Spades” rest"),
        ("enable 404-spade-name", "switch “Spades” on again"),
        ("void 404-spade-name", "find “Spades” void"),
        ("void 404-spade-name refund", "find “Spades” void and give its token back"),
        ("reveal 404-spade-name", "show everybody the rule “Spades”"),
        ("adopt Everybody {sings}", "adopt a rule: “Everybody {sings}”"),
        ("amend 404-spade-name Say it", "change “Spades” to: “Say it”"),
        ("reverse", "take back Ann's latest penalty"),
        ("reverse 404-spade-name", "take back Ann's latest penalty for “Spades”"),
        ("set 404-spade-name 2", "let a breach of “Spades” cost 2 cards"),
        ("set turn_s 20", "set “Time for a turn: 20 seconds”"),
        ("correct direction -", "let play go to the right"),
        ("correct turn", "give Ann the turn"),
        ("correct chain none", "let no cards have to be answered"),
        ("correct suit H", "let the suit be ♥"),
        ("correct suit none", "let no suit be called"),
        ("correct tokens 1", "let Ann have one token"),
        ("correct tokens 2", "let Ann have 2 tokens"),
        ("correct card 5H", "give 5♥ to Ann"),
        ("correct card x", "give x to Ann"),
        ("correct slate", "forgive Ann all that is owed"),
        ("correct the weather", "put right: the weather"),
        ("end-game", "end the game"),
        ("resolve tea first", "resolve: “tea first”"),
        ("a-break", "a break"),
    ],
)
def test_what_is_moved_is_said_as_people_say_it(subject: str, words: str) -> None:
    table = table_of(COME_AND_GO)
    table.motions = [Motion(1, POINT, BOB, ANN, subject, (ANN, BOB, CAT))]
    assert said(MotionOpened(table.motions[0]), table=table) == [f"Bob moves to {words}"]


@pytest.mark.parametrize(
    ("kind", "by", "subject", "words"),
    [
        ("objection", BOB, "base-order", "Bob says that “Order” does not treat everybody alike"),
        ("proposal", BOB, "base-order", "Bob wants a penalty card for Ann, for “Order”"),
        ("penalty vote", BOB, "base-order", "A penalty card for Ann, for “Order”?"),
        ("repair", BOB, "tea first", "Bob proposes for this round: “tea first”"),
        ("claim", ANN, "out", "Ann has played their last card: is that right?"),
        ("going back", BOB, "", "Bob asks to take back what they did last"),
        ("option", BOB, "packs:2", "Bob wants this to be set: “Packs of cards: two, or as many as it takes”"),
        (
            "repair",
            BOB,
            "recycle:none",
            "Bob proposes for this round: “When the stock has run out: nobody can draw any more”",
        ),
        ("officious", BOB, "", "Bob says that Ann is too zealous with penalties"),
        ("tea-break", BOB, "", "Bob puts to the vote: tea break, about Ann"),
        ("deadlock", -1, "", "Nobody can move and there is nothing to draw: does the round end without a winner?"),
        ("tea-break", -1, "tea first", "Everybody votes: tea first"),
    ],
)
def test_what_is_put_to_the_vote_is_a_sentence(kind: str, by: int, subject: str, words: str) -> None:
    motion = Motion(3, kind, by, ANN, subject, (ANN, BOB, CAT), brief=kind == "going back")
    assert said(MotionOpened(motion)) == [words]
    assert said(MotionOpened(Motion(3, "accusation", BOB, ANN, "base-order", (CAT,)))) == []


def test_what_is_seldom_told() -> None:
    table = table_of(OPEN)
    assert said(DialSet("honour")) == ["From now on everybody plays on their honour"]
    assert said(WinVoided()) == ["Nobody has won after all, and play goes on"]
    assert said(TriedToReturn(BOB, FIVE)) == ["Bob holds a card over the stock"]
    assert said(CardMissing(BOB)) == ["There is no card for Bob to take, so it is owed"]
    assert said(Buried(1)) == ["The card that was turned up cannot begin, and goes under the stock"]
    table.piles = {1: [FIVE]}
    assert said(TopTurned(1), table=table) == ["5♥ is turned face up on pile 1"]
