import { type AssignmentStatus, isAwaitingRelease } from './completion.ts';
import { type ListView, shownRows } from './peopleList.ts';

/** How far a participant is, by what is to be done about it first; handed in is what nobody evaluates. */
export const workStates = ['toEvaluate', 'inProgress', 'notBegun', 'handedIn', 'evaluated'] as const;

export type WorkState = (typeof workStates)[number];

/** How far a participant is in an assignment. @param status undefined: nothing was begun */
export function workStateOf(
  status: AssignmentStatus | undefined,
  { needs_expert_evaluation }: { readonly needs_expert_evaluation: boolean },
): WorkState {
  if (status === undefined || status === 'UNKNOWN') return 'notBegun';
  if (status === 'EVALUATION_SUBMITTED') return 'evaluated';
  if (!isAwaitingRelease(status)) return 'inProgress';
  return needs_expert_evaluation ? 'toEvaluate' : 'handedIn';
}

/** What a participant has done in a circle. */
export interface CircleWorkDone {
  /** of their works in assignments that experts evaluate */
  readonly statuses: readonly AssignmentStatus[];
  /** number of these assignments in the circle */
  readonly evaluatedAssignments: number;
  /** whether any work was begun */
  readonly begun: boolean;
  /** numbers of contents */
  readonly completed: number;
  readonly total: number;
}

/** How far a participant is in a circle; handed in when all contents are completed and nobody has to evaluate any. */
export function circleWorkStateOf({
  statuses,
  evaluatedAssignments,
  begun,
  completed,
  total,
}: CircleWorkDone): WorkState {
  if (statuses.some(isAwaitingRelease)) return 'toEvaluate';
  const released = statuses.filter((status) => status === 'EVALUATION_SUBMITTED').length;
  if (evaluatedAssignments > 0 && released === evaluatedAssignments) return 'evaluated';
  if (evaluatedAssignments === 0 && total > 0 && completed >= total) return 'handedIn';
  return begun || completed > 0 ? 'inProgress' : 'notBegun';
}

/** How a list of participants with their work is sorted. */
export const workSorts = ['name', 'progress', 'grade'] as const;

export type WorkSort = (typeof workSorts)[number];

/** What of such a list is shown, as an address says it. */
export type WorkView = ListView<WorkState, WorkSort>;

/** A participant in such a list. */
export interface ListedWork {
  readonly state: WorkState;
  /** number of contents that they have completed */
  readonly completed: number;
  /** official ones */
  readonly grades: readonly number[];
}

/**
 * The participants that pass filter and search, in their order; of equals by name.
 * @param rows by name
 * @param searched what the search looks in
 */
export function shownWork<Row extends ListedWork>(
  rows: readonly Row[],
  view: WorkView,
  searched: (row: Row) => string,
): Row[] {
  return shownRows(rows, view, {
    isIn: (state, row) => row.state === state,
    searched,
    figures: {
      progress: ({ completed }) => completed,
      grade: ({ grades }) => (grades.length > 0 ? Math.min(...grades) : undefined),
    },
  });
}

/** The place of one participant in a list that is gone through one by one. */
export interface WorkPlace<Row> {
  /** from 1 on */
  readonly position: number;
  readonly count: number;
  readonly current: Row;
  readonly previous: Row | undefined;
  readonly next: Row | undefined;
}

/**
 * Where a participant stands among those that filter and search name. They count even when they do not pass the filter any
 * more, as work that was just evaluated, so that going on keeps the place.
 * @returns undefined where the list does not have them at all
 */
export function placeInWork<Row extends ListedWork>(
  rows: readonly Row[],
  current: Row | undefined,
  view: WorkView,
  searched: (row: Row) => string,
): WorkPlace<Row> | undefined {
  if (current === undefined || !rows.includes(current)) return undefined;
  const passes = new Set(shownWork(rows, view, searched));
  const all = shownWork(rows, { ...view, state: 'all', search: '' }, searched);
  const listed = all.filter((row) => row === current || passes.has(row));
  const index = listed.indexOf(current);
  return {
    position: index + 1,
    count: listed.length,
    current,
    previous: listed[index - 1],
    next: listed[index + 1],
  };
}
