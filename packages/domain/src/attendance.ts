import { type DateValue, zurichDay } from './zurich.ts';

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
}

/**
 * Whether a participant counts on an attendance day (domain decisions §9): not with optional attendance, and not when
 * enrolled on a later day in Zurich.
 */
export function countsForAttendance(
  { enrolledAt, optionalAttendance }: AttendanceEnrolment,
  day: { readonly end: DateValue },
): boolean {
  return !optionalAttendance && zurichDay(enrolledAt) <= zurichDay(day.end);
}
