import { fillPath, linkPatterns } from '@learn/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { inSession } from '../course-sessions/inSession.ts';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { limited } from './conditions.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection } from './selection.ts';

/** What every record says about where it comes from. */
export interface RecordOrigin {
  readonly course_session_id: string;
  readonly course_session_title: string;
  readonly generation: string;
  readonly region: string;
  readonly circle_id: string;
  readonly details_url: string | null;
}

interface OriginRow {
  readonly course_session_id: string;
  readonly course_session_title: string;
  readonly generation: string;
  readonly region: string;
  readonly circle_key: string;
}

interface RecordSelect {
  /** select in brackets, with course_session_id */
  readonly metrics: SQL;
  /** joins beside course_sessions `session` and `metrics` */
  readonly joins?: SQL;
  /** further columns, circle_key among them */
  readonly columns: SQL;
  /** order within a session */
  readonly order: SQL;
}

/** Reads records of a selection with their session, the latest sessions first. */
export function readRecords<Row>(
  db: Database,
  { language, isChosen }: Pick<Selection, 'language' | 'isChosen'>,
  { metrics, joins, columns, order }: RecordSelect,
  page: RowPage,
): Promise<(Row & OriginRow)[]> {
  return rowsOf<Row & OriginRow>(
    db,
    sql`select session.id as course_session_id, session.titles ->> ${language} as course_session_title,
        session.generation, session.region, ${columns}
      from course_sessions session
      join ${metrics} metrics on metrics.course_session_id = session.id
      ${joins ?? sql``}
      where ${isChosen}
      order by session.start_date desc nulls last, session.id, ${order}
      ${limited(page)}`,
  );
}

/** @param path of the cockpit that shows the record in detail; only who has a cockpit gets an address */
export function presentOrigin(row: OriginRow, selection: Selection, path: string): RecordOrigin {
  return {
    course_session_id: row.course_session_id,
    course_session_title: row.course_session_title,
    generation: row.generation,
    region: row.region,
    circle_id: pageIdOf(selection, row.circle_key),
    details_url: cockpitAddress(selection, path, row.course_session_id),
  };
}

/** Where a circle stands in the learning path, to sort by; last where it is gone. @param circleKey a translation key column */
export function circlePlace({ tree }: Pick<Selection, 'tree'>, circleKey: SQL): SQL {
  const keys = (tree?.circles ?? []).map(({ translation_key }) => translation_key);
  return sql`array_position(${`{${keys.join(',')}}`}::uuid[], ${circleKey})`;
}

/** The id that a page has in the reader's language; its translation key where the page is gone. */
export function pageIdOf({ tree }: Pick<Selection, 'tree'>, key: string): string {
  return tree?.pageIds.get(key) ?? key;
}

function cockpitAddress({ hasCockpit, course }: Selection, path: string, sessionId: string): string | null {
  if (!hasCockpit(sessionId)) return null;
  const address = fillPath(linkPatterns.cockpit + path, { courseSlug: course.slug });
  return address === undefined ? null : inSession(address, sessionId);
}

/** A moment as ISO 8601 in UTC. */
export function isoMoment(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
