"""Tokens that people carry: the Turn Token, the Dealer's, the Death Token."""
