"""Working secret rules out: what can be believed of a rule by what is seen, and how fair it is to those who try."""

from mao_desktop.inference.belief import Belief, Opinion
from mao_desktop.inference.biting import OFTENEST, RAREST, bites, refusal
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.fairness import Difference, Fairness, Grade, fairness_of, fairness_report, trying_out
from mao_desktop.inference.hypotheses import Hypotheses, agreeing, hypotheses
from mao_desktop.inference.inventing import drawn
from mao_desktop.inference.moments import KINDS as MOMENTS_OF
from mao_desktop.inference.moments import moment_of
from mao_desktop.inference.plain_table import PlainTable, lawful_cards
from mao_desktop.inference.sights import Numbers, card_of, sight_of
from mao_desktop.inference.trial import lawful_sights
from mao_desktop.inference.watching import About, Ask, SeenPlay, Suspicion, Watch, make_ready

__all__ = [
    "MOMENTS_OF",
    "OFTENEST",
    "RAREST",
    "About",
    "Applies",
    "Ask",
    "Belief",
    "Difference",
    "Fairness",
    "Grade",
    "Hypotheses",
    "Numbers",
    "Opinion",
    "PlainTable",
    "SeenPlay",
    "Suspicion",
    "Watch",
    "agreeing",
    "bites",
    "card_of",
    "drawn",
    "fairness_of",
    "fairness_report",
    "hypotheses",
    "lawful_cards",
    "lawful_sights",
    "make_ready",
    "moment_of",
    "refusal",
    "sight_of",
    "trying_out",
]
