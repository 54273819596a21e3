import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board } from '../../boards/board';
import { event, fakeBrowser, decision, update } from './fakes';
import { Stage } from './stage.svelte';

const board: Board = {
  component: (() => {}) as unknown as Board['component'],
  applyEvent: (view, { n }) => ({ ...view, seen: [...((view['seen'] as number[] | undefined) ?? []), n] }),
  duration: () => 100,
};

function onStage(): Stage {
  const stage = new Stage();
  stage.board = board;
  stage.receive(update({ view: { at: 'start' }, events: [event(0)] }));
  return stage;
}

const numbers = (stage: Stage) => stage.log.map((one) => one.n);

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stage', () => {
  it('starts with the picture that it finds', () => {
    const stage = onStage();
    expect([stage.view, stage.playing, numbers(stage)]).toEqual([{ at: 'start' }, false, [0]]);
  });

  it('knows from where on it knows the story', () => {
    const stage = onStage();
    expect(stage.missing).toBe(0);
    stage.receive(update({ events: [event(40)], since: 38 }));
    expect(stage.missing).toBe(38);
    stage.reset();
    expect(stage.missing).toBe(0);
  });

  it('plays events one by one, then shows what the server sent', () => {
    const stage = onStage();
    stage.receive(update({ view: { at: 'end' }, events: [event(1), event(2)], decision: decision(1) }));
    expect([stage.view, stage.event?.n, stage.update?.decision]).toEqual([{ at: 'start', seen: [1] }, 1, null]);
    vi.advanceTimersByTime(100);
    expect([stage.view, stage.event?.n, numbers(stage)]).toEqual([{ at: 'start', seen: [1, 2] }, 2, [0, 1, 2]]);
    vi.advanceTimersByTime(100);
    expect([stage.view, stage.event, stage.playing]).toEqual([{ at: 'end' }, null, false]);
    expect(stage.update?.decision?.ticket).toBe(1);
  });

  it('lets the board see where the story ends', () => {
    const stage = onStage();
    stage.board = { ...board, applyEvent: (view, _, end) => ({ ...view, end: end['at'] }) };
    stage.receive(update({ view: { at: 'end' }, events: [event(1)] }));
    expect(stage.view).toEqual({ at: 'start', end: 'end' });
  });

  it('can be held and taken step by step; skipped, it is free again', () => {
    const stage = onStage();
    stage.pause();
    expect(stage.paused).toBe(false);
    stage.receive(update({ view: { at: 'end' }, events: [event(1), event(2), event(3)] }));
    stage.pause();
    vi.advanceTimersByTime(1000);
    expect([stage.event?.n, stage.playing, stage.paused]).toEqual([1, true, true]);
    stage.step();
    expect([stage.event?.n, stage.paused]).toEqual([2, true]);
    stage.skip();
    expect([stage.view, stage.playing, stage.paused]).toEqual([{ at: 'end' }, false, false]);
  });

  it('plays a long story in full where the board has such, and only tells it elsewhere', () => {
    const story = Array.from({ length: 200 }, (_, index) => event(index + 1));
    const stage = onStage();
    stage.receive(update({ view: { at: 'end' }, events: story }));
    expect([stage.playing, stage.view]).toEqual([false, { at: 'end' }]);
    const patient = onStage();
    patient.board = { ...board, longStories: true };
    patient.receive(update({ view: { at: 'end' }, events: story }));
    expect([patient.playing, patient.event?.n]).toEqual([true, 1]);
    vi.advanceTimersByTime(200 * 100);
    expect([patient.playing, patient.view]).toEqual([false, { at: 'end' }]);
  });

  it('skips to the end, with everything in the log', () => {
    const stage = onStage();
    stage.receive(update({ view: { at: 'middle' }, events: [event(1), event(2)] }));
    stage.receive(update({ view: { at: 'end' }, events: [event(3)] }));
    stage.skip();
    expect([stage.view, numbers(stage), stage.playing]).toEqual([{ at: 'end' }, [0, 1, 2, 3], false]);
  });

  it('hears nothing twice', () => {
    const stage = onStage();
    stage.receive(update({ view: { at: 'end' }, events: [event(0), event(1)] }));
    stage.skip();
    expect(numbers(stage)).toEqual([0, 1]);
    expect(stage.next).toBe(2);
  });

  it('plays nothing that nobody sees', () => {
    vi.stubGlobal('document', { hidden: true });
    const stage = onStage();
    stage.receive(update({ view: { at: 'end' }, events: [event(1)] }));
    expect([stage.view, stage.playing]).toEqual([{ at: 'end' }, false]);
  });

  it('does not play a whole evening after a long absence', () => {
    const stage = onStage();
    const evening = Array.from({ length: 100 }, (_, index) => event(index + 1));
    stage.receive(update({ view: { at: 'end' }, events: evening }));
    expect([stage.view, stage.playing, stage.log.length]).toEqual([{ at: 'end' }, false, 101]);
  });

  it('knows when time runs out', () => {
    vi.setSystemTime(1_000_000);
    const stage = onStage();
    stage.receive(update({ clock: 30 }));
    expect(stage.deadline).toBe(1_030_000);
  });
});
