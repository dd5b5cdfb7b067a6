"""The loose front: people's own wording, led to the exact language or asked about, never guessed."""
