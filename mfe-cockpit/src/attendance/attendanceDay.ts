import {
  type AttendanceCount,
  type AttendanceDayState,
  type AttendanceEnrolment,
  type AttendanceStatus,
  attendanceDayState,
  countAttendance,
  countsForAttendance,
  daysUntil,
  matchesProfile,
  normaliseRole,
  recordsAttendance,
} from '@learn/domain';
import type { AttendanceDaysQuery, AttendanceListFragment } from '../__generated__/graphql.ts';

type Session = NonNullable<AttendanceDaysQuery['course_session']>;

/** A person who takes part in the session. */
export interface Participant extends AttendanceEnrolment {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** undefined for a person without a picture */
  readonly avatarUrl: string | undefined;
}

/** A day in a room, with all that is known of who was there. */
export interface AttendanceDay {
  readonly id: string;
  readonly title: string;
  readonly circleId: string;
  readonly circle: string;
  /** ISO 8601 */
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly trainer: string;
  /** codes of the profiles to whose path its circle belongs; none: to everybody's */
  readonly profiles: readonly string[];
  /** on whose path the circle lies, and who is recorded all the same; by name */
  readonly participants: readonly Participant[];
  readonly recorded: Recorded;
}

/** What is recorded, by user id; who is not in it is not recorded. */
export type Recorded = ReadonlyMap<string, AttendanceStatus>;

/** The attendance days of a session, the first one first. */
export function attendanceDaysOf({ users, attendance_courses }: Session): AttendanceDay[] {
  const participants = users
    .filter(({ role }) => normaliseRole(role) === 'MEMBER')
    .map(
      ({ user_id, first_name, last_name, avatar_url, enrolled_at, optional_attendance, chosen_profile }) => ({
        userId: user_id,
        firstName: first_name,
        lastName: last_name,
        avatarUrl: avatar_url || undefined,
        // who may see only the names has no cockpit
        enrolledAt: enrolled_at ?? '',
        optionalAttendance: optional_attendance ?? false,
        profile: chosen_profile,
      }),
    );
  return attendance_courses.map((day) => {
    const recorded = recordedIn(day);
    return {
      id: day.id,
      title: day.learning_content.title,
      circleId: day.learning_content.circle.id,
      circle: day.learning_content.circle.title,
      start: day.due_date.start,
      end: day.due_date.end ?? day.due_date.start,
      location: day.location,
      trainer: day.trainer,
      profiles: day.profiles,
      participants: participants.filter(
        ({ userId, profile }) => matchesProfile(day.profiles, profile) || recorded.has(userId),
      ),
      recorded,
    };
  });
}

export function recordedIn({ attendance_user_list }: AttendanceListFragment): Recorded {
  return new Map(attendance_user_list.map(({ user_id, status }) => [user_id, status]));
}

/** Whether a participant counts on the day; others are listed and may be recorded all the same. */
export function isExpected(participant: Participant, day: AttendanceDay): boolean {
  return countsForAttendance(participant, day);
}

/** @param statuses what is recorded, by user id; that of the day by default */
export function countDay(day: AttendanceDay, statuses = day.recorded): AttendanceCount {
  return countAttendance(day.participants, day, ({ userId }) => statuses.get(userId));
}

export function dayState(day: AttendanceDay, now: Date): AttendanceDayState {
  return attendanceDayState(day.start, countDay(day), now);
}

/**
 * The days of a circle whose lists wait for a person: for those who record attendance.
 * @param myRole role of the person in the session
 */
export function waitingDays(
  days: readonly AttendanceDay[],
  { circleId, myRole, now }: { readonly circleId: string; readonly myRole: string; readonly now: Date },
): AttendanceDay[] {
  if (!recordsAttendance(myRole)) return [];
  return days.filter((day) => day.circleId === circleId && dayState(day, now) === 'open');
}

/**
 * The day whose list is opened where the address names none: that of today, else the last one with somebody missing, else
 * the next one.
 */
export function dayToRecord(days: readonly AttendanceDay[], now: Date): AttendanceDay | undefined {
  return (
    days.find((day) => daysUntil(day.start, now) <= 0 && daysUntil(day.end, now) >= 0) ??
    days.findLast((day) => dayState(day, now) === 'open') ??
    days.find((day) => dayState(day, now) === 'coming') ??
    days.at(-1)
  );
}
