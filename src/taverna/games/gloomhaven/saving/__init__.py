"""A table as a document and back; positions written by hand; what makes no sense is refused."""
