"""Running scenarios: from the notation to tables, acts and results."""
