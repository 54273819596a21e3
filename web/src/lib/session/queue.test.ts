import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queue } from './queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function story(pace = () => 1) {
  const told: string[] = [];
  const queue = new Queue((playing) => told.push(playing ? 'begin' : 'end'), pace);
  const step = (name: string, wait: number) => ({ run: () => void told.push(name), wait });
  return { told, queue, step };
}

describe('a queue', () => {
  it('plays one thing after another', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100), step('b', 100), step('c', 0));
    expect(told).toEqual(['a', 'begin']);
    vi.advanceTimersByTime(99);
    expect(told).toEqual(['a', 'begin']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['a', 'begin', 'b']);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['a', 'begin', 'b', 'c', 'end']);
  });

  it('lets newcomers wait for their turn', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100));
    queue.push(step('b', 0));
    expect(told).not.toContain('b');
    vi.advanceTimersByTime(100);
    expect(told).toContain('b');
  });

  it('skips to the end without leaving anything out', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100), step('b', 100), step('c', 100));
    queue.skip();
    expect(told).toEqual(['a', 'begin', 'b', 'c', 'end']);
    vi.runAllTimers();
    expect(told).toHaveLength(5);
  });

  it('forgets what is cleared', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100), step('b', 100));
    queue.clear();
    vi.runAllTimers();
    expect(told).toEqual(['a', 'begin', 'end']);
  });

  it('stays where it is while it is held, and goes on afterwards', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100), step('b', 100), step('c', 0));
    queue.pause();
    vi.runAllTimers();
    expect(told).toEqual(['a', 'begin']);
    expect([queue.playing, queue.paused]).toEqual([true, true]);
    queue.resume();
    expect(told).toEqual(['a', 'begin', 'b']);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['a', 'begin', 'b', 'c', 'end']);
  });

  it('can be taken step by step; what has no time of its own comes along', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100), step('b', 0), step('c', 100), step('d', 100));
    queue.step();
    expect(told).toEqual(['a', 'begin', 'b', 'c']);
    vi.runAllTimers();
    expect(told).toHaveLength(4);
    queue.step();
    queue.step();
    expect(told).toEqual(['a', 'begin', 'b', 'c', 'd', 'end']);
    expect(queue.paused).toBe(false);
  });

  it('holds what comes while it is held, and tells the next story as usual', () => {
    const { told, queue, step } = story();
    queue.push(step('a', 100));
    queue.pause();
    queue.push(step('b', 100));
    expect(told).not.toContain('b');
    queue.skip();
    expect(told).toEqual(['a', 'begin', 'b', 'end']);
    queue.push(step('c', 100), step('d', 0));
    vi.advanceTimersByTime(100);
    expect(told).toContain('d');
  });

  it('is instant at a pace of 0', () => {
    const { told, queue, step } = story(() => 0);
    queue.push(step('a', 100), step('b', 100));
    expect(told).toEqual(['a', 'b']);
  });
});
