"""What is written is read back the same, and no text is too strange to read."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardhouse.testing.notation import (
    Arrow,
    BareWord,
    CardList,
    CardText,
    Expect,
    Flag,
    GivenWord,
    Names,
    Players,
    Quoted,
    SettingText,
    Step,
    Token,
    ZoneText,
    parse_file,
    parse_text,
    quote,
    read_card,
    runs,
)


def step(line: str) -> Step:
    """The step on this line, which must have no problem."""
    file = parse_text(f"T-1 x\ngiven 3p\n{line}", "a.table")
    assert not file.problems, "\n".join(map(str, file.problems))
    return file.scenarios[0].steps[0]


def tokens_of(text: str) -> tuple[Token, ...]:
    act = step(f"A: {text}").act
    assert act
    return act.tokens


FACES = st.sampled_from([rank + suit for rank in ["A", "2", "10", "K"] for suit in "SHDC"] + ["JK"])
CARDS = st.builds(CardText, FACES, st.booleans(), st.sampled_from([None, "J", "10"])) | st.builds(
    CardText, down=st.booleans(), filler=st.integers(0, 999)
)
NAMES = st.from_regex(r"[A-Za-zÄé][A-Za-z0-9_-]{0,5}", fullmatch=True).filter(lambda name: not read_card(name))
LINES = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=30)
ZONES = st.builds(ZoneText, st.sampled_from(["hand", "pile", "deck"]), NAMES, st.lists(CARDS).map(tuple), st.booleans())
SETTINGS = st.builds(SettingText, NAMES, st.none() | NAMES, LINES)
GIVEN: st.SearchStrategy[list[GivenWord]] = st.lists(
    SETTINGS | ZONES | st.builds(Flag, NAMES) | st.builds(Players, st.integers(0, 999)), min_size=1, max_size=5
)
TOKENS: st.SearchStrategy[Token] = st.one_of(
    SETTINGS,
    ZONES,
    st.builds(BareWord, NAMES),
    st.builds(Names, st.lists(NAMES, min_size=2).map(tuple)),
    st.builds(Quoted, LINES),
    st.builds(CardList, st.lists(CARDS, min_size=1).map(tuple)),
    st.builds(Arrow, st.sampled_from(["->", "<->", ">"])),
)
SIGNS = r'_ tick => ; | " \ A{ } P1[ ] deck< > <-> -> 5H ♥ , = turn= @3 (a) ? q( ) .. +3 ~ # #A= sees A: hidden given'
SPACED = [" ", " | ", " => ", "A: ", "\n", "\r", "\0", "\u2028", "T-1 t", "V-1 trace ", "\ngiven ", "a-b: c\n"]
FENCES = ["```text\n", "```\n", "~~~table\n"]
NOISE = st.lists(st.sampled_from(SIGNS.split() + SPACED + FENCES) | st.text(max_size=4)).map("".join)


@given(GIVEN)
def test_given_words_survive_writing_and_reading(written: list[GivenWord]) -> None:
    file = parse_text(f"T-1 x\ngiven {' '.join(map(str, written))}\nA: draw", "a.table")
    assert list(file.scenarios[0].given[0].words) == written
    assert all("settles" in problem.message for problem in file.problems)


@given(LINES)
@example('"')
@example("\\")
@example('\\" # | => ;')
def test_quoted_words_survive(text: str) -> None:
    assert tokens_of(f"say {quote(text)}") == (Quoted(text),)
    assert step(f"_ => sees A: {quote(text)}").expects[0].inner == Expect(
        quote(text), "words", args=(Quoted(text),), column=14
    )


@given(st.lists(TOKENS, max_size=5))
@example([SettingText("on", None, ","), CardList((CardText("AS"),))])
def test_tokens_survive(tokens: list[Token]) -> None:
    assert tokens_of(f"show {' '.join(map(str, tokens))}") == tuple(tokens)


@given(NOISE | st.text(), st.sampled_from(["x.table", "x.md"]))
@example("T-1 x\n(a) ", "x.table")
@example('T-1 x\ngiven "\nA: "', "x.table")
def test_no_text_makes_parsing_fail(text: str, path: str) -> None:
    for start in ("", "T-1 x\ngiven 3p\n", "```text\nT-1 x\nA: "):
        file = parse_text(start + text, path)
        for each in file.scenarios:
            ran = {step for run in runs(each) for step in run.steps}
            assert ran == set(each.steps)
        assert {problem for each in file.scenarios for problem in each.problems} <= set(file.problems)


@given(st.binary())
def test_no_bytes_make_reading_fail(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.mktemp("files") / "x.table"
    path.write_bytes(data)
    assert parse_file(path).path == str(path)
