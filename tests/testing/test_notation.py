"""The notation of scenarios: what is read in a line, and what is refused with a plain message."""

import pytest

from cardhouse.testing.notation import (
    ActText,
    Arrow,
    BareWord,
    CardList,
    CardText,
    Expect,
    Flag,
    GivenWord,
    Names,
    Players,
    QueryText,
    Quoted,
    Scenario,
    ScenarioFile,
    SettingText,
    Step,
    Token,
    ZoneText,
    parse_text,
    read_card,
    runs,
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


def steps(*lines: str) -> tuple[Step, ...]:
    return scenario("given 3p", *lines).steps


def words(line: str) -> tuple[GivenWord, ...]:
    return scenario(f"given {line}", "A: draw").given[0].words


def act(text: str) -> ActText:
    (step,) = steps(f"A: {text}")
    assert step.act
    return step.act


def expect(text: str) -> Expect:
    ((only,),) = (step.expects for step in steps(f"_ => {text}"))
    return only


def problems(*lines: str) -> list[str]:
    """The messages about a scenario made of these lines."""
    return [problem.message for problem in parse("\n".join(["T-001 a title", *lines])).problems]


class TestGiven:
    @pytest.mark.parametrize(
        "text, word",
        [
            ("3p", Players(3)),
            ("queens", Flag("queens")),
            ("turn=A", SettingText("turn", None, "A")),
            ("on=-", SettingText("on", None, "-")),
            ("dir=+", SettingText("dir", None, "+")),
            ("primes=suit:H", SettingText("primes", None, "suit:H")),
            ("game=bartok@2023-08-14", SettingText("game", None, "bartok@2023-08-14")),
            ("trap.B=7H", SettingText("trap", "B", "7H")),
            ("owner.P1=C", SettingText("owner", "P1", "C")),
            ("option.two_groups=on", SettingText("option", "two_groups", "on")),
            ("name.B=Bob", SettingText("name", "B", "Bob")),
            ('rule="Red 3s are wild."', SettingText("rule", None, "Red 3s are wild.")),
            (r'rule.A="Say \"Moo\" | \\ # {now}"', SettingText("rule", "A", r'Say "Moo" | \ # {now}')),
            ("A{5H,10C}", ZoneText("hand", "A", (CardText("5H"), CardText("10C")))),
            ("Zoë{}", ZoneText("hand", "Zoë")),
            ("A{4H,+3}", ZoneText("hand", "A", (CardText("4H"), CardText(filler=3)))),
            ("A{5H, 9C}", ZoneText("hand", "A", (CardText("5H"), CardText("9C")))),
            ("P1[+5 5H]", ZoneText("pile", "P1", (CardText(filler=5), CardText("5H")))),
            ("P1[.. 5H]", ZoneText("pile", "P1", (CardText("5H"),), more=True)),
            ("P1[~3H QD=J]", ZoneText("pile", "P1", (CardText("3H", down=True), CardText("QD", called="J")))),
            ("P1[5♥]", ZoneText("pile", "P1", (CardText("5H"),))),
            ("P1[A♠ 10♦️=9]", ZoneText("pile", "P1", (CardText("AS"), CardText("10D", called="9")))),
            ("suit=♥", SettingText("suit", None, "H")),
            ("primes=suit:♣", SettingText("primes", None, "suit:C")),
            ("deck<5H JK ..>", ZoneText("deck", "deck", (CardText("5H"), CardText("JK")), more=True)),
            ("deck<>", ZoneText("deck", "deck")),
            ("deck=20", SettingText("deck", None, "20")),
        ],
    )
    def test_a_word(self, text: str, word: GivenWord) -> None:
        assert words(text) == (word,)

    def test_lists(self) -> None:
        assert SettingText("on", None, "slam,veto").values == ("slam", "veto")
        assert SettingText("on", None, "-").values == ()

    def test_several_words_and_lines(self) -> None:
        both = scenario("given 3p turn=A", "given P1[2H]", "A: draw").given
        assert [(line.line, [str(word) for word in line.words]) for line in both] == [
            (2, ["3p", "turn=A"]),
            (3, ["P1[2H]"]),
        ]

    def test_rules_keep_their_order(self) -> None:
        (run,) = runs(scenario('given 3p rule="one" rule="two"', 'given rule="one"', "A: draw"))
        assert [word.value for word in run.given if isinstance(word, SettingText)] == ["one", "two", "one"]

    @pytest.mark.parametrize(
        "line, message",
        [
            ("given", "This given is empty."),
            ("given turn=", '"turn=" has no value'),
            ("given ??", 'I cannot read "??".'),
            ("given t♥rn=A", 'I cannot read "t♥rn=A".'),
            ("given option.a.b=1", 'I cannot read "option.a.b=1".'),
            ("given A{5X}", '"5X" in A{5X} is not a card. Write rank and suit'),
            ("given A{5H 9C}", '"5H 9C" is not one card. The cards of a hand are separated by commas'),
            ("given A{5H,}", "A card is missing in A{5H,}"),
            ("given P1[2H, 5H]", '"2H," is not one card. The cards of a pile are separated by spaces'),
            ("given P1[5H .. 6H]", '".." comes first'),
            ("given deck<.. 6H>", '".." comes last'),
            ("given A{5H", 'This "{" is not closed by a "}".'),
            ("given {5H}", 'A name stands right before "{"'),
            ("given A5H}", 'This "}" closes nothing.'),
            ('given rule="x', "This quote is not closed."),
            ("given turn=A turn=B", '"turn=B" settles what an earlier word'),
            ("given A{5H} A{6H}", '"A{6H}" settles what an earlier word'),
            ("given 3p 4p", '"4p" settles'),
            ("given tens tens", '"tens" settles'),
            (f"given {'9' * 5000}p", 'I cannot read "999'),
        ],
    )
    def test_a_problem(self, line: str, message: str) -> None:
        assert problems(line, "A: draw")[0].startswith(message)


class TestCards:
    @pytest.mark.parametrize("text", ["5H", "10S", "JK", "~AC", "QD=J", "~10D=9", "+3", "~+12"])
    def test_a_card_is_written_back_as_it_was(self, text: str) -> None:
        assert str(read_card(text)) == text

    @pytest.mark.parametrize("text", ["", "1H", "11H", "H5", "5h", "5", "..", "5H=", "+", "~", "DW", "+9999", "5♥"])
    def test_not_a_card(self, text: str) -> None:
        assert read_card(text) is None


class TestSteps:
    def test_an_act_with_everything(self) -> None:
        (step,) = steps('  @2.5 A,B[L]: play 5H > P1 => ok; turn=C   # "a comment')
        assert step == Step(
            source="@2.5 A,B[L]: play 5H > P1 => ok; turn=C",
            line=3,
            column=3,
            at=2.5,
            actors=("A", "B"),
            how="L",
            act=ActText("play 5H > P1", "play", (CardList((CardText("5H"),)), Arrow(">"), BareWord("P1"))),
            expects=(Expect("ok", "ok", column=32), Expect("turn=C", "turn", value="C", column=36)),
        )

    def test_a_step_needs_no_expectations(self) -> None:
        assert steps("all: ready") == (Step("all: ready", 3, actors=("all",), act=ActText("ready", "ready")),)

    def test_inspecting_and_ticking(self) -> None:
        looks, passes, ticks = steps("_ => turn=A | @12 _ => turn=B | tick => ok")
        assert (looks.actors, looks.act, looks.at) == (("_",), None, None)
        assert (passes.actors, passes.act, passes.at) == (("_",), None, 12.0)
        assert (ticks.actors, ticks.act) == (("tick",), ActText("tick", "tick"))

    def test_steps_on_one_line(self) -> None:
        line = 'A: say "a | b; => c" => ok | Bob: draw | C: take x2 => ok; A{5H, 9C}'
        found = steps(line)
        assert [step.source for step in found] == [
            'A: say "a | b; => c" => ok',
            "Bob: draw",
            "C: take x2 => ok; A{5H, 9C}",
        ]
        assert all(line[step.column - 1 :].startswith(step.source) for step in found)
        assert [len(step.expects) for step in found] == [1, 0, 2]

    def test_a_query(self) -> None:
        yes, no = steps("? legal(B,4♠) seq(5S, 5C) => true", "? over() => false")
        assert yes.query == (QueryText("legal", ("B", "4S")), QueryText("seq", ("5S", "5C")))
        assert (yes.actors, yes.act, [each.head for each in yes.expects]) == ((), None, ["true"])
        assert (str(no.query[0]), [each.head for each in no.expects]) == ("over()", ["false"])

    @pytest.mark.parametrize(
        "text, verb, tokens",
        [
            ("draw", "draw", ()),
            ("take x4", "take", (BareWord("x4"),)),
            ("play 5H,~QD=J", "play", (CardList((CardText("5H"), CardText("QD", True, "J"))),)),
            ("play 5♥, 9♣", "play", (CardList((CardText("5H"), CardText("9C"))),)),
            ("play JK > new", "play", (CardList((CardText("JK"),)), Arrow(">"), BareWord("new"))),
            ("give DW,5C -> C", "give", (Names(("DW", "5C")), Arrow("->"), BareWord("C"))),
            ("swap KD <-> 4C", "swap", (CardList((CardText("KD"),)), Arrow("<->"), CardList((CardText("4C"),)))),
            ("swap KD<->4C", "swap", (CardList((CardText("KD"),)), Arrow("<->"), CardList((CardText("4C"),)))),
            ("menu slam, veto", "menu", (Names(("slam", "veto")),)),
            (
                "designate giver=B receiver=C",
                "designate",
                (SettingText("giver", None, "B"), SettingText("receiver", None, "C")),
            ),
            (r'say "Say \"Moo\" ♥"', "say", (Quoted('Say "Moo" ♥'),)),
            ('say"Moo"', "say", (Quoted("Moo"),)),
            ('add-rule "Hum" "All hum."', "add-rule", (Quoted("Hum"), Quoted("All hum."))),
            (
                'play 5D point A "you"',
                "play",
                (CardList((CardText("5D"),)), BareWord("point"), BareWord("A"), Quoted("you")),
            ),
            ("trap > P1 as 9", "trap", (Arrow(">"), BareWord("P1"), BareWord("as"), BareWord("9"))),
            ("motion option:value", "motion", (BareWord("option:value"),)),
            ('set words="a b"', "set", (SettingText("words", None, "a b"),)),
            ("show A{5H}", "show", (ZoneText("hand", "A", (CardText("5H"),)),)),
        ],
    )
    def test_the_tokens_of_an_act(self, text: str, verb: str, tokens: tuple[Token, ...]) -> None:
        assert (act(text).verb, act(text).tokens) == (verb, tokens)

    @pytest.mark.parametrize(
        "line, message",
        [
            ("A play 5H => ok", 'A step is written "actor: act => expectation'),
            ("A:play 5H => ok", 'A step is written "actor: act => expectation'),
            ("A: => ok", 'A step is written "actor: act => expectation'),
            ("@x A: draw", 'A step is written "actor: act => expectation'),
            ("A: draw |", 'A step is written "actor: act => expectation'),
            ("(A) A: draw", 'A step is written "actor: act => expectation'),
            ("A: draw => ok => ok", 'A step has one "=>".'),
            ("A: draw =>", "An expectation is missing"),
            ("A: draw => ok;; over", "An expectation is missing"),
            ("A: draw => ok;", "An expectation is missing"),
            ("A: draw =>ok", '"=>" has a space on each side'),
            ("A: draw = > ok", '"=>" has a space on each side'),
            ("A: draw; draw", '"=>" has a space on each side'),
            ('A: "Bartok"', "An act begins with what is done"),
            ("A: pl<y> JH => ok", "An act begins with what is done"),
            ("A: play 5H >P1", "An arrow has a space on each side"),
            ("A: draw => window=op<n | B: draw => ok", 'This "<" is not closed by a ">".'),
            ("A: draw => window=op<n => ok", 'This "<" is not closed by a ">".'),
            ("A: draw => A{5H; B{6H}", 'This "{" is not closed by a "}".'),
            ("A: show A{5X}", '"5X" in A{5X} is not a card'),
            ('A: say "Moo => ok', "This quote is not closed."),
            ("A: draw => 3=x", '"3=x" is not an expectation.'),
            ('A: draw => "Moo"', '""Moo"" is not an expectation.'),
            ("A: draw => turn=", '"turn=" has no value'),
            ("A: draw => turn.P1= ok", '"turn.P1= ok" has no value'),
            ("A: draw => A{5H}= over", '"A{5H}= over" has no value'),
            ("A: draw => A{5X}", '"5X" in A{5X} is not a card'),
            ("A: draw => sees A", '"sees" names a player'),
            ("A: draw => hidden", '"hidden" names a player'),
            ("A: draw => hidden B:", '"hidden" names a player'),
            ("A: draw => sees B: =", '"=" is not an expectation.'),
            ('A: draw => sees B: "a" "b"', 'I cannot read "a" "b".'),
            ("_", '"_" only looks'),
            ("? legal(B,4S) => ok", 'A query is written "? q(..) q(..) => true"'),
            ("? legal(B,4S)", 'A query is written "? q(..) q(..) => true"'),
            ("? legal => true", 'A query is written "? q(..) q(..) => true"'),
            ("? legal(B => true", 'This "(" is not closed by a ")".'),
        ],
    )
    def test_a_problem(self, line: str, message: str) -> None:
        assert problems("given 3p", line)[0].startswith(message)

    def test_a_problem_says_where_it_is(self) -> None:
        file = parse("T-001 a title\ngiven 3p\nA: draw | A play 5H => ok")
        assert [(each.line, each.column, each.text, each.scenario) for each in file.problems] == [
            (3, 11, "A play 5H => ok", "T-001")
        ]
        assert file.scenarios[0].problems == file.problems
        assert str(file.problems[0]).startswith('a.table, line 3: A step is written "actor: act =>')
        assert str(file.problems[0]).endswith("\n    A play 5H => ok")

    def test_the_clock_cannot_go_back(self) -> None:
        assert problems("given 3p", "@5 A: draw | @4 B: draw") == ["The clock cannot go back: it already stands at 5."]
        assert problems("given 3p", "@1 A: draw", "(a) @5 A: draw", "(b) @4 A: draw | A: draw | @4 A: draw") == []


class TestExpectations:
    @pytest.mark.parametrize(
        "text, head, seat, value",
        [
            ("ok", "ok", None, None),
            ("no-breach", "no-breach", None, None),
            ("turn=A", "turn", None, "A"),
            ("win=A,B", "win", None, "A,B"),
            ("win=A, B", "win", None, "A,B"),
            ("win=-", "win", None, "-"),
            ("pass=2+", "pass", None, "2+"),
            ("joker=14..41", "joker", None, "14..41"),
            ("live=9♠/F", "live", None, "9S/F"),
            ("turn.P1=E", "turn", "P1", "E"),
            ("owes A=2", "owes", "A", "2"),
            ("members P1=A,C", "members", "P1", "A,C"),
            ("trap A=7S", "trap", "A", "7S"),
            ("covers joker=14..41", "covers", "joker", "14..41"),
            ('said A="Yes, Chef"', "said", "A", "Yes, Chef"),
            ("#A=3", "#", "A", "3"),
            ("#P1=6", "#", "P1", "6"),
        ],
    )
    def test_heads_and_values(self, text: str, head: str, seat: str | None, value: str | None) -> None:
        found = expect(text)
        assert (found.head, found.seat, found.value, found.args) == (head, seat, value, ())

    @pytest.mark.parametrize(
        "text, head, args",
        [
            ("refused base-turn base-match", "refused", (BareWord("base-turn"), BareWord("base-match"))),
            ("breach A 302-match", "breach", (BareWord("A"), BareWord("302-match"))),
            (
                'duty A say "Blush" 2 times',
                "duty",
                (BareWord("A"), BareWord("say"), Quoted("Blush"), BareWord("2"), BareWord("times")),
            ),
            ('duty A say "a; b"', "duty", (BareWord("A"), BareWord("say"), Quoted("a; b"))),
            ("duty C take-back 5D", "duty", (BareWord("C"), BareWord("take-back"), CardList((CardText("5D"),)))),
            ("not over", "not", (BareWord("over"),)),
            ("P2 gone", "P2", (BareWord("gone"),)),
            ("off slam,veto", "off", (Names(("slam", "veto")),)),
        ],
    )
    def test_arguments(self, text: str, head: str, args: tuple[Token, ...]) -> None:
        assert (expect(text).head, expect(text).args) == (head, args)

    def test_zones(self) -> None:
        assert expect("A{5H,+2}") == Expect(
            "A{5H,+2}", "hand", zone=ZoneText("hand", "A", (CardText("5H"), CardText(filler=2))), column=6
        )
        assert expect("discard[]").zone == ZoneText("pile", "discard")
        assert expect("deck<7H ..>").head == "deck"

    def test_views(self) -> None:
        seen = expect('sees A: "Bad card; sorry"')
        assert (seen.head, seen.seat) == ("sees", "A")
        assert seen.inner == Expect('"Bad card; sorry"', "words", args=(Quoted("Bad card; sorry"),), column=14)
        hidden = expect("hidden Bob: A{5H}")
        assert (hidden.head, hidden.seat) == ("hidden", "Bob")
        assert hidden.inner
        assert hidden.inner.zone == ZoneText("hand", "A", (CardText("5H"),))
        nested = expect("sees B: owes A=2").inner
        assert nested
        assert (nested.head, nested.seat, nested.value) == ("owes", "A", "2")
