"""Wrong cards that are called, and go back."""
