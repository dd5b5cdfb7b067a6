"""`cardhouse play`: what typing does, and what is told of it."""

import io

import pytest

from cardhouse.bots import SimpleBot
from cardhouse.cards import cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.events import Drew
from cardhouse.core.people_acts import Accuse, Choose, Give
from cardhouse.core.rule import Article
from cardhouse.core.speech import Said
from cardhouse.core.table import OVER
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.terminal.game import TerminalGame
from cardhouse.terminal.screen import Screen
from tests.cli.playing import NAMES, Script, flat, laid, typed

ONE_BY_ONE = {"effects": "interleaved"}


@pytest.mark.parametrize("typing", ["1", "4h", "play 4h", "PLAY 1", "4♥", "play 4H on 1", "play the 4h"])
def test_cards_by_number_or_name(typing: str) -> None:
    table = laid("4H 9C KD")
    assert "You play 4♥." in typed(table, typing)
    assert [card.name for card in table.hands[0]] == ["9C", "KD"]


def test_several_cards_in_one_play() -> None:
    out = typed(laid("3H 7C KD 9C"), "play 3h, 7c and kd")
    assert "You play 3♥, 7♣ and K♦ (Prime Sequence)." in out


def test_cards_that_act_one_by_one() -> None:
    table = laid("2C 3H 9C", bob="9D 9S 10H", pile="2H", book=new_table(BARTOK, NAMES, options=ONE_BY_ONE).law.book)
    out = typed(table, "play 2c, 3h", "a", bob=Script(Give(1, cards("9D 9S"), 2)))
    assert "You play 2♣." in out
    assert "You have 3♥ ready to follow." in out
    assert out.index("Bob gives Cat two cards") < out.index("You play 3♥.")


def test_who_owes_a_gift_may_accuse_first_and_the_others_judge_at_once() -> None:
    table = laid("9C 4C 5S", bob="2C 9S", pile="AC")
    table.turn = table.last = 1
    give_to_cat = Choose(1, "designate", (0, 2))
    out = flat(typed(table, "", "accuse bob Match", "1 2", bob=Script(Play(1, cards("2C")), give_to_cat)))
    assert out.index("You have to give Cat 2 of your cards") < out.index("You accuse Bob")
    assert "take one of these by its letter: >" not in out
    assert out.index("Cat votes") < out.index("You give Cat 5♠ and 4♣.")


def test_nothing_is_undone_where_only_others_have_done_something() -> None:
    table = laid("9C 4C 5S", pile="AC")
    table.turn = table.last = 2
    assert "there is nothing of yours to take back" in flat(typed(table, "", "undo", cat=Script(Draw(2))))


def test_after_what_is_not_understood_the_rest_of_the_line_is_not_done() -> None:
    table = laid("2C 4H")
    assert "You say" not in typed(table, "xyzzy; say that again")
    assert "You say: “that again”." in typed(table, "say that again; xyzzy")


def test_the_table_is_drawn_apart_from_what_was_said_before() -> None:
    table = laid("2C 4H")
    lines = typed(table, "table").splitlines()
    drawn = [at for at, line in enumerate(lines) if line.split()[:2] == ["Bob", "Cat"]]
    assert drawn
    assert {lines[at - 1] for at in drawn} == {""}


def test_a_refusal_tells_the_reason_and_what_would_do() -> None:
    out = flat(typed(laid("9D 4C 5S", pile="AC"), "9d", "why"))
    assert "9♦ matches neither the suit nor the rank of A♣; 4♣ would." in out
    assert "Match [base-match] allows an Ace or a Club" in out
    assert "Jokers Wild [jokers-wild] adds a Joker" in out
    assert "A Joker goes on any card" in out


def test_a_refusal_with_several_reasons() -> None:
    table = laid("9D 4C 5S", pile="AC")
    table.turn = 1
    out = flat(typed(table, "9d", "why", bob=Script(Draw(9))))
    assert "9♦ matches neither" in out or "It is Bob's turn; 9♦ matches neither" in out


def test_what_the_table_cannot_do() -> None:
    out = flat(typed(laid("9D 4C 5S", pile="AC"), "10h", "why"))
    assert "You do not hold 10♥. What would be fine: play 4♣, draw a card or set a card face down." in out
    assert "The table cannot do it: you do not hold 10♥." in out


