"""The engine: a pure function from a log of events to a game, and what each seat may see of it.

This is its door: what is imported here is there for others. Values are in `model`, the rules in force in `rules`, what
judging is made of in `judging`, and what single rules do in `mechanics`, one file a mechanism.
"""

from mao_desktop.engine.foresight import (
    deed_for,
    deeds_known,
    effects_of,
    may_lie,
    may_play_now,
    playable,
    right_out_of_turn,
    turn_after,
)
from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.calls import MACHINE
from mao_desktop.engine.judging.core_parts import (
    AnyBreach,
    BadCall,
    CallWord,
    Continuing,
    DrawOn,
    HandsOff,
    Lawful,
    OneMove,
    OutOfReach,
    PhrasesAddUp,
    PlayAfterDrawing,
    PointOfOrder,
    Talking,
    TurnOrder,
)
from mao_desktop.engine.judging.duties import stands, watch
from mao_desktop.engine.judging.fold import Effect, Fold, Growth, Mechanism, Passing, Right, thaw
from mao_desktop.engine.judging.hidden_turn import is_hidden as turn_is_hidden
from mao_desktop.engine.judging.infractions import passed
from mao_desktop.engine.judging.judgement import Authority, Judgement, SeatState
from mao_desktop.engine.mechanics.announced_plays import AnnouncedPlay, Announcements
from mao_desktop.engine.mechanics.card_effects import ExtraTurn, Perform, PlayAgain, Reverse, Say, Skip, SwapNext
from mao_desktop.engine.mechanics.chains import Chain
from mao_desktop.engine.mechanics.claims import Claim, InVain
from mao_desktop.engine.mechanics.conduct import (
    Asking,
    CardsDown,
    DealerLooksFirst,
    FacesUp,
    Flinching,
    Loudness,
    OnAct,
)
from mao_desktop.engine.mechanics.dealing import (
    Countdown,
    DealersAnnouncement,
    DealersTurn,
    Deck,
    DirectionStays,
    EqualHands,
    FirstCardPlayed,
    announcement,
    chooses_size,
    is_over,
    portions,
    who_deals,
)
from mao_desktop.engine.mechanics.free_cards import FreeCards
from mao_desktop.engine.mechanics.hand_sizes import Drawing, OnHand
from mao_desktop.engine.mechanics.locks import LockedPenalties
from mao_desktop.engine.mechanics.rejoining import Rejoining
from mao_desktop.engine.mechanics.rounds import (
    Closing,
    EmptyHand,
    once_all_is_done,
    once_claimed,
    once_empty,
    unless_noticed,
)
from mao_desktop.engine.mechanics.row_effects import DrawCards, Forbidden, KnockTimes, SayPhrase, SeatsOwe, Validity
from mao_desktop.engine.mechanics.scoring import OutAbove, Scores, Scoring
from mao_desktop.engine.mechanics.simultaneous_plays import EitherNeighbour, Races
from mao_desktop.engine.mechanics.spams import Spam, spams_on
from mao_desktop.engine.mechanics.suits import NameSuit as NameSuitOnCard
from mao_desktop.engine.mechanics.suits import OpenSuit, SetSuit
from mao_desktop.engine.mechanics.taking import TakeCard
from mao_desktop.engine.mechanics.talk import Lying, WrongTurn, WrongWords
from mao_desktop.engine.mechanics.thanks import Thanks
from mao_desktop.engine.mechanics.tokens import TokenGifts
from mao_desktop.engine.mechanics.turn_limits import TurnLimit
from mao_desktop.engine.mechanics.votes import HouseCall, Voting, newest_ballot
from mao_desktop.engine.mechanics.when import (
    Drawn,
    HandReaches,
    PenaltyGiven,
    Played,
    Said,
    TakenBack,
    Trigger,
    TurnBegins,
    TurnEnds,
    When,
)
from mao_desktop.engine.mechanics.written_rows import HeldRules, RulesBought, RulesMade, RulesWon, lacks_for_rule
from mao_desktop.engine.model import events, facts
from mao_desktop.engine.model.cards import JOKER, Card, Rank, Suit, decks
from mao_desktop.engine.model.consequences import Consequence
from mao_desktop.engine.model.events import (
    OVERSEER,
    Act,
    Called,
    Corrected,
    Count,
    Deal,
    Discard,
    Draw,
    Event,
    Facing,
    Gap,
    GiveToken,
    HeardUpTo,
    Knock,
    Leave,
    Lift,
    Look,
    LowerHand,
    NameSuit,
    Pause,
    Place,
    Play,
    Propose,
    Publish,
    RaiseHand,
    Rejoin,
    Return,
    Shuffled,
    Spoken,
    Stamped,
    Take,
    Touch,
    Vote,
    WriteRule,
)
from mao_desktop.engine.model.facts import (
    CardReturned,
    CardsTaken,
    DutyMet,
    Fact,
    GameOver,
    InfractionArose,
    InfractionEnd,
    InfractionGone,
    LateWords,
    NotWon,
    Reason,
    Refusal,
    Refused,
    RoundOver,
    RulePublished,
    RulesConflict,
    Ruling,
    ShuffleWanted,
    TokenMoved,
    Verdict,
    VoteClosed,
    Won,
)
from mao_desktop.engine.model.matters import (
    About,
    CardFault,
    CardRight,
    ClaimedInVain,
    DeckLeft,
    Matter,
    Misconduct,
    NothingDue,
    Owed,
    Paid,
    RightCard,
    Slow,
    TurnTaken,
    Unannounced,
    WrongCard,
)
from mao_desktop.engine.model.offences import (
    DeadlineTrigger,
    Deed,
    DutySpec,
    OffenceType,
    Statute,
    StatuteAnchor,
    TableState,
)
from mao_desktop.engine.model.positions import LiveChain, PlayedCard, TurnState
from mao_desktop.engine.model.record import Replaceable, record
from mao_desktop.engine.model.records import (
    Call,
    DealInProgress,
    Duty,
    HouseVote,
    Infraction,
    Meeting,
    Met,
    MetCall,
    Proposal,
    UnattributedCall,
    Utterance,
)
from mao_desktop.engine.model.row import Part, Row
from mao_desktop.engine.model.seen import CardsCame, PutAway
from mao_desktop.engine.model.times import SECOND, Watch
from mao_desktop.engine.model.words import CallForm, Meaning, Phrase, Reader, Reading, Word
from mao_desktop.engine.opening import Layout, open_game
from mao_desktop.engine.reducer import (
    State,
    Step,
    apply,
    gathers,
    may_raise_hand,
    next_wake,
    provisional,
    replay,
    waits,
)
from mao_desktop.engine.rules.conditions import (
    AllOf,
    Always,
    AnyCard,
    AnyOf,
    Attribute,
    CardIs,
    Cards,
    CardsCompare,
    Comparison,
    Condition,
    HandHas,
    OfRank,
    OfSort,
    OfSuit,
    OneCard,
    OneOf,
    OutOfTurn,
    PlayGoes,
    RankCompares,
    Seats,
    Situation,
    Sort,
)
from mao_desktop.engine.rules.rules import (
    Clause,
    CountsAs,
    OffRow,
    Revoke,
    RuleBook,
    Rules,
    SetOption,
    Sheet,
    Unchangeable,
)
from mao_desktop.engine.rules.wording import Wording
from mao_desktop.engine.seat_view import Seen, View, glimpse, seen_by, view
from mao_desktop.engine.table import PileCard, Table, batch_of, without
