"""What tests share: positions, games, people and programs; and where things lie."""
