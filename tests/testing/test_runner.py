"""What scenarios do when they are run: how the table is laid, what acts come to, what is checked."""

import pytest

from cardhouse.core.table import Table
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.checking import check
from cardhouse.testing.running.performing import _STANDING, run_scenario

EARLY = "bartok@2023-08-14"


def results(text: str) -> list[Result]:
    """The results of the runs of one scenario of Bartok's early edition, which has few rules."""
    file = parse_text(f"T-001 a scenario\n{text}", "bartok.table", GAMES)
    assert file.problems == ()
    game = file.game if "on=" in text else EARLY
    return [run_scenario(run, game) for scenario in file.scenarios for run in runs(scenario)]


def why_not(text: str) -> str:
    """What keeps the first run of a scenario from passing: what was found, or what is not known."""
    result = results(text)[0]
    if result.failure:
        return f"{result.failure.expected}: {result.failure.found}"
    return " ".join(f"{each.message}{each.suggestion}" for each in result.obstacles)


@pytest.mark.parametrize(
    "text",
    [
        "given 3p turn=A A{5H,9C} P1[2H]\nA: play 5H => ok; A{9C}; #A=1; #P1=2; P1[.. 5H]; piles=1; turn=B; dir=+",
        "given 3p dir=- turn=A A{5H,9C} P1[2H]\nA: play 5H => ok; turn=C; dir=-",
        "given 3p A{5H,+3} P1[+2 2H]\n_ => #A=4; A{5H,+3}; #P1=3; P1[+2 2H]; turn=A; dealer=C; phase=play",
        "given 4p dealer=B\n_ => turn=C; dealer=B; #A=5; #D=5; #P1=1",
        "given 3p name.B=Bob turn=Bob Bob{5H,9C} P1[2H]\nBob: play 5H => ok; Bob{9C}; B{9C}; turn=C",
        "given 3p turn=Bob Ann{9H} Bob{5H,9C} Cat{9D} P1[2H]\nBob: play 5H => ok; Bob{9C}; turn=Cat; #Ann=1",
        "given 3p P1[2H] deck<5H 6H>\n_ => deck=2; deck<5H ..>; deck<5H 6H> | A: draw => ok; deck<6H>; deck=1",
        "given 3p P1[2H] deck<>\n_ => deck=0; deck<>",
        "given 3p phase=shuffle deck<5H 6H 7H ..>\n_ => #A=0; piles=0 | C: shuffle => ok; deck<5H 6H 7H ..>",
        "given 3p phase=over\n_ => over; win=-; phase=over; #A=5",
        "given 3p on=- P1[2H]\n_ => not over; paused=no; skipped=-; no-duty A; owes A=0; P2 gone; off chef; count A=5",
        "given 3p on=8-skips A{8H,9C} P1[2H]\nA: play 8H => ok; turn=C; skipped=B",
        "given 3p P1[2H]\nA,B,C: draw => ok; #A=6; #B=6; #C=6; turn=A",
        "given 3p P1[2H]\nall: draw => ok; turn=A",
        "given 3p mode=table P1[2H]\nA: draw x2 => done; breach A base-turn; #A=7",
        "given 3p P1[2H]\nA: play 5H => impossible",
        "given 3p on=- A{5H,9C} P1[2H]\nA: set 5H => impossible; A{5H,9C}",
        "given 3p on=- A{9C,5H} P1[2H]\nB: play 3C => impossible | A: play 9C => refused; turn=A",
        "given 3p A{5H,9C} B{5C} P1[2H]\nB: play 5C => refused base-turn base-match",
        "given 3p trap.A=7S P1[7H]\n_ => trap A=7S; trap B=- | A: trap > P1 => ok; trap A=-; P1[7H 7S]; turn=B",
        "given 3p A{7S,2C} P1[7H]\nA: set 7S => ok; trap A=7S; A{2C}",
        "given 3p mode=table owes.A=2 P1[2H]\n_ => owes A=2; paused=yes; pending=A | A: pay => ok; owes A=1; #A=6",
        "given 3p on=chef chef=B\n_ => chef=B",
        "given 3p on=chef contrib.A=3 contrib.C=7 chef=C\n_ => chef=C; contributor=B",
        "given 3p on=chef\n_ => chef=-",
        "given 3p on=prime-sequence,jokers-wild\n? prime(7H) prime(KS) => true | ? prime(4H) prime(JK) => false",
        "given 3p on=prime-sequence\n? seq(7H,3D,5C) => true | ? seq(7H,5C,3D) seq(7H,9C) => false",
        "given 3p A{5H,9C} P1[2H]\n? legal(A,5H) => true | ? legal(A,9C) legal(B,5H) legal(A,KH) => false",
        "given 3p edition=early on=- A{5H,9C} P1[2H]\nA: play 5H => ok",
        "given 3p game=bartok@2023-08-14 A{5H,9C} P1[2H]\nA: play 5H => ok",
        "given 3p off=give-2 A{2H,9C} P1[5H]\nA: play 2H => ok; no-duty A; turn=B",
        "given 3p option.gift=1 A{2H,9C} B{5C,6C} P1[5H]\n"
        "A: play 2H => ok | A: designate giver=B receiver=C => ok | B: give 5C -> C => ok; turn=B",
        'given 3p P1[2H]\nA: say "hello" => ok | A: say hello there | A: point B => ok | A: call B "Bad card" => ok',
        'given 3p on=- phase=over\nA: add-rule "Hum" "Everyone hums." => ok; contributor=B | B: accuse A for hum => ok',
    ],
)
def test_these_pass(text: str) -> None:
    assert {result.outcome: result for result in results(text)}.keys() == {"passed"}, why_not(text)


