"""What tests of rules and games are made of: scenarios and how their results are told."""
