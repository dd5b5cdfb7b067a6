"""`cardhouse trace`: what it tells, and how it ends."""

import pytest

from cardhouse.__main__ import main


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(("trace", *args))
    out, err = capsys.readouterr()
    return code, out, err


def test_a_sequence_is_told_play_by_play(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "uncle-baiting", "6_C K_B X_C X_B X_A")
    assert code == 0
    assert out.splitlines()[0] == (
        "6_C       play now runs to the right (-); the 6 turns back after 2 more. Next: B (on from C)"
    )
    assert out.splitlines()[-1] == "X_A       Next: F (on from A)"


@pytest.mark.parametrize(
    "tokens, told",
    [
        ("10_C 9_E>", "there is no such token"),
        ("10_C 9_E X_D", "10s mode is on. Next: E (on from C, every other place)"),
        ("3_A 8_B", "the skip that waited is used. Next: E (on from B, 2 skipped)"),
        ("3_A", "after the next turn one place is skipped"),
        ("9_C", "Next: B (back from C)"),
        ("5_A>E", "Next: E (pointed at E)"),
        ("5_A", "a 5 points at somebody"),
        ("Q_A", "Queens mode is on. Next: A2"),
        ("4r_A", "all hands go 1 on"),
        ("4r_A X_B", "the hands have to be passed on first"),
        ("4r_A pass=2+", "the pass outstanding is 1+"),
        ("A_B X_C", "C has 4 to pick up"),
        ("A_B p3_C", "C has 4 to pick up, not 3"),
        ("A_B Jk_C", "C has cards to pick up and may not add a Joker"),
        ("A_B b2_C", "2 is not identical to A"),
        ("p_B bX_C", "X is not identical to anything"),
        ("p_B Jk", "there is no card to add a Joker to"),
        ("Jk", "a trace begins with a turn"),
        ("X_A X_K", "nobody sits at K"),
        ("X_A X_C", "B is due, not C"),
        ("A_B p9of4_C", "of 4 to pick up some are taken and some are left, not 9"),
        ("A_B p4of4_C", "not 4"),
        ("A_B p0of4_C", "not 0"),
        ("A_B p1of_C", "there is no such token"),
        ("X_A1", "nobody has two sides now: it is written A"),
        ("Q_A X_A", "everybody has two sides now: it is written A1 or A2"),
        ("Q_A 5_A2>C", "everybody has two sides now: it is written C1 or C2"),
        ("6_A>C", "a 6 points at nobody"),
        ("X_A b6_B>C", "6 is not identical to X"),
        ("X_A Jk_K", "nobody sits at K"),
        ("X_A Jk", "a Joker: as if B had played the X. Next: C (on from B)"),
        ("X_A bX_D", "as if D had played the X. Next: E (on from D)"),
        ("A_B Jk_A bA_D", "as if D had played the A; the 4 owed before lapse. Next: E, with 4 to pick up"),
        ("A_B p1of4_C bA_E", "as if E had played the A. Next: F, with 7 to pick up"),
        ("Q_A X_A2", "Next: B1 (on from A2)"),
        ("5_A>E Jk", "a Joker: the place that was pointed at moves on. Next: F (pointed at F)"),
    ],
)
def test_what_is_told(capsys: pytest.CaptureFixture[str], tokens: str, told: str) -> None:
    assert told in run(capsys, "uncle-baiting", tokens)[1]


@pytest.mark.parametrize(
    "args, told",
    [
        (("bartok", "X_A"), "Only uncle-baiting has sequences"),
        (("uncle-baiting", "X_A", "--start", "soon"), "A trace starts with"),
        (("uncle-baiting", "X_A", "-n", "99"), "A table has 2 to 16 seats"),
        (("uncle-baiting", "X_A", "--option", "speed"), "It is written NAME=VALUE"),
        (("uncle-baiting", "X_A", "--option", "speed=1"), "no rule here has an option"),
    ],
)
def test_what_is_not_understood(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], told: str) -> None:
    code, out, err = run(capsys, *args)
    assert code != 0
    assert told in out + err


def test_what_does_not_hold_is_pointed_at_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "uncle-baiting", "6_C K_B X_D X_B")
    assert code == 1
    assert out.splitlines()[-3:] == [
        "Token 3 of 4, X_D, does not hold: C is due, not D (on from B, play runs to the left (+)).",
        "  6_C K_B X_D X_B",
        "          ^^^",
    ]


@pytest.mark.parametrize(
    "wrong, right", [("6c", "6_C"), ("kB", "K_B"), ("b3-e", "b3_E"), ("5_a>e", "5_A>E"), ("zz", "")]
)
def test_what_was_meant(capsys: pytest.CaptureFixture[str], wrong: str, right: str) -> None:
    out = run(capsys, "uncle-baiting", f"X_A {wrong}")[1]
    assert (f'Did you mean "{right}"?' in out) == bool(right)
    assert "there is no such token" in out


@pytest.mark.parametrize(
    "result, code, told",
    [
        ("next=C", 0, "=> next=C, as written"),
        ("next=B", 1, "next=B does not hold: it is next=C."),
        ("soon", 1, '"soon" is no result.'),
    ],
)
def test_a_result_is_compared(capsys: pytest.CaptureFixture[str], result: str, code: int, told: str) -> None:
    found, out, _ = run(capsys, "uncle-baiting", f"6_C K_B => {result}")
    assert (found, told in out) == (code, True)


def test_nothing_to_follow(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "uncle-baiting", " ")
    assert code != 0
    assert "There is nothing to follow" in err


@pytest.mark.parametrize(
    "args, told",
    [
        (("uncle-baiting@junior", "8_A K_C X_B"), "X_B       Next: A"),
        (("uncle-baiting@junior", "6_A X_B"), "X_B       Next: C"),  # a 6 is a plain card there
        (("uncle-baiting@junior", "X_A Jk"), "there are no Jokers in this game"),
        (("uncle-baiting@classic", "8_A b8_C"), "nobody butts in in this game"),
        (("uncle-baiting@two-groups", "X_A"), "A trace follows one pile, and uncle-baiting@two-groups has two."),
        (("uncle-baiting", "5_A X_B", "--option", "five_scope=off"), "X_B       Next: C"),
        (("uncle-baiting", "5_A>C", "--option", "five_scope=off"), "a 5 points at nobody"),
        (("uncle-baiting", "X_A", "--option", "skip_unit=foo"), "skip_unit"),
        (("uncle-baiting", "X_A", "-n", "two"), "two"),
    ],
)
def test_the_forms_of_the_game(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], told: str) -> None:
    _, out, err = run(capsys, *args)
    assert told in out + err


def test_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "uncle-baiting", "8_C", "--start", "tens", "--option", "skip_unit=slot")[1]
    assert "Next: F" in out
