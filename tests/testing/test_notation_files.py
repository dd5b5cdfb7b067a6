"""Whole files of scenarios: blocks, ids, traces, games, and what each branch runs."""

from pathlib import Path

import pytest

from cardhouse.testing.notation import (
    FileProblem,
    Players,
    Run,
    Scenario,
    ScenarioFile,
    SettingText,
    parse_file,
    parse_text,
    runs,
    suggest,
)

GAMES = ("bartok", "moo", "uncle-baiting", "bak")


def parse(text: str, path: str = "a.table") -> ScenarioFile:
    return parse_text(text, path, GAMES)


def scenario(*lines: str) -> Scenario:
    """The one scenario made of these lines, which must have no problem."""
    file = parse("\n".join(["T-001 a title", *lines]))
    assert not file.problems, "\n".join(map(str, file.problems))
    (only,) = file.scenarios
    return only


def problems(*lines: str) -> list[str]:
    """The messages about a scenario made of these lines."""
    return [problem.message for problem in parse("\n".join(["T-001 a title", *lines])).problems]


class TestRuns:
    def flow(self, *lines: str) -> list[tuple[str, str, str]]:
        """Name, given and verbs of each run."""
        return [
            (
                run.name,
                " ".join(map(str, run.given)),
                " ".join(step.act.verb for step in run.steps if step.act),
            )
            for run in runs(scenario(*lines))
        ]

    def test_without_branches_there_is_one(self) -> None:
        assert self.flow("given 3p", "A: a", "A: b") == [("T-001", "3p", "a b")]

    def test_each_branch_starts_from_what_is_before_it(self) -> None:
        assert self.flow("given 3p", "A: a", "(a) A: b | A: c", "(a) A: d", "A: e", "(b) A: f") == [
            ("T-001(a)", "3p", "a b c d"),
            ("T-001(b)", "3p", "a e f"),
        ]

    def test_lines_with_one_letter_go_on_in_order(self) -> None:
        assert self.flow("given 3p", "(a) A: a", "(b) A: b", "(a) A: c", "(b) ? q() => true") == [
            ("T-001(a)", "3p", "a c"),
            ("T-001(b)", "3p", "b"),
        ]

    def test_the_given_of_a_branch_adds_or_replaces(self) -> None:
        lines = [
            "given 3p turn=A trap.A=7H tens P1[2H]",
            "(a) A: a",
            "(b) given turn=B trap.B=8H 4p P1[] queens",
            "(b) A: b",
        ]
        assert self.flow(*lines) == [
            ("T-001(a)", "3p turn=A trap.A=7H tens P1[2H]", "a"),
            ("T-001(b)", "4p turn=B trap.A=7H tens P1[] trap.B=8H queens", "b"),
        ]

    def test_rules_of_a_branch_come_after_the_others(self) -> None:
        (run,) = runs(scenario('given rule="one"', '(b) given rule="two"', "(b) A: b"))
        assert [str(word) for word in run.given] == ["rule=one", "rule=two"]

    def test_branches_may_have_all_of_the_given(self) -> None:
        assert self.flow("(a) given 5p", "(a) A: a", "(b) given 1p", "(b) A: b") == [
            ("T-001(a)", "5p", "a"),
            ("T-001(b)", "1p", "b"),
        ]

    def test_branches_that_differ_in_the_given_alone_share_the_steps(self) -> None:
        assert self.flow("(a) given 5p", "(b) given 1p", "A: a") == [("T-001(a)", "5p", "a"), ("T-001(b)", "1p", "a")]

    def test_no_step_goes_unrun(self) -> None:
        assert self.flow("given 3p", "A: a", "(a) A: b", "A: c") == [("T-001(a)", "3p", "a b"), ("T-001", "3p", "a c")]

    def test_a_run_knows_its_scenario(self) -> None:
        only = scenario("given 3p", "(a) A: a")
        assert list(runs(only)) == [Run(only, "a", (Players(3),), only.steps)]

    @pytest.mark.parametrize("lines", [["given 3p", "A: a", "given 4p"], ["given 3p", "(b) A: a", "(b) given 4p"]])
    def test_a_given_comes_first(self, lines: list[str]) -> None:
        assert any(message.startswith("A given comes before the steps") for message in problems(*lines))


