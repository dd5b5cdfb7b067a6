"""The shelf: rules that any game may take, a file or a folder for each family."""
