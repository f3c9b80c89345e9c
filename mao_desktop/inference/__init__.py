"""Working secret rules out: what can be believed of a rule by what is seen, and how fair it is to those who try."""

from mao_desktop.inference.fairness import Difference, Fairness, Grade, fairness_of, trying_out

__all__ = ["Difference", "Fairness", "Grade", "fairness_of", "trying_out"]
