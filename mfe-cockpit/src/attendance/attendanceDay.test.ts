import type { AttendanceStatus } from '@learn/domain';
import { expect, test } from 'vitest';
import { dayIn, participant, sessionWith } from '../testing/session.ts';
import {
  attendanceDaysOf,
  countDay,
  dayState,
  dayToRecord,
  isExpected,
  waitingDays,
} from './attendanceDay.ts';

const now = new Date('2026-03-16T10:00:00Z');
const all = { ana: 'PRESENT', bruno: 'LATE', chloe: 'ABSENT', chloé: 'ABSENT' } as const;

/** Days of a session by their dates. */
const days = (found: Readonly<Record<string, Readonly<Record<string, AttendanceStatus>>>>) =>
  attendanceDaysOf(sessionWith(Object.entries(found).map(([date, recorded]) => dayIn(date, recorded))));

test('a day lists participants only, each with what is recorded', () => {
  const [day] = days({ '2026-03-10': { ana: 'PRESENT' } });
  expect(day?.participants.map(({ userId }) => userId)).toEqual(['ana', 'bruno', 'chloé']);
  expect(day?.recorded).toEqual(new Map([['ana', 'PRESENT']]));
  expect(day && countDay(day)).toEqual({ expected: 3, entered: 1, present: 1 });
});

test('those who came later or need not come do not count', () => {
  const [day] = attendanceDaysOf(
    sessionWith(
      [dayIn('2026-03-10', { fritz: 'PRESENT' })],
      [
        participant('Ana Berger'),
        participant('Emil Egli', { enrolled_at: '2026-03-11T08:00:00.000Z' }),
        participant('Fritz Frei', { optional_attendance: true }),
      ],
    ),
  );
  expect(day?.participants.filter((person) => isExpected(person, day)).map(({ userId }) => userId)).toEqual([
    'ana',
  ]);
  expect(day && countDay(day)).toEqual({ expected: 1, entered: 0, present: 0 });
});

test('a day of a circle lists those on whose path it lies, and who is recorded all the same but does not count', () => {
  const [day] = attendanceDaysOf(
    sessionWith(
      [{ ...dayIn('2026-03-10', { ana: 'PRESENT', fritz: 'PRESENT' }), profiles: ['nichtleben'] }],
      [
        participant('Ana Berger', { chosen_profile: 'nichtleben' }),
        participant('Elena Bachmann', { chosen_profile: 'leben' }),
        participant('Emil Egli'),
        participant('Fritz Frei', { chosen_profile: 'leben' }),
      ],
    ),
  );
  expect(day?.participants.map(({ userId }) => userId)).toEqual(['ana', 'emil', 'fritz']);
  expect(day && countDay(day)).toEqual({ expected: 2, entered: 1, present: 1 });
});

test.each([
  ['2026-03-17', {}, 'coming'],
  ['2026-03-16', {}, 'open'],
  ['2026-03-10', { ana: 'PRESENT' }, 'open'],
  ['2026-03-10', all, 'recorded'],
] as const)('%s with %j: %s', (date, recorded, expected) => {
  const [day] = days({ [date]: recorded });
  expect(day && dayState(day, now)).toBe(expected);
});

test.each([
  ['that of today, also when it is recorded', { '2026-03-10': {}, '2026-03-16': all }, '2026-03-16'],
  [
    'the last one that is not recorded',
    { '2026-03-02': {}, '2026-03-10': {}, '2026-03-24': {} },
    '2026-03-10',
  ],
  ['the next one', { '2026-03-10': all, '2026-03-24': {}, '2026-04-02': {} }, '2026-03-24'],
  ['the last one', { '2026-03-02': all, '2026-03-10': all }, '2026-03-10'],
] as const)('the list that opens is %s', (_what, found, expected) => {
  expect(dayToRecord(days(found), now)?.id).toBe(`day-${expected}`);
});

test('a session without days opens none', () => {
  expect(dayToRecord([], now)).toBeUndefined();
});

test('the open lists of a circle wait for those who record them', () => {
  const found = days({ '2026-03-02': all, '2026-03-10': {}, '2026-03-24': {} });
  const waiting = (circleId: string, myRole: string) =>
    waitingDays(found, { circleId, myRole, now }).map(({ id }) => id);
  expect(waiting('fahrzeug', 'EXPERT')).toEqual(['day-2026-03-10']);
  expect(waiting('haushalt', 'EXPERT')).toEqual([]);
  expect(waiting('fahrzeug', 'SUPERVISOR')).toEqual([]);
});
