"""Keeps a campaign of this version among the samples: `python -m tests.games.gloomhaven.city.kept_samples`.

Once for each version of the world's document, with the code of that version; a sample is never made anew.
"""

from __future__ import annotations

from pathlib import Path

from taverna.games.gloomhaven.campaign.campaign import ID, VERSION
from tests.support.gloomhaven.sagas import begin, founded, play_out, set_out

SAMPLES = Path(__file__).parent / "samples"


def keep() -> Path:
    """Two scenarios, and a party that has set out for the third."""
    path = SAMPLES / f"{ID}-{VERSION}.json"
    assert not path.exists(), f"{path} is kept already"
    saga = founded(7)
    for _ in range(2):
        set_out(saga)
        begin(saga)
        play_out(saga, "novice")
        saga.close()
    set_out(saga)
    path.write_text(saga.to_json() + "\n", "utf-8")
    return path


if __name__ == "__main__":
    print(keep())
