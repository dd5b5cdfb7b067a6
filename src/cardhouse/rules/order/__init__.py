"""The order of turns in slots, with cards that give orders: pick-ups, strays, groups, passing hands."""
