"""Words that nobody knows: the scenario is not run, and every one of them is told with its line and a hint."""

import pytest

from cardhouse.cards import EIGHTS, TWOS, cards
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Obstacle
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.running.registry import Vocabulary, word
from cardhouse.testing.running.setup import Setup
from cardhouse.testing.vocabulary import SHARED, vocabulary_of


def obstacles(text: str, path: str = "bartok.table") -> tuple[Obstacle, ...]:
    file = parse_text(f"T-001 a scenario\n{text}", path, GAMES)
    assert file.problems == ()
    [run] = runs(file.scenarios[0])
    return run_scenario(run, file.game).obstacles


@pytest.mark.parametrize(
    "given, told",
    [
        ("3p trun=A", 'I don\'t know "trun" in a given. Did you mean "turn"?'),
        ("3p quiet", 'I don\'t know "quiet" in a given. Known are:'),
        ("3p primse=number", 'I don\'t know "primse" in a given. Did you mean "primes"?'),
        ("3p primes=numbers", '"numbers" is no choice of primes. Did you mean "number"?'),
        ("3p on=8-skip", 'There is no rule "8-skip" in bartok. Did you mean "8-skips"?'),
        ("3p off=base-mtach", 'There is no rule "base-mtach" in bartok. Did you mean "base-match"?'),
        ("3p option.gilt=majority", 'No rule of bartok has an option "gilt". Did you mean "guilt"?'),
        ("3p option.gift=many", '"gift" is a number, not "many".'),
        ("3p mode=refree", '"refree" is no mode. Did you mean "referee"?'),
        ("3p edition=late", '"late" cannot stand here. Write early or full.'),
        ("3p turn=D", 'Nobody called "D" sits at this table. Seated are: A, B, C.'),
        ("3p turn.A=B", '"turn" is not for one player. It is written: turn=B'),
        ("3p owes=2", "Say which player, with a dot. For instance: trap.A=7S"),
        ("3p dir=left", '"left" cannot stand here. Write + or -.'),
        ("3p D{5H}", 'Nobody called "D" sits at this table. Seated are: A, B, C.'),
        ("3p Q1[5H]", '"Q1" is no pile. Piles are called P1, P2 and so on.'),
        ("3p stock<5H>", '"stock" is not the draw pile. It is written deck<5H ..>.'),
        ("3p trap=7S", "Say which player, with a dot. For instance: trap.A=7S"),
        ("3p trap.A=7X", 'There is no card "7X"; write rank and suit, for instance 10H, or JK for a Joker.'),
        ("3p owes.A=some", '"some" is not a number.'),
        ("3p name.D=Dan", 'Nobody called "D" sits at this table. Seated are: A, B, C.'),
        ('3p rule="Jokers hum."', 'No rule of bartok can read "Jokers hum.".'),
        ('game=moo 3p rule="Jokers hum."', 'No rule of moo can read "Jokers hum.".'),
        ('game=moo 3p rule.A="Jokers hum."', 'No rule of moo can read "Jokers hum.".'),
        ("turn=A", "Say how many players there are, 1 to 16, for instance: given 3p"),
        ("17p turn=A", "Say how many players there are, 1 to 16, for instance: given 3p"),
        ("3p game=bartek", 'There is no game called "bartek". Did you mean "bartok"?'),
    ],
)
def test_unknown_given(given: str, told: str) -> None:
    found = obstacles(f"given {given}\n_ => piles=1")
    assert len(found) == 1
    assert found[0].line in (1, 2)
    assert f"{found[0].message}{found[0].suggestion}".startswith(told)


