"""How the rules of a book are run, and the game that a book is."""

from pathlib import Path

import pytest

import cardhouse as ch
from cardhouse.books import NotPlayable, Runner, game_of, game_of_text, read_rulebook, runs_of
from cardhouse.books.notation import NotOnTheShelf, cards_named, cards_written, kinds, rule_written, rules_named
from cardhouse.cards import ALL, JACKS, RED, SEVENS, Cards, card, cards, of_suit
from cardhouse.core.acts import Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.rule import Article
from cardhouse.core.table import Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.turns.turn_order import Reverses, Skips

BOOK = """\
# The Webers' book

- Base: bartok@2023-08-14
- Players: 3 to 5
- Dial: table
- Option guilt: majority
- Rests: give-2

## Kings Skip
_Added by Ann, 3 Sep 2026_

When a player plays a King, the next player is skipped.

## Aces turn
An Ace turns everything round.

- Shelf: bartok/aces-reverse

## Sevens
7 - say "Cheers". Whoever forgets it sings.

## Be nice
Everybody is nice.

## Trap Card
No traps.

## Old
Queens are wild.

- Repealed: 4 Sep 2026

## Sleeping
Red 3s are wild.

- Suspended: 4 Sep 2026
"""


def laid(text: str) -> Table:
    table = new_table(game_of(read_rulebook(text)), ["Ann", "Bob", "Cat"])
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).happened
    return table


def test_each_sentence_says_who_runs_it() -> None:
    runs = {run.rule.id: run for run in runs_of(read_rulebook(BOOK))}
    assert [(s.by, s.reading) for s in runs["kings-skip"].sentences] == [
        (Runner.WORDS, "When a player plays a King, the next player is skipped.")
    ]
    assert [(s.by, s.why) for s in runs["aces-turn"].sentences] == [
        (Runner.SHELF, "When an Ace is played, the direction of play reverses.")
    ]
    sevens = runs["sevens"]
    assert [s.by for s in sevens.sentences] == [Runner.WORDS, Runner.PEOPLE]
    assert sevens.by == (Runner.WORDS, Runner.PEOPLE)
    assert "sings" in sevens.sentences[1].text
    assert runs["be-nice"].rules == ()
    assert runs["trap-card"].named_alike == "trap-card"


def test_a_sentence_that_another_may_limit_is_left_to_people() -> None:
    text = (
        "# B\n\n- Base: bartok\n\n## Kings\nKings skip. But not on Sundays.\n\n## Sixes\nSixes skip. They also sing.\n"
    )
    kings, sixes = runs_of(read_rulebook(text))
    assert [s.by for s in kings.sentences] == [Runner.PEOPLE, Runner.PEOPLE]
    assert "may limit it" in kings.sentences[0].why
    assert kings.sentences[0].choices == ("When a player plays a King, the next player is skipped.",)
    assert "leans on" in sixes.sentences[1].why


def test_a_book_is_a_game() -> None:
    game = game_of(read_rulebook(BOOK))
    base = GAMES["bartok@2023-08-14"]
    assert (game.name, game.title, game.fewest, game.most, game.dial) == (base.name, "The Webers' book", 3, 5, "table")
    ids = [article.id for article in game.book]
    assert ids == [*[a.id for a in base.book], "kings-skip", "aces-turn", "sevens", "be-nice", "sleeping"]
    assert game.rests == ("give-2", "sleeping")
    by_id = {article.id: article for article in game.book}
    assert by_id["kings-skip"].by == "Ann"
    assert by_id["aces-turn"].text == "An Ace turns everything round."
    assert by_id["trap-card"].judged
    assert game_of_text(BOOK).book == game.book


def test_a_table_is_laid_by_a_book() -> None:
    table = laid(BOOK)
    assert not table.law.in_force("give-2")
    assert not table.law.in_force("sleeping")
    assert "old" not in table.law.by_id
    assert table.law.options()["guilt"] == "majority"
    table.hands[0], table.piles[1] = list(cards("KH 9C")), [card("2H")]
    table.forget()
    assert decide(table, Play(0, cards("KH"))).lawful
    assert table.turn == 2


@pytest.mark.parametrize(
    "change, why",
    [
        ("- Base: bartok@2023-08-14|", "does not say what it is built on"),
        ("- Base: bartok@2023-08-14|- Base: bartock", 'no game "bartock"; did you mean "bartok"?'),
        ("guilt: majority|guilt: some", "guilt|find somebody guilty"),
        ("- Dial: table|- Dial: police", '"police" is no dial'),
        ("- Rests: give-2|- Rests: giv-2", 'no rule "giv-2" that could rest here; did you mean "give-2"?'),
        ("bartok/aces-reverse|bartok/ace-reverse", 'line 14, "Aces turn": There is no rule "ace-reverse"'),
        ("bartok/aces-reverse|chess/aces", 'no game "chess"'),
    ],
)
def test_what_cannot_be_played_is_told(change: str, why: str) -> None:
    old, _, new = change.partition("|")
    with pytest.raises(NotPlayable, match=why.replace("?", r"\?")):
        game_of(read_rulebook(BOOK.replace(old, new)))


