"""Games placed or changed from outside the rules: scenes and edits."""
