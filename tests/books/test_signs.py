"""Small signs in a book: sentences, signatures, titles of notes, numbers of clauses, and how large it may be."""

import pytest

from cardhouse.books import NotPlayable, game_of, game_of_text, load_rulebook, read_rulebook
from cardhouse.books.marks import byline, signature
from cardhouse.books.playing import articles_of
from cardhouse.books.reading import short
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import runs_of
from cardhouse.books.sentences import sentences_in, split_sentences


def ours(*rules: str, head: str = "- Base: bartok@2023-08-14") -> str:
    return "\n\n".join(["# Ours", head, *rules]) + "\n"


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Kings skip. Aces sing.", ["Kings skip.", "Aces sing."]),
        ("Kings skip! Aces? Yes.", ["Kings skip!", "Aces?", "Yes."]),
        ("A 7. is a seven.", ["A 7. is a seven."]),
        ("Version 2.1 counts.", ["Version 2.1 counts."]),
        ("One (two. Three) four. Five.", ["One (two. Three) four.", "Five."]),
        ("One [two. Three] four. Five.", ["One [two. Three] four.", "Five."]),
        ("One (two (three). Four) five. Six.", ["One (two (three). Four) five.", "Six."]),
        ("A smile :) ends it. Then (so. On) go.", ["A smile :) ends it.", "Then (so. On) go."]),
        ("Say “Stop. Now.” Then draw.", ["Say “Stop. Now.”", "Then draw."]),
        ("(Kings skip.) Aces sing.", ["(Kings skip.)", "Aces sing."]),
        ("See Sec. Two. Done.", ["See Sec. Two.", "Done."]),
        (" Kings skip.  ", ["Kings skip."]),
        ("", []),
    ],
)
def test_sentences_as_people_end_them(text: str, sentences: list[str]) -> None:
    assert split_sentences(text) == sentences
    assert sentences_in([text, "More."]) == [*sentences, "More."]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Kings skip (Tom, March 2021)", ("Kings skip", "Tom", "2021-03")),
        ("Kings skip [by Tom]", ("Kings skip", "Tom", "")),
        ("Kings skip – Tom Weber, 3 May 2021", ("Kings skip", "Tom Weber", "2021-05-03")),
        ("Kings skip - by Tom", ("Kings skip", "Tom", "")),
        ("Kings skip (2 May 2020).", ("Kings skip", "", "2020-05-02")),
        ("Kings skip (Tom and Ann, March 2021)", ("Kings skip (Tom and Ann, March 2021)", "", "")),
        ("Kings skip (until March 2021)", ("Kings skip (until March 2021)", "", "")),
        ("Kings skip (twice)", ("Kings skip (twice)", "", "")),
        ("Kings skip", ("Kings skip", "", "")),
    ],
)
def test_a_signature_at_the_end(text: str, told: tuple[str, str, str]) -> None:
    assert signature(text) == told


@pytest.mark.parametrize(
    ("under", "told"),
    [
        ("*Ann, 2024-03-04*", ("Ann", "2024-03-04")),
        ("> — Ann Weber, 8 March 2024", ("Ann Weber", "2024-03-08")),
        ("Author: Ann\nDate: 2024-03-05", ("Ann", "2024-03-05")),
        ("**Author:** Ann\n**Date:** 9 March 2024", ("Ann", "2024-03-09")),
        ("- Author: Ann\n- Date: 2024-03-06", ("Ann", "2024-03-06")),
        ("- Added by: Ann, 6 March 2024", ("Ann", "2024-03-06")),
        ("Date: when we are old", None),
        ("Author: whoever has the most cards in hand by the end of the game", None),
        ("Queens bow since 4 March 2024.", None),
        ("Author: Ann\nQueens bow.", None),
    ],
)
def test_who_and_when_as_people_write_them_under_a_heading(under: str, told: tuple[str, str] | None) -> None:
    """And what is none of it stays a sentence of the rule."""
    (rule,) = read_rulebook(f"# Ours\n\nBase game: Bartok\n\n## Kings\n{under}\n\nKings skip.\n").rules
    assert (rule.by, rule.since) == (told or ("", ""))
    assert (rule.text == ("Kings skip.",)) == (told is not None)


