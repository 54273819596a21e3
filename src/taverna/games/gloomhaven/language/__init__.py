"""What content may say: words, abilities, cards, modifiers, formulas. Knows only the kit."""
