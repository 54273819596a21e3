"""What is typed after a command: options of games, custom files, lists of words; read and refused here."""
