import { type CourseType, courseFlags, defaultLanguage, type Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface PersonSession {
  readonly id: string;
  readonly session_title: string;
  readonly course_id: string;
  readonly course_slug: string;
  readonly course_title: string;
  readonly region: string;
  readonly generation: string;
  readonly is_uk: boolean;
  readonly is_vv: boolean;
}

/** A session as the database writes it. */
export interface SessionRow {
  readonly id: string;
  readonly title: string;
  readonly courseId: string;
  readonly courseSlug: string;
  readonly courseTitle: string;
  readonly courseType: CourseType;
  readonly region: string;
  readonly generation: string;
}

export interface ExpertCircle {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

export type ExpertCircleRow = readonly [enrolmentId: string, id: string, title: string, slug: string];

/** The sessions by id, in the order in which they are shown. One statement. */
export async function readPersonSessions(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, PersonSession & { readonly courseType: CourseType }>> {
  const wanted = sql`(select unnest(${sql.param([...ids])}::uuid[]) as course_session_id) wanted`;
  const [found] = await db
    .select({ sessions: sql<readonly SessionRow[]>`sessions` })
    .from(sql`(select ${sessionsOf(wanted, language)} as sessions) as found`);
  return new Map(
    found?.sessions.map((row) => [row.id, { ...presentSession(row), courseType: row.courseType }]),
  );
}

export function presentSession(row: SessionRow): PersonSession {
  return {
    id: row.id,
    session_title: row.title,
    course_id: row.courseId,
    course_slug: row.courseSlug,
    course_title: row.courseTitle,
    region: row.region,
    generation: row.generation,
    ...courseFlags(row.courseType),
  };
}

/** Those of `course_session_id` as a JSON list of {@link SessionRow}, in the order in which they are shown. */
export function sessionsOf(rows: SQL, language: Language | SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('id', s.id, 'title', s.titles->>${language}::text, 'courseId', c.id,
      'courseSlug', c.slug, 'courseTitle', c.titles->>${language}::text, 'courseType', c.course_type,
      'region', s.region, 'generation', s.generation)
      order by c.position, c.id, s.start_date, s.id), '[]'::json)
    from (select distinct course_session_id as id from ${rows}) named
    cross join lateral (select * from course_sessions where id = named.id offset 0) s
    join courses c on c.id = s.course_id)`;
}

/**
 * The circles of the experts among rows of visiblePersons as a JSON list of {@link ExpertCircleRow}, in the order of the
 * learning path; in German where there is no translation.
 */
export function circlesOf(rows: SQL, language: Language | SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_array(enrolment_id, id, title, slug) order by position, translation_key), '[]'::json)
    from (select distinct on (v.enrolment_id, p.translation_key)
        v.enrolment_id, p.id, p.title, p.slug, p.position, p.translation_key
      from ${rows} v join expert_circles c on c.course_session_user_id = v.enrolment_id
      join pages p on p.translation_key = c.circle_key
      where v.role = 'EXPERT' and p.language in (${language}::text, ${sql.raw(`'${defaultLanguage}'`)})
      order by v.enrolment_id, p.translation_key, p.language <> ${language}::text) circles)`;
}
