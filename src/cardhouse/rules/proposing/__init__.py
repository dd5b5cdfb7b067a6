"""Proposals, their contest and the cards laid aside until they are accepted."""
