import type { AttendanceStatus } from '@learn/domain';
import { courseSession, typed } from '@learn/testing';
import type { AttendanceDaysQuery } from '../__generated__/graphql.ts';

type Session = NonNullable<AttendanceDaysQuery['course_session']>;
type Day = Session['attendance_courses'][number];
type Person = Session['users'][number];

/** Of `expertSession`. */
export const courseSessionId = courseSession().id;
export const courseSlug = courseSession().course.slug;

/** The session as its expert has it. */
export const expertSession = courseSession({ role: 'EXPERT', actions: ['expert-cockpit'] });

/** A participant who is in the session from its beginning on; the id is the first name in small letters. */
export function participant(name: string, change: Partial<Person> = {}): Person {
  const [first_name = '', last_name = ''] = name.split(' ');
  return typed('CourseSessionPerson', {
    id: `enrolment-${first_name}`,
    user_id: first_name.toLowerCase(),
    first_name,
    last_name,
    avatar_url: '',
    role: 'MEMBER',
    optional_attendance: false,
    chosen_profile: null,
    enrolled_at: '2026-01-05T08:00:00.000Z',
    ...change,
  });
}

/** A day in March 2026, from nine to five, with what is recorded by user id. */
export function dayIn(date: string, recorded: Readonly<Record<string, AttendanceStatus>> = {}): Day {
  return typed('CourseSessionAttendanceCourse', {
    id: `day-${date}`,
    location: 'Bern, Raum 204',
    trainer: 'Thomas Meier',
    profiles: [],
    due_date: typed('SessionDueDate', { start: `${date}T08:00:00.000Z`, end: `${date}T16:00:00.000Z` }),
    learning_content: typed('LearningContentAttendanceCourse', {
      id: `content-${date}`,
      title: 'Präsenzkurs',
      circle: typed('CircleReference', { id: 'fahrzeug', title: 'Fahrzeug' }),
    }),
    attendance_user_list: Object.entries(recorded).map(([user_id, status]) =>
      typed('AttendanceUser', { user_id, status }),
    ),
  });
}

export const ana = participant('Ana Berger');
export const bruno = participant('Bruno Caduff');
export const chloe = participant('Chloé Dubois');

/** A session with three participants and its expert. */
export function sessionWith(days: readonly Day[], people: readonly Person[] = [ana, bruno, chloe]): Session {
  const thomas = participant('Thomas Meier', { role: 'EXPERT' });
  return typed('CourseSession', {
    id: courseSessionId,
    users: [thomas, ...people],
    attendance_courses: [...days],
  });
}