@pytest.mark.parametrize(
    "text, why",
    [
        ("given 3p A{5H,9C} P1[2H]\nA: play 5H => refused base-match", "refused base-match: ok"),
        ("given 3p A{9C} P1[2H]\nA: play 9C => ok", "ok: refused base-match (9♣ matches neither"),
        (
            "given 3p A{9C} B{9D} P1[2H]\nB: play 9D => refused base-match",
            "refused base-match: refused base-turn base-match",
        ),
        ("given 3p A{9C} P1[2H]\nA: play 9D => ok", "ok: impossible (A does not hold 9♦)"),
        ("given 3p A{5H,9C} P1[2H]\nA: play 5H => impossible", "impossible: ok"),
        ("given 3p mode=table A{9C,9D} P1[2H]\nA: play 9C => ok", "ok: done base-match"),
        ("given 3p mode=table A{9C,9D} P1[2H]\nA: play 9C => no-breach", "no-breach: breach A base-match"),
        (
            "given 3p mode=table A{9C,9D} P1[2H]\nA: play 9C => breach B base-match",
            "breach B base-match: breach A base-match",
        ),
        ("given 3p mode=table A{5H,9D} P1[2H]\nA: play 5H => breach A base-match", "breach A base-match: no-breach"),
        ("given 3p P1[2H]\nA: draw => turn=A", "turn=A: turn=B"),
        ("given 3p P1[2H]\n_ => turn=-", "turn=-: turn=A"),
        ("given 3p P1[2H]\n_ => dir=-", "dir=-: dir=+"),
        ("given 3p P1[2H]\n_ => phase=over", "phase=over: phase=play"),
        ("given 3p P1[2H]\n_ => over", "over: phase=play"),
        ("given 3p phase=over\n_ => not over", "not over: over"),
        ("given 3p P1[2H]\n_ => paused=yes", "paused=yes: paused=no"),
        ("given 3p P1[2H]\n_ => piles=2", "piles=2: piles=1"),
        ("given 3p P1[2H]\n_ => P1 gone", "P1 gone: P1 is there"),
        ("given 3p P1[2H]\n_ => P2[2H]", "P2[2H]: P2 gone"),
        ("given 3p P1[2H]\n_ => P1[2H 3H]", "P1[2H 3H]: P1[2H]"),
        ("given 3p P1[2H]\n_ => #P1=3", "#P1=3: #P1=1"),
        ("given 3p A{5H}\n_ => A{6H}", "A{6H}: A{5H}"),
        ("given 3p A{5H}\n_ => A{5H,+1}", "A{5H,+1}: A{5H}"),
        ("given 3p A{5H}\n_ => #A=2", "#A=2: #A=1"),
        ("given 3p deck<5H>\n_ => deck=2", "deck=2: deck=1"),
        ("given 3p deck<5H ..>\n_ => deck<6H ..>", "deck<6H ..>: deck<5H "),
        ("given 3p trap.A=7S\n_ => trap A=-", "trap A=-: trap A=7S"),
        ("given 3p\n_ => win=A", "win=A: win=-"),
        ("given 3p\n_ => dealer=A", "dealer=A: dealer=C"),
        ("given 3p on=chef chef=A\n_ => chef=B", "chef=B: chef=A"),
        ("given 3p\n_ => owes A=1", "owes A=1: owes A=0"),
        ("given 3p\n_ => duty A say Bartok", "duty A say Bartok: no-duty A"),
        ("given 3p duty.A=give\n_ => no-duty A", "no-duty A: duty A give"),
        ("given 3p\n_ => count A=1", "count A=1: count A=5"),
        ("given 3p\n_ => verdict=guilty", "verdict=guilty: verdict=-"),
        ("given 3p\n? prime(7H) prime(8H) => true", "true: prime(8H) is false"),
    ],
)
def test_these_fail(text: str, why: str) -> None:
    assert results(text)[0].outcome == "failed", why_not(text)
    assert why_not(text).startswith(why)


