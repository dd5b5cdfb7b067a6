"""What is typed to call a breach."""

from cardhouse.core.lines import helps

helps(250, "call bob wrong", "say that somebody has broken a rule; what was done is undone", "keep")
