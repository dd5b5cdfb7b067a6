"""Cards before everybody, and swapping with them."""