def test_a_book_has_a_size() -> None:
    with pytest.raises(NotPlayable, match="at most 200 thousand letters"):
        game_of_text("x" * 200_001)
    with pytest.raises(NotPlayable, match="at most 500 rules"):
        game_of(read_rulebook("# B\n\n- Base: bartok\n\n" + "## A rule\nSay nothing.\n\n" * 501))


@pytest.mark.parametrize(
    "cards, text",
    [
        (SEVENS, "7"),
        (SEVENS & RED, "7H+7D"),
        (SEVENS | JACKS, "7+J"),
        (of_suit(0), "spades"),
        (of_suit(1), "hearts"),
        (of_suit(2), "diamonds"),
        (of_suit(3), "clubs"),
        (ALL, "all"),
        (RED, "red"),
    ],
)
def test_cards_in_writing(cards: Cards, text: str) -> None:
    assert cards_written(cards) == text
    assert cards_named(text) == cards


def test_every_rule_of_every_game_can_be_written_and_read() -> None:
    rules = {rule for game in GAMES.values() for article in game.book for rule in article.rules}
    assert len(rules) > 250
    for rule in rules:
        assert rules_named(rule_written(rule)) == (rule,), rule_written(rule)


def test_rules_by_kind_and_by_id() -> None:
    assert rules_named("reverses(on=A); skips(on=7H+7D)") == (Reverses(on=cards_named("A")), Skips(on=SEVENS & RED))
    found = rules_named("8-skips", "bartok")
    assert found == rules_named("bartok/8-skips")
    assert not any(rule.is_ruling() for rule in found)
    assert "reverses" in kinds()


@pytest.mark.parametrize(
    "text, why",
    [
        ("reverse(on=A)", 'no kind of rule "reverse"; did you mean "reverses"?'),
        ("reverses(of=A)", '"reverses" has nothing called "of"'),
        ("reverses(on=A", 'I miss a ")"'),
        ("reverses(on=)", "I miss a value"),
        ("reverses(on=Zebra)", "Zebra"),
        ("reverses on Aces", 'I cannot read "on Aces"'),
        ("deal(cards=many)", '"deal" cannot be set like this'),
        ("aces-revers", 'no rule "aces-revers" on the shelf; did you mean "aces-reverse"?'),
        ("!", '"!" names no rule'),
        ("plays-on-anything(cards=J)", '"plays-on-anything" cannot be set like this'),
    ],
)
def test_what_is_not_on_the_shelf_is_told(text: str, why: str) -> None:
    with pytest.raises(NotOnTheShelf) as raised:
        rules_named(text)
    assert why in str(raised.value)


@pytest.mark.parametrize(
    "former, now",
    [
        ('called-out(call="Lying")', 'called-out(words="Lying")'),
        ("loser-pays", "guilty-pays; wrong-charges-return"),
        (
            "plays-on-anything(on=J); loser-pays",
            "goes-on-anything(on=J, both_ways=false); guilty-pays; wrong-charges-return",
        ),
        ("jokers-wild(wild=JK)", "goes-on-anything(on=JK); fills-gaps(on=JK)"),
        ("jokers-wild", "bartok/jokers-wild"),  # a rule in a game has that name, too
    ],
)
def test_an_older_book_names_kinds_of_rules_that_are_others_now(former: str, now: str) -> None:
    assert rules_named(former) == rules_named(now)


def test_precedents_are_rulings_under_the_rule() -> None:
    ruling = "- Ruling: 1 May 2026, 2 to 1: a King on a King skips nobody"
    text = f"# B\n\n- Base: bartok\n\n## Kings\nKings skip.\n\n{ruling}\n"
    (run,) = runs_of(read_rulebook(text))
    article: Article = run.article
    assert article.rulings() == ["A King on a King skips nobody."]
    assert article.sentence() == "Kings skip."


def test_the_front_door_takes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ours.md"
    path.write_text(BOOK)
    game = ch.play(str(path), ["Ann", "Bob", "Cat"], seed=5)
    assert game.book.title == "The Webers' book"
    added = [article.id for article in game.book.added]
    assert added == ["base-accuse", "trap-card", "kings-skip", "aces-turn", "sevens", "be-nice"]
    assert "give-2" not in game.table.law.by_id
