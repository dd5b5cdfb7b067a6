"""Commands one after another, and all that they say.

Make it anew with `python -m tests.cli.test_command_transcript`, and read what has changed in it.
"""

import contextlib
import io
import os
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from cardhouse.__main__ import main

TRANSCRIPT = Path(__file__).parent / "transcripts" / "commands.txt"
GIVEN = "given game=bartok@2023-08-14 3p turn=A A{KH,9C} P1[2H]"
FILES = {
    "notes.txt": "Sunday rules:\n\nKings skip (Tom, 3 Feb 2021)\nSlam: be quick\nno shouting\n7s: next draws 2\n",
    "house.rst": "House\n=====\n\nKings\n-----\n\nKings skip.\n\nHats\n----\n\nNo hats at the table. Then all bow.\n",
    "good.table": f"kings: a King does nothing\n{GIVEN}\nA: play KH => ok\n",
    "bad.table": f"kings: a King is refused\n{GIVEN}\nA: play KH => refused\n",
    "worse.table": f"kings: nobody knows this word\n{GIVEN}\nA: fly KH => ok\n",
}
COMMANDS = """
nothing
rule
rule '7 - next player draws 2'
rule '7 - next player draws 2' '2 - skip' --game bartok --rule 'Kings skip'
rule 'Kings wobble'
rule 'When Bob plays a 7, he draws a card' --player Bob
rule 'You must not shout'
rule '2 - skip' --json
rule 'Kings wobble' --json
rule '2 - skip' --game chess
rule --file nowhere.txt
read notes.txt
read notes.txt --json
read notes.txt --base bartok --shelf --write new.md
read notes.txt --write new.md
read house.rst
read nowhere.md
read notes.txt --base chess
check new.md
check good.table
check bad.table
check worse.table
check nowhere.table
book new ours.md --title 'Our book'
book new ours.md --title 'Our book'
book adopt ours.md Kings 'Kings skip.' --by Ann --vote '3 to 1' --day '3 Sep 2026'
book adopt ours.md Kings 'Kings skip.' --by Ann --day '3 Sep 2026'
book amend ours.md Kings 'Kings reverse.' --by Bob --day '4 Sep 2026' --round 2
book suspend ours.md Kings --day '5 Sep 2026'
book resume ours.md Kings --day '6 Sep 2026'
book ruling ours.md Kings 'A King is a King.' --by Cat --day '7 Sep 2026'
book history ours.md
book history ours.md Kings
book blame ours.md
book diff ours.md '3 Sep 2026'
book diff ours.md '2026-09-03' '2026-09-04#1'
book diff ours.md '2026-09-03#x'
book diff ours.md yesterday
book repeal ours.md Kings --day '8 Sep 2026'
book repeal ours.md Queens --day '8 Sep 2026'
book repeal notes.txt Kings
book shipped chess
read ours.md
explain nothing-at-all
explain trap-card --game chess
rules chess
trace uncle-baiting '6_C K_B X_C X_B X_A'
trace uncle-baiting '6_C K_B X_D' --players 4 --start dir-
trace uncle-baiting nonsense
trace moo '6_C'
trace uncle-baiting '6_C' --option skip
play chess
play bak --players 9
play --name ''
play bak --players 8
play moo --set nothing=1
play moo --without nothing
play nowhere.cards
simulate --bots nobody
"""


def session() -> Iterator[str]:
    """The commands with what each has said, errors after a sign, and its code if it is not 0."""
    for line in COMMANDS.strip().splitlines():
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(shlex.split(line))
        yield f"$ cardhouse {line}"
        yield from out.getvalue().rstrip("\n").splitlines()
        yield from [f"! {each}" for each in err.getvalue().rstrip("\n").splitlines()]
        if code:
            yield f"[{code}]"


def shown(folder: Path) -> str:
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    with contextlib.chdir(folder):
        return "\n".join(session()) + "\n"


def test_what_commands_say(tmp_path: Path) -> None:
    assert shown(tmp_path).splitlines() == TRANSCRIPT.read_text("utf-8").splitlines()


if __name__ == "__main__":
    os.environ["COLUMNS"] = "80"
    with tempfile.TemporaryDirectory() as place:
        TRANSCRIPT.write_text(shown(Path(place)), encoding="utf-8")
