"""What each game's own words say when a scenario is wrong: how a word is written, and what was found instead.

An expectation that could not fail would be no test, so every word is tried with something that is not so.
"""

import pytest

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.performing import run_scenario


def result(game: str, text: str) -> Result:
    file = parse_text(f"T-001 a scenario\n{text}", f"{game}.table", GAMES)
    assert file.problems == ()
    [run] = runs(file.scenarios[0])
    return run_scenario(run, file.game)


def not_read(game: str, text: str) -> str:
    """Why a scenario cannot be run."""
    found = result(game, text)
    assert found.outcome == "not runnable", found.failure
    [obstacle] = found.obstacles
    return f"{obstacle.message}{obstacle.suggestion}"


def not_so(game: str, text: str) -> str:
    """What was expected in vain, and what was found."""
    failure = result(game, text).failure
    assert failure is not None
    return f"{failure.expected}: {failure.found}"


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 2p mini=3,2\n_ => phase=buy", '"3,2" is no small game. It is written: mini=3,2,2'),
        ("given 2p mini=3,2,2 phase=buying\n_ => left=1", 'A game of BAK has no phase "buying". Did you mean "buy"?'),
        ("given 2p kings.A=5\n_ => left=1", "There are not 5 kings to buy."),
        ("given 2p kings=two\n_ => left=1", '"two" is not a number.'),
        ("given 2p\nA: look 3 4 => ok", 'I cannot read "look 3 4". It is written: look 3'),
        ("given 2p\nA: order => ok", 'I cannot read "order". It is written: order 7H,JK'),
        ("given 2p\nA: order 7H 8H => ok", 'I cannot read "order 7H 8H". It is written: order 7H,JK'),
        ("given 2p\nA: buy K for 5H => ok", 'I cannot read "buy K for 5H". It is written: buy K with 5H'),
        ("given 2p\nA: end-turn now => ok", 'I cannot read "end-turn now". It is written: end-turn'),
        ("given 2p\nA: keep-hand 5H => ok", 'I cannot read "keep-hand 5H". It is written: keep-hand'),
        ("given 2p\n_ => phase=bying", 'A game of BAK has no phase "bying". Known are'),
        ("given 2p\n_ => price=3", 'I cannot read "price=3". It is written: price K=3'),
        ("given 2p\n_ => price A=3", 'I cannot read "price A=3". It is written: price K=3'),
        ("given 2p\n_ => market J", '"" is not a number.'),
        ("given 2p A{5H,9C}\n_ => score=13", 'I cannot read "score=13". It is written: score A=19'),
        ("given 2p\n_ => covers stock=1..3", 'I cannot read "covers stock=1..3". It is written: covers joker=14..41'),
        (
            "given 2p phase=start\n_ => varies bottom=13",
            'I cannot read "varies bottom=13". It is written: varies top=13',
        ),
        ("given 2p mini=2,1,1\nsolver: chess => value=1", 'The solver cannot be asked "chess". Known are'),
        ("given 2p mini=2,1,1\nsolver: coop => value=one", 'I cannot read "value=one". It is written: value=23/25'),
        ("given 2p mini=2,1,1\nsolver: coop => value=1/0", 'I cannot read "value=1/0". It is written: value=23/25'),
    ],
)
def test_bak_says_how_its_words_are_written(text: str, told: str) -> None:
    assert not_read("bak", text).startswith(told)


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 2p\n_ => phase=buy", "phase=buy: phase=draw"),
        ("given 2p phase=over\n_ => phase=start", "phase=start: phase=over"),
        ("given 2p phase=start\n_ => phase=over", "phase=over: phase=start"),
        ("given 2p queens.A=1\n_ => phase=draw", "phase=draw: phase=look"),
        ("given 2p\n_ => left=3", "left=3: left=1"),
        ("given 2p\n_ => left=-", "left=-: left=1"),
        ("given 2p queens.A=2\n_ => look=1", "look=1: look=3"),
        ("given 2p phase=start\n_ => look=1", "look=1: look=0"),
        ("given 2p drawn=2\n_ => drawn=1", "drawn=1: drawn=2"),
        ("given 2p\n_ => price K=9", "price K=9: price K=1"),
        ("given 2p\n_ => market=11", "market=11: market=12"),
        ("given 2p jacks.A=1\n_ => market J=4", "market J=4: market J=3"),
        ("given 2p jacks.A=1 jacks=3\n_ => jacks A=2", "jacks A=2: jacks A=1"),
        ("given 2p jacks.A=1 jacks=3\n_ => jacks=2", "jacks=2: jacks=3"),
        ("given 2p jacks.A=1 jacks=3\n_ => jacks B=1", "jacks B=1: jacks B=2"),
        ("given 2p A{5H}\nA: draw => shown=AS", "shown=AS: shown=-"),
        ("given 2p A{5H,9C}\n_ => score A=13", "score A=13: score A=14"),
        ("given 2p deck<7H 8H JK>\n_ => joker=2", "joker=2: joker=3"),
        ("given 2p deck<7H 8H JK>\n_ => joker=1..2", "joker=1..2: joker=3"),
        ("given 2p deck<7H 8H>\n_ => joker=3", "joker=3: joker=0"),
        ("given 2p mini=2,1,1\nsolver: coop => value=1/7", "value=1/7: value=2/3"),
        ("given 2p mini=2,1,1\nsolver: coop => value=0.123456", "value=0.123456: value=0.666667"),
        ("given 2p mini=2,1,1\nA: draw => value=1/7", "value=1/7: nobody was asked"),
        ("given 2p seeds=3 phase=start\nA: deal => covers joker=1..3", "covers joker=1..3: never 2, 3"),
        ("given 2p seeds=3 phase=start deck<7H 8H JK>\n_ => varies top=2", "varies top=2: always the same cards"),
        ("given 2p\nA: buy K with 5H => ok", "ok: impossible (A does not hold 5♥)"),
    ],
)
def test_bak_says_what_was_found_instead(text: str, told: str) -> None:
    assert not_so("bak", text) == told


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 4p\nA: start now => ok", 'I cannot read "start now". It is written: start "Welcome"'),
        ("given 4p A{5D,+4}\nA: take-back => ok", 'I cannot read "take-back". It is written: take-back 5D'),
        ("given 4p\nA: take-back 5D 6D => ok", 'I cannot read "take-back 5D 6D". It is written: take-back 5D'),
        ("given 4p\nA: ballot maybe => ok", '"maybe" cannot stand here. Write uphold or reject.'),
        ("given 4p\nA: accept perhaps => ok", '"perhaps" cannot stand here. Write yes or no.'),
        ("given 4p\nA: do => ok", 'I cannot read "do". It is written: do bow'),
        ("given 4p\nA: discard => ok", 'I cannot read "discard". It is written: discard 9C'),
        ("given 4p\nA: peek => ok", 'I cannot read "peek". It is written: peek B'),
        ("given 4p\nA: donate => ok", 'I cannot read "donate". It is written: donate B'),
        (
            "given 4p\nA: introduce Kings => ok",
            'I cannot read "introduce Kings". It is written: introduce "Kings skip." call "Late King"',
        ),
        ("given 4p\nA: motion => ok", 'I cannot read "motion". It is written: motion disable 402-eight-reverse'),
        ("given 4p\nA: judge maybe => ok", '"maybe" cannot stand here. Write valid or invalid.'),
        ("given 4p\nA: vote guilty => ok", '"guilty" cannot stand here. Write yes or no.'),
        ("given 4p\nA: pass now => ok", 'I cannot read "pass now". It is written: pass'),
        ("given 4p\n? legal(A) => true", '"legal(A)" names no player and card. For instance: legal(A,5H)'),
        ("given 4p poo=closed\n_ => poo=-", '"closed" is no Point of Order. It is written: poo=open'),
        ("given 4p jack=shut\n_ => jack=-", '"shut" cannot stand here. Write open.'),
        ("given 4p suit=X\n_ => suit=-", '"X" cannot stand here. Write S or H or D or C.'),
        (
            "given 4p\n_ => callable=404-spade-name",
            'I cannot read "callable=404-spade-name". It is written: callable A=404-spade-name',
        ),
        ("given 4p\n_ => window=11", 'I cannot read "window=11". It is written: window A=11'),
        ("given 4p\n_ => claim=11", 'I cannot read "claim=11". It is written: claim A=11'),
        ("given 4p\n_ => call=right", '"right" cannot stand here. Write valid or invalid or void.'),
        ("given 4p\n_ => ballot=shut", '"shut" cannot stand here. Write open or upheld or rejected or -.'),
        (
            "given 4p\nA: draw => no-duty A say",
            'I cannot read "no-duty A say". It is written: no-duty A say "Bartok"',
        ),
        ("given 4p\n_ => warned", 'I cannot read "warned". It is written: warned A "dealer"'),
        ("given 4p\n_ => offered A", 'I cannot read "offered A". It is written: offered A "Bad card"'),
        ("given 4p\n_ => tokens=1", 'I cannot read "tokens=1". It is written: tokens A=1'),
        ("given 4p\n_ => motion=won", '"won" cannot stand here. Write open or carried or failed or lapsed or -.'),
    ],
)
def test_moo_says_how_its_words_are_written(text: str, told: str) -> None:
    assert not_read("moo", text).startswith(told)


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 4p\n_ => callable A=404-spade-name", "callable A=404-spade-name: callable A=-"),
        ("given 4p\n_ => window A=11", "window A=11: window A=-"),
        ("given 4p\n_ => claim A=11", "claim A=11: claim A=-"),
        ('given 4p\nB: call A "Lying" => call=valid', "call=valid: call=-"),
        ("given 4p\n_ => call=valid", "call=valid: call=-"),
        ("given 4p\n_ => ballot=open", "ballot=open: ballot=-"),
        ('given 4p\n_ => warned A "dealer"', 'warned A "dealer": warned A []'),
        ('given 4p\n_ => offered A "Nonsense"', 'offered A "Nonsense": not-offered A'),
        ('given 4p\n_ => not-offered A "Lying"', 'not-offered A "Lying": offered A'),
        ("given 4p tokens.A=2\n_ => tokens A=1", "tokens A=1: tokens A=2"),
        ("given 4p\n_ => poo=open", "poo=open: poo=-"),
        ("given 4p poo=open\n_ => poo=-", "poo=-: poo=open"),
        ("given 4p\n_ => motion=open", "motion=open: motion=-"),
        ("given 4p\n_ => rules=1", "rules=1: rules=0 ()"),
        ("given 4p\n_ => judge=A", "judge=A: judge=-"),
        ("given 4p\n_ => top=5H", "top=5H: top=6D"),
        ("given 4p P1[2H]\n_ => top=5H", "top=5H: top=2H"),
        ("given 4p out=C\n_ => ring=A,B,C", "ring=A,B,C: ring=A,B,D"),
        ("given 4p out=C\n_ => out=-", "out=-: out=C"),
        ("given 4p answer=2\n_ => answer=1", "answer=1: answer=2"),
        ("given 4p suit=S\n_ => suit=H", "suit=H: suit=S"),
        ("given 4p jack=open\n_ => jack=-", "jack=-: jack=open"),
        ("given 4p\n_ => since=4", "since=4: since=0"),
        ('given 4p\n_ => sees A: "nonsense"', 'sees A: "nonsense": A does not see "nonsense"'),
        ('given 4p knows=-\n_ => sees A: "404"', 'sees A: "404": A does not see "404"'),
        ("given 4p A{5H,+4} P1[5S]\n? legal(A,5D) => false", "false: legal(A,5D) is true"),
        ("given 4p P1[5S]\n? legal(A,6D) => true", "true: legal(A,6D) is false"),
        ('given 4p\nA: introduce "Nobody hums." => rules=2', "rules=2: rules=0 ()"),
        ("given 4p poo=open\nA: motion disable 402-eight-reverse => motion=failed", "motion=failed: motion=open"),
        (
            "given 4p mode=table A{5S,+4} P1[5H]\n@0 A: play 5S => done | @6 _ => callable A=-",
            "callable A=-: callable A=404-spade-name",
        ),
        ("given 4p A{5H,+4} P1[5S]\nA: play 5H => top=5S", "top=5S: top=5H"),
    ],
)
def test_moo_says_what_was_found_instead(text: str, told: str) -> None:
    assert not_so("moo", text) == told


