import { matchesProfile } from './profile.ts';
import { normaliseRole } from './role.ts';
import { type DateValue, daysUntil, zurichDay } from './zurich.ts';

/** What is recorded of a participant on an attendance day; nothing recorded means not yet entered. */
export const attendanceStatuses = ['PRESENT', 'ABSENT', 'EXCUSED', 'LATE', 'DISPENSED'] as const;

export type AttendanceStatus = (typeof attendanceStatuses)[number];

/** Whether a person with that record was there, late or not: this completes the content (domain decisions §5). */
export function wasThere(status: AttendanceStatus): boolean {
  return status === 'PRESENT' || status === 'LATE';
}

/** What decides whether a participant counts on an attendance day. */
export interface AttendanceEnrolment {
  readonly enrolledAt: DateValue;
  readonly optionalAttendance: boolean;
  /** code of the profile that they have chosen; null: none */
  readonly profile: string | null;
}

/** What decides for whom an attendance day is. */
export interface HeldDay {
  readonly end: DateValue;
  /** codes of the profiles to whose path its circle belongs; none: to everybody's */
  readonly profiles: readonly string[];
}

/**
 * Whether a participant counts on an attendance day (domain decisions §9): only where its circle lies on their path, not
 * with optional attendance, and not when enrolled on a later day in Zurich. Who came all the same keeps what is recorded
 * of them, and it completes the content; in no figure are they expected, present or absent.
 */
export function countsForAttendance(
  { enrolledAt, optionalAttendance, profile }: AttendanceEnrolment,
  { end, profiles }: HeldDay,
): boolean {
  return matchesProfile(profiles, profile) && !optionalAttendance && zurichDay(enrolledAt) <= zurichDay(end);
}

/**
 * Whether a person records the attendance of a session in its cockpit (domain decisions §4); others who see it only read.
 * @param myRole role of the person in the session
 */
export function recordsAttendance(myRole: string): boolean {
  return normaliseRole(myRole) === 'EXPERT';
}

/** How far the list of a day is filled in; persons of the session. */
export interface AttendanceCount {
  /** who count on the day */
  readonly expected: number;
  /** of these, those with a recorded status */
  readonly entered: number;
  /** of these, those who were there, late or not */
  readonly present: number;
}

/**
 * Counts the list of a day. Whoever does not count on the day is left out, with or without an entry.
 * @param statusOf what is recorded of a participant; undefined: nothing
 */
export function countAttendance<Participant extends AttendanceEnrolment>(
  participants: readonly Participant[],
  day: HeldDay,
  statusOf: (participant: Participant) => AttendanceStatus | undefined,
): AttendanceCount {
  const counted = participants.filter((participant) => countsForAttendance(participant, day));
  const statuses = counted.map(statusOf).filter((status) => status !== undefined);
  return {
    expected: counted.length,
    entered: statuses.length,
    present: statuses.filter(wasThere).length,
  };
}

/** Whether something is to be recorded of a day: it has not come, somebody is missing in its list, or nobody is. */
export type AttendanceDayState = 'coming' | 'open' | 'recorded';

/** @param start of the day, from whose date in Zurich on its list can be filled in */
export function attendanceDayState(
  start: DateValue,
  { expected, entered }: Pick<AttendanceCount, 'expected' | 'entered'>,
  now: Date,
): AttendanceDayState {
  if (daysUntil(start, now) > 0) return 'coming';
  return entered < expected ? 'open' : 'recorded';
}
