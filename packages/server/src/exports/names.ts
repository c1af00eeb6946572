import { defaultLanguage, type Language, regionName } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { Column } from './columns.ts';
import { column } from './columns.ts';
import type { ExportScope } from './exportScope.ts';
import type { ExportContext } from './exportSource.ts';

/** What the sessions and pages of a course are called; read once, so that rows carry ids only. */
export interface CourseNames {
  readonly session: (id: string) => SessionName;
  /** of a circle or learning content, by translation key; in German where there is no translation */
  readonly page: (key: string) => string;
}

export interface SessionName {
  readonly courseTitle: string;
  readonly sessionTitle: string;
  /** as it is called, not as it is stored */
  readonly region: string;
  readonly generation: string;
}

const unknownSession: SessionName = { courseTitle: '', sessionTitle: '', region: '', generation: '' };

export async function readCourseNames(
  { db, language }: ExportContext,
  scope: ExportScope,
): Promise<CourseNames> {
  const [sessions, pages] = await Promise.all([
    readSessions(db, scope, language),
    readPages(db, scope.courseId, language),
  ]);
  return { session: (id) => sessions.get(id) ?? unknownSession, page: (key) => pages.get(key) ?? '' };
}

async function readSessions(
  db: Database,
  { sessions }: ExportScope,
  language: Language,
): Promise<Map<string, SessionName>> {
  const rows = await rowsOf<SessionName & { readonly id: string }>(
    db,
    sql`select session.id, course.titles ->> ${language} as "courseTitle",
        session.titles ->> ${language} as "sessionTitle", session.region, session.generation
      from course_sessions session join courses course on course.id = session.course_id
      where session.id in (${sessions})`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, region: regionName(row.region, language) }]));
}

async function readPages(db: Database, courseId: string, language: Language): Promise<Map<string, string>> {
  const rows = await rowsOf<{ readonly key: string; readonly title: string }>(
    db,
    sql`select translation_key as key, title from pages
      where course_id = ${courseId} and language in (${language}, ${defaultLanguage})
        and (content_type = 'learnpath.Circle' or content_type like 'learnpath.LearningContent%')
      order by language = ${language}`,
  );
  return new Map(rows.map(({ key, title }) => [key, title]));
}

export interface WithSession {
  readonly session: SessionName;
}

export const sessionColumns: readonly Column<WithSession>[] = [
  column('course', 'text', ({ session }) => session.courseTitle),
  column('session', 'text', ({ session }) => session.sessionTitle),
  column('region', 'text', ({ session }) => session.region),
  column('generation', 'text', ({ session }) => session.generation),
];

/** As `personFields` selects them. */
export interface WithPerson {
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly organisation: string | null;
}

export const personColumns: readonly Column<WithPerson>[] = [
  column('lastName', 'text', (row) => row.last_name),
  column('firstName', 'text', (row) => row.first_name),
  column('email', 'text', (row) => row.email),
  column('organisation', 'text', (row) => row.organisation),
];

/** Fields of `users person`, with `organisations organisation` left joined. */
export const personFields = sql`person.last_name, person.first_name, person.email,
  coalesce(organisation.name, nullif(person.organisation_detail_name, '')) as organisation`;

export const byName = sql`person.last_name_key, person.first_name_key, person.id`;
