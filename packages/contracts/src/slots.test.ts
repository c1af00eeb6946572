import { expect, it } from 'vitest';
import { panelWidgets } from './slots.ts';

const contributed = [
  { id: 'ProgressWidget' },
  { id: 'CompetenceWidget' },
  { id: 'NewsWidget', action: 'learning-path' },
  { id: 'WaitingWorkWidget', action: 'expert-cockpit' },
];

it.each<[what: string, listed: string[], actions: string[], expected: string[]]>([
  [
    'in the order of the list',
    ['CompetenceWidget', 'ProgressWidget'],
    [],
    ['CompetenceWidget', 'ProgressWidget'],
  ],
  ['without what nobody contributes', ['OldWidget', 'ProgressWidget'], [], ['ProgressWidget']],
  ['none', [], [], []],
  [
    'and then those of an own action',
    ['ProgressWidget'],
    ['learning-path'],
    ['ProgressWidget', 'NewsWidget'],
  ],
  ['without those of another action', [], ['preview'], []],
  [
    'each once, at its place in the list',
    ['NewsWidget', 'ProgressWidget', 'NewsWidget'],
    ['learning-path'],
    ['NewsWidget', 'ProgressWidget'],
  ],
  ['also by the list alone', ['WaitingWorkWidget'], [], ['WaitingWorkWidget']],
])('the widgets of a panel are drawn %s', (_what, listed, actions, expected) => {
  expect(panelWidgets(listed, contributed, actions)).toEqual(expected);
});
