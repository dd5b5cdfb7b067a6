"""A whole round of the full edition in the terminal, from the Chef's menu to a new rule."""

from collections.abc import Sequence

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Act, Play
from cardhouse.core.book_acts import AddRule, Object
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.people_acts import Gesture
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.view import View
from cardhouse.games import BARTOK_FULL, new_table
from cardhouse.rules.lawmaking.declaring import Propose
from cardhouse.rules.traps.turn_record import TURN_RECORD, Turn
from cardhouse.rules.veto.holding import Allow
from tests.cli.playing import Script, flat, typed

CHEF = ["Jonathan", "Bob", "Cat"]


def table_of(
    *rules: str, names: list[str] = CHEF, dial: str = "referee", hand: str = "5H 9C", pile: str = "2H"
) -> Table:
    """A table in play under these rules, the first player due or in turn."""
    off = frozenset(a.id for a in BARTOK_FULL if a.since and a.id not in rules)
    table = new_table(BARTOK_FULL, names)
    table.enact(Law(BARTOK_FULL, off=off))
    table.phase, table.piles, table.opened = PLAYING, {1: list(cards(pile))}, 1
    table.hands = [list(cards(hand)), list(cards("9D 9S 4D")), list(cards("10D 10S 4S"))]
    table.stock = list(cards("3S 6S 7S 8S JS QS KS AD 3D"))
    table.turn = table.last = 0
    if TURN_RECORD in table.law.tally_place:
        table.tallies[table.law.tally_place[TURN_RECORD]] = Turn(0)
    if "turn-token" in rules:
        table.turn, table.last = -1, 2
    return table


def test_the_chef_prepares_a_round_by_words_and_by_enter() -> None:
    table = new_table(BARTOK_FULL, CHEF, seed=3)
    out = flat(typed(table, "menu slam", "menu slam vetto", "menu slam veto", "z", "b", "rules", "", "", "quit"))
    assert "You are the Chef: name two rules that are off in this round by the ids in brackets" in out
    assert 'Name two rules by the ids in brackets, for instance "menu slam veto"' in out
    assert 'There is no rule "vetto". Did you mean "veto"?' in out
    assert "“Slam” and “Veto” rest now." in out
    assert "b prime: 3, 7 and Jack (gaussian)" in out
    assert "Choose a letter from a to g." in out
    assert "You say which cards are prime: 3, 7 and Jack." in out
    assert "Cat shuffles the cards." in out


def test_enter_leaves_the_menu_to_chance_but_not_the_primes() -> None:
    table = new_table(BARTOK_FULL, CHEF, seed=3)
    out = flat(typed(table, "", "", "quit"))
    assert "rest now." in out
    assert out.count("You are the Chef: choose the primes of this round by letter.") == 2


def test_the_token_is_taken_and_put_back_by_enter() -> None:
    table = table_of("turn-token")
    out = flat(typed(table, "", "5h", "", "quit"))
    assert "It is your turn: press Enter to take the Turn Token." in out
    assert "You take the Turn Token." in out
    assert "Your turn: press Enter to put the Turn Token back." in out
    assert table.turn != 0


def test_what_others_play_can_be_vetoed_or_let_be() -> None:
    vetoed = flat(typed(table_of("veto", hand="9C 4C", pile="2D"), "draw", "veto", "quit", bob=Playing("9D")))
    assert 'Enter lets it be, "veto" sends it back' in vetoed
    assert "You veto it: the cards go back." in vetoed
    left = flat(typed(table_of("veto", hand="9C 4C", pile="2D"), "draw", "", "quit", bob=Playing("9D")))
    assert "Bob plays 9♦." in left
    assert "go back" not in left


class Playing(Script):
    """Plays one card as soon as it can; else lets cards be, and draws."""

    def __init__(self, card: str) -> None:
        super().__init__(Play(1, cards(card)))

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        waiting = [act for act in acts if isinstance(act, Allow)]
        return waiting[0] if waiting else super().choose(view, acts)


