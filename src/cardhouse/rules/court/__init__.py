"""What a court of any kind may go by: who judges, who pays, what is undone."""
