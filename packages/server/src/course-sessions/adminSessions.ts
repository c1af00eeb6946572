import type { adminSessionEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { courseSessionState, type Language, zurichDay } from '@learn/domain';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { courses } from '../courses/tables.ts';
import { containsWords } from '../database/containsWords.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { regionNameOf } from './regionName.ts';
import { courseSessions, courseSessionUsers } from './tables.ts';

type Listed = EndpointAnswer<typeof adminSessionEndpoints.list>[number];
type Query = EndpointQuery<typeof adminSessionEndpoints.list>;

const enrolled = (role: 'MEMBER' | 'EXPERT') => sql<number>`(
  select count(*)::int from ${courseSessionUsers}
  where ${courseSessionUsers.courseSessionId} = ${courseSessions.id} and ${courseSessionUsers.role} = ${role})`;

/** A session with its course and the number of its people, for statements that read both tables. */
export const sessionColumns = {
  session: getTableColumns(courseSessions),
  course: { id: courses.id, slug: courses.slug, titles: courses.titles, courseType: courses.courseType },
  memberCount: nested(enrolled('MEMBER')),
  expertCount: nested(enrolled('EXPERT')),
};

interface SessionRow {
  readonly session: typeof courseSessions.$inferSelect;
  readonly course: Pick<typeof courses.$inferSelect, 'id' | 'slug' | 'titles' | 'courseType'>;
  readonly memberCount: number;
  readonly expertCount: number;
}

/** A session in a list of administrators. */
export function presentListed(
  { session, course, memberCount, expertCount }: SessionRow,
  language: Language,
): Listed {
  const days = { start_date: session.startDate, end_date: session.endDate };
  return {
    id: session.id,
    title: session.titles[language],
    course: {
      id: course.id,
      title: course.titles[language],
      slug: course.slug,
      course_type: course.courseType,
    },
    region: session.region,
    generation: session.generation,
    ...days,
    state: courseSessionState({ ...days, archived: session.archivedAt !== null }, zurichDay(new Date())),
    member_count: memberCount,
    expert_count: expertCount,
  };
}

/** The sessions of all courses that pass search and filters, a page of them. */
export async function listAdminSessions(
  db: Database,
  query: Query,
  language: Language,
): Promise<Page<Listed>> {
  const condition = and(
    containsWords(searchedText, query.search),
    query.course === undefined ? undefined : eq(courseSessions.courseId, query.course),
    query.region === undefined ? undefined : eq(courseSessions.region, query.region),
    query.generation === undefined ? undefined : eq(courseSessions.generation, query.generation),
    isIn(query.state),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(sessionColumns)
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(condition)
      .orderBy(...orderOf(query.sort, language))
      .limit(query.limit)
      .offset(query.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(condition),
  ]);
  return { rows: rows.map((row) => presentListed(row, language)), total: counted?.total ?? 0 };
}

/** What a search looks in: all names of session and course, whatever the language. */
export const searchedText = sql`concat_ws(' ', ${courseSessions.titles} ->> 'de', ${courseSessions.titles} ->> 'fr',
  ${courseSessions.titles} ->> 'it', ${courses.titles} ->> 'de', ${courses.titles} ->> 'fr', ${courses.titles} ->> 'it',
  ${courseSessions.region}, ${regionNameOf(sql`${courseSessions.region}`, 'fr')}, ${regionNameOf(sql`${courseSessions.region}`, 'it')},
  ${courseSessions.generation})`;

/** The same rule as `courseSessionState`, as a condition; without a state all that are in use. */
function isIn(state: Query['state']): SQL | undefined {
  const today = zurichDay(new Date());
  const inUse = isNull(courseSessions.archivedAt);
  switch (state) {
    case 'archived':
      return isNotNull(courseSessions.archivedAt);
    case 'past':
      return and(inUse, lt(courseSessions.endDate, today));
    case 'upcoming':
      return and(inUse, gte(courseSessions.endDate, today), gt(courseSessions.startDate, today));
    case 'running':
      return and(inUse, gte(courseSessions.endDate, today), lte(courseSessions.startDate, today));
    default:
      return inUse;
  }
}

function orderOf(sort: Query['sort'], language: Language): SQL[] {
  const columns: Readonly<Record<string, SQL>> = {
    title: sql`name_key(${courseSessions.titles} ->> ${language})`,
    course: sql`${courses.position}`,
    region: sql`name_key(${regionNameOf(sql`${courseSessions.region}`, language)})`,
    generation: sql`${courseSessions.generation}`,
    start_date: sql`${courseSessions.startDate}`,
    members: enrolled('MEMBER'),
  };
  const column = columns[sort.replace(/^-/, '')] ?? sql`${courseSessions.startDate}`;
  return [
    sort.startsWith('-') ? desc(column) : asc(column),
    desc(courseSessions.startDate),
    asc(courseSessions.id),
  ];
}

/** What the sessions can be filtered by. */
export async function readSessionFilters(
  db: Database,
  language: Language,
): Promise<EndpointAnswer<typeof adminSessionEndpoints.filters>> {
  const [found, regions, generations] = await Promise.all([
    db
      .select({ id: courses.id, titles: courses.titles, slug: courses.slug, course_type: courses.courseType })
      .from(courses)
      .orderBy(asc(courses.position), asc(courses.id))
      .limit(500),
    distinct(courseSessions.region, asc(courseSessions.region)),
    distinct(courseSessions.generation, desc(courseSessions.generation)),
  ]);
  return {
    courses: found.map(({ titles, ...course }) => ({ ...course, title: titles[language] })),
    regions,
    generations,
  };

  async function distinct(
    column: typeof courseSessions.region | typeof courseSessions.generation,
    order: SQL,
  ): Promise<string[]> {
    const rows = await db
      .selectDistinct({ value: column })
      .from(courseSessions)
      .where(sql`${column} <> ''`)
      .orderBy(order)
      .limit(1000);
    return rows.map(({ value }) => value);
  }
}
