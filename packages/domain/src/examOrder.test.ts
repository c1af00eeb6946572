import { expect, test } from 'vitest';
import { examStates } from './exam.ts';
import { countPassedExams, examTask, sortExams } from './examOrder.ts';

test.each([
  ['inProgress', 'now'],
  ['ready', 'now'],
  ['open', 'now'],
  ['bookingReady', 'book'],
  ['cancelled', 'book'],
  ['failed', 'book'],
  ['booked', 'wait'],
  ['inEvaluation', 'wait'],
  ['unknown', 'wait'],
  ['locked', 'later'],
  ['passed', 'done'],
  ['passedImport', 'done'],
] as const)('an exam that is %s asks for: %s', (state, task) => {
  expect(examTask({ state })).toBe(task);
  expect(examTask({ state, attempts_left: 1 })).toBe(task);
});

test('a failed exam without another try is over', () => {
  expect(examTask({ state: 'failed', attempts_left: 0 })).toBe('done');
});

test('exams stand in the order of what has to be done', () => {
  const sorted = sortExams(examStates.map((state) => ({ state })));
  expect(sorted.map(({ state }) => state)).toEqual([
    ...['open', 'ready', 'inProgress'],
    ...['cancelled', 'bookingReady', 'failed'],
    ...['booked', 'inEvaluation', 'locked', 'passed', 'passedImport'],
  ]);
});

test('among the same the earlier date comes first, and one without a date last', () => {
  const exam = (id: string, start?: string) => ({
    id,
    state: 'booked' as const,
    date: start === undefined ? null : { start },
  });
  const exams = [exam('none'), exam('late', '2026-05-01'), exam('soon', '2026-04-01'), exam('none too')];
  expect(sortExams(exams).map(({ id }) => id)).toEqual(['soon', 'late', 'none', 'none too']);
});

test('passed is what was passed here or elsewhere', () => {
  expect(countPassedExams(examStates.map((state) => ({ state })))).toBe(2);
});
