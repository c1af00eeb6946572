import type { CompletionStatus } from './completion.ts';
import { gradeColour } from './gradeColour.ts';
import { type ListView, shownRows } from './peopleList.ts';
import { fullName } from './person.ts';

/** The roles in which somebody looks at the results of their own people: `{agentRole}` of specification §2, as addresses name it. */
export const agentRoles = ['berufsbildner', 'learning_mentor'] as const;

export type AgentRole = (typeof agentRoles)[number];

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

const searched = ({ first_name, last_name }: Named) => fullName(first_name, last_name);

/** How far a person is with the assignments of a session: something not passed, not handed in, or all handed in. */
export const progressStates = ['failed', 'open', 'complete'] as const;

export type ProgressState = (typeof progressStates)[number];

/** How people are sorted whose progress is listed. */
export const progressSorts = ['name', 'submitted', 'passed'] as const;

export type ProgressSort = (typeof progressSorts)[number];

/** A person with the number of their assignments in a session. */
export interface AgentProgress extends Named {
  readonly total_count: number;
  readonly submitted_count: number;
  readonly passed_count: number;
  readonly failed_count: number;
}

/** The own people of an agent that a view of the list shows (specification §2, statistic/assignment). @param rows by name */
export function shownProgress<Row extends AgentProgress>(
  rows: readonly Row[],
  view: ListView<ProgressState, ProgressSort>,
): Row[] {
  return shownRows(rows, view, {
    isIn: (state, { total_count, submitted_count, failed_count }) => {
      if (state === 'failed') return failed_count > 0;
      const isComplete = submitted_count >= total_count;
      return state === 'complete' ? isComplete && total_count > 0 : !isComplete;
    },
    searched,
    figures: {
      submitted: ({ submitted_count, total_count }) =>
        total_count === 0 ? undefined : submitted_count / total_count,
      passed: ({ passed_count, total_count }) => (total_count === 0 ? undefined : passed_count),
    },
  });
}

/** How a person's average grade is: below 4, 4 and above, or none yet. */
export const gradeStates = ['below', 'reached', 'none'] as const;

export type GradeState = (typeof gradeStates)[number];

/** How people are sorted whose grades are listed. */
export const gradeSorts = ['name', 'average'] as const;

export type GradeSort = (typeof gradeSorts)[number];

/** A person with the average over their certificates, 1 to 6; null: no grade yet. */
export interface AgentGrades extends Named {
  readonly average_grade: number | null;
}

/** @returns what is to be said of an average grade, 1 to 6; null: no grade yet */
export function gradeStateOf(grade: number | null): GradeState {
  if (grade === null) return 'none';
  return gradeColour(grade) === 'red' ? 'below' : 'reached';
}

/** The own people of an agent that a view of the list shows (specification §2, statistic/competence-grade). @param rows by name */
export function shownGrades<Row extends AgentGrades>(
  rows: readonly Row[],
  view: ListView<GradeState, GradeSort>,
): Row[] {
  return shownRows(rows, view, {
    isIn: (state, { average_grade }) => gradeStateOf(average_grade) === state,
    searched,
    figures: { average: ({ average_grade }) => average_grade ?? undefined },
  });
}

/** How far a person is in one assignment. */
export const resultStates = ['failed', 'open', 'submitted', 'evaluated'] as const;

export type ResultState = (typeof resultStates)[number];

/** How people are sorted whose results are listed. */
export const resultSorts = ['name', 'percent'] as const;

export type ResultSort = (typeof resultSorts)[number];

/** A person with their work on one assignment, as others see it. */
export interface AgentResult extends Named {
  /** null: nothing was begun */
  readonly completion_status: CompletionStatus | null;
  readonly evaluation_passed: boolean | null;
  /** 0 to 100; null until the evaluation is released */
  readonly evaluation_percent: number | null;
}

/** @returns how far a person is: not handed in, handed in, evaluated, or evaluated and not passed */
export function resultStateOf({
  completion_status,
  evaluation_passed,
}: Pick<AgentResult, 'completion_status' | 'evaluation_passed'>): ResultState {
  if (completion_status === 'EVALUATION_SUBMITTED')
    return evaluation_passed === false ? 'failed' : 'evaluated';
  if (completion_status === 'SUBMITTED' || completion_status === 'EVALUATION_IN_PROGRESS') return 'submitted';
  return 'open';
}

/** The own people of an agent that a view of the list shows (specification §2, statistic/assignment/{assignmentId}). @param rows by name */
export function shownResults<Row extends AgentResult>(
  rows: readonly Row[],
  view: ListView<ResultState, ResultSort>,
): Row[] {
  return shownRows(rows, view, {
    isIn: (state, row) => resultStateOf(row) === state,
    searched,
    figures: { percent: ({ evaluation_percent }) => evaluation_percent ?? undefined },
  });
}
