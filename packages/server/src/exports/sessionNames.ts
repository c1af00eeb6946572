import { type CourseType, regionName } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../statistics/rowsOf.ts';
import { anyOf } from './conditions.ts';
import type { ExportContext } from './exportSource.ts';
import type { SessionName } from './names.ts';

export interface PlacedSession extends SessionName {
  readonly courseType: CourseType;
  /** sorts sessions as they are shown: by course and begin */
  readonly place: string;
}

/** All sessions that were asked for until now, by id; the wanted ones are among them. */
export type SessionReader = (ids: readonly string[]) => Promise<ReadonlyMap<string, PlacedSession>>;

/** Reads what sessions of any courses are called; each once, so that batches share them. */
export function createSessionReader({ db, language }: ExportContext): SessionReader {
  const known = new Map<string, PlacedSession>();
  return async (ids) => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const rows = await rowsOf<PlacedSession & { readonly id: string }>(
      db,
      sql`select session.id, course.titles ->> ${language} as "courseTitle", course.course_type as "courseType",
          session.titles ->> ${language} as "sessionTitle", session.region, session.generation,
          concat_ws(' ', lpad(course.position::text, 10, '0'), course.id, session.start_date, session.id) as place
        from course_sessions session join courses course on course.id = session.course_id
        where session.id = ${anyOf(missing)}`,
    );
    for (const { id, ...session } of rows) {
      known.set(id, { ...session, region: regionName(session.region, language) });
    }
    return known;
  };
}
