"""Lines of scenarios before they are read: what is a comment, what is cut where, and what a file holds."""

import pytest

from cardhouse.testing.notation.blocks import BlockLine, first_heading, game_named, lines_of, markdown_blocks, title_of
from cardhouse.testing.notation.text import piece, with_suit_letters, without_comment


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("play 5H # why", "play 5H"),
        ("# all of it", ""),
        ("play #5H", "play #5H"),
        ("play 5H#", "play 5H#"),
        ("a # b # c", "a"),
        ('say "a # b" # c', 'say "a # b"'),
        ('say "open # b', 'say "open # b'),
        ("# ", ""),
        ("#x y", "#x y"),
        ("x #y", "x #y"),
        ("a #\tb", "a"),
        ('say "a \\" # b" # c', 'say "a \\" # b"'),
    ],
)
def test_a_comment_is_left_out(line: str, left: str) -> None:
    assert without_comment(line) == left


@pytest.mark.parametrize(
    ("line", "letters"),
    [
        ("5♥", "5H"),
        ("A♠", "AS"),
        ("suit=♥", "suit=H"),
        ("♥", "♥"),
        ("5♥️ 6", "5H 6"),
        ("5♥x", "5♥x"),
        ('say "5♥"', 'say "5♥"'),
        ("x♥", "x♥"),
        ("K♦{", "K♦{"),
        ("10♣,J♦", "10C,JD"),
        ("♥s", "♥s"),
        (" ♥:", " ♥:"),
        ("2♥:", "2♥:"),
        ("=♣", "=C"),
        ("(♣", "(C"),
    ],
)
def test_a_sign_of_a_suit_is_a_letter_after_a_rank(line: str, letters: str) -> None:
    assert with_suit_letters(line) == letters


@pytest.mark.parametrize(
    ("line", "parts", "notes"),
    [
        ('say "a | b" | c', [('say "a | b"', 1), ("c", 15)], []),
        ("A{5H,9C} | b", [("A{5H,9C}", 1), ("b", 12)], []),
        ("P1[2H 5H] | b", [("P1[2H 5H]", 1), ("b", 13)], []),
        (
            "deck<5H .. | 2> | b",
            [("deck<5H ..", 1), ("2>", 14), ("b", 19)],
            ['This "<" is not closed b', "An arrow has a space on "],
        ),
        ("f(a, b) | c", [("f(a, b)", 1), ("c", 11)], []),
        ("{5H} | c", [("{5H}", 1), ("c", 8)], ["A name stands right befo", 'This "}" closes nothing.']),
        (" [5H]", [("[5H]", 2)], ["A name stands right befo", 'This "]" closes nothing.']),
        ("A{5H", [("A{5H", 1)], ['This "{" is not closed b']),
        ("(a", [("(a", 1)], ['This "(" is not closed b']),
        ("x)", [("x)", 1)], ['This ")" closes nothing.']),
        ("a}", [("a}", 1)], ['This "}" closes nothing.']),
        ("play 5H > P1", [("play 5H > P1", 1)], []),
        ("play 5H >P1", [("play 5H >P1", 1)], ["An arrow has a space on "]),
        ("play 5H>P1", [("play 5H>P1", 1)], ["An arrow has a space on "]),
        ("a -> b", [("a -> b", 1)], []),
        ("a => b", [("a => b", 1)], []),
        ("a<->b", [("a<->b", 1)], []),
        ("a <-> b", [("a <-> b", 1)], []),
        ("A{5H;6H}", [("A{5H;6H}", 1)], ['This "{" is not closed b', 'This "}" closes nothing.']),
        ("A{5H=>6}", [("A{5H=>6}", 1)], []),
        ("A{(5)}", [("A{(5)}", 1)], []),
        ('"open | x', [('"open | x', 1)], ["This quote is not closed"]),
        ('x "y', [('x "y', 1)], ["This quote is not closed"]),
        ("-<a>", [("-<a>", 1)], []),
        ("a-{b}", [("a-{b}", 1)], []),
        ("a> b", [("a> b", 1)], ["An arrow has a space on "]),
        ("a >b", [("a >b", 1)], ["An arrow has a space on "]),
        ("A{5H->6}", [("A{5H->6}", 1)], []),
        ("A{}", [("A{}", 1)], []),
        ("(x | y)", [("(x", 1), ("y)", 6)], ['This "(" is not closed b', 'This ")" closes nothing.']),
        (">", [(">", 1)], []),
        ("> a", [("> a", 1)], []),
    ],
)
def test_a_line_is_cut_where_neither_quote_nor_bracket_is_open(
    line: str, parts: list[tuple[str, int]], notes: list[str]
) -> None:
    """Each part with its column; of what is noted, how it begins."""
    noted: list[str] = []
    whole = piece(line, noted.append)
    assert [(part.text, part.column) for part in whole.split(r"\|")] == parts
    assert [note[:24] for note in noted] == notes


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("```\nT-1 x\n```", [[(2, "T-1 x")]]),
        ("```text\nT-1 x # y\n```", [[(2, "T-1 x")]]),
        ("```table\nT-1 x\n```", [[(2, "T-1 x")]]),
        ("```python\nT-1 x\n```", []),
        ("~~~\nT-1 x\n~~~", [[(2, "T-1 x")]]),
        ("````\nT-1 x\n```\nmore\n````", [[(2, "T-1 x"), (3, "```"), (4, "more")]]),
        ("```\nT-1 x\n``` text\nT-2 y\n```", [[(2, "T-1 x"), (3, "``` text"), (4, "T-2 y")]]),
        ("```\nT-1\n```", []),
        ("T-1 x", []),
        (
            "```\ngiven A{5H}\nplay a => ok\n```",
            [[(2, "line-2: an example of the rule"), (2, "given A{5H}"), (3, "play a => ok")]],
        ),
        (
            "```\nA King skips:\ngiven A{5H}\nplay a => ok\n```",
            [[(2, "line-2: A King skips"), (3, "given A{5H}"), (4, "play a => ok")]],
        ),
        ("```\nA King\nskips\ngiven A\nplay => ok\n```", []),
        ("```\ngiven A\nplay a\n```", []),
        ("```\ngiven A => b\n```", []),
        ("```\nT-1 x\n```\n```\nT-2 y\n```", [[(2, "T-1 x")], [(5, "T-2 y")]]),
        ("  ```\nT-1 x\n  ```", [[(2, "T-1 x")]]),
        ("```\n\nplain words\n\ngiven A\na => b\n```", [[(3, "line-3: plain words"), (5, "given A"), (6, "a => b")]]),
        ("```\nT-1 x\n~~~\nplay\n```", [[(2, "T-1 x"), (3, "~~~"), (4, "play")]]),
    ],
)
def test_the_blocks_of_a_page(text: str, blocks: list[list[tuple[int, str]]]) -> None:
    found = markdown_blocks(text.split("\n"))
    assert [[(line.number, line.text) for line in block] for block in found] == blocks


