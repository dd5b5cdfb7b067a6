"""Rules in people's words as the table runs them: from what a sentence means to what it hears and answers.

A text is asked what it means, whichever way it comes into the book, and `reads.ReadsRules` answers. What it understands
becomes one rule, `rule.Written`, whose only field is the text in its one form: logs and the wire keep words, and the
meaning is read again from them. Its hooks are made from the meaning, part by part. A clause is carried out when its
turn in the queue comes, so that "the next player" is found after older rules have turned the order round. Before a rule
is taken on, each clause is tried at a small table: what cannot be carried out is a rule for people.

`reads` is all that a game needs; what runs a rule, `rule` and the rest, is loaded when somebody has written one.
"""
