"""What a seat sees as a row of small whole numbers, for learning programs: `fields` says what stands where."""
