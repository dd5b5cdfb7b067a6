"""Plays the book of Crazy Eights beside OpenSpiel's own engine, act by act, with the same cards.

python tools/crazy_eights.py 10000            random games of 2 to 6 players
python tools/crazy_eights.py 500 --players 3

Before every act both are asked what is lawful, and the answers must be the same; after the last act the hands and the
scores must be the same. OpenSpiel's `crazy_eights` is played with special cards.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import pyspiel

from cardhouse.books import game_of, read_rulebook
from cardhouse.cards import DECK_FACES, Card
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful, prepare
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Choose
from cardhouse.core.rounds import Pass
from cardhouse.core.table import OVER, Table
from cardhouse.english.written.identity import value_of
from cardhouse.games.shelf import Game, new_table
from cardhouse.rules.leaving_play.purses import held

BOOK: Final = Path(__file__).resolve().parent.parent / "rulebooks" / "crazy-eights.md"
FEWEST, MOST = 2, 6
DRAW, PASS, SUIT = 52, 53, 54
DEALER: Final = 52
_LETTERS: Final = "CDHS"
LETTERS: Final = {card.suit: card.name[-1] for card in DECK_FACES if card.rank}
_SPECIAL: Final = (1, 2, 8, 12)
"""Ranks that do something: OpenSpiel lets the dealer have played the first card, or takes another if it is an 8."""


class Differs(AssertionError):
    """The two engines do not agree."""


@dataclass
class Compared:
    """What was compared."""

    games: int = 0
    acts: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)


@cache
def the_game(players: int) -> Game:
    """The book for so many: two start with 7 cards, six play with two decks."""
    text = BOOK.read_text(encoding="utf-8")
    if players == 2:
        text = text.replace("starts with 5 cards", "starts with 7 cards")
    if players > 5:
        text = text.replace("starts with 5 cards.", "starts with 5 cards. The game uses 2 decks.")
    return game_of(read_rulebook(text))


@cache
def their_game(players: int) -> Any:
    settings = {"players": players, "use_special_cards": True, "reshuffle": False, "max_turns": 1_000_000}
    return pyspiel.load_game("crazy_eights", settings)


def number(card: Card) -> int:
    """A card as OpenSpiel counts them: by rank from 2 to Ace, then by suit."""
    return ((card.rank - 2) % 13) * 4 + _LETTERS.index(card.name[-1])


def action(act: Act) -> int | None:
    match act:
        case Play():
            return number(act.cards[0])
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case Choose() if act.choice == "suit":
            return SUIT + _LETTERS.index(LETTERS[act.picks[0]])
    return None


def slip(hand: list[Card]) -> int:
    """By how much OpenSpiel counts a hand higher: it takes a number card by its place in the pack, not by its rank."""
    return sum(number(card) + 2 - card.rank for card in hand if 2 <= card.rank <= 10 and card.rank != 8)


def dealt(players: int, chance: random.Random) -> Table:
    """A table after the deal; first cards that do something are dealt again."""
    while True:
        seed = chance.randrange(2**62)
        table = new_table(the_game(players), [f"P{seat}" for seat in range(players)], seed=seed)
        prepare(table, seeded(seed + 1))
        top = table.top(1)
        if top is not None and top.rank not in _SPECIAL:
            return table


def their_deal(table: Table) -> Any:
    state = their_game(table.seats).new_initial_state()
    state.apply_action(DEALER + table.dealer)
    for place in range(len(table.hands[0])):
        for step in range(1, table.seats + 1):
            state.apply_action(number(table.hands[(table.dealer + step) % table.seats][place]))
    top = table.top(1)
    assert top is not None
    state.apply_action(number(top))
    return state


def pick(actions: list[int], eager: bool, chance: random.Random) -> int:
    """Any of them; in every other game cards are mostly played when there are some to play."""
    plays = [each for each in actions if each < DRAW]
    return chance.choice(plays if plays and eager and chance.random() < 0.9 else actions)


def one_game(players: int, chance: random.Random, compared: Compared) -> None:
    table = dealt(players, chance)
    state = their_deal(table)
    eager = compared.games % 2 == 1
    while not state.is_terminal():
        seat = state.current_player()
        mine = {found: act for act in lawful(table) if (found := action(act)) is not None}
        theirs = state.legal_actions()
        if sorted(mine) != sorted(theirs) or mine[theirs[0]].seat != seat:
            raise Differs(
                f"{players} players, act {compared.acts}: here {sorted(mine)}, there {sorted(theirs)}\n{state}"
            )
        picked = pick(theirs, eager, chance)
        before = len(table.hands[seat])
        if not decide(table, mine[picked]).happened:
            raise Differs(f"{mine[picked]} is lawful, and did not happen")
        state.apply_action(picked)
        for card in table.hands[seat][before:] if picked == DRAW else ():
            state.apply_action(number(card))
        compared.acts += 1
    compare_ends(table, state, compared)


def compare_ends(table: Table, state: Any, compared: Compared) -> None:
    """Who has what, and what it counts."""
    over = table.phase == OVER
    out = any(not hand for hand in table.hands)
    if over != out:
        raise Differs(f"the round is {'over' if over else 'not over'}, and somebody is {'' if out else 'not '}out")
    for seat, score in enumerate(state.returns()):
        hand = table.hands[seat]
        counted = held(table, "point", seat) if over else sum(value_of(table, card) for card in hand)
        if -score != counted + slip(hand):
            raise Differs(f"seat {seat} with {hand}: {counted} here, {-score} there")
    compared.games += 1
    compared.players[table.seats] += 1
    compared.ends["somebody went out" if out else "everybody passed"] += 1


def compare(games: int, seed: int = 1, players: int = 0) -> Compared:
    chance = random.Random(seed)
    compared = Compared()
    for game in range(games):
        one_game(players or FEWEST + game % (MOST - FEWEST + 1), chance, compared)
    return compared


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        found = compare(asked.games, asked.seed, asked.players)
    except Differs as difference:
        print(difference)
        return 1
    ends = ", ".join(f"{how} in {count}" for how, count in found.ends.most_common())
    print(f"{found.games} games and {found.acts} acts agree ({ends})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