@pytest.mark.parametrize(
    "text",
    [
        "given 3p A{5H,9C} P1[2H]\n_ => sees A: A{5H,9C}; hidden B: A{5H,9C}; sees B: #A=2; sees B: P1[2H]",
        "given 3p deck<5H ..>\n_ => hidden A: deck<5H ..>; sees A: turn=A",
        "given 3p off=hidden-trap-card trap.A=7S\n_ => sees A: trap A=7S; hidden B: trap A=7S; sees B: #A=5",
        'given 3p trap.A=7S\n_ => hidden A: trap A=7S; hidden A: trap A=-; hidden A: "7S"',
        "given 3p P1[2H ~9C 4D]\n_ => hidden A: P1[2H ~9C 4D]; sees A: P1[.. 4D]",
        "given 3p mode=table duty.A=designate\n_ => hidden B: duty A designate",
    ],
)
def test_what_players_see(text: str) -> None:
    assert results(text)[0].outcome == "passed", why_not(text)


def test_a_view_that_shows_too_much_fails() -> None:
    assert why_not("given 3p P1[2H]\n_ => hidden A: P1[2H]") == "hidden A: P1[2H]: A sees P1[2H]"
    assert why_not("given 3p A{5H}\n_ => sees B: A{5H}") == "sees B: A{5H}: B does not see A{5H}"


ACCUSED = "given 3p P1[2H]\nB: accuse A for base-turn => ok; paused=yes\n"


@pytest.mark.parametrize(
    "steps",
    [
        "@119 _ => paused=yes | @120 _ => verdict=innocent; paused=no; #B=6",
        "@120 C: vote guilty => ok; verdict=guilty; #A=6",  # what runs out at exactly this time does so after the act
        "@121 C: vote guilty => impossible; paused=no; #B=6",
        "tick => verdict=innocent; paused=no",
        "@0.5 A: say hello => ok; paused=yes | tick => verdict=innocent",
    ],
)
def test_time(steps: str) -> None:
    assert results(ACCUSED + steps)[0].outcome == "passed", why_not(ACCUSED + steps)


def test_time_goes_from_one_timer_to_the_next() -> None:
    """The fine that follows the verdict has its own time, counted from the verdict on."""
    text = "given 3p mode=table P1[2H]\nB: accuse A for base-turn => ok\n"
    text += "@239 _ => owes B=1; #B=5 | @240 _ => owes B=0; #B=6"
    assert results(text)[0].outcome == "passed", why_not(text)


def test_what_runs_out_at_the_time_of_an_act_runs_out_then() -> None:
    given = "given game=moo 4p mode=table turn=A option.turn_s=90 A{5S,+4} P1[5H]\n@0 A: play 5S => done"
    late = "@34 _ => callable A=404-spade-name | @35 _ => callable A=-"
    assert why_not(f"{given} | @5 C: say hm => done; callable A=- | {late}") == ""
    assert why_not(f"{given} | @5 C: say hm => done | @5 _ => callable A=404-spade-name") == ""
    assert why_not(f"{given} | @5 C: say hm => done | @36 _ => callable A=404-spade-name").endswith("callable A=-")


@pytest.mark.parametrize("mode", ["referee", "table"])
def test_words_that_go_with_a_card_are_not_said_if_it_is_not_played(mode: str) -> None:
    given = f"given game=uncle-baiting 3p mode={mode} turn=A A{{AS,9C}} B{{2S,3S}} C{{4D,5D}} P1[9C]"
    steps = 'A: play KD "Sorry" => impossible'
    assert why_not(f"{given}\n{steps}") == ""


