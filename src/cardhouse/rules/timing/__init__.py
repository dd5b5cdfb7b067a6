"""What is owed within seconds, and turns that the clock ends."""