@pytest.mark.parametrize(
    "text, told",
    [
        ("given ranks=7x\n_ => turn=A", '"7x" is no rank switch. Known are'),
        ("given turn=Z\n_ => turn=A", 'Nobody called "Z" sits at this table. Seated are: A, B, C, D, E, F.'),
        ("given 3p\nA: play => ok", 'I cannot read "play". It is written: play 5D point E left "you"'),
        ("given 3p\nA: play 5D point => ok", 'I cannot read "play 5D point". It is written: point E left'),
        ("given 3p\nA: point E up => ok", 'I cannot read "point E up". It is written: point E left'),
        ("given 3p\nA: take 4 => ok", 'I cannot read "take 4". It is written: take x4'),
        ("given 3p\nA: take x0 => ok", 'I cannot read "take x0". It is written: take x4'),
        ("given 3p\nA: return => ok", 'I cannot read "return". It is written: return 8D'),
        ("given 3p\nA: propose B => ok", 'I cannot read "propose B". It is written: propose B for error-slow-play'),
        ("given 3p\nA: motion => ok", 'I cannot read "motion". It is written: motion officious B'),
        ("given 3p\nA: motion a b c => ok", 'I cannot read "motion a b c". It is written: motion officious B'),
        ("given 3p\nA: ask B => ok", 'I cannot read "ask B". It is written: ask'),
        ("given 3p\nA: pass-hand B => ok", 'I cannot read "pass-hand B". It is written: pass-hand'),
        ("given 3p\nA: accept B => ok", 'I cannot read "accept B". It is written: accept'),
        ("given 3p\nA: contest B => ok", 'I cannot read "contest B". It is written: contest'),
        ("given 3p\n? legal(B) => true", '"legal(B)" names no player and card. For instance: legal(B,4C)'),
        ("given 3p\n_ => owes=2", 'I cannot read "owes=2". It is written: owes A=2'),
        ("given 3p\n_ => pending=1", 'I cannot read "pending=1". It is written: pending A=1'),
        ("given A{AS,+3} P1[9S]\nA: play AS => fined A", 'I cannot read "fined A". It is written: fined A ace-sorry'),
        ("given 3p\nA: take => no-fine B", 'I cannot read "no-fine B". It is written: no-fine'),
        ("given 3p\n_ => turn-clock=20", 'I cannot read "turn-clock=20". It is written: turn-clock A=20'),
        ("given 3p\n_ => members=A", 'I cannot read "members=A". It is written: members P1=A,C'),
        ("given 3p\n_ => members A=A", 'I cannot read "members A=A". It is written: members P1=A,C'),
        (
            "given 3p\nA: take => as=nothing",
            '"nothing" cannot stand here. Write turn or butt-in or joker or free-take.',
        ),
        (
            "given 3p A{5D,+3} P1[9D]\nA: play 5D point B over => ok",
            'I cannot read "play 5D point B over". It is written: point E left',
        ),
    ],
)
def test_uncle_baiting_says_how_its_words_are_written(text: str, told: str) -> None:
    assert not_read("uncle-baiting", text).startswith(told)


