"""Rules that only their authors know."""
