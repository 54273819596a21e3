"""Reports as HTML pages that stand alone."""
