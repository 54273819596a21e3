"""Many campaigns at once, scenario by scenario; what was played stands in a file, from which the work goes on."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from taverna.arena.campaigns.chapters import Stage, Step, play_step
from taverna.arena.campaigns.chronicle import CampaignStory, Chronicle
from taverna.arena.campaigns.plan import CampaignPlan
from taverna.arena.results.journal import Journal
from taverna.arena.results.refusals import damaged, other
from taverna.arena.schedule.entrants import check_whole
from taverna.arena.workers.pools import Inline, Pool, Processes, each

Watch = Callable[[Chronicle], None]
"""Called after each scenario."""


class _Waiting(Iterator[Step]):
    """Steps that can be taken now; each brings the next one of its campaign."""

    def __init__(self) -> None:
        self.steps: deque[Step] = deque()

    def __next__(self) -> Step:
        if not self.steps:
            raise StopIteration
        return self.steps.popleft()


class _Run:
    def __init__(self, plan: CampaignPlan, path: Path | None) -> None:
        self.plan = plan
        self.chronicle = Chronicle(plan, [CampaignStory(number) for number in range(plan.campaigns)])
        self.worlds = [""] * plan.campaigns
        self.waiting = _Waiting()
        self.journal = None if path is None else Journal(path, plan.origin())
        if self.journal is not None:
            self._recall(self.journal)
        for story in self.chronicle.stories:
            self._put(story)

    def keep(self, step: Step, stage: Stage) -> None:
        if self.journal is not None:
            head = {"campaign": step.number, "line": stage.line}
            self.journal.append(head, zlib.compress(stage.world.encode()))
        self._add(step.number, stage)
        self._put(self.chronicle.stories[step.number])

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def _add(self, number: int, stage: Stage) -> None:
        self.chronicle.stories[number].add(stage.line, self.plan.until)
        self.worlds[number] = stage.world

    def _put(self, story: CampaignStory) -> None:
        if not story.ended:
            losses = tuple(sorted(story.losses().items()))
            world = self.worlds[story.number]
            self.waiting.steps.append(Step(self.plan, story.number, story.played, losses, world))

    def _recall(self, journal: Journal) -> None:
        """Results of the same plan; of campaigns that are not asked for now, nothing is lost."""
        for name, here in self.plan.origin().items():
            if journal.origin.get(name) != here:
                journal.close()
                raise other(journal.path, name, journal.origin.get(name), here)
        for frame in journal.frames:
            number, line = frame.head.get("campaign"), frame.head.get("line")
            if not isinstance(number, int) or not isinstance(line, dict):
                journal.close()
                raise damaged(journal.path, "a line of it is no scenario of a campaign")
            if number < self.plan.campaigns:
                self._add(number, Stage(line, zlib.decompress(journal.body(frame)).decode()))


def simulate_campaigns(
    plan: CampaignPlan, jobs: int = 1, results: Path | None = None, on_progress: Watch | None = None
) -> Chronicle:
    """Play them. With `jobs` above 1 call it only under `if __name__ == "__main__":`.

    A campaign is played one scenario after another, so more processes than campaigns bring nothing.
    """
    plan.check()
    check_whole("jobs", jobs)
    started = perf_counter()
    run = _Run(plan, results)
    pool: Pool[Step, Stage] = Processes(jobs, play_step) if jobs > 1 else Inline(play_step)
    try:
        for step, stage in each(pool, run.waiting):
            run.keep(step, stage)
            if on_progress is not None:
                on_progress(run.chronicle)
    finally:
        pool.close()
        run.close()
    run.chronicle.seconds = perf_counter() - started
    return run.chronicle
