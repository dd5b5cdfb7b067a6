"""Rules that only their author knows: sealed, kept, opened."""

from hashlib import sha256

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import SECRETS, Introduce, RuleShown, Secret, seal_of
from cardhouse.core.cases import Move
from cardhouse.core.checkpoints import RuleFailed
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.rounds import Pass
from cardhouse.core.rule import TABLE, Rule
from cardhouse.core.seating import Join, Leave, ShufflesIn
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seats, only
from cardhouse.core.shown import Knows, SealOn, ShownWindow
from cardhouse.core.sitting import Entry, fold, replay
from cardhouse.core.table import Table
from cardhouse.core.view import Book, view
from cardhouse.english.written.rule import Written
from cardhouse.games.moo import MOO
from cardhouse.games.shelf import new_table
from cardhouse.rules.going_back.handling import Handle
from cardhouse.rules.leaving_play.coming_and_going import Recycles
from cardhouse.rules.leaving_play.purses import Credited, Donate, Purse, held
from cardhouse.store.codec import decode_article, encode_article
from tests.core.seating import seat, told
from tests.moo.playing import ANN, BOB, CAT, TOKEN, started

HUMMING = "Nobody hums while a Queen lies on top."


def introduced(table: Table, salt: str = "") -> Table:
    outcome = decide(table, Introduce(ANN, HUMMING, "Humming", salt))
    assert outcome.lawful, outcome.told()
    return table


def test_everybody_sees_the_seal_and_only_the_author_what_is_in_it() -> None:
    table = introduced(started(tokens=1))
    (secret,) = table.tally(SECRETS)
    shown = [rule for rule in view(table, BOB).rules if rule.id == "r1"]
    assert [(rule.sentence, rule.call, rule.nonce, rule.seal) for rule in shown] == [("", "", "", secret.seal)]
    own = next(rule for rule in view(table, ANN).rules if rule.id == "r1")
    assert (own.sentence, own.call, own.seal) == (HUMMING, "Humming", secret.seal)
    assert [rule.sentence for rule in view(table, NO_SEAT).rules if rule.id == "r1"] == [""]


def test_what_one_knows_of_the_book_is_looked_up_again_when_a_rule_is_shown() -> None:
    table = introduced(started(tokens=1))
    book = Book(table, BOB)
    assert book.holds(table)
    assert [rule.sentence for rule in book.rules if rule.id == "r1"] == [""]
    law = table.law
    fold(table, Entry(2, "2", Draw(BOB), (("", RuleShown("r1")),)))
    assert table.law is law
    assert not book.holds(table)
    assert [rule.sentence for rule in Book(table, BOB).rules if rule.id == "r1"] == [HUMMING]


def test_a_seal_is_the_hash_of_nonce_call_and_text() -> None:
    (secret,) = introduced(started(tokens=1)).tally(SECRETS)
    plain = f"{secret.nonce}\n{secret.call}\n{secret.text}"
    assert secret.seal == sha256(plain.encode()).hexdigest() == seal_of(secret.text, secret.call, secret.nonce)
    assert secret.unchanged()
    assert not Secret("r1", ANN, "Nobody sings.", "Humming", secret.nonce, secret.seal, 1).unchanged()


def test_the_same_text_has_another_seal_at_another_table_or_with_other_salt() -> None:
    seals = {
        introduced(started(tokens=1, seed=seed), salt).tally(SECRETS)[0].seal
        for seed in range(5)
        for salt in ("", "pepper")
    }
    assert len(seals) == 10
    assert introduced(started(tokens=1), "pepper").tally(SECRETS)[0].nonce.endswith("pepper")


def test_the_end_of_the_game_opens_every_seal() -> None:
    table = introduced(started(tokens=1))
    for act in (
        Say(ANN, "Point of Order"),
        Move(ANN, "end-game"),
        Vote(BOB, True),
    ):
        assert decide(table, act).lawful
    for who in (BOB, CAT, NO_SEAT):
        rule = next(rule for rule in view(table, who).rules if rule.id == "r1")
        assert seal_of(rule.sentence, rule.call, rule.nonce) == rule.seal
    assert table.ask(Knows("r1")) == EVERYONE


def test_what_everybody_knows_is_part_of_the_state_and_of_the_log() -> None:
    start = started(tokens=1)
    table = start.copy()
    outcome = decide(table, Introduce(ANN, HUMMING, "Humming"))
    entry = Entry(1, "a", outcome.act, tuple(zip(outcome.rules, outcome.events, strict=True)))
    folded = replay(start, [entry])
    assert folded.tally(SECRETS) == table.tally(SECRETS)
    assert folded.ask(Knows("r1")) == only(ANN)
    assert folded.ask(Knows("305-join")) == EVERYONE
    assert folded.ask(SealOn("305-join")) == ("", "", "")
    assert folded.chance.state == table.chance.state


