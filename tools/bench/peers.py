"""Random complete games of the libraries we measure ourselves beside, each stepped from Python.

An act is one decision of a player. Dealing and drawing, which OpenSpiel puts to its caller as chance, is in the time
and not in the count; so it is for every library here, Cardhouse among them. Picks are the cheapest there are, so that
what is measured is the library and not the driver.
"""

from __future__ import annotations

import random
import time


def openspiel(players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    """Games, acts and CPU seconds of `crazy_eights`."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    chance = random.Random(seed).random
    games = acts = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        steps = dealt = 0
        while not state.is_terminal():
            if state.is_chance_node():
                dealt += 1
            # for chance too: its outcomes are the legal actions, all equally likely in this game,
            # and listing them with their probabilities would make an act twice as dear
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            steps += 1
        games += 1
        acts += steps - dealt
    return games, acts, spent


def rlcard(players: int, seed: int, seconds: float) -> tuple[int, int, float]:
    """Games, acts and CPU seconds of UNO, by its game alone, without the environment around it."""
    import numpy
    from rlcard.games.uno import Game

    game = Game(num_players=players)
    game.np_random = numpy.random.RandomState(seed)
    chance = random.Random(seed).random
    games = acts = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, _ = game.init_game()
        try:
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[int(chance() * len(legal))])
                acts += 1
        except IndexError:
            pass  # all cards are in hands and somebody must draw: the library gives up, and so does this game
        games += 1
    return games, acts, spent