@pytest.mark.parametrize(
    "step, told",
    [
        ("A: desginate giver=B receiver=C => ok", 'I don\'t know the act "desginate". Did you mean "designate"?'),
        ("A: designate B C => ok", 'I cannot read "designate B C". It is written: designate giver=B receiver=C'),
        ("A: play => ok", 'I cannot read "play". It is written: play 5H,5C > P1'),
        ("A: play 5H > Q1 => ok", '"Q1" is no pile.'),
        ("A: draw 4 => ok", 'I cannot read "draw 4". It is written: draw x4'),
        ("A: pay 2 => ok", 'I cannot read "pay 2". It is written: pay'),
        ("A: say => ok", 'I cannot read "say". It is written: say "Bartok"'),
        ("A: point => ok", 'I cannot read "point". It is written: point B'),
        ('A: call "Bad card" => ok', 'I cannot read "call "Bad card"". It is written: call B "Bad card"'),
        ("A: accuse B => ok", 'I cannot read "accuse B". It is written: accuse B for base-match'),
        ("A: vetto => ok", 'I don\'t know the act "vetto". Did you mean "veto"?'),
        ("A: glance => ok", 'I cannot read "glance". It is written: glance A'),
        ("A: ask Jak => ok", '"Jak" is no rank.'),
        ("A: draw => lead=both", '"both" cannot stand here. Write L or R or -.'),
        ("A: accuse B for base-macth => ok", 'There is no rule "base-macth" in bartok. Did you mean "base-match"?'),
        ("A: vote maybe => ok", '"maybe" cannot stand here. Write yes or no or guilty or innocent.'),
        ("A: choose => ok", 'I cannot read "choose". It is written: choose designate B C'),
        ("A: choose suit => ok", 'No rule asks anybody to choose "suit". Known are:'),
        ('A: add-rule "Hum" => ok', 'I cannot read "add-rule "Hum"". It is written: add-rule'),
        ("A: set => ok", 'I cannot read "set". It is written: set 7S'),
        ("A: trap > P1 as 1 => ok", '"1" is no rank.'),
        ("D: draw => ok", 'Nobody called "D" sits at this table. Seated are: A, B, C.'),
        ("A: draw => okay", 'I don\'t know the expectation "okay". Did you mean "ok"?'),
        ("A: draw => ok now", 'I cannot read "ok now". It is written: ok'),
        ("A: draw => refused base-trun", 'There is no rule "base-trun" in bartok. Did you mean "base-turn"?'),
        ("A: draw => breach A", 'I cannot read "breach A". It is written: breach A base-match'),
        ("A: draw => turn", 'I cannot read "turn". It is written: turn=A'),
        ("A: draw => turn=D", 'Nobody called "D" sits at this table. Seated are: A, B, C.'),
        ("A: draw => turn.P1=A", 'I cannot read "turn.P1=A". It is written: turn=A'),
        ("A: draw => deck.A=2", 'I cannot read "deck.A=2". It is written: deck=12'),
        ("A: draw => paused=maybe", '"maybe" cannot stand here. Write yes or no.'),
        ("A: draw => piles=two", '"two" is not a number.'),
        ("A: draw => not finished", 'I cannot read "not finished". It is written: not over'),
        ("A: draw => result=tie", 'No round ends with the result "tie". Known are: all-lose,'),
        ("A: draw => share=1/2", 'I cannot read "share=1/2". It is written: share A=1/2'),
        ("A: draw => because why", 'I cannot read "because why". It is written: because "A has left the table"'),
        ("A: draw => off", 'I cannot read "off". It is written: off jokers-wild'),
        ("A: draw => owes A", 'I cannot read "owes A". It is written: owes A=2'),
        ("A: draw => duty A", 'I cannot read "duty A". It is written: duty A say "Bartok"'),
        ("A: draw => no-duty", 'I cannot read "no-duty". It is written: no-duty A'),
        ("A: draw => verdict=hung", '"hung" cannot stand here. Write guilty or innocent or -.'),
        ("A: draw => trap=7S", 'I cannot read "trap=7S". It is written: trap A=7S'),
        ("A: draw => P1 closed", 'I don\'t know the expectation "P1 closed".'),
        ("A: draw => stock<5H>", 'I cannot read "stock<5H>". It is written: deck<5H ..>'),
        ("A: draw => hidden B: ok", '"ok" is about an act, not about what somebody sees.'),
        ("_ => ok", '"ok" speaks of an act, and this step has none.'),
        ("? odd(5H) => true", 'I don\'t know the question "odd". Known are: legal, prime, root, royal, seq.'),
        ("? prime() => true", '"prime()" names no card. For instance: prime(5H)'),
        ("? legal() => true", '"legal()" names no player. For instance: legal(A,5H)'),
    ],
)
def test_unknown_in_a_step(step: str, told: str) -> None:
    found = obstacles(f"given 3p\n{step}")
    assert len(found) == 1
    assert (found[0].line, found[0].text) == (3, step)
    assert f"{found[0].message}{found[0].suggestion}".startswith(told)


def test_everything_unknown_is_told_at_once_and_nothing_is_run() -> None:
    found = obstacles("given 3p turm=A\nA: play 9C => ok\nA: dance x => ok; widnow=open | ? odd(5H) => true")
    assert [each.line for each in found] == [2, 4, 4, 4]


def test_a_pile_has_to_be_named_when_there_are_two() -> None:
    [found] = obstacles("given 3p A{5H,9C} P1[2H] P2[3H]\nA: play 5H => ok")
    assert (found.line, found.message) == (3, "There are 2 piles: say which one.")


def test_a_game_has_to_be_named() -> None:
    [found] = obstacles("given 3p\n_ => turn=A", "house.table")
    assert found.message == "Say which game this is, for instance: given game=bartok"


def test_the_line_of_a_given_word_is_that_of_its_branch() -> None:
    file = parse_text("T-001 a\ngiven 3p turn=A\n(a) given turn=D\n(a) _ => turn=A\n", "bartok.table", GAMES)
    [run] = runs(file.scenarios[0])
    [found] = run_scenario(run, file.game).obstacles
    assert (found.line, found.text) == (3, "turn=D")


def test_a_word_can_be_entered_once() -> None:
    words = Vocabulary()
    word(words.flags, "quiet")(lambda laying: None)
    with pytest.raises(ValueError, match='the word "quiet" is taken already'):
        word(words.flags, "quiet")(lambda laying: None)


def test_a_game_without_words_of_its_own_has_the_shared_ones() -> None:
    assert vocabulary_of("whist") is SHARED
    assert "verdict" in vocabulary_of("bartok@2023-08-14").expects
    assert "verdict" not in SHARED.expects


def test_irrelevant_cards_fit_nothing_and_wake_nothing() -> None:
    """Told by the table: nobody can play a card on the pile, and no 2 or 8 is among them."""
    file = parse_text("T-001 a\ngiven 4p A{5H} P1[9C]\n_ => turn=A", "bartok.table", GAMES)
    [run] = runs(file.scenarios[0])
    laying = Setup(run, GAMES["bartok"], vocabulary_of("bartok")).laid()
    for hand in laying.table.hands[1:]:
        assert len(set(hand)) == 5
        assert not any(card in TWOS | EIGHTS or card in cards("5H 9C") for card in hand)
        assert not any(card.rank == 9 or card.suit == cards("9C")[0].suit for card in hand)
    assert len(laying.table.stock) > 52


def test_the_line_of_a_given_word_is_where_it_stands() -> None:
    file = parse_text("T-001 a\ngiven 3p turn=D\n(a) given P1[2H]\n(a) _ => turn=A\n", "bartok.table", GAMES)
    [run] = runs(file.scenarios[0])
    [found] = run_scenario(run, file.game).obstacles
    assert (found.line, found.text) == (2, "turn=D")
