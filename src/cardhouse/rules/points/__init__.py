"""Points of order, and the motions that are put in them."""
