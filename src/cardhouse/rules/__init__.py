"""The shelf: rules that any game may take, one file for each family."""
