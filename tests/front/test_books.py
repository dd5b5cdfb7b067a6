"""Books to play from, rules of one's own, and rules in words."""

from typing import Any

import pytest

import cardhouse as ch


def test_each_book_that_is_named_is_the_one_of_its_game() -> None:
    named = [ch.bak, ch.bartok, ch.bartok_early, ch.moo, ch.uncle_baiting]
    assert [book.title for book in named] == [
        "BAK",
        "Bartok, the full edition",
        "Bartok, the edition of 14 August 2023",
        "Moo",
        "Uncle Baiting",
    ]
    assert all(len(book) == len(list(book)) > 10 for book in named)
    assert repr(ch.bak) == f"<BAK, {len(ch.bak)} rules>"
    assert str(ch.bak).splitlines()[0] == f"BAK: {len(ch.bak)} rules"


def test_a_rule_of_ones_own_is_added_at_the_end_and_the_book_stays_as_it_was() -> None:
    @ch.rule("Queen's Feast", by="Ann")
    class Feast(ch.CardRule):
        """When {on} is played, everybody else draws a card."""

        @ch.after(ch.Played)
        def all_draw(self, played: ch.Played, table: ch.Table) -> ch.Events:
            for seat in range(table.seats):
                if seat != played.player:
                    yield ch.Draws(seat)

    before = len(ch.bartok_early)
    book = ch.bartok_early + Feast(on=ch.QUEENS)
    assert (len(ch.bartok_early), len(book)) == (before, before + 1)
    added = book["queen-s-feast"]
    assert (added.title, added.by) == ("Queen's Feast", "Ann")
    assert added.sentence() == "When a Queen is played, everybody else draws a card."

    game = ch.play(book, ["Ann", "Bob", "Cat"], seed=1)
    game.table.hands[0], game.table.piles[1] = [ch.card(name) for name in ("QH", "9C", "4C")], [ch.card("2H")]
    game.table.turn = 0
    game.table.forget()
    held = [len(hand) for hand in game.table.hands]
    assert game.do("Ann: qh")
    assert [len(hand) for hand in game.table.hands] == [held[0] - 1, held[1] + 1, held[2] + 1]


def test_a_class_without_fields_is_added_as_it_is_and_two_of_a_name_have_two_ids() -> None:
    @ch.rule
    class RedOnRed(ch.Rule):
        """Any red card goes on a red card."""

        @ch.answers(ch.Matches)
        def any_red(self, asked: ch.Matches, table: ch.Table, earlier: ch.Cards) -> ch.Cards:
            return earlier | ch.RED if asked.top in ch.RED else earlier

    book = ch.bartok_early + RedOnRed + RedOnRed()
    assert [article.id for article in list(book)[-2:]] == ["red-on-red", "red-on-red-2"]
    assert book["red-on-red"].title == "Red On Red"


def test_a_rule_in_words_is_added_when_all_of_it_is_understood() -> None:
    book = ch.bartok_early + "K = skip"
    game = ch.play(book, ["Ann", "Bob", "Cat"], seed=1)
    game.table.hands[0], game.table.piles[1] = [ch.card(name) for name in ("KH", "9C", "4C")], [ch.card("2H")]
    game.table.turn = 0
    game.table.forget()
    assert game.do("Ann: kh")
    assert game.to_move == "Cat"


def test_what_is_not_understood_is_not_added() -> None:
    with pytest.raises(ch.NotUnderstoodRule, match="not wholly understood"):
        ch.bartok_early + "The moon is made of cheese, and so are Kings on a rainy day."


