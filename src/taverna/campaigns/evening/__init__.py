"""An evening: several games among the same people, points for each, and a table of the night."""

from taverna.campaigns.evening.campaign import Evening

CAMPAIGN = Evening()
