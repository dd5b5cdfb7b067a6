"""Rules in people's words as the table runs them: from what a sentence means to what it hears and answers.

`reads` is all that a game needs; what runs a rule, `rule` and the rest, is loaded when somebody has written one.
"""
