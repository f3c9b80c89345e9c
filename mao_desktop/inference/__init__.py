"""Working secret rules out: what can be believed of a rule from what is seen, and how fair a rule is to those who do."""

from mao_desktop.inference.fairness import Difference, Fairness, Grade, fairness_of, trying_out

__all__ = ["Difference", "Fairness", "Grade", "fairness_of", "trying_out"]