@pytest.mark.parametrize(
    ("line", "base", "preface"),
    [
        ("Base game: Bartok", "bartok", ()),
        ("*Built on: Uncle Baiting.*", "uncle-baiting", ()),
        ("- Base: BAK", "bak", ()),
        ("Base: our own: the old one", "", ("Base: our own: the old one",)),
        ("We began with Bartok.", "", ("We began with Bartok.",)),
    ],
)
def test_what_a_book_is_built_on_in_plain_words(line: str, base: str, preface: tuple[str, ...]) -> None:
    book = read_rulebook(f"# Ours\n\n{line}\n\n## Kings\n\nKings skip.\n")
    assert (book.base, book.preface) == (base, preface)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("By Ann Bob Cat Dan Eve", ("Ann Bob Cat Dan Eve", "")),
        ("By Ann Bob Cat Dan Eve Fay", None),
        ("Since 3 May 2021", ("", "2021-05-03")),
        ("Since Ann was here, 3 May 2021", None),
        ("Since ever", None),
        ("— added by Ann on 3 May 2021 —", ("Ann", "2021-05-03")),
        ("By Ann at home on some fine day of the year 3 May 2021 or so", None),
    ],
)
def test_a_line_of_its_own(line: str, told: tuple[str, str] | None) -> None:
    assert byline(line) == told


def test_a_note_is_called_by_its_first_words() -> None:
    assert short("Nobody whistles.") == "Nobody whistles"
    assert short("one two three four five six") == "one two three four five six"
    assert short("one two three four five, six seven") == "one two three four five, six …"
    assert short("a" * 61) == "a" * 60
    book = read_rulebook(
        "# Ours\n\n## At the table\n\n- Kings skip.\n- One two three four: so.\n- One two three 4 5: no.\n"
    )
    assert [rule.title for rule in book] == ["Kings skip", "One two three four", "One two three 4 5: no"]


def test_one_note_alone_is_what_its_section_says() -> None:
    (hats,) = read_rulebook("# Ours\n\n## Hats\n\n- No hats.\n").rules
    assert (hats.title, hats.text) == ("Hats", ("No hats.",))
    (signed,) = read_rulebook("# Ours\n\n## Hats\n_By Ann_\n\n- No hats.\n- No caps.\n").rules
    assert (signed.title, signed.by, signed.text) == ("Hats", "Ann", ("No hats.", "No caps."))


def test_the_first_line_of_a_paragraph_may_be_a_signature() -> None:
    (kings,) = read_rulebook("# Ours\n\n## Kings\nBy Ann, 3 May 2021\nKings skip.\n").rules
    assert (kings.by, kings.since, kings.text) == ("Ann", "2021-05-03", ("Kings skip.",))
    (other,) = read_rulebook("# Ours\n\n## Kings (by Bob)\nBy Ann, 3 May 2021\nKings skip.\n").rules
    assert (other.title, other.by) == ("Kings", "Bob")


def test_rules_with_one_name_have_ids_of_their_own() -> None:
    book = read_rulebook(ours("## Kings\nOne.", "## Kings\nTwo.", "## Kings\nThree.", "## ♥\nFour.", "## ♠\nFive."))
    assert [rule.id for rule in book.rules[:3]] == ["kings", "kings-2", "kings-3"]
    assert len({rule.id for rule in book}) == 5
    assert all(rule.id for rule in book)