@pytest.mark.parametrize(
    "text, told",
    [
        ("given owes.B=4 turn=B P1[AS] owner=A\n_ => owes B=3", "owes B=3: owes B=4"),
        ("given owes.B=4 turn=B P1[AS] owner=A\n_ => owes A=1", "owes A=1: owes A=0"),
        ("given pending.A=1\n_ => pending A=2", "pending A=2: pending A=1"),
        ("given A{AS,+3} P1[9S]\nA: play AS => ok | B: take => fined B ace-sorry", "fined B ace-sorry: no-fine"),
        ("given A{AS,+3} P1[9S]\nA: play AS => ok; turn=B | B: take x4 => no-fine", "no-fine: fined A ace-sorry"),
        ("given 3p\n_ => sizes=1,2,3", "sizes=1,2,3: sizes=5,5,5"),
        ("given 3p\n_ => total=9", "total=9: total=120"),
        ("given 3p\n_ => jokers=9", "jokers=9: jokers=0"),
        ("given 3p\n_ => auto_butt_in=banned", "auto_butt_in=banned: auto_butt_in=allowed"),
        ("given 3p\n_ => turn-clock A=20", "turn-clock A=20: turn-clock A=-"),
        ("given option.two_groups=on\n_ => members P1=A", "members P1=A: members P1=A,C,E"),
        ("given 3p\n_ => as=turn", "as=turn: as=-"),
        ("given 3p\nA: take => as=butt-in", "as=butt-in: as=turn"),
        ("given 3p\n_ => tens=on", "tens=on: tens=off"),
        ("given 3p\n_ => queens=on", "queens=on: queens=off"),
        ("given 3p\n_ => six=3", "six=3: six=0"),
        ("given 3p\n_ => skip=1", "skip=1: skip=0"),
        ("given 3p\n_ => suit=S", "suit=S: suit=-"),
        ("given 3p\n_ => live=AS", "live=AS: live=4C/C"),
        ("given 3p\n_ => pass=B", "pass=B: pass=-"),
        ("given 3p\n_ => hidden A: dir=+", "hidden A: dir=+: A sees dir=+"),
        ("given 3p\n_ => sees A: dir=-", "sees A: dir=-: A does not see dir=-"),
        ("given 3p\n_ => sees A: tens=on", "sees A: tens=on: A does not see tens=on"),
        ('given 3p A{10S,+3} P1[9S]\nA: play 10S "In" => tens=off', "tens=off: tens=on"),
        ('given 3p A{QS,+3} P1[9S]\nA: play QS "In" => queens=off', "queens=off: queens=on"),
        ("given 3p A{6S,+3} P1[9S]\nA: play 6S => six=0", "six=0: six=2"),
        ('given 3p A{10S,+3} P1[9S]\nA: play 10S "In" => hidden A: tens=on', "hidden A: tens=on: A sees tens=on"),
        ("given 3p\nA: take => fined A ace-sorry", "fined A ace-sorry: no-fine"),
        ('given 3p A{5D,+3} P1[9D]\nA: play 5D point B left "you" => turn=C', "turn=C: turn=B"),
        ("given 3p P1[9D]\n? legal(B,4C) => true", "true: legal(B,4C) is false"),
        ("given 3p turn=B1\n_ => turn=A", "turn=A: turn=B"),
        (
            'given mode=table A{10S,+3} P1[9S]\nA: play 10S "In" => sees A: tens=on',
            "sees A: tens=on: A does not see tens=on",
        ),
        (
            'given mode=table A{QS,+3} P1[9S]\nA: play QS "In" => sees A: queens=on',
            "sees A: queens=on: A does not see queens=on",
        ),
        ("given mode=table A{6S,+3} P1[9S]\nA: play 6S => sees A: six=2", "sees A: six=2: A does not see six=2"),
        ("given mode=table A{3S,+3} P1[9S]\nA: play 3S => sees A: skip=1", "sees A: skip=1: A does not see skip=1"),
        (
            'given mode=table A{JS,+3} P1[9S]\nA: play JS "hearts" => sees A: suit=H',
            "sees A: suit=H: A does not see suit=H",
        ),
        (
            "given mode=table owes.B=4 turn=B P1[AS] owner=A\n_ => sees B: owes B=4",
            "sees B: owes B=4: B does not see owes B=4",
        ),
        ('given A{10S,+3} P1[9S]\nA: play 10S "In" => hidden B: tens=on', "hidden B: tens=on: B sees tens=on"),
        ('given A{QS,+3} P1[9S]\nA: play QS "In" => hidden B: queens=on', "hidden B: queens=on: B sees queens=on"),
        ("given A{6S,+3} P1[9S]\nA: play 6S => hidden B: six=2", "hidden B: six=2: B sees six=2"),
        ("given A{3S,+3} P1[9S]\nA: play 3S => hidden B: skip=1", "hidden B: skip=1: B sees skip=1"),
        ('given A{JS,+3} P1[9S]\nA: play JS "hearts" => hidden B: suit=H', "hidden B: suit=H: B sees suit=H"),
        ("given owes.B=4 turn=B P1[AS] owner=A\n_ => hidden B: owes B=4", "hidden B: owes B=4: B sees owes B=4"),
        ("given mode=table turn=B\n_ => sees B: turn=B", "sees B: turn=B: B does not see turn=B"),
        ("given turn=B\n_ => hidden B: turn=B", "hidden B: turn=B: B sees turn=B"),
    ],
)
def test_uncle_baiting_says_what_was_found_instead(text: str, told: str) -> None:
    assert not_so("uncle-baiting", text) == told


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 3p\nA: bow low => ok", 'I cannot read "bow low". It is written: bow eye'),
        ("given 3p\nA: lay => ok", 'I cannot read "lay". It is written: lay 5S'),
        ("given 3p\nA: lay 5S,6S => ok", 'I cannot read "lay 5S,6S". It is written: lay 5S'),
        ("given 3p\nA: take2 P1 P2 => ok", 'I cannot read "take2 P1 P2". It is written: take2 P1'),
        ("given 3p\nA: place-death => ok", 'I cannot read "place-death". It is written: place-death P2'),
        ("given 3p\nA: give 5C B => ok", 'I cannot read "give 5C B". It is written: give 5C,6C -> B'),
        ("given 3p\nA: give x -> B => ok", 'I cannot read "give x -> B". It is written: give 5C,6C -> B'),
        ("given 3p\nA: swap 5H => ok", 'I cannot read "swap 5H". It is written: swap 5H <-> 4C'),
        ("given 3p\nA: hand token B => ok", 'I cannot read "hand token B". It is written: hand dealer-token B'),
        ("given 3p\nA: move => ok", 'I cannot read "move". It is written: move dealer-token'),
        ("given 3p\nA: object => ok", 'I cannot read "object". It is written: object low-fives'),
        ("given 3p\nA: pass-deck => ok", 'I cannot read "pass-deck". It is written: pass-deck B'),
        ("given 3p\nA: menu => ok", 'I cannot read "menu". It is written: menu slam,veto'),
        ("given 3p\nA: primes => ok", 'I cannot read "primes". It is written: primes number'),
        ("given 3p\n_ => primes=odd", '"odd" is no choice of primes. Known are'),
        ("given 3p\n_ => count=3", 'I cannot read "count=3". It is written: count A=1'),
        ("given 3p\nA: join B C => ok", 'I cannot read "join B C". It is written: join B'),
        ("given 3p\n_ => phase=noon", 'A round under these rules has no phase "noon". Known are'),
        ("given 3p\n_ => duty A dance", 'No rule asks anybody to "dance". Known are'),
        ("given 3p game=nogame\n_ => turn=A", 'There is no game called "nogame".'),
        (
            "given 3p on=8-skip,7-skip\n_ => turn=A",
            'There are no rules 8-skip, 7-skip in bartok. "cardhouse rules bartok" lists them.',
        ),
        ("given 3p A{5H,+1} P1[2H]\nA: play +1 => ok", 'I cannot read "play +1". It is written: play 5H,5C > P1'),
        ("given 3p\n_ => dishwasher", 'I cannot read "dishwasher". It is written: dishwasher=A'),
        ("given 3p\n_ => hand", 'I cannot read "hand". It is written: A{5H,9C}, P1[2H 5H] or deck<5H ..>'),
        ("given 3p\n_ => pile", 'I cannot read "pile". It is written: A{5H,9C}, P1[2H 5H] or deck<5H ..>'),
    ],
)
def test_bartok_says_how_its_words_are_written(text: str, told: str) -> None:
    assert not_read("bartok", text).startswith(told)