@pytest.mark.parametrize(
    "typing, told",
    [
        ("9", "There is no card number 9. Your cards have the numbers 1 to 3"),
        ("5x", 'There is no card "5x".'),
        ("drwa", 'I do not understand "drwa". Did you mean "draw"?'),
        ("abracadabra", 'I do not understand "abracadabra". "help" lists what you can do.'),
        ("play", 'Say which card, for instance "play 1".'),
        ("set 1 2", "One card is set at a time."),
        ("give 1 2", 'Say to whom, for instance "give 1 2 to bob".'),
        ("give 1 2 to zoe", 'Who is "zoe"? There are Ann, Bob or Cat.'),
        ("accuse bob", "Say whom and which rule"),
        ("accuse", "Say whom and which rule"),
        ("accuse bob mach", 'There is no rule "mach". Did you mean "base-match"?'),
        ("call", "Say who: Ann, Bob or Cat."),
        ("rule zzzzzz", 'There is no rule "zzzzzz".'),
        ("say", "Write the words after it"),
        ("vote", 'Vote "vote guilty" or "vote innocent"; on motions'),
        ("vote guilty", "Nothing is put to the vote."),
        ("play 1 on", "Name the pile by its number"),
        ("play 1 on 7", "There is no pile 7."),
        ("choose 1", "There is nothing to choose now."),
        ("deal", "It is not for you to deal now."),
        ("undo", "That cannot be undone: there is nothing of yours to take back."),
        ("trap", "You have no trap."),
        ("why", "Nothing was refused. Your turn:"),
        ("rule match", "Match [base-match], the book"),
        ("rules", "Order of play: Ann, Bob, Cat."),
    ],
)
def test_what_is_told(typing: str, told: str) -> None:
    assert told in flat(typed(laid("9D 4C 5S", pile="AC"), typing))


def test_two_piles_have_to_be_told_apart() -> None:
    table = laid("9D 4C 5S", pile="AC")
    table.piles[2] = list(cards("3C 9H"))
    table.opened = 2
    assert 'On which pile? There are 1 and 2: "play 5h on 1".' in typed(table.copy(), "9d")
    assert "You play 9♦ on pile 2." in typed(table, "9d on p2")


def test_what_others_do_is_told_but_not_their_secrets() -> None:
    table = laid("4H 9C KD", "2D 9S 5C 6C", "10D 10S 10C", pile="2C")
    out = flat(typed(table, "draw", bob=Script(Play(1, cards("2D"), 1))))
    assert "You draw 3♦. Bob plays 2♦." in out
    assert "Cat draws a card. " in out
    assert "10♣" not in out


def test_a_choice_is_a_menu_with_letters() -> None:
    table = laid("2D 4H 9C", pile="2C")
    out = typed(table, "2d", "designate", "f", "1", "a")
    assert "You have to name who gives cards and who gets them; take one of these by its letter:" in flat(out)
    assert "\n   a  Bob gives cards to Cat\n" in out
    assert "Name two different players, and not yourself." in flat(out)
    assert "Choose a letter from a to b." in out
    assert out.count("> 1\n") == out.count("first you") == 1, "a number is a card, and the choice comes first"
    assert "Bob gives Cat two cards." in out
    assert "You decide: Cat gives cards to Bob." in typed(laid("2D 4H 9C", pile="2C"), "2d", "designate cat bob")


def test_giving_cards() -> None:
    table = laid("4H 9C KD", "2D 9S 5C", pile="2C")
    table.turn = 1
    script = Script(Play(1, cards("2D"), 1), Choose(1, "designate", (0, 2)))
    out = typed(table, "give 1", "give 1 2", bob=script)
    assert "You have to give Cat 2 of your cards, for instance: give 1 2" in out
    assert "Give Cat 2 cards." in flat(out)
    assert "You give Cat 4♥ and K♦." in out


def test_traps_are_set_and_sprung_out_of_turn() -> None:
    table = laid("5C 9C KD", "5H 9S", pile="2H")
    out = typed(table, "set 5c", "trap", bob=Script(Play(1, cards("5H"), 1)))
    assert "You lay 5♣ face down as your trap." in out
    assert 'Cat is next. "trap" springs your trap. Press Enter to let play go on.' in flat(out)
    assert "You spring your trap: 5♣." in out
    assert "trap ▒▒" in out


def test_words_owed_to_the_referee_come_before_the_others() -> None:
    book = (*BARTOK, Article("last", "Last Card", "Ann", "", (SayAt(1, "Last card"),)))
    table = laid("4H 9C", book=book)
    out = flat(typed(table, "4h", "why", "say last card"))
    assert 'You have to say "Last card" before the next card lands: say Last card' in out
    assert "You say: “last card”. Bob draws a card." in out
    assert "Last Card [last], Ann" in out
    bob = Script(Play(1, cards("9S"), 1))
    forgot = flat(typed(laid("9H 9C", pile="2H", book=book), "9h", "", "", bob=bob))
    assert "You did not say “Last card” in time (Last Card). You take a penalty card: 3♦ (Last Card)." in forgot