def test_words_that_go_with_a_refused_card_are_not_said() -> None:
    given = "given game=uncle-baiting 3p turn=A A{AS,9C} B{2S,3S} C{4D,5D} P1[9H]"
    assert why_not(f'{given}\nA: play AS "Sorry" => refused; #A=2; turn=A') == ""
    assert why_not(f'{given}\nA: play AS "Sorry" => ok').startswith("ok: refused")


def test_branches_start_afresh_and_add_to_the_given() -> None:
    found = results(
        "given 3p A{5H,9C} P1[2H]\nA: draw => ok; turn=B\n(a) B: draw => ok; turn=C\n"
        "(b) given B{4H}\n(b) _ => #B=1\n(c) B: draw => turn=A"
    )
    assert [(result.branch, result.outcome) for result in found] == [("a", "passed"), ("b", "passed"), ("c", "failed")]


def test_a_failure_tells_the_step_the_table_and_the_rules() -> None:
    [result] = results("given 3p A{9C,4D} P1[2H]\nA: draw => ok | B: play 9C => ok\n")
    assert result.failure
    assert (result.failure.line, result.failure.step) == (3, "B: play 9C => ok")
    given = "given 3p mode=table trap.C=7S owes.C=1 A{9C,4D} P1[2H] deck<5H>\n"
    [result] = results(f"{given}B: play 9C => impossible\nA: play 9C => ok")
    assert result.failure
    assert result.failure.rules[0].startswith("base-accuse (the book): play is paused")
    assert "shares its suit or its rank with the top card" in result.failure.rules[1]
    table = result.failure.table
    for line in (
        "phase play, turn B, direction +, dealer C, mode table, paused",
        "A     4D",
        "P1    2H 9C",
        "deck  5H",
    ):
        assert line in table.splitlines()
    assert "trap: 7S" in table
    assert table.splitlines()[-3:] == ["C owes 1", "A broke base-accuse", "A broke base-match"]


def test_a_file_is_checked_with_words_traces_and_what_cannot_be_read() -> None:
    text = "T-001 one\ngiven 3p\n_ => turn=A\nT-002 two\ngiven 3p\nnonsense\nV-01 trace start=- : X_A => next=B\n"
    text += "V-02 trace start=soon : X_A => next=B\nV-03 trace start=- : X_A => next=C\n"
    file = parse_text(text, "bartok.table", GAMES)
    assert [(each.id, each.outcome) for each in check(file)] == [
        ("T-002", "not runnable"),
        ("T-001", "passed"),
        ("V-01", "passed"),
        ("V-02", "not runnable"),
        ("V-03", "failed"),
    ]
    assert [each.id for each in check(file, words=["t-0", "one"])] == ["T-001"]


def test_a_failure_is_told_when_the_menu_has_taken_the_jokers_out() -> None:
    given = "given 3p on=chef,chefs-menu,slam,jokers-wild chef=A dealer=A phase=menu deck<JK 5H 6H JK 7H ..>"
    result = results(f"{given}\nA: menu slam,jokers-wild => ok | A: shuffle => ok; phase=menu")[0]
    assert result.failure
    assert result.failure.found == "phase=deal"
    lines = [line.split() for line in result.failure.table.splitlines()]
    assert ["box", "JK", "JK"] in lines
    assert ["A", "-", "(chef)"] in lines


def test_where_silence_costs_nothing_there_is_no_penalty_that_waits() -> None:
    given = "given option.variant=classic pending.A=1 owner=F A{9S} P1[4S]"
    text = f"T-001 silence\n{given}\nA: play 9S => ok; pending A=0; win=A"
    file = parse_text(text, "uncle-baiting.table", GAMES)
    assert [run_scenario(run, file.game).outcome for each in file.scenarios for run in runs(each)] == ["passed"]


def test_a_step_that_is_refused_is_compared_in_all_that_lies_on_the_table() -> None:
    """What is left out is how a table works, not how it stands: a new field of tables has to be put on one side."""
    inside = {"law", "names", "chance", "acts", "actor", "opened", "informed", "keeps", "saved"}
    working = {"listed", "listed_at", "settled", "steps", "skipped", "dead", "dead_at", "grain"}
    working |= {"counted", "counted_at"}
    fields = set(getattr(Table, "__slots__", ()))  # a compiled class does not tell its own
    assert not fields or set(_STANDING) == fields - inside - working
