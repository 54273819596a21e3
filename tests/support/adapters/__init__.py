"""What the tests of the learning interfaces share."""