@pytest.mark.parametrize(
    "rules, typing, told",
    [
        ("take-2 trap-card take-2-trap-1", "take 1", "You take two cards off pile 1: 2♥ and 3♥."),
        ("take-2 trap-card take-2-trap-1", "take 1; lay 2h", "You lay 2♥ face down as your trap."),
        ("take-2 trap-card take-2-trap-1", "take 1; pass", "You pass."),
        ("proud-10", "ask what a 9 does", "You ask what 9s do."),
        ("proud-10", "ask 10", "Nobody asks what a 10 does"),
        ("proud-10", "ask", 'Ask about one rank, for instance "ask 9".'),
        ("delay-of-game", "raise", "You raise a hand: this takes too long."),
        ("delay-of-game", "raise; lower", "You take your hand down."),
        ("chef yes-chef", "order bob sit up", "You order Bob: “sit up”."),
        ("chef", "order 5h 9c", "You"),
        ("dealer-button", "hand dealer to bob", "You do not have the dealer."),
        ("dealer-button", "hand pack", 'Say what and to whom, for instance "hand pack to bob".'),
        ("dealers-cards", "tidy", "What would be fine: play 5♥ or draw a card."),
        ("dealers-cards", "sort", "Your turn:"),
        ("chefs-menu", "motion recycle:none", "You propose for this round: “When the stock has run out: nobody"),
        ("chefs-menu", "motion recyle:none", 'did you mean "recycle"?'),
        ("veto", "allow", "What would be fine"),
        ("bartok", "object bartok", 'You cannot object to "bartok" now'),
        ("honorable-penalty", "bow sideways", 'Bow "bow" to the Dealer'),
        ("honorable-penalty", "bow", "You look Cat in the eye and bow."),
        ("chefs-lead", "left", "Your turn:"),
        ("chef", "close", "The round is not over."),
        ("trap-card", "trap as 99", 'Call it one rank up or down, for instance "trap as 9".'),
        ("trap-card modified-trap", "set 9c; trap on 1 as 10", "9"),
        ("starting-salad salad-swap", "swap 5h for 4c", "4♣ is not in the salad"),
        ("starting-salad", "salad", "too late to serve the salad"),
        ("3-flips", "flip 1", "Nobody has asked"),
        ("3-flips", "turnup 1", "Nobody has asked"),
        ("turn-token", "return", "You do not have the Turn Token."),
        ("bartok", "vote yes", "Nothing is put to the vote."),
    ],
)
def test_what_is_typed_round_the_table(rules: str, typing: str, told: str) -> None:
    assert told in flat(typed(table_of(*rules.split(), pile="KD 3H 2H"), typing, "quit"))


def test_the_dealer_bows_without_looking_and_owes_a_bow_first() -> None:
    table = table_of("honorable-penalty", "delay-of-game")
    out = flat(typed(table, "raise", "quit", bob=Gesturing(), cat=Gesturing()))
    assert "You owe a penalty card: bow eye, then pay." in out


class Gesturing(Script):
    """Raises a hand, once."""

    def __init__(self) -> None:
        super().__init__()
        self.raised = False

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        if self.raised:
            return None
        self.raised = True
        return Gesture(view.seat, "raise")


def test_motions_are_put_in_words() -> None:
    out = flat(typed(table_of("chefs-menu"), "draw", "vote yes", "quit", bob=Saying(Propose(1, "recycle:none"))))
    assert "“When the stock has run out: nobody can draw any more”. Vote yes or vote no." in out
    assert "You vote yes." in out


class Saying(Script):
    """Says this, as soon as there is a moment for it."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        first = self.acts[0] if self.acts else None
        if isinstance(first, Object) and first.rule not in {rule.id for rule in view.rules}:
            return None
        return self.acts.pop(0) if self.acts and (view.phase == OVER or not isinstance(first, AddRule)) else None


def test_a_deadlock_is_told_in_plain_words() -> None:
    table = table_of(hand="9C 4C", pile="KH")
    table.stock = []
    table.hands[1], table.hands[2] = list(cards("9D 9S")), list(cards("10D 10S"))
    out = flat(typed(table, "draw", "draw", "vote yes", "quit"))
    asked = "Nobody can move and there is nothing to draw: does the round end without a winner?"
    assert f"{asked} Vote yes, or vote no" in out
    assert out.count(asked) == 2
    assert "Nobody wins the round!" in out or "without a winner" in out


def test_an_objection_is_put_in_words_and_to_the_vote() -> None:
    table = table_of(names=["Ann", "Bob", "Cat"], hand="5H")
    bob = Saying(Object(1, "tall"))
    out = flat(typed(table, "5h", "", "Tall", "Tall people draw twice.", "quit", bob=bob))
    assert "Bob says that “Tall” does not treat everybody alike." in out
    table = table_of(names=["Ann", "Bob", "Cat"])
    table.phase, table.authored = OVER, [9, 1, 2]
    assert decide(table, AddRule(1, "Tall", "Tall people draw twice.")).lawful
    assert decide(table, Object(2, "tall")).lawful
    out = flat(typed(table, "vote yes", "quit", bob=Saying(), cat=Saying()))
    assert "Cat says that “Tall” does not treat everybody alike. Vote yes to strike the rule out" in out
    assert "Agreed. The rule “Tall” leaves the book." in out
