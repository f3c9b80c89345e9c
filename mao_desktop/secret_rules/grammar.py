"""The grammar of secret rules, for Lark: every terminal is a word as `words` cuts it.

"or" joins kinds of cards and groups of tests, and one word ahead is too few to tell which: so a group may begin with a
kind, which belongs to the test before it.
"""

GRAMMAR = """
sentence: when | row_off | option

when: WHEN event condition? COMMA effects call?
row_off: RULE NAME IS OFF
option: OPTION NAME IS (NAME | PHRASE | ON | OFF)
condition: COMMA IF groups
call: COMMA THE CALL IS PHRASE

event: kinds IS PLAYED              -> played
     | kinds IS DRAWN               -> drawn
     | kinds IS TAKEN BACK          -> taken_back
     | A PENALTY IS GIVEN           -> penalty_given
     | A TURN BEGINS                -> turn_begins
     | A TURN ENDS                  -> turn_ends
     | A HAND REACHES NUM cards     -> hand_reaches
     | PHRASE IS SAID               -> said

kinds: kind (OR kind)*
kind: (A | AN | THE)? noun
noun: CARD                          -> any_card
    | adjective CARD                -> sort_of_card
    | rank                          -> of_rank
    | suit                          -> of_suit
    | rank OF suits                 -> one_card
    | JOKER                         -> joker
adjective: bare_adjective | FACE | NUMBER
bare_adjective: RED | BLACK | ODD | EVEN
rank: ACE | JACK | QUEEN | KING | NUM
suit: SPADE | HEART | DIAMOND | CLUB
suits: SPADES | HEARTS | DIAMONDS | CLUBS
cards: CARD | CARDS

groups: group | groups OR group | groups OR more_kinds
group: test | group AND test
more_kinds: kind | more_kinds AND test

test: thing IS bare_adjective             -> thing_is_so
    | thing IS NOT bare_adjective         -> thing_is_not_so
    | thing IS kind                       -> thing_is
    | thing IS NOT kind                   -> thing_is_not
    | thing IS PLAYED OUT OF TURN         -> out_of_turn
    | trait IS (bare_adjective | value)     -> trait_is
    | trait IS NOT (bare_adjective | value) -> trait_is_not
    | trait IS order THAN value           -> trait_compares
    | whose HAND HAS amount? NUM cards    -> hand_has
    | PLAY GOES (CLOCKWISE | COUNTERCLOCKWISE) -> play_goes
thing: IT                                 -> it
     | THE CARD UNDER IT                  -> first_under
     | THE SECOND CARD UNDER IT           -> second_under
     | THE THIRD CARD UNDER IT            -> third_under
trait: ITS attribute                      -> its_trait
     | THE attribute OF thing             -> trait_of
attribute: RANK | SUIT | COLOUR
order: HIGHER | LOWER
value: trait | rank | suit
whose: THE PLAYERS | THE NEXT SEATS | THE PREVIOUS SEATS
amount: FEWER THAN | MORE THAN | AT LEAST | AT MOST | EXACTLY

effects: effect | effects (COMMA | AND) effect
effect: THE PLAY IS (VALID | INVALID)     -> validity
      | seat SAYS PHRASE                  -> seat_says
      | SAY PHRASE                        -> player_says
      | seat KNOCKS times                 -> seat_knocks
      | KNOCK times                       -> player_knocks
      | seat DRAWS NUM cards              -> seat_draws
      | THAT IS FORBIDDEN                 -> forbidden
      | THE NEXT SEAT IS SKIPPED          -> skip
      | THE ORDER REVERSES                -> reverse
      | THE PLAYER PLAYS AGAIN            -> again
      | THE SUIT IS suits                 -> set_suit
times: ONCE | TWICE | NUM TIMES
seat: THE PLAYER | THE NEXT SEAT | THE PREVIOUS SEAT | EVERY SEAT | EVERY OTHER SEAT
"""
