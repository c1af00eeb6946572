import { describe, expect, test } from 'vitest';
import {
  type AttendanceEnrolment,
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
  const day = { end: '2026-03-10T16:00:00Z', profiles: [] };

  test.each([
    ['before', '2026-03-01T08:00:00Z', true],
    ['on the day itself, even in the evening', '2026-03-10T22:30:00Z', true],
    ['after midnight in Zurich, still the same day in UTC', '2026-03-10T23:30:00Z', false],
    ['the day after', '2026-03-11', false],
  ] as const)('enrolled %s', (_when, enrolledAt, expected) => {
    expect(countsForAttendance({ enrolledAt, optionalAttendance: false, profile: null }, day)).toBe(expected);
  });

  test('nobody whose attendance is optional', () => {
    const person = { enrolledAt: '2026-03-01', optionalAttendance: true, profile: null };
    expect(countsForAttendance(person, day)).toBe(false);
  });

  test.each([
    ['of the profile', 'leben', ['leben', 'nichtleben'], true],
    ['of another profile', 'leben', ['nichtleben'], false],
    ['of everybody', 'leben', [], true],
    ['while no profile is chosen', null, ['nichtleben'], true],
  ] as const)('a day of a circle %s', (_which, profile, profiles, expected) => {
    const person = { enrolledAt: '2026-03-01', optionalAttendance: false, profile };
    expect(countsForAttendance(person, { ...day, profiles })).toBe(expected);
  });
});

test('the list of a day counts those who are expected, entered and present', () => {
  const person = (status?: AttendanceStatus, change: Partial<AttendanceEnrolment> = {}) => ({
    status,
    enrolledAt: '2026-03-01',
    optionalAttendance: false,
    profile: 'leben',
    ...change,
  });
  const people = [
    person('PRESENT'),
    person('LATE'),
    person('ABSENT'),
    person('EXCUSED'),
    person('DISPENSED'),
    person(),
    person('PRESENT', { enrolledAt: '2026-03-11' }),
    person('PRESENT', { optionalAttendance: true }),
    person('PRESENT', { profile: 'nichtleben' }),
    person(undefined, { profile: 'nichtleben' }),
  ];
  const day = { end: '2026-03-10T16:00:00Z', profiles: ['leben'] };
  expect(countAttendance(people, day, ({ status }) => status)).toEqual({
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
