"""How a round and a game are won, and how they end."""
