"""Tables in memory: one task each, which takes steps in order, has them stored, and then tells those who look on."""
