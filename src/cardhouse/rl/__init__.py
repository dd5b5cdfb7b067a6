"""Adapters for learning: the same games as environments of PettingZoo, Gymnasium and OpenSpiel.

They need `pip install "cardhouse[rl]"`; nothing else in Cardhouse needs them.
"""
