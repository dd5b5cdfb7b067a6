"""What the terminal asks of a player, and what it says is in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.lines import MANNERS
from cardhouse.core.owed import Motion
from cardhouse.core.people_acts import Choose, Gesture, Give, Say, Vote
from cardhouse.core.rounds import Pass
from cardhouse.core.shown import ShownDebt, ShownDuty, ShownMotion
from cardhouse.core.view import View, view
from cardhouse.games import GAMES, new_table
from cardhouse.rules.market.trade import Buy
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Take, TurnUp
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.tokens.token_acts import HandOn, ReturnTurn, TakeTurn
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.telling.motions import with_votes
from cardhouse.terminal.explaining import (
    HELP,
    OWN_WORDS,
    choices,
    fine_now,
    in_short,
    letters_to,
    question_put,
    reasons,
    refusal,
    typed_here,
)
from cardhouse.terminal.reading import LineReader, named_acts
from tests.cli.playing import laid

NAMES = ("Ann", "Bob", "Cat")


def seen(**more: object) -> View:
    return replace(view(laid("5H 6H 7C"), 0), **more)  # type: ignore[arg-type]  # some fields of the view


def motion(kind: str, by: int, about: int, subject: str, **more: tuple[int, ...]) -> ShownMotion:
    return ShownMotion(
        number=1,
        kind=kind,
        by=by,
        about=about,
        subject=subject,
        electorate=more.get("electorate", (0, 1, 2)),
        ayes=more.get("ayes", ()),
        noes=more.get("noes", ()),
        threshold="all",
        expires=0,
    )


@pytest.mark.parametrize(
    "kind, by, about, subject, asked",
    [
        ("accusation", 1, 2, "base-match", "Bob accuses Cat of breaking “Match”. Vote guilty or vote innocent."),
        ("accusation", 1, 0, "humming", "Bob accuses you of breaking “humming”. Vote guilty or vote innocent."),
        (
            *("objection", 1, 2, "base-match"),
            "Bob says that “Match” does not treat everybody alike. Vote yes to strike the rule out, or vote no.",
        ),
        (
            *("claim", 1, 1, "out"),
            "Bob has played their last card: is that right? Accept, or accuse them of something if you can.",
        ),
        ("proposal", 1, 0, "base-match", "Bob wants a penalty card for you, for “Match”. Accept or contest."),
        ("penalty vote", -1, 2, "base-match", "A penalty card for Cat, for “Match”? Vote yes or vote no."),
        (
            *("deadlock", -1, -1, ""),
            "Nobody can move and there is nothing to draw: does the round end without a winner? "
            "Vote yes, or vote no to go on.",
        ),
        ("repair", 1, -1, "two packs.", "Bob proposes for this round: “two packs.” Vote yes or vote no."),
        ("officious", 1, 0, "officious", "Bob says that you are too zealous with penalties. Vote yes or vote no."),
        ("new rule", 1, -1, "Kings skip.", "Bob proposes a rule: “Kings skip.” Vote yes or vote no."),
        ("gift", 1, 0, "Moo Token", "Bob offers you a token: Moo Token. Vote yes or vote no."),
    ],
)
def test_a_vote_is_put_as_a_question(kind: str, by: int, about: int, subject: str, asked: str) -> None:
    table = laid("5H 6H 7C")
    table.motions = [Motion(1, kind, by, about, subject, (0, 1, 2))]
    shown = with_votes(view(table, 0), table)
    assert question_put(shown, []) == [asked]
    assert [each.charge for each in shown.motions] == [kind in ("accusation", "proposal", "penalty vote")]


@pytest.mark.parametrize("voted", [{"ayes": (0,)}, {"noes": (0,)}, {"electorate": (1, 2)}])
def test_who_has_voted_or_has_no_vote_is_not_asked(voted: dict[str, tuple[int, ...]]) -> None:
    assert question_put(seen(motions=(motion("repair", 1, -1, "packs:2", **voted),)), []) == []


def debt(bearer: int, left: int) -> ShownDebt:
    return ShownDebt(bearer, left, "base-match", 0)


def test_what_one_owes_is_asked_for() -> None:
    assert question_put(seen(debts=(debt(0, 1),)), [Pay(0)]) == ["You owe a penalty card: pay."]
    both = seen(debts=(debt(0, 1), debt(0, 2), debt(1, 4)))
    assert question_put(both, [Gesture(0, "bow eye", 2), Pay(0)]) == ["You owe 3 penalty cards: bow eye, then pay."]
    assert question_put(seen(debts=(debt(1, 1),)), []) == []


def duty(kind: str, what: str = "", bearer: int = 0) -> ShownDuty:
    return ShownDuty(bearer, kind, what, "base-match", "before the next card lands", (), False, 0)


def test_what_one_has_to_do_is_asked_for() -> None:
    said = question_put(seen(duties=(duty("say", "Bartok"), duty("say", "Moo", bearer=1))), [])
    assert said == ['You have to say "Bartok" before the next card lands: say Bartok']
    gift = Give(0, cards("5H 6H"), 2)
    assert question_put(seen(duties=(duty("give"),)), [gift]) == [
        "You have to give Cat 2 of your cards, for instance: give 1 2"
    ]
    assert question_put(seen(duties=(duty("cutter"),)), []) == [
        "You have to name who cuts; take one of these by its letter:"
    ]
    assert question_put(seen(duties=(duty("suit"),)), []) == [
        "You have to name a suit; take one of these by its letter:"
    ]


def test_while_others_vote_or_pay_only_words_are_asked_for() -> None:
    others = {"debts": (debt(1, 1),), "pending": 1}
    assert question_put(seen(duties=(duty("cutter"),), **others), []) == []
    assert len(question_put(seen(duties=(duty("say", "Moo"),), **others), [])) == 1
    mine = {"debts": (debt(1, 1),), "pending": 0}
    assert len(question_put(seen(duties=(duty("cutter"),), **mine), [])) == 1


def test_of_purchases_the_cheapest_are_offered() -> None:
    jack, queen = card("JS"), card("QS")
    buys: list[Act] = [Buy(0, jack, cards("5H")), Buy(0, jack, cards("4H")), Buy(0, queen, cards("9H")), Draw(0)]
    assert choices(buys) == [buys[1], buys[2]]


@pytest.mark.parametrize(
    "acts, words",
    [
        ([], ""),
        ([Play(0, cards("6H")), Play(0, cards("5H 6H")), Draw(0)], "play 5♥ or 6♥ or draw a card"),
        ([Give(0, cards("5H 6H"), 2)], "give 2 cards to Cat"),
        ([Pay(0), Lay(0, card("5H"), "trap"), Choose(0, "suit", (1,)), Choose(0, "suit", (2,))], None),
    ],
)
def test_what_would_be_fine_is_told_in_a_few_words(acts: list[Act], words: str | None) -> None:
    told = fine_now(acts, NAMES)
    assert told == (words if words is not None else "take a penalty card, set a card face down or name a suit")


def test_a_refusal_says_why_and_what_would_do() -> None:
    table = laid("5C 6H 7C")
    outcome = decide(table, Play(0, cards("5C")))
    assert not outcome.happened
    fine: list[Act] = [Play(0, cards("6H")), Draw(0)]
    assert refusal(outcome, fine, NAMES).endswith("; 6♥ would.")
    assert refusal(outcome, [Draw(0)], NAMES).endswith(". What would be fine: draw a card.")
    without = refusal(outcome, [], NAMES)
    assert without.endswith(".")
    assert "fine" not in without


def test_why_names_each_rule_in_the_way_with_its_sentence() -> None:
    table = laid("5C 6H 7C")
    told = reasons(table, Play(0, cards("5C")))
    assert "[base-match]" in " ".join(told)
    assert [line for line in told if line.startswith("    ")]
    assert reasons(table, Play(0, cards("6H"))) == ["That would be fine now."]
    assert reasons(table, Play(0, cards("KC")))[0].startswith("The table cannot do it: ")


ASKED_FOR = {
    *("accept", "ask", "clubs", "cut", "diamonds", "flip", "gesture", "glance", "hand", "hearts"),
    *("introduce", "lower", "point", "ready", "salad", "shuffle", "spades", "spring", "turnup"),
    *("deal", "start", "turn-up"),
}
"""Words that are told when somebody is asked for them."""


def test_help_tells_every_word_that_nobody_is_asked_for() -> None:
    told = {word.split()[0] for each in HELP for word in each.typed.replace(";", ",").split(", ")}
    verbs = set(LineReader(view(laid("5H 6H"), 0)).verbs)
    assert verbs - told == ASKED_FOR
    verbs |= set(named_acts())
    more = {
        "3",
        "b",
        "Enter",
        "wait",
        "why",
        "rules",
        "rule",
        "undo",
        "new",
        "quit",
        "designate",
        "wave",
        "save",
    }
    assert told - verbs == more
    ways = [each.typed for each in HELP]
    assert {"play 2h 3c 7d", "play 5h on 2", "take 1", "take, return", "order bob sit up", "draw; pass"} <= set(ways)
    assert len(ways) == len(set(ways))


FIVE = card("5H")
HAVE_WORDS: list[tuple[Act, str]] = [
    (Play(0, (FIVE,)), "play 5♥"),
    (Draw(0), "draw a card"),
    (Pay(0), "take a penalty card"),
    (Lay(0, FIVE, "trap"), "set a card face down"),
    (Spring(0, "trap", 1), "spring a trap"),
    (Give(0, (FIVE,), 1), "give a card to Bob"),
    (Vote(0, True), "vote"),
    (Prepare(0, "deal"), "deal"),
    (Allow(0), ""),
    (Veto(0), "send it back"),
    (TakeTurn(0), "take the Turn Token"),
    (ReturnTurn(0), "return the Turn Token"),
    (Pass(0), "pass"),
    (HandOn(0, "pack", 1), "hand on the pack"),
    (Take(0, 1, 2), "take cards off a pile"),
    (LayTaken(0, FIVE, "trap"), "lay what was taken"),
    (Swap(0, "salad", (FIVE,), (FIVE,)), "swap cards"),
    (Say(0, "hello"), ""),
    (Gesture(0, "bow"), ""),
    (Flip(0, 1), "turn a pile over"),
    (TurnUp(0, 1), "turn up a card"),
]


@pytest.mark.parametrize("act, words", HAVE_WORDS, ids=lambda each: type(each).__name__)
def test_what_has_a_word_of_its_own_is_on_no_menu(act: Act, words: str) -> None:
    assert choices([act]) == []
    assert fine_now([act], NAMES) == words


def test_every_kind_of_act_that_is_typed_was_tried() -> None:
    brought = {kind for kind, manner in MANNERS.items() if manner.typed and isinstance(kind, type)}
    assert {type(act) for act, _ in HAVE_WORDS} == {*OWN_WORDS, *brought}


def test_a_rule_for_the_menu_of_the_round_is_named_and_not_listed() -> None:
    menu, suit = Choose(0, "menu", (1, 2)), Choose(0, "suit", (1,))
    assert choices([menu, suit]) == [suit]


@pytest.mark.parametrize(
    "count, told",
    [
        (1, "a"),
        (2, "a letter from a to b"),
        (4, "a letter from a to d"),
        (20, "a letter from a to t"),
        (21, 'a letter from a to t, or "choose" and a number up to 21'),
    ],
)
def test_choices_have_letters(count: int, told: str) -> None:
    assert letters_to(count) == told


@pytest.mark.parametrize(
    "game, titles",
    [
        ("bartok", ["Turn", "Match", "Winning"]),
        ("bak", ["Turn", "Aces", "The Joker", "Buying", "Prices", "Jacks", "Queens", "Kings", "The end"]),
        ("uncle-baiting", ["Follow", "Or pick up", "Last card", "Out wins", "Butting in"]),
    ],
)
def test_who_is_new_reads_the_rules_that_one_has_to_know(game: str, titles: list[str]) -> None:
    rules = view(new_table(GAMES[game].book, ["Ann", "Bob", "Cat", "Dan"]), 0).rules
    by_title = {rule.title: rule.id for rule in rules}
    assert in_short(rules) == [by_title[title] for title in titles]
    others = [rule for rule in rules if rule.title not in titles]
    assert in_short(others) == [rule.id for rule in others[:3]]


@pytest.mark.parametrize(
    "duty_kind, asked", [("designate", "You have to name who gives"), ("death", "You have to say on which pile")]
)
def test_what_is_put_to_somebody_says_what(duty_kind: str, asked: str) -> None:
    [told] = question_put(seen(duties=(duty(duty_kind),)), [])
    assert told.startswith(asked)
    assert told.endswith("; take one of these by its letter:")


def test_help_is_about_what_this_table_knows() -> None:
    assert {typed for typed, _ in typed_here(())} == {
        *("b, choose 2", "say Thank you", "draw; pass", "Enter", "why", "rules, rule Turn", "undo", "new", "quit"),
        "save friday",
    }
    bak = {typed for typed, _ in typed_here(("draw", "buy", "pass", "look", "keep"))}
    assert {"draw", "buy k, buy k with 5s", "pass", "look, order 5h 3s", "keep", "call bob wrong"} < bak
    assert not {"3", "set 7s", "close", "accuse bob Match"} & bak
    assert "close" in {typed for typed, _ in typed_here(("close",))}
