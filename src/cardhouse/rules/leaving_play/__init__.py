"""Going out by a word, coming and going, cards owed, chains of sevens."""
