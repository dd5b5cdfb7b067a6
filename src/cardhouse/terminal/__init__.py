"""A table in the terminal: drawn from a player's view, told in words, and played by typing."""
