import { expect, it } from 'vitest';
import {
  type AgentResult,
  type GradeState,
  gradeStateOf,
  type ProgressState,
  type ResultState,
  resultStateOf,
  shownGrades,
  shownProgress,
  shownResults,
} from './agentList.ts';

const view = { state: 'all', search: '', sort: 'name', descending: false } as const;
const ofNames = (rows: readonly { readonly first_name: string }[]) =>
  rows.map(({ first_name }) => first_name);

const progress = (first_name: string, total: number, submitted: number, passed = 0, failed = 0) => ({
  first_name,
  last_name: 'Muster',
  total_count: total,
  submitted_count: submitted,
  passed_count: passed,
  failed_count: failed,
});
const progressRows = [
  progress('Ana', 4, 4, 3, 1),
  progress('Béa', 4, 2, 2),
  progress('Cem', 0, 0),
  progress('Dan', 2, 2, 1),
];

it.each<[ProgressState | 'all', string[]]>([
  ['all', ['Ana', 'Béa', 'Cem', 'Dan']],
  ['failed', ['Ana']],
  ['open', ['Béa']],
  ['complete', ['Ana', 'Dan']],
])('progress %s', (state, expected) => {
  expect(ofNames(shownProgress(progressRows, { ...view, state }))).toEqual(expected);
});

it('progress is sorted by its share, who has no assignments last', () => {
  const byShare = (descending: boolean) =>
    ofNames(shownProgress(progressRows, { ...view, sort: 'submitted', descending }));
  expect(byShare(false)).toEqual(['Béa', 'Ana', 'Dan', 'Cem']);
  expect(byShare(true)).toEqual(['Ana', 'Dan', 'Béa', 'Cem']);
});

it('people are found by the beginning of a name, without accents', () => {
  expect(ofNames(shownProgress(progressRows, { ...view, search: 'bea mus' }))).toEqual(['Béa']);
});

it.each<[number | null, GradeState]>([
  [null, 'none'],
  [1, 'below'],
  [3.99, 'below'],
  [4, 'reached'],
  [6, 'reached'],
])('a grade of %s is %s', (grade, expected) => {
  expect(gradeStateOf(grade)).toBe(expected);
});

it('grades are filtered and sorted by their average, none last', () => {
  const rows = [
    { first_name: 'Ana', last_name: 'A', average_grade: null },
    { first_name: 'Béa', last_name: 'B', average_grade: 5.25 },
    { first_name: 'Cem', last_name: 'C', average_grade: 3.5 },
  ];
  expect(ofNames(shownGrades(rows, { ...view, state: 'below' }))).toEqual(['Cem']);
  expect(ofNames(shownGrades(rows, { ...view, sort: 'average', descending: true }))).toEqual([
    'Béa',
    'Cem',
    'Ana',
  ]);
});

it.each<[AgentResult['completion_status'], boolean | null, ResultState]>([
  [null, null, 'open'],
  ['UNKNOWN', null, 'open'],
  ['IN_PROGRESS', null, 'open'],
  ['SUBMITTED', null, 'submitted'],
  ['EVALUATION_IN_PROGRESS', null, 'submitted'],
  ['EVALUATION_SUBMITTED', true, 'evaluated'],
  ['EVALUATION_SUBMITTED', null, 'evaluated'],
  ['EVALUATION_SUBMITTED', false, 'failed'],
])('%s, passed %s: %s', (completion_status, evaluation_passed, expected) => {
  expect(resultStateOf({ completion_status, evaluation_passed })).toBe(expected);
});

it('results are sorted by percent, those without last', () => {
  const result = (
    first_name: string,
    evaluation_percent: number | null,
  ): AgentResult & { first_name: string } => ({
    first_name,
    last_name: 'M',
    completion_status: evaluation_percent === null ? 'SUBMITTED' : 'EVALUATION_SUBMITTED',
    evaluation_passed: evaluation_percent === null ? null : evaluation_percent >= 55,
    evaluation_percent,
  });
  const rows = [result('Ana', 40), result('Béa', null), result('Cem', 90)];
  expect(ofNames(shownResults(rows, { ...view, sort: 'percent' }))).toEqual(['Ana', 'Cem', 'Béa']);
  expect(ofNames(shownResults(rows, { ...view, state: 'failed' }))).toEqual(['Ana']);
});