@pytest.mark.parametrize(
    ("text", "markdown", "heading"),
    [
        ("# A Game\n", True, "a game"),
        ("x\n## B\n", True, "b"),
        ("x\n## B\n", False, ""),
        ("# B\n", False, "b"),
        ("\n\n# B", False, "b"),
        ("```\n# no\n```\n# Yes", True, "yes"),
        ("```\n# no\n~~~\n# still no\n```\n# Yes", True, "yes"),
        ("```\n# no\n``` x\n# no\n```\n# Yes", True, "yes"),
        ("```\n# b", False, ""),
        ("#no\n# yes", True, "yes"),
        ("####### no\n###### six", True, "six"),
        ("~~~~\n# no\n~~~\n# no\n~~~~\n# yes", True, "yes"),
        ("", True, ""),
    ],
)
def test_the_first_heading(text: str, markdown: bool, heading: str) -> None:
    assert first_heading(text.split("\n"), markdown) == heading


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("Moo", "moo"),
        ("the rules of moo and bartok", "moo"),
        ("Bartok, Moo", "bartok"),
        ("uncle baiting", "uncle-baiting"),
        ("Uncle-Baiting", "uncle-baiting"),
        ("moose", None),
        ("bak bartok", "bak"),
        ("bartok bak", "bartok"),
        ("", None),
        ("mo o", None),
        ("BAK!", "bak"),
    ],
)
def test_the_game_that_is_named_first(text: str, game: str | None) -> None:
    assert game_named(text, ("bartok", "moo", "uncle-baiting", "bak")) == game


@pytest.mark.parametrize(
    ("lines", "title"),
    [
        (("T-001 a",), ("T-001", "a")),
        (("T-M01",), ("T-M01", "")),
        (("H01 x",), ("H01", "x")),
        (("V-43x y",), ("V-43x", "y")),
        (("HS07",), ("HS07", "")),
        (("t-1 x",), None),
        (("T-1xy z",), None),
        (("travel skip-on-aces: x",), ("travel skip-on-aces", "x")),
        (("travel: x",), None),
        (("skip-aces: x", "given A"), ("skip-aces", "x")),
        (("skip-aces: x", "", "given A"), ("skip-aces", "x")),
        (("skip-aces: x", "play"), None),
        (("skip-aces: x",), None),
        (("skip-aces: x => y", "given A"), None),
        (("skip-aces: x", "givens A"), None),
        ((" T-1 x ",), ("T-1", "x")),
        (("skip_aces: x", "given"), None),
    ],
)
def test_what_begins_a_scenario(lines: tuple[str, ...], title: tuple[str, str] | None) -> None:
    assert title_of([BlockLine(number, line) for number, line in enumerate(lines, 1)], 0) == title


def test_the_longer_name_is_meant_and_no_mark_but_those_of_lines_ends_one() -> None:
    assert game_named("bak two", ("bak", "bak-two", "")) == "bak-two"
    assert lines_of("a\nb\r\nc\rd\u2028e") == ["a", "b", "c", "d\u2028e"]
