"""How people add rules to the book, and answer for them."""
