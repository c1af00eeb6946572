import { describe, expect, it } from 'vitest';
import {
  circleWorkStateOf,
  type ListedWork,
  placeInWork,
  shownWork,
  type WorkState,
  type WorkView,
  workStateOf,
} from './workList.ts';

interface Row extends ListedWork {
  readonly name: string;
}

const row = (name: string, state: WorkState, grade?: number, completed = 0): Row => ({
  name,
  state,
  completed,
  grades: grade === undefined ? [] : [grade],
});
const everything: WorkView = { state: 'all', search: '', sort: 'name', descending: false };
const toEvaluate: WorkView = { ...everything, state: 'toEvaluate' };
const byName = ({ name }: Row) => name;
const rows = [
  row('Ana', 'toEvaluate', undefined, 4),
  row('Bruno', 'evaluated', 4.5, 1),
  row('Chloé', 'toEvaluate', undefined, 2),
  row('Dario', 'evaluated', 3.5, 3),
  row('Eva', 'toEvaluate', undefined, 2),
];
const names = (view: Partial<WorkView>) =>
  shownWork(rows, { ...everything, ...view }, byName)
    .map(byName)
    .join(' ');

it.each([
  [undefined, true, 'notBegun'],
  ['UNKNOWN', true, 'notBegun'],
  ['IN_PROGRESS', true, 'inProgress'],
  ['SUBMITTED', true, 'toEvaluate'],
  ['EVALUATION_IN_PROGRESS', true, 'toEvaluate'],
  ['SUBMITTED', false, 'handedIn'],
  ['EVALUATION_SUBMITTED', true, 'evaluated'],
  ['EVALUATION_SUBMITTED', false, 'evaluated'],
] as const)('a work that is %s, evaluated by somebody: %j, is %s', (status, needed, expected) => {
  expect(workStateOf(status, { needs_expert_evaluation: needed })).toBe(expected);
});

describe('a participant in a circle', () => {
  const nothing = { statuses: [], evaluatedAssignments: 0, begun: false, completed: 0, total: 7 };

  it.each([
    [{}, 'notBegun'],
    [{ completed: 6 }, 'inProgress'],
    [{ begun: true }, 'inProgress'],
    [{ completed: 7 }, 'handedIn'],
    [{ total: 0 }, 'notBegun'],
    [{ completed: 7, evaluatedAssignments: 1 }, 'inProgress'],
    [{ completed: 7, evaluatedAssignments: 1, statuses: ['SUBMITTED'] }, 'toEvaluate'],
    [{ completed: 6, evaluatedAssignments: 1, statuses: ['EVALUATION_SUBMITTED'] }, 'evaluated'],
    [{ completed: 7, evaluatedAssignments: 2, statuses: ['EVALUATION_SUBMITTED'] }, 'inProgress'],
  ] as const)('%j is %s', (done, expected) => {
    expect(circleWorkStateOf({ ...nothing, ...done })).toBe(expected);
  });
});

describe('a list', () => {
  it.each([
    [{}, 'Ana Bruno Chloé Dario Eva'],
    [{ descending: true }, 'Eva Dario Chloé Bruno Ana'],
    [{ state: 'evaluated' }, 'Bruno Dario'],
    [{ search: 'chloe' }, 'Chloé'],
    [{ sort: 'grade' }, 'Dario Bruno Ana Chloé Eva'],
    [{ sort: 'grade', descending: true }, 'Bruno Dario Ana Chloé Eva'],
    [{ sort: 'progress' }, 'Bruno Chloé Eva Dario Ana'],
  ] as const)('shown by %j', (view, expected) => {
    expect(names(view)).toBe(expected);
  });
});

describe('going through a list one by one', () => {
  const place = (name: string, view: WorkView) => {
    const found = placeInWork(
      rows,
      rows.find((one) => one.name === name),
      view,
      byName,
    );
    return found && [found.position, found.count, found.previous?.name, found.next?.name];
  };

  it.each([
    ['Ana', toEvaluate, [1, 3, undefined, 'Chloé']],
    ['Chloé', toEvaluate, [2, 3, 'Ana', 'Eva']],
    ['Eva', toEvaluate, [3, 3, 'Chloé', undefined]],
    ['Bruno', everything, [2, 5, 'Ana', 'Chloé']],
  ] as const)('%s is at its place', (name, view, expected) => {
    expect(place(name, view)).toEqual(expected);
  });

  it('keeps the place of work that was evaluated meanwhile', () => {
    expect(place('Bruno', toEvaluate)).toEqual([2, 4, 'Ana', 'Chloé']);
    expect(place('Dario', { ...toEvaluate, search: 'e' })).toEqual([1, 2, undefined, 'Eva']);
  });

  it('has no place for a person who is not in it', () => {
    expect(placeInWork(rows, row('Ana', 'toEvaluate'), everything, byName)).toBeUndefined();
    expect(placeInWork(rows, undefined, everything, byName)).toBeUndefined();
  });
});
