import { videoWatchedShare } from '@learn/domain';
import { expect, it } from 'vitest';
import { WatchTracker } from './WatchTracker.ts';

function played(...positions: readonly number[]): WatchTracker {
  const tracker = new WatchTracker();
  for (const position of positions) tracker.at(position);
  return tracker;
}

it('joins positions that follow each other', () => {
  expect(played(0, 0.25, 0.5, 2).take()).toEqual([[0, 2]]);
});

it('leaves out what was jumped over, forwards and backwards', () => {
  expect(played(0, 1, 30, 31, 10, 11).take()).toEqual([
    [0, 1],
    [10, 11],
    [30, 31],
  ]);
});

it('counts nothing across a jump that was announced', () => {
  const tracker = played(0, 1);
  tracker.jump();
  tracker.at(2);
  tracker.at(3);
  expect(tracker.take()).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('gives everything only once, and goes on where it stopped', () => {
  const tracker = played(0, 1);
  expect(tracker.take()).toEqual([[0, 1]]);
  expect(tracker.take()).toEqual([]);
  tracker.at(2);
  expect(tracker.take()).toEqual([[1, 2]]);
});

it('gives again what could not be delivered', () => {
  const tracker = played(0, 1);
  tracker.settle(tracker.take(), false);
  tracker.at(2);
  expect(tracker.take()).toEqual([[0, 2]]);
});

it('counts what is on its way until it is settled', () => {
  const tracker = played(0, 1);
  const first = tracker.take();
  tracker.at(2);
  expect(videoWatchedShare(tracker.unsettled(), 2)).toBe(1);
  tracker.settle(first, true);
  expect(videoWatchedShare(tracker.unsettled(), 2)).toBe(0.5);
});

it('gives what is on its way once more to a page that goes away', () => {
  const tracker = played(0, 1);
  tracker.take();
  tracker.at(2);
  expect(tracker.take({ leaving: true })).toEqual([[0, 2]]);
  expect(tracker.take({ leaving: true })).toEqual([]);
});
