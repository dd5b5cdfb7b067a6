"""Before the first turn: the pack, the cut, the deal, the menu, the first card."""