@pytest.mark.parametrize(
    "thing, said",
    [
        (5, "a rule is added to a book, not 5"),
        (None, "a rule is added to a book, not None"),
        (int, "a rule is added to a book, not <class 'int'>"),
    ],
)
def test_what_is_no_rule_is_refused_in_words(thing: object, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        ch.bartok + thing  # type: ignore[operator]  # that is what it is about


def test_what_was_added_to_one_book_is_added_to_another() -> None:
    added = (ch.bartok_early + 'When a player plays a 7, they must say "hop".').added
    assert (ch.bak + added).added == added
    assert (ch.bak + iter(added)).articles == (*ch.bak.articles, *added)


def test_a_card_rule_says_which_cards() -> None:
    @ch.rule
    class Skipping(ch.CardRule):
        """When {on} is played, nothing happens."""

    with pytest.raises(TypeError, match="Skipping needs its on"):
        ch.bartok + Skipping


def test_only_a_rule_can_be_made_one() -> None:
    with pytest.raises(TypeError, match="'Wrong' is no rule"):

        @ch.rule
        class Wrong:  # type: ignore[type-var]  # that is what it is about
            pass


def test_a_class_of_rules_says_what_it_is_made_with() -> None:
    @ch.rule
    class TwoThings(ch.Rule):
        """When {first} is played, {then} follows."""

        first: ch.Cards
        then: str

    with pytest.raises(TypeError, match=r"^TwoThings needs its first: add TwoThings\(first=…\)$"):
        ch.bartok + TwoThings
    with pytest.raises(TypeError, match="'print' is no rule"):
        ch.rule("Printing")(print)  # type: ignore[type-var]  # that is what it is about


def test_what_a_rule_is_made_of_is_looked_at_unless_its_class_does_so_itself() -> None:
    made: list[str] = []

    @ch.rule
    class Plain(ch.Rule):
        """It has {what}."""

        what: str

    @ch.rule
    class Looks(ch.Rule):
        """It has {what}."""

        what: str

        def __post_init__(self) -> None:
            made.append(self.what)

    plain: Any = Plain  # what makes a class a rule gives it what a dataclass has
    looks: Any = Looks
    with pytest.raises(TypeError, match=r"Plain\.what: str object expected; got int"):
        plain(5)
    looks("a hat")
    assert (made, looks("a coat").what) == (["a hat", "a coat"], "a coat")


def test_an_article_is_added_as_it_is() -> None:
    article = ch.bak["joker"]
    assert (ch.bartok + article).added == (article,)


def test_no_such_rule_in_a_book() -> None:
    with pytest.raises(KeyError, match='there is no rule "nothing" in BAK'):
        ch.bak["nothing"]


def test_a_reading_says_what_was_understood() -> None:
    read = ch.read('7 - say "nice"')
    assert read
    assert read.status == "compiles"
    assert read.sentence == 'When a player plays a 7, they must say "nice".'
    assert str(read).startswith("I read: When a player plays a 7")
    assert repr(read) == '<compiles: When a player plays a 7, they must say "nice".>'


def test_a_reading_that_asks_is_not_true_and_proposes() -> None:
    asked = ch.read("Kings are special somehow")
    assert not asked
    assert asked.why
    assert asked.status in ("half", "asks", "people")


@pytest.mark.parametrize(
    "text, why",
    [
        (
            "Kings skip or reverse",
            '"Kings" is understood; "skip or reverse" is not. Choose what is meant, or let people judge it. '
            'Did you mean: "When a player plays a King, the next player is skipped."?',
        ),
        (
            "cheese moon",
            'People will have to judge this: I lose the thread at "cheese"; say it another way, or say with which '
            "words a breach is called.",
        ),
    ],
)
def test_why_a_rule_in_words_is_not_added(text: str, why: str) -> None:
    with pytest.raises(ch.NotUnderstoodRule) as raised:
        ch.bartok_early + text
    assert str(raised.value) == f'"{text}" is not wholly understood: {why}'


def test_a_reading_prints_what_it_says() -> None:
    half, none = ch.read("Kings skip or reverse"), ch.read("cheese moon")
    why = '"Kings" is understood; "skip or reverse" is not. Choose what is meant, or let people judge it.'
    assert str(half).splitlines()[:3] == [
        why,
        "  1. When a player plays a King, the next player is skipped.",
        "  2. When a player plays a King, turn order is reversed.",
    ]
    assert (half.sentence, repr(half)) == ("", f"<half: {why}>")
    assert (none.sentence, str(none), repr(none)) == ("", none.why, f"<people: {none.why}>")
    assert str(ch.read('7 - say "nice"')) == 'I read: When a player plays a 7, they must say "nice".'


def test_a_rule_that_names_a_player_is_refused() -> None:
    refused = ch.read("Bob draws two cards.", players=["Ann", "Bob"])
    assert refused.status == "refused"
    assert "Bob" in refused.why


def test_only_a_text_is_read() -> None:
    with pytest.raises(TypeError, match="a rule in words is a text, not 7"):
        ch.read(7)  # type: ignore[arg-type]  # that is what it is about


def test_a_rule_in_words_is_called_by_its_first_four() -> None:
    book = ch.bartok_early + "Kings skip the next player."
    assert list(book)[-1].title == "Kings skip the next"
