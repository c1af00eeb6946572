import type { Localised } from '@learn/contracts';
import type { ExportKind } from '@learn/contracts/endpoints';
import { type Language, zurichDay } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { ExportRequest } from './exportScope.ts';
import { allCourses } from './texts.ts';

interface NamedExport {
  readonly kind: ExportKind;
  readonly language: Language;
}

/**
 * Name of the file without its ending, `{kind}_{scope}_{date}` (domain decisions §15): the scope is a session, else a
 * course, else all courses. Letters, digits, hyphens and underscores only, so that every browser and disk takes it.
 */
export async function fileNameOf(
  db: Database,
  { query, scopes }: ExportRequest,
  { kind, language }: NamedExport,
): Promise<string> {
  const [scope, ...others] = scopes;
  const parts: string[] = [];
  if (scope !== undefined && others.length === 0) {
    const [only, ...more] = query.course_session_ids ?? [];
    const [course] = await rowsOf<{ slug: string; titles: Localised | null }>(
      db,
      sql`select course.slug, session.titles from courses course
        left join course_sessions session
          on session.course_id = course.id and session.id = ${more.length === 0 ? (only ?? null) : null}::uuid
        where course.id = ${scope.courseId}`,
    );
    parts.push(course?.slug ?? '', course?.titles?.[language] ?? '');
  } else {
    parts.push(allCourses[language]);
  }
  const name = parts.filter((part) => part !== '').map(plain);
  return [kind, name.join('-'), zurichDay(new Date())].join('_');
}

/** Letters, digits and hyphens only. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
