"""What is special about a scenario: objectives, locks, spawns, treasures, bosses, battle goals."""