@pytest.mark.parametrize(
    "text, told",
    [
        ("given 3p on=veto\n_ => vetoes A=0", "vetoes A=0: vetoes A=1"),
        ("given 3p on=veto\n_ => window=open", "window=open: window=closed"),
        ("given 3p on=dishwasher\n_ => dishwasher=C", "dishwasher=C: dishwasher=-"),
        ("given 3p P1[2H]\nA: draw => jammed base-turn", "jammed base-turn: base-turn did not fail"),
        ("given 3p duty.A=give\n_ => duty B give", "duty B give: no-duty B"),
        ("given 3p duty.A=give\n_ => duty A designate", "duty A designate: duty A give"),
        (
            'given 3p on=bartok A{5H,9C} P1[2H]\nA: play 5H => duty A say "Sorry"',
            'duty A say "Sorry": duty A say Bartok',
        ),
        ('given 3p on=bartok A{5H,9C} P1[2H]\nA: play 5H => duty B say "Bartok"', 'duty B say "Bartok": no-duty B'),
        ("given 3p deck<5H 6H>\n_ => deck<6H 5H>", "deck<6H 5H>: deck<5H 6H>"),
        ("given 3p deck<5H 6H 7H 8H 9H>\n_ => deck<6H 5H>", "deck<6H 5H>: deck<5H 6H 7H 8H 9H>"),
        ("given 3p deck<5H 6H 7H 8H 9H 10H>\n_ => deck<6H 5H>", "deck<6H 5H>: deck<5H 6H 7H 8H 9H ..>"),
        ("given 3p deck<5H 6H 7H 8H 9H>\n_ => deck<6H ..>", "deck<6H ..>: deck<5H 6H 7H 8H ..>"),
        ("given 3p P1[5H 6H 7H]\n_ => P1[.. 5H 6H]", "P1[.. 5H 6H]: P1[5H 6H 7H]"),
        ("given 3p P1[5H 6H 7H]\n_ => P1[.. 2H 5H 6H 7H]", "P1[.. 2H 5H 6H 7H]: P1[5H 6H 7H]"),
        ("given 3p on=dishwasher dw=A\n_ => dishwasher=B", "dishwasher=B: dishwasher=A"),
        ("given 3p A{5H,9C}\n_ => A{5H,5H}", "A{5H,5H}: A{5H,9C}"),
        ("given 3p A{5H,9C}\n_ => A{+1}", "A{+1}: A{5H,9C}"),
        ("given 3p on=starting-salad salad.A=KC\n_ => salad A=KD", "salad A=KD: salad A=KC"),
        ("given 3p on=chef chef=A\n_ => contributor=C", "contributor=C: contributor=B"),
        (
            'given 3p\nA: draw => because "it rains"',
            'because "it rains": refused turn-token (A has to take the Turn Token first)',
        ),
        ("given 3p\n_ => share A=1/2", "share A=1/2: share A=-"),
        ("given 3p\n_ => result=all-lose", "result=all-lose: result=-"),
        ("given 3p\n_ => skipped=A", "skipped=A: skipped=-"),
        ("given 3p on=8-skips\n_ => off 8-skips", "off 8-skips: in force: 8-skips"),
        ("given 3p\n_ => off 8-skips", "off 8-skips: in force: 8-skips"),
    ],
)
def test_bartok_says_what_was_found_instead(text: str, told: str) -> None:
    assert not_so("bartok", text) == told