class TestFiles:
    MARKDOWN = """\
# The game of Moo

T-000 not in a block

```text
T-001 suit or value must agree   # a comment
given 3p

A: draw => ok
# T-002 in a comment
H02a it is "said # so"
given 3p
A: draw
```

```python
T-003 = "not marked"
```

```text
nothing of the kind
```
"""

    def test_markdown(self) -> None:
        file = parse(self.MARKDOWN, "notes.md")
        assert [(each.id, each.title, each.line) for each in file.scenarios] == [
            ("T-001", "suit or value must agree", 6),
            ("H02a", 'it is "said # so"', 11),
        ]
        assert not file.problems
        assert (file.heading, file.game) == ("the game of moo", "moo")

    def test_fences(self) -> None:
        text = (
            "  ~~~~table\n  T-004 a title\n  given 3p\n  ~~~\n  A: draw\n  ~~~~\nT-005 no\n```text\nT-006 to the end\n"
        )
        file = parse(text, "notes.md")
        assert [each.id for each in file.scenarios] == ["T-004", "T-006"]
        assert [(each.line, each.text) for each in file.problems if each.scenario == "T-004"] == [(4, "~~~")]

    def test_the_id_of_a_rule_may_name_a_scenario(self) -> None:
        text = "```text\naces-reverse: two Aces cancel out\n\ngiven 3p\nsolver: coop\nAnn: draw => ok\n```"
        (only,) = parse(text, "notes.md").scenarios
        assert (only.id, only.title, only.line, len(only.steps)) == ("aces-reverse", "two Aces cancel out", 2, 2)

    def test_traces(self) -> None:
        file = parse("V-43x trace start=- option.skip_unit=slot : 5_A>E p1of4_C Jk => next=E!4\nV-2 trace : X => -")
        first, second = file.traces
        assert (first.id, first.line, first.result) == ("V-43x", 1, "next=E!4")
        assert first.settings == (SettingText("start", None, "-"), SettingText("option", "skip_unit", "slot"))
        assert first.tokens == ("5_A>E", "p1of4_C", "Jk")
        assert (second.settings, second.tokens, second.result) == ((), ("X",), "-")
        assert not file.problems
        assert not file.scenarios

    @pytest.mark.parametrize(
        "line", ["V-1 trace", "V-1 trace a=1 : X", "V-1 trace a : X => y", "V-1 trace 1=2 : X => y"]
    )
    def test_a_broken_trace(self, line: str) -> None:
        file = parse(line)
        assert not file.traces
        assert [(each.scenario, each.message[:19]) for each in file.problems] == [("V-1", "A trace is written ")]

    def test_what_belongs_to_no_scenario(self) -> None:
        file = parse("given 3p\n\nV-1 trace : X => y\nA: draw")
        assert [(each.line, each.scenario) for each in file.problems] == [(1, ""), (4, "")]
        assert file.problems[0].message.startswith("This line belongs to no scenario.")

    def test_an_id_used_twice(self) -> None:
        file = parse("T-1 one\ngiven 3p\nA: draw\nT-1 two\ngiven 3p\nA: draw\nT-1 trace : X => y")
        assert [(each.line, each.message) for each in file.problems] == [
            (4, "The id T-1 is used twice; line 1 has it too."),
            (7, "The id T-1 is used twice; line 1 has it too."),
        ]
        assert [len(each.problems) for each in file.scenarios] == [0, 1]
        assert not file.traces

    def test_what_a_scenario_must_have(self) -> None:
        messages = [each.message for each in parse("T-1 one\nT-2\ngiven 3p\nT-3 three\nA: draw").problems]
        assert [message[:26] for message in messages] == [
            "T-1 has no given line, for",
            "T-1 has no steps. A step i",
            "Say after T-2 what the sce",
            "T-2 has no steps. A step i",
            "T-3 has no given line, for",
        ]

    def test_a_broken_step_is_still_a_step(self) -> None:
        assert problems("given 3p", "draw") == [problems("given 3p", "A draw")[0]]

    @pytest.mark.parametrize(
        "text, path, game",
        [
            ("# Bartok: engine\n# Moo", "moo.md", "bartok"),
            ("# Uncle Baiting and BAK", "x.md", "uncle-baiting"),
            ("# Nothing", "uncle_baiting-2.md", "uncle-baiting"),
            ("# Baking", "x.md", None),
            ("```text\n# Bak\n```\n## Moo!", "x.md", "moo"),
            ("~~~\n```\n# Bak\n~~~\n# Moo", "x.md", "moo"),
            ("", "moo.table", "moo"),
            ("\n# Rules of Bak\n", "x.table", "bak"),
            ("T-1 x\n# Bak\n", "x.table", None),
        ],
    )
    def test_which_game(self, text: str, path: str, game: str | None) -> None:
        assert parse(text, path).game == game
        assert parse_text(text, path).game is None

    def test_reading_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "moo.table"
        path.write_bytes("\ufeffT-1 Ärger\r\ngiven 3p\r\nA: draw => ok\r\n".encode())
        file = parse_file(path, GAMES)
        assert (file.path, file.game, file.problems) == (str(path), "moo", ())
        assert file.scenarios[0].title == "Ärger"

    def test_a_file_in_another_encoding(self, tmp_path: Path) -> None:
        path = tmp_path / "moo.table"
        path.write_bytes('T-1 one\ngiven 3p\nA: say "Ä"'.encode("latin-1"))
        file = parse_file(str(path))
        assert file.problems == (FileProblem(str(path), 3, "This file is not written in UTF-8. Save it as UTF-8.", ""),)

    def test_comments(self) -> None:
        file = parse('# T-1 no\nT-2 yes # no\ngiven 3p #\nA: say "a # b" => #A=3 # don\'t say "hi\nA: say "x\\" # y"')
        assert not file.problems
        assert [step.source for step in file.scenarios[0].steps] == ['A: say "a # b" => #A=3', 'A: say "x\\" # y"']


