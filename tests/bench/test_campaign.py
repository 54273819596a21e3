"""The measuring of a campaign: that it measures what it says."""

from __future__ import annotations

import pytest

from taverna.bench.campaign import WHOLE, measure_campaign
from taverna.kernel import BadCall


def test_every_part_of_a_campaign_is_measured() -> None:
    found = measure_campaign(seconds=0.03, level="random", scenarios=1)
    assert found.to_dict()["level"] == "random"
    assert min(found.decision, found.arrangement, found.closing, found.scenario) > 0
    assert found.campaign == pytest.approx(found.scenario * WHOLE / 1e6)
    assert found.decision < found.arrangement


def test_no_time_is_refused() -> None:
    with pytest.raises(BadCall, match="seconds"):
        measure_campaign(seconds=0)
