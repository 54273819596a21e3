"""What whoever runs a server does with its store: keeping, moving, looking through, and keeping order."""
