"""What a card is worth, wild, or counts as, with all that people put around it; `Def` is which cards, as elsewhere."""

from typing import Final

WORTH: Final = """
8 AndList: K (and | ',' and | '/') K => {K} or {K2}
8 AndList: K (',' | '/') AndList => {K} or {AndList}
8 Def: [all | the] AndList => {AndList}
8 Each0: (each | apiece | a piece | every time | per card | each one) => .
8 Score0: [all | both | each | now | always] (count | counts | counts for | count for | count as | counts as | score |
    scores | must count | must score | give | gives | must give | must count for | is good for | are good for | carry
    | carries | bring | brings | yield | yields | is rated at | fetch | fetches | has the value | have the value |
    value | values | is valued | are valued) => .
8 D: Def Score0 [all | both | each] NUM (points | point) [Each0 | in value] => the value of {Def} is {NUM}
8 D: Def Score0 [all | both | each] NUM Each0 => the value of {Def} is {NUM}
8 D: Def (count | counts | score | scores | must count | must score | value | values | count for | counts for | must
    count for) [all | both | each] NUM [Each0] => the value of {Def} is {NUM}
8 D: Def (is | are | must be) [all | both | each] [now | always | exactly | only] worth [exactly | only] NUM [points |
    point | pips] [Each0] => the value of {Def} is {NUM}
8 D: [the] [point] (value | worth | point value | points value | face value | score) (of | for) Def (is | must be | is
    now | ':' | '=' | equals | becomes | is set at | is fixed at | is changed to | goes up to | goes down to | must
    always be | is always) NUM [points | point] [Each0] => the value of {Def} is {NUM}
8 D: Def (':' | '=' | '-') NUM (points | point) Each0 => the value of {Def} is {NUM}
8 D: NUM (points | point) per Spec => the value of {Spec} is {NUM}
8 D: NUM (points | point) per Plural => the value of {Plural} is {NUM}
8 D: Def (have | has) [a] (value | worth | point value) of [exactly] NUM [points | point] [Each0] => the value of
    {Def} is {NUM}
8 D: worth of Def ':' NUM [points] => the value of {Def} is {NUM}
8 D: [the] K 's (value | worth | score) (equals | must be | is now | becomes) NUM [points] => the value of {K} is {NUM}
8 D: Def (may be | may count as | may stand for | may represent | may stand in for | may substitute for | may be used
    as | may take the place of | may replace | may be used instead of | may go as | may pass for | may serve as | may
    be treated as | may be played as | may be played in place of | take the place of | takes the place of | stand in
    for | stands in for | go as | goes as) [absolutely | just about] AnyN [you like | you want | they like | they want
    | you wish | you need | of your choice | of their choice] => {Def} are wild
8 D: Def (is | are | becomes | become | must be | ':' | '=' | '-' | count as | counts as | must count as) (jokers | a
    joker | wildcards | a wildcard | a wild card | wild cards | the wild card | the wild cards | the wild | the wilds
    | [completely | totally | fully] wild) => {Def} are wild
8 D: (wild | wilds | wild cards | wildcards | wild card) (':' | '=' | are | is | '-' | must be) [all | the | all the |
    any] Def => {Def} are wild
8 OnTop: (on | onto | on top of | upon | over) => .
8 Put0: (be played | be put | be laid | be put down | be thrown | be placed | go | land | lie | come) => .
8 Any0: [absolutely | just | pretty much] (anything | everything | any card | any other card | all cards | every card
    | any card you like | any card at all | anything you like | anything at all | anything else) => .
8 D: C (may Put0 | go | goes | fit | fits) OnTop Any0 (',' | and | ',' and) [and] Any0 (may [Put0] | goes | go | fits
    | fit) OnTop (it | them) => {C} are wild
8 D: C (may Put0 | go | goes | fit | fits) OnTop Any0 (',' | and | ',' and) Any0 (OnTop) (it | them) => {C} are wild
8 D: [a | an] Spec (may Put0 | goes | go | fit | fits) OnTop Any0 (',' | and | ',' and) Any0 (may [Put0] | goes | go |
    fits) OnTop [a | an] Spec => {Spec} may be played on any card. any card may be played on {Spec2}
8 Pair0: K and K => {K} matches {K2}
8 Pair0: both K and K => {K} matches {K2}
8 Alike0: [always] (match | match each other | match one another | go together | fit together | fit each other | are
    the same | are interchangeable | are equivalent | count as the same | count as equal | are equal | must be treated
    as the same | counts as the same | must match | may be played on each other | may be played on one another | may
    go on each other | go on each other | go on one another | are a match | are a pair | belong together | are twins |
    are matching | must be considered equal | counts as matching | count as a match | count as matching | count as the
    same card | fit one another | fit on each other | may be interchanged | are one and the same | are alike) => .
8 D: Pair0 Alike0 => {Pair0}
8 D: K (match | matches | is a match for | are a match for | are a match with | is a match with | must match | always
    match | always matches | counts as matching | count as matching | go together with | goes together with | fits
    together with | fit together with) K [and (viceversa | the reverse)] => {K} matches {K2}
8 D: K (is | are) (interchangeable | equivalent | identical in rank) with K => {K} matches {K2}
8 D: Def (may be | is | are) (played | used | laid) (as if it were | as if they were | as though it were | as though
    they were) Into => {Def} counts as {Into}
8 Deem0: (is | are | must be | is to be | are to be) [always | now | hereby] (deemed | considered | regarded |
    reckoned | counted | taken | treated | understood | held | read | viewed | seen | thought of | called | named |
    played | used | valued | interpreted | recognised | handled) [as | to be | like | as being | as if it were | as if
    they were] => .
8 D: Def Deem0 Into => {Def} counts as {Into}
8 D: Def (equals | equal | passes for | pass for | works like | work like | works as | work as | is just like | are
    just like | has the effect of | is as good as | does the job of | is really | are really | is actually | are
    actually | must count as | must be | must act as | must stand for | must represent | acts exactly like | acts just
    like | is in fact | must serve as | must function as) Into => {Def} counts as {Into}
8 U: (if you play | whoever plays | when you play | if a player plays | when a player plays) [a | an | the] Spec [',']
    (it | that | that card | the card) (counts as | must count as | is | is treated as | becomes) Into => {Spec}
    counts as {Into}.
8 D: Def may [also] (count as | be used as | be played as | stand for | be) [a | an | the] Spec or [a | an | the] Spec
    => ?two-readings {Def} counts as {Spec} // {Def} counts as {Spec2}
"""
