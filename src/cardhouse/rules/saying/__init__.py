"""Words that a card or a number of cards asks for."""
