import type { Course } from '@learn/course-content';
import { zurichDay } from '@learn/domain';
import { courseSessions, type Database } from '@learn/server/sample-data';
import { type SQL, sql } from 'drizzle-orm';
import { demoCourses } from '../courses.ts';
import { shiftDays } from '../dates.ts';
import { demoId } from '../demoId.ts';
import { insertAll } from '../insertAll.ts';
import { organisationId } from '../people.ts';
import { demoSessions, membersPerSession } from '../sessions.ts';
import type { WideCourseSize } from './wideCourse.ts';

/** How large a world is to be. */
export interface LargeWorldSize {
  readonly participants: number;
  /** courses that have sessions, 1 to 4, in the order in which they are shown */
  readonly courses: number;
  /** one course more, as wide as this */
  readonly wide?: WideCourseSize | undefined;
}

const places = [
  { region: 'Zürich', language: 'de', place: { de: 'Zürich', fr: 'Zurich', it: 'Zurigo' } },
  { region: 'Mittelland', language: 'de', place: { de: 'Bern', fr: 'Berne', it: 'Berna' } },
  { region: 'Romandie', language: 'fr', place: { de: 'Lausanne', fr: 'Lausanne', it: 'Losanna' } },
  { region: 'Ostschweiz', language: 'de', place: { de: 'St. Gallen', fr: 'Saint-Gall', it: 'San Gallo' } },
  { region: 'Nordwestschweiz', language: 'de', place: { de: 'Basel', fr: 'Bâle', it: 'Basilea' } },
  { region: 'Ticino', language: 'it', place: { de: 'Lugano', fr: 'Lugano', it: 'Lugano' } },
  { region: 'Zentralschweiz', language: 'de', place: { de: 'Luzern', fr: 'Lucerne', it: 'Lucerna' } },
] as const;

/** Sessions of the last years; those of this year are under way. */
const generations = 5;
const length = 280;
const begun = 110;

interface LargeSession {
  readonly number: number;
  readonly id: string;
  readonly course: Course;
  readonly place: (typeof places)[number];
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
}

/** Sessions of 24 participants: courses, then regions, then generations, one after the other. */
function planSessions({ participants, courses }: LargeWorldSize, now: Date): LargeSession[] {
  return Array.from({ length: Math.ceil(participants / membersPerSession) }, (_, number) => {
    const course = demoCourses[number % courses];
    const ofCourse = Math.floor(number / courses);
    const place = places[ofCourse % places.length];
    if (course === undefined || place === undefined) throw new RangeError('There are one to four courses.');
    const years = Math.floor(ofCourse / places.length) % generations;
    const start = shiftDays(now, -begun - 365 * years);
    const round = Math.floor(ofCourse / places.length / generations) + 1;
    const end = shiftDays(start, length);
    const title = `${zurichDay(start).slice(0, 4)}/${zurichDay(end).slice(2, 4)} ${round}`;
    return { number, id: demoId(`large session/${number}`), course, place, title, start, end };
  });
}

/**
 * Creates the sessions, with all that they have before anybody comes: attendance days, deadlines, exam dates, products.
 * The temporary table `large_sessions` tells the other steps of them.
 */
export async function createSessions(db: Database, size: LargeWorldSize, now: Date): Promise<number> {
  const sessions = planSessions(size, now);
  await insertAll(
    db,
    courseSessions,
    sessions.map(({ id, course, place, title, start, end }) => ({
      id,
      courseId: demoId(`course/${course.slug}`),
      titles: {
        de: `${place.place.de} ${title}`,
        fr: `${place.place.fr} ${title}`,
        it: `${place.place.it} ${title}`,
      },
      startDate: zurichDay(start),
      endDate: zurichDay(end),
      region: place.region,
      generation: zurichDay(end).slice(0, 4),
      createdAt: shiftDays(start, -60),
      updatedAt: shiftDays(start, -30),
    })),
  );
  const facts = sessions.map(({ number, id, course, place, start, end }) => ({
    number,
    id,
    course_id: demoId(`course/${course.slug}`),
    course_type: course.course_type,
    language: place.language,
    place: place.place[place.language],
    starts: start.toISOString(),
    // What people did lies between the start and now, or the end where that is earlier.
    until: (end < now ? end : now).toISOString(),
    ends: end.toISOString(),
    organisations: employersOf(course, place.language),
  }));
  await db.execute(sql`
    create temporary table large_sessions on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as session (
      number integer, id uuid, course_id uuid, course_type text, language text, place text,
      starts timestamptz, until timestamptz, ends timestamptz, organisations text[])`);
  for (const statement of beforeAnybodyComes) await db.execute(statement);
  return sessions.length;
}

function employersOf(course: Course, language: string): string[] {
  const sameCourse = demoSessions.filter((session) => session.course === course);
  const found = sameCourse.find((session) => session.language === language) ?? sameCourse[0];
  return (found?.companies ?? []).map(organisationId);
}

/** Content and circle of a page, by the position of the content in the course: 0 to 1. */
const placed = sql`(
  select content.course_id, content.translation_key as content_key, circle.translation_key as circle_key,
    content.content_type, circle.data->>'exam_id' as exam_code,
    (circle.data->>'exam_requires_booking')::boolean as books,
    row_number() over (partition by content.course_id, content.content_type order by topic.position, circle.position)
      ::float8 / (count(*) over (partition by content.course_id, content.content_type) + 1) as progress
  from pages content
  join pages unit on unit.translation_key = content.parent_key and unit.language = 'de'
  join pages sequence on sequence.translation_key = unit.parent_key and sequence.language = 'de'
  join pages circle on circle.translation_key = sequence.parent_key and circle.language = 'de'
  join pages topic on topic.translation_key = circle.parent_key and topic.language = 'de'
  where content.language = 'de')`;

const beforeAnybodyComes: readonly SQL[] = [
  sql`insert into attendance_courses (course_session_id, content_key, circle_key, starts_at, ends_at, location, trainer)
    select s.id, p.content_key, p.circle_key, day.at, day.at + interval '8 hours', s.place, 'Team'
    from large_sessions s join ${placed} p
      on p.course_id = s.course_id and p.content_type = 'learnpath.LearningContentAttendanceCourse'
    cross join lateral (select date_trunc('day', s.starts + p.progress * (s.ends - s.starts)) + interval '7 hours' as at) day`,
  sql`insert into session_assignments (course_session_id, assignment_id, submission_deadline, evaluation_deadline)
    select s.id, a.id, s.starts + p.progress * (s.ends - s.starts),
      case when a.needs_expert_evaluation then s.starts + p.progress * (s.ends - s.starts) + interval '15 days' end
    from large_sessions s join assignments a on a.course_id = s.course_id
    join ${placed} p on p.content_key = a.content_key`,
  sql`insert into exam_dates (course_session_id, circle_key, exam_type_id, starts_at, ends_at, place, seats, expert_id)
    select s.id, p.circle_key, t.id, s.ends - interval '30 days', s.ends - interval '30 days' + interval '8 hours', s.place, 30,
      case when s.course_type = 'vv' then (select id from users where username = 'urs.baumann') end
    from large_sessions s
    join (select distinct course_id, circle_key, exam_code from ${placed} every where books) p on p.course_id = s.course_id
    join exam_types t on t.code = p.exam_code`,
  sql`insert into products (code, course_session_id, titles, descriptions, price, active)
    select 'place-' || s.number, s.id, c.titles, c.category_names, 145000, s.ends > now()
    from large_sessions s join courses c on c.id = s.course_id where s.course_type <> 'uk'`,
];
