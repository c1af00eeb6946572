import { describe, expect, test } from 'vitest';
import { dueDateLink, isOwnDeadline, isUpcoming, sortDueDates, upcomingDueDates } from './dueDate.ts';

const now = new Date('2026-03-16T20:00:00+01:00');

test.each([
  ['earlier today', { start: '2026-03-16T08:00:00+01:00' }, true],
  ['today without time', { start: '2026-03-16' }, true],
  ['yesterday', { start: '2026-03-15T23:59:00+01:00' }, false],
  ['begun yesterday, ending today', { start: '2026-03-15', end: '2026-03-16' }, true],
  ['begun today, ended before', { start: '2026-03-16', end: '2026-03-15' }, false],
  ['tomorrow without end', { start: '2026-03-17', end: null }, true],
])('a date %s is upcoming: %s', (_, dueDate, expected) => {
  expect(isUpcoming(dueDate, now)).toBe(expected);
});

describe('due dates', () => {
  const dueDates = [
    { id: 'late', start: '2026-04-01' },
    { id: 'long', start: '2026-03-20T08:00:00+01:00', end: '2026-03-20T17:00:00+01:00' },
    { id: 'short', start: '2026-03-20T07:00:00Z', end: '2026-03-20T09:00:00+01:00' },
    { id: 'over', start: '2026-03-01' },
    { id: 'today', start: '2026-03-16' },
    { id: 'today too', start: '2026-03-16' },
  ];

  test('are sorted by start, then end, else as they came', () => {
    expect(sortDueDates(dueDates).map(({ id }) => id)).toEqual([
      'over',
      'today',
      'today too',
      'short',
      'long',
      'late',
    ]);
    expect(dueDates[0]?.id).toBe('late');
  });

  test('are upcoming in order', () => {
    expect(upcomingDueDates(dueDates, now).map(({ id }) => id)).toEqual([
      'today',
      'today too',
      'short',
      'long',
      'late',
    ]);
  });
});

test.each([
  ['SUPERVISOR', '/expert'],
  ['EXPERT', '/expert'],
  ['MEMBER', '/member'],
  ['PARTICIPANT', '/member'],
  ['LEARNING_MENTOR', undefined],
  ['GUEST', undefined],
])('a due date leads %s to %s', (role, expected) => {
  expect(dueDateLink({ url: '/member', url_expert: '/expert' }, role)).toBe(expected);
  expect(dueDateLink({ url: '', url_expert: null }, role)).toBeUndefined();
});

test.each([
  ['attendance', 'MEMBER', false],
  ['attendance', 'EXPERT', false],
  ['evaluation', 'MEMBER', false],
  ['evaluation', 'PARTICIPANT', false],
  ['evaluation', 'EXPERT', true],
  ['evaluation', 'LEARNING_MENTOR', true],
  ['submission', 'MEMBER', true],
  ['test', 'SUPERVISOR', true],
  ['exam', 'MEMBER', true],
])('%s is a deadline of a %s: %s', (kind, role, expected) => {
  expect(isOwnDeadline(kind, role)).toBe(expected);
});