def test_cards_that_bots_draw_in_a_row_are_told_in_one_line_when_something_else_is() -> None:
    table, out = laid("2D 4C"), io.StringIO()
    game = TerminalGame(table, 0, {}, Screen(out, colour=False, signs=True, width=80), lambda prompt: "")
    five, said = Drew(1, cards("5H")[0]), []
    for others, events in ((True, [five]), (True, [five, five]), (True, [Said(1, "ouch"), five]), (False, [five])):
        game.others = others
        game.tell(table.law, events)
        said.append(flat(out.getvalue()))
    before = "Bob draws three cards. Bob says: “ouch”."
    assert said == ["", "", before, f"{before} Bob draws two cards."]


def test_at_the_table_nothing_is_refused_and_nothing_is_told() -> None:
    table = laid("9D 4C 5S", pile="AC", dial="table")
    out = typed(table, "9d", "why", "")
    assert "matches neither" not in out
    assert "Bob is next. Press Enter to let play go on." in out
    assert [breach.rule for breach in table.breaches] == ["base-match"]


def test_accusing_and_paying_at_the_table() -> None:
    table = laid("9D 4C 5S", pile="AC", dial="table")
    out = flat(typed(table, "accuse bob match", "pay"))
    assert "You accuse Bob (Match)." in out
    assert "Cat votes guilty. Bob is found guilty (Match). Bob owes a penalty card (Match)." in out


def test_judging_another() -> None:
    table = laid("9D 4C 5S", pile="AC", dial="table")
    cat = Script(Accuse(2, 1, "base-match"))
    out = flat(typed(table, "why", "vote innocent", "", "undo", cat=cat))
    assert "Cat accuses Bob of breaking “Match”. Vote guilty or vote innocent." in out
    assert "Bob is found not guilty (Match). Cat owes a penalty card (Accusation)." in out


def test_undo_takes_back_the_slip_while_nothing_new_was_seen() -> None:
    table = laid("2C 4C 5S 6C", pile="AC")
    out = typed(table, "2c", "undo", "6c")
    assert "Taken back: your act." in out
    assert [card.name for card in table.piles[1]][:2] == ["AC", "6C"]


def test_undo_is_refused_when_others_have_shown_cards_since() -> None:
    table = laid("9D 4C 5S 6C", "8C KC", "10C QC", pile="AC")
    bob, cat = Script(Play(1, cards("8C"), 1)), Script(Play(2, cards("10C"), 1))
    table.enact(table.law.repealing("8-skips"))
    out = flat(typed(table, "4c", "undo", bob=bob, cat=cat))
    assert "That cannot be undone: you have seen new cards since, and what was seen stays seen." in out
    assert [card.name for card in table.piles[1]] == ["AC", "4C", "8C", "10C"]


def test_undo_is_refused_when_somebody_has_given_the_player_cards_since() -> None:
    table = laid("2C 9C KD", "9S 5C 6C 7D", pile="2H")
    table.hands[2] = list(cards("9D"))
    bob = Script(Give(1, cards("9S 5C"), 2))
    out = flat(typed(table, "2c", "designate bob cat", "undo", "quit", bob=bob, cat=Script(Draw(2))))
    assert "That cannot be undone" in out
    assert out.count("Taken back") == 0


def test_undo_stops_where_something_was_seen() -> None:
    out = typed(laid("9D 4C 5S 6C", pile="AC"), "4c", "undo")
    assert "That cannot be undone: Cat has acted since, and what was seen stays seen." in flat(out)
    drawn = typed(laid("9D 4C 5S 6C", "AS KC", "AH QC", pile="AC"), "draw", "undo", bob=Script(Play(1, cards("AS"), 1)))
    assert "That cannot be undone" in drawn


def test_the_next_round_begins_with_a_rule() -> None:
    table = laid("4H", pile="2H")
    out = flat(typed(table, "4h", "", "Bow", "Everybody bows to me.", "", "Bow", "Everybody bows.", "", "quit"))
    assert "You win the round! The round is over. It is for you to add a rule." in out
    assert "A rule has to speak of everybody alike" in out
    assert "A new rule by Ann: Bow. Everybody bows." in out
    assert "You deal: press Enter." in out
    assert "You deal everybody five cards." in out
    assert table.round == 2


def test_a_suggestion_will_do() -> None:
    table = laid("4H", pile="2H")
    out = typed(table, "4h", "new", "", "deal")
    assert "Enter alone takes a suggestion" in out
    assert "A new rule by Ann: " in out
    assert table.phase != OVER


def test_bots_add_rules_too() -> None:
    table = laid("4H", pile="2H")
    table.authored = [5, 0, 0]
    out = io.StringIO()
    lines = iter(["4h", ""])

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    screen = Screen(out, colour=False, signs=True, width=80)
    playing = TerminalGame(table, 0, {1: SimpleBot(1), 2: SimpleBot(2)}, screen, read)
    with pytest.raises(EOFError):
        playing.play()
    assert "A new rule by " in out.getvalue()
    assert playing.table.round == 2
