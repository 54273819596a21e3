"""Reads content files into typed data and checks them; a word that is not known is refused."""
