"""Whole campaigns of Gloomhaven by bots: played scenario by scenario, kept in a file, told in a report."""

from taverna.arena.campaigns.chronicle import Chronicle
from taverna.arena.campaigns.plan import ALL_COMPLETED, CampaignPlan
from taverna.arena.campaigns.running import simulate_campaigns

__all__ = ["ALL_COMPLETED", "CampaignPlan", "Chronicle", "simulate_campaigns"]
