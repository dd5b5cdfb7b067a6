"""Games as people play them, with errors, act by act, and all that is otherwise after each act.

Each file of `playthroughs/` is one game. Acts are written down, so that a record does not depend on how they were
found. Whoever changes a decision makes the records anew with `python -m tests.games.playthrough`, and reads what has
changed in them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardhouse.cards import Card
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.english.written.rule import written
from cardhouse.front.notation import act_read, called
from cardhouse.games.shelf import game, new_table

FOLDER = Path(__file__).parent / "playthroughs"
Facts = dict[str, str]


def named(cards: Sequence[Card], most: int = 12) -> str:
    """Cards from the bottom up; of many the topmost, and how many there are."""
    text = " ".join(card.name for card in cards[-3:]) if len(cards) > most else " ".join(card.name for card in cards)
    return f"{len(cards)} cards, {text}" if len(cards) > most else text


def stands(table: Table) -> Facts:
    """How a table stands, in words that are looked up beside the earlier ones."""
    names = [*table.names, "nobody"]
    facts = {"phase": table.phase, "turn": names[table.turn], "stock": named(table.stock, 0)}
    facts |= {f"pile {number}": named(pile, 3) for number, pile in table.piles.items()}
    facts |= {f"{names[seat]}": named(hand) for seat, hand in enumerate(table.hands)}
    for area, zones in table.areas.items():
        facts |= {
            f"{area} of {names[seat] if len(zones) > 1 else 'all'}": named(zone) for seat, zone in enumerate(zones)
        }
    facts |= {f"token {token}": names[seat] for token, seat in table.tokens.items()}
    facts["to do"] = ", ".join(
        f"{names[duty.bearer]} {duty.kind} {duty.what} ({duty.until}{', first' if duty.blocking else ''})"
        for duty in table.duties
    )
    facts["to draw"] = ", ".join(f"{names[debt.bearer]} {debt.left} for {debt.rule}" for debt in table.debts)
    facts["broken"] = ", ".join(
        f"{names[breach.offender]} {breach.rule}{f' ({breach.words})' if breach.words else ''} {breach.status}"
        for breach in table.breaches
    )
    facts["put to the vote"] = ", ".join(
        f"{motion.kind} {motion.subject} by {names[motion.by]}: {len(motion.ayes)} to {len(motion.noes)}"
        f" of {len(motion.electorate)}"
        for motion in table.motions
    )
    facts["paused by"] = ", ".join(table.pauses)
    facts["waiting"] = named([card for event in table.landing if (card := getattr(event, "card", None))])
    facts["won by"] = ", ".join(names[seat] for seat in table.winners)
    seen = view(table, NO_SEAT)
    facts["figures"] = ", ".join(
        f"{names[each.owner] + ' ' if each.owner >= 0 else ''}{each.name} {each.number}" for each in seen.figures
    )
    facts["next"] = names[seen.pending]
    return facts


def may(table: Table) -> Facts:
    """What each of them may do, and in how many ways."""
    table.steps = 0
    ways: dict[int, Counter[str]] = {seat: Counter() for seat in range(table.seats)}
    for act in lawful(table):
        ways[act.seat][called(type(act))] += 1
    return {
        f"{table.names[seat]} may": ", ".join(
            f"{way} {count}" if count > 1 else way for way, count in sorted(found.items())
        )
        for seat, found in ways.items()
    }


def house_rule(id: str, text: str) -> Article:
    """A rule in people's words."""
    rule = written(text)
    assert rule is not None, text
    return Article(id, "", "", "", (rule,))


def laid(head: Sequence[str]) -> Table:
    """The table of a record: its game, who plays, and what is set."""
    said = dict(line.split(" ", 1) for line in head if not line.startswith("rule "))
    texts = [line.removeprefix("rule ") for line in head if line.startswith("rule ")]
    law = Law((*game(said["game"]).book, *[house_rule(f"r{at}", text) for at, text in enumerate(texts, 1)]))
    for setting in said.get("options", "").split():
        option, _, value = setting.partition("=")
        law = law.setting(option, value)
    return new_table(law.book, said["players"].split(), seed=int(said["seed"]), dial=said["dial"])


def replayed(text: str) -> Iterator[str]:
    """The same record, as the game goes now."""
    lines = text.strip().splitlines()
    head = [line for line in lines if ": " not in line.partition(" -> ")[0]]
    yield from head
    table = laid(head)
    before = {**stands(table), **may(table)}
    for line in lines[len(head) :]:
        act = line.partition(" -> ")[0]
        outcome = decide(table, act_read(act, table.names), strict=False)
        now = {**stands(table), **may(table)}
        other = [f"{name}: {now.get(name) or '-'}" for name in {**now, **before} if now.get(name) != before.get(name)]
        against = ", ".join(dict.fromkeys(ruling.rule or "the table" for ruling in outcome.rulings))
        why = "" if outcome.happened else f"{outcome.answer} by {against}" if against else outcome.answer
        yield f"{act} -> {'; '.join(filter(None, [why, *other])) or 'nothing'}"
        before = now


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text("\n".join(replayed(path.read_text("utf-8"))) + "\n", encoding="utf-8")