@pytest.mark.parametrize(
    "word, known, text",
    [
        ("plya", ["draw", "play"], ' Did you mean "play"?'),
        ("PLAY", ["Play"], ' Did you mean "Play"?'),
        ("xyz", ["draw", "play"], ""),
        ("", ["draw"], ""),
        ("play", [], ""),
    ],
)
def test_suggest(word: str, known: list[str], text: str) -> None:
    assert suggest(word, known) == text


@pytest.mark.parametrize(
    ("fence", "found"),
    [
        ("```table\ngiven 3p P1[2H]\nA: draw => ok\n```", [("line-4", "an example of the rule", 4)]),
        ("```\nBob is passed over.\n\ngiven 3p P1[2H]\nA: draw => ok\n```", [("line-4", "Bob is passed over", 4)]),
        ("```text\nT-001 it has a name\ngiven 3p P1[2H]\nA: draw => ok\n```", [("T-001", "it has a name", 4)]),
        ("```\ngiven a hand of five, whoever draws => shouts\n```", []),
        ("```python\ngiven 3p P1[2H]\nA: draw => ok\n```", []),
        ("```\ngiven 3p P1[2H]\n```", []),
        ("```\nOne\nTwo\ngiven 3p P1[2H]\nA: draw => ok\n```", []),
    ],
)
def test_an_example_in_a_book_needs_no_name(fence: str, found: list[tuple[str, str, int]]) -> None:
    file = parse(f"# Ours\n\n{fence}\n", "ours.md")
    assert [(each.id, each.title, each.line) for each in file.scenarios] == found
    assert not file.problems
