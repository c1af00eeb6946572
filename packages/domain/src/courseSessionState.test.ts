import { expect, test } from 'vitest';
import { courseSessionState } from './courseSessionState.ts';

const session = { start_date: '2026-03-01', end_date: '2026-06-30', archived: false };

test.each([
  ['2026-02-28', 'upcoming'],
  ['2026-03-01', 'running'],
  ['2026-06-30', 'running'],
  ['2026-07-01', 'past'],
] as const)('on %s it is %s', (today, state) => {
  expect(courseSessionState(session, today)).toBe(state);
  expect(courseSessionState({ ...session, archived: true }, today)).toBe('archived');
});
