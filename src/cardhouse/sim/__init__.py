"""Many games at once: random play, measures, reports."""
