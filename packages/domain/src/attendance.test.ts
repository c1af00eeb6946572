import { describe, expect, test } from 'vitest';
import {
  type AttendanceStatus,
  attendanceDayState,
  attendanceStatuses,
  countAttendance,
  countsForAttendance,
  recordsAttendance,
  wasThere,
} from './attendance.ts';

test('who is late was there; who is excused or dispensed was not', () => {
  expect(attendanceStatuses.filter(wasThere)).toEqual(['PRESENT', 'LATE']);
});

describe('who counts on an attendance day', () => {
  const day = { end: '2026-03-10T16:00:00Z' };

  test.each([
    ['before', '2026-03-01T08:00:00Z', true],
    ['on the day itself, even in the evening', '2026-03-10T22:30:00Z', true],
    ['after midnight in Zurich, still the same day in UTC', '2026-03-10T23:30:00Z', false],
    ['the day after', '2026-03-11', false],
  ] as const)('enrolled %s', (_when, enrolledAt, expected) => {
    expect(countsForAttendance({ enrolledAt, optionalAttendance: false }, day)).toBe(expected);
  });

  test('nobody whose attendance is optional', () => {
    expect(countsForAttendance({ enrolledAt: '2026-03-01', optionalAttendance: true }, day)).toBe(false);
  });
});

test('the list of a day counts those who are expected, entered and present', () => {
  const person = (status?: AttendanceStatus, enrolledAt = '2026-03-01', optionalAttendance = false) => ({
    status,
    enrolledAt,
    optionalAttendance,
  });
  const people = [
    person('PRESENT'),
    person('LATE'),
    person('ABSENT'),
    person('EXCUSED'),
    person('DISPENSED'),
    person(),
    person('PRESENT', '2026-03-11'),
    person('PRESENT', '2026-03-01', true),
  ];
  expect(countAttendance(people, { end: '2026-03-10T16:00:00Z' }, ({ status }) => status)).toEqual({
    expected: 6,
    entered: 5,
    present: 2,
  });
});

test.each([
  ['EXPERT', true],
  ['SUPERVISOR', false],
  ['LEARNING_MENTOR', false],
  ['MEMBER', false],
  ['', false],
] as const)('%s records attendance: %s', (myRole, expected) => {
  expect(recordsAttendance(myRole)).toBe(expected);
});

describe('whether something is to be recorded of a day', () => {
  const now = new Date('2026-03-10T07:00:00Z');

  test.each([
    ['tomorrow', '2026-03-11T08:00:00Z', 0, 'coming'],
    ['after midnight in Zurich, still the same day in UTC', '2026-03-10T23:30:00Z', 0, 'coming'],
    ['today, before it begins', '2026-03-10T08:00:00Z', 0, 'open'],
    ['long ago, with one missing', '2025-12-01T08:00:00Z', 2, 'open'],
    ['today, with all of them', '2026-03-10T08:00:00Z', 3, 'recorded'],
  ] as const)('%s', (_when, start, entered, expected) => {
    expect(attendanceDayState(start, { expected: 3, entered }, now)).toBe(expected);
  });

  test('nothing where nobody counts', () => {
    expect(attendanceDayState('2026-03-10T08:00:00Z', { expected: 0, entered: 0 }, now)).toBe('recorded');
  });
});
