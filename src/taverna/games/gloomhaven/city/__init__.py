"""Who lives in Gloomhaven: what people may do between scenarios, and what bots do. Nothing here changes a world."""
