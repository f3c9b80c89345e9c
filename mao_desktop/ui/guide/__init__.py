"""What stands beside a table at which one learns: the guided first table, and notes where no rule is told."""