def test_what_a_section_spans() -> None:
    text = ours("## Kings\nKings skip.", "## Hats\n\nNo hats.\n\n- Ruling: Caps are hats.")
    kings, hats = read_rulebook(text).rules
    lines = text.split("\n")
    assert lines[kings.lines[0]] == "## Kings"
    assert lines[kings.lines[1]] == lines[hats.lines[0]] == "## Hats"
    assert lines[hats.said[0] : hats.said[1]] == ["No hats."]
    assert hats.lines[1] >= len(lines) - 1


def test_heads_of_books() -> None:
    head = "- Base: bartok\n- Players: 2-4\n- Dial: honour\n- Option guilt: majority\n- Rests: a, b ,\n- Option: x\n"
    book = read_rulebook(f"# Ours\n\n{head}- Colour: red\n\nWelcome.\n\n## Kings\nKings skip.\n")
    assert (book.players, book.dial, book.rests) == ((2, 4), "honour", ("a", "b"))
    assert book.options == (("guilt", "majority"),)
    assert book.preface == ("Colour: red", "Welcome.")
    assert [(each.line, each.message) for each in book.problems] == [(8, 'I cannot read "Option: x" here.')]
    assert read_rulebook("# Ours\n\n- Base: bartok\n") == Rulebook("Ours", "bartok")


def test_a_rule_of_a_game_can_be_named_without_the_game() -> None:
    """What a book is built on knows the ids of its rules."""
    book = read_rulebook(ours("## Turn\nAces turn it.\n\n- Shelf: aces-reverse", head="- Base: bartok"))
    assert articles_of(book)[-1].rules
    (run,) = runs_of(book)
    assert run.problem == ""


def test_whoever_wrote_the_rules_of_a_game_is_the_book() -> None:
    own = "# A game\n\n- Game: bartok\n\n## Kings\nKings skip.\n\n## Hats\n_By Ann_\n\nNo hats.\n"
    assert [article.by for article in game_of(read_rulebook(own)).book] == ["the book", "Ann"]
    built = game_of(read_rulebook(ours("## Kings\nKings skip.")))
    assert built.book[-1].by == ""


def test_how_large_a_book_may_be(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("books") / "b.md"
    path.write_bytes(b"x" * 200_000)
    assert load_rulebook(path).source == "x" * 200_000
    path.write_bytes(b"x" * 200_001)
    with pytest.raises(NotPlayable, match="at most 200 thousand letters"):
        load_rulebook(path)
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(NotPlayable, match="not written in UTF-8"):
        load_rulebook(path)
    path.write_bytes(b"\xef\xbb\xbf# Ours\n")
    assert load_rulebook(path).title == "Ours"
    with pytest.raises(NotPlayable, match="does not say what it is built on"):
        game_of_text("x" * 200_000)
    many = ours(*["## A rule\nNo hats."] * 500)
    assert len(game_of(read_rulebook(many)).book) > 500
    long = ours("## Long\n" + "x" * 8000)
    assert game_of(read_rulebook(long)).book[-1].judged
    with pytest.raises(NotPlayable, match='"Long" is too long: a rule has at most 8000 letters'):
        game_of(read_rulebook(ours("## Long\n" + "x" * 8001)))


def test_numbers_of_two_digits_are_names_of_clauses() -> None:
    book = read_rulebook("# Ours\n\n## Cards\n\n10. Kings skip.\n11. Aces sing.\n")
    assert [(rule.title, rule.words) for rule in book] == [("10", "Kings skip."), ("11", "Aces sing.")]
    small = read_rulebook("# Ours\n\n## Cards\n\n1. Kings skip.\n2. Aces sing.\n")
    assert [rule.title for rule in small] == ["Kings skip", "Aces sing"]


def test_small_print_has_a_bullet_and_no_number() -> None:
    book = read_rulebook(ours("## Queens\n\n- Id: majesties\n\nQueens skip.\n\n1) Dial: table"))
    assert [(rule.id, rule.dial, rule.text) for rule in book.rules] == [
        ("majesties", "", ("Queens skip.", "Dial: table"))
    ]
