"""Plays random acts on the kept build, and writes down each act with what came of it, a line of JSON each.

Run with the kept build first on PYTHONPATH. It says what that build says in that build's own words, so it is left
alone when the tree it stands in changes; where builds that may be kept differ, it reads either.
"""

from __future__ import annotations

import json
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import cardhouse.core
from cardhouse.core.acts import Act
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.engine import decide
from cardhouse.core.rule import DIALS
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games.options import CHOICE, SWITCH, register
from cardhouse.games.shelf import GAMES, added, fewest_players, new_table
from cardhouse.store.codec import encode_act
from cardhouse.testing.erring import erring_act
from cardhouse.testing.random_acts import mixed_act


def in_core(name: str) -> Any:
    """What the core of a build has by this name, in whichever module: modules are moved about, and names stay."""
    for module in pkgutil.iter_modules(cardhouse.core.__path__, "cardhouse.core."):
        if hasattr(found := import_module(module.name), name):
            return getattr(found, name)
    raise ImportError(f"the core of this build has no {name}")


Tick, deadlines = in_core("Tick"), in_core("deadlines")

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
STYLES: Final = ("lawful", "mixed", "erring")
SPREAD: Final = 1_000_003
CHOICES_EVERY: Final = 5
"""After every so many acts all that may be done is compared too."""


def names(cards: Any) -> str:
    return " ".join(card.name for card in cards)


def laid(seed: int) -> tuple[dict[str, Any], Table, Chance]:
    """A table by chance: its description, the table, and the chance to go on with."""
    chance = seeded(seed)
    game = GAMES[chance.pick(sorted(GAMES))]
    options: dict[str, str] = {}
    if chance.below(2):
        for option in register(game):
            if option.kind in (SWITCH, CHOICE) and not chance.below(5):
                options[option.name] = chance.pick(list(option.values or ("yes", "no")))
    without = [article.id for article in added(game.book) if not chance.below(3)] if not chance.below(3) else []
    try:
        players = min(fewest_players(game, options) + chance.below(4), game.most, len(NAMES))
    except Exception:
        options, players = {}, game.fewest
    styles = STYLES if game.name == "moo" else STYLES[:2]
    described = {
        "game": game.name,
        "names": list(NAMES[:players]),
        "seed": chance.word(),
        "dial": chance.pick(list(DIALS)),
        "options": options,
        "without": without,
    }
    style = chance.pick(list(styles))
    return {**described, "style": style}, table_of(described), chance


def table_of(described: dict[str, Any]) -> Table:
    return new_table(
        GAMES[described["game"]].book,
        described["names"],
        seed=described["seed"],
        dial=described["dial"],
        options=described["options"],
        without=described["without"],
    )


def acts_at(table: Table, style: str, chance: Chance) -> Iterator[Act]:
    """What people do next, one act after another, for ever."""
    while True:
        now = table.clock + chance.below(4_000 if chance.below(3) else 40)
        for due in sorted({time for time in deadlines(table) if table.clock < time <= now})[:3]:
            yield Tick(due)
        if style == "erring" and table.phase == PLAYING:
            if now > table.clock:
                yield Tick(now)
            yield erring_act(table, chance)
        elif style == "mixed" and table.phase == PLAYING:
            yield mixed_act(table, chance)
        else:
            table.steps = 0
            act = random_act(table, chance)
            yield act if act is not None else Tick(max([*deadlines(table), table.clock + 121_000]))


def tokens_of(table: Table) -> dict[str, int]:
    """Where tokens lie: a pile is its number and 100, also for a build that keeps apart which pile is marked."""
    marked: dict[str, int] = getattr(table, "marked", {})
    return {token: marked[token] + 100 if token in marked else place for token, place in sorted(table.tokens.items())}


def scene_of(table: Table) -> dict[str, Any]:
    return {
        "hands": [names(hand) for hand in table.hands],
        "stock": names(table.stock),
        "piles": {str(number): names(pile) for number, pile in sorted(table.piles.items())},
        "areas": {name: [names(zone) for zone in zones] for name, zones in sorted(table.areas.items()) if any(zones)},
        "tokens": tokens_of(table),
        "turn": table.turn,
        "direction": table.direction,
        "phase": table.phase,
        "dealer": table.dealer,
        "round": table.round,
        "duties": [[duty.bearer, duty.kind, duty.what, duty.rule] for duty in table.duties],
        "debts": [[debt.bearer, debt.left, debt.rule] for debt in table.debts],
        "breaches": [[breach.offender, breach.rule, breach.status] for breach in table.breaches],
        "motions": [
            [m.kind, m.by, m.about, m.subject, sorted(m.electorate), sorted(m.ayes), sorted(m.noes)]
            for m in table.motions
        ],
        "pauses": list(table.pauses),
        "winners": list(table.winners),
        "outcome": table.outcome,
        "scores": list(table.scores),
        "off": sorted(table.law.off),
        "book": [article.id for article in table.law.book],
    }


def played(seed: int, most: int) -> Iterator[dict[str, Any]]:
    """One table from its laying on: a line that describes it, then a line for each act."""
    described, table, chance = laid(seed)
    yield {"table": described, "scene": scene_of(table)}
    over = 0
    for number, act in enumerate(acts_at(table, described["style"], chance)):
        if number == most or over > 12:
            return
        sent = encode_act(act).decode()
        outcome = decide(table, act, strict=False)
        line = {
            "act": json.loads(sent),
            "answer": outcome.answer,
            "reasons": sorted([[ruling.rule, ruling.reason] for ruling in outcome.rulings]),
            "jammed": sorted(outcome.jammed),
            "scene": scene_of(table),
        }
        if number % CHOICES_EVERY == 0:
            table.steps = 0
            line["choices"] = sorted([encode_act(each).decode() for each in lawful(table)])
        yield line
        over = over + 1 if table.phase == OVER else 0


def main(first: int, acts: int, at_a_table: int) -> None:
    """Play so many acts, at one table after another."""
    done = number = broke = 0
    while done < acts:
        try:
            for line in played(first * SPREAD + number, at_a_table):
                sys.stdout.write(json.dumps(line) + "\n")
                done += "act" in line
        except BrokenPipeError:
            sys.exit("nobody listens any more")
        except Exception as error:  # what the kept build cannot do is not compared
            sys.stdout.write(json.dumps({"broke": f"{type(error).__name__}: {error}"}) + "\n")
            broke += 1
        number += 1
        if broke > 5 + number // 20:
            sys.exit(f"{broke} of {number} tables could not be played on the kept build")


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:4]])
