"""Every card of the 29 monster decks, and every special of the bosses, performed and judged."""
