"""The clauses of the rule books, where code cites them, and which tests prove them."""

from weirwood.rules.clauses import Clause, clauses, find_clause
from weirwood.rules.mark import rule

__all__ = ["Clause", "clauses", "find_clause", "rule"]