@pytest.mark.parametrize(
    "act, why",
    [
        (Introduce(ANN, ""), "a rule needs a text"),
        (Introduce(ANN, "x" * 5001), "a rule needs a text"),
        (Introduce(ANN, "x", "y" * 501), "a call, or the salt of a seal, is not that long"),
        (Introduce(ANN, "x", "y", "z" * 65), "a call, or the salt of a seal, is not that long"),
        (Donate(ANN, TOKEN, 9), "there is nobody there to give to"),
        (Move(ANN, ""), "a motion needs a subject"),
        (Vote(ANN, True), "nothing is put to the vote"),
    ],
)
def test_what_cannot_be_done(act: Introduce, why: str) -> None:
    outcome = decide(started(tokens=1), act)
    assert (outcome.answer, outcome.rulings[0].reason) == ("impossible", why)


@pytest.mark.parametrize("act", [Introduce(ANN, "x", "y"), Join(ANN), Donate(ANN, TOKEN, BOB)])
def test_not_before_the_start(act: Introduce) -> None:
    table = new_table(MOO, ["Ann", "Bob", "Cat"], dial=TABLE)
    assert told(decide(table, act))[:2] == ["refused", "200-start"]


def test_nobody_counts_tokens_where_no_rule_does() -> None:
    table = started(tokens=1)
    assert held(table, TOKEN, ANN) == 1
    assert held(table, "button", ANN) == 0
    assert table.tally(Purse(TOKEN)) == {ANN: 1}


def test_cards_that_are_gone_do_not_go_back() -> None:
    table = started()
    gone = tuple([each for each in table.stock if each not in table.hands[ANN]])[:2]
    assert ShufflesIn(ANN, gone).bound(table) == []
    assert Recycles().bound(table) == []


def test_a_written_rule_is_kept_in_the_log() -> None:
    table = started(tokens=1)
    assert decide(table, Introduce(ANN, 'When a player plays a King, they must say "Sire".')).lawful
    article = table.law.by_id["r1"]
    assert decode_article(encode_article(article)) == article
    assert isinstance(article.rules[0], Written)


def test_ways_nobody_knows_of_are_not_known() -> None:
    table = new_table((), ["Ann", "Bob"])
    acts = (Join(ANN), Donate(ANN, TOKEN, BOB), Introduce(ANN, "x"), Handle(ANN), Pass(ANN), Leave(ANN), Draw(ANN))
    assert [decide(table, act).answer for act in acts] == ["impossible"] * len(acts)
    assert [act.way for act in acts] == ["join", "donate", "introduce", "touch", "pass", "leave", "draw"]


def test_an_end_opens_nothing_twice() -> None:
    table = introduced(started(tokens=2))
    assert decide(table, Introduce(ANN, HUMMING, "Humming again")).lawful
    acts = [Say(ANN, "Point of Order"), Move(ANN, "reveal r1"), Vote(BOB, True), Move(ANN, "end-game"), Vote(CAT, True)]
    outcomes = [decide(table, act) for act in acts]
    shown = [[event.rule for event in each.events if isinstance(event, RuleShown)] for each in outcomes]
    assert shown == [[], [], ["r1"], [], ["r2"]]


def test_what_can_be_done_at_any_time_is_listed() -> None:
    table = started(tokens=1)
    assert [act for act in lawful(table, ANN) if isinstance(act, Donate)] == [
        Donate(ANN, TOKEN, BOB),
        Donate(ANN, TOKEN, CAT),
    ]
    assert Leave(CAT) in lawful(table)
    assert Join(CAT) not in lawful(table)
    assert view(table, CAT).windows == ()
    decide(table, Leave(CAT))
    assert view(table, CAT).windows == (ShownWindow(("join",), (CAT,), (), 0, words="You are out of the game"),)
    assert Join(CAT) in lawful(table)
    assert Join(CAT, ANN) not in lawful(table)
    table.enact(table.law.setting("seat_chosen", "yes"))
    assert {Join(CAT), Join(CAT, ANN), Join(CAT, BOB)} <= set(lawful(table))
    assert Leave(CAT) not in lawful(table)
    table.hands[table.turn], table.piles[1] = [card("3H")], [card("2C")]
    table.forget()
    assert Pass(table.turn) not in lawful(table)
    table.stock = []
    table.forget()
    assert Pass(table.turn) in lawful(table)
    assert Draw(table.turn).impossible(table)


class Torn(Rule):
    """Nobody knows anything."""

    @answers(Knows)
    def who(self, asked: Knows, table: Table, earlier: Seats) -> Seats:
        raise ValueError

    @answers(SealOn)
    def seal(self, asked: SealOn, table: Table, earlier: tuple[str, str, str]) -> tuple[str, str, str]:
        raise ValueError


def test_a_rule_that_cannot_say_who_knows_keeps_it_to_itself() -> None:
    table = seat(Torn())
    with pytest.warns(RuleFailed, match="no word on it"):
        seen = view(table, ANN)
    assert (seen.rules, seen.ways) == ((), ())


def test_a_purse_hears_of_its_own_tokens_only() -> None:
    purse = Purse(TOKEN)
    assert purse.step({ANN: 1}, Credited(ANN, "button", 3)) == {ANN: 1}
    assert purse.step({ANN: 1}, Credited(ANN, TOKEN, -1)) == {}
