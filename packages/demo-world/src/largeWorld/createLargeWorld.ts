import { type Database, refreshAllMetrics, rowsOf } from '@learn/server/sample-data';
import { sql } from 'drizzle-orm';
import { insertCatalogue } from '../catalogue.ts';
import { lockEmptyDatabase } from '../insertAll.ts';
import { createWideCourse } from './createWideCourse.ts';
import { createNamedPeople, createPeople } from './largePeople.ts';
import { createSessions, type LargeWorldSize } from './largeSessions.ts';
import { describeTracks } from './largeTracks.ts';
import { workSteps } from './largeWork.ts';

/** Sessions of which one statement writes the work; more would outlast the time that a statement is given. */
const sessionsAtOnce = 150;

/** Tables whose rows are counted in the end. */
const counted = [
  'users',
  'course_sessions',
  'course_session_users',
  'completions',
  'assignment_completions',
  'attendance_entries',
  'feedback_responses',
  'exam_results',
  'orders',
  'notifications',
] as const;

export interface LargeWorld {
  /** rows by table */
  readonly counts: Readonly<Record<(typeof counted)[number], number>>;
}

/**
 * Fills an empty database with the demo world's courses and many people at work in them, for measuring; the named
 * accounts are there as well, and everyone's password is the demo password. It is made whole or not at all.
 * @param report is told of every step that is done
 * @returns undefined when the database was not empty and stays as it was
 */
export async function createLargeWorld(
  db: Database,
  size: LargeWorldSize,
  report: (step: string) => void = () => undefined,
): Promise<LargeWorld | undefined> {
  const made = await db.transaction(async (transaction) => {
    if (!(await lockEmptyDatabase(transaction))) return false;
    // without files: this world is nothing but rows
    await insertCatalogue(transaction);
    await createNamedPeople(transaction);
    const sessions = await createSessions(transaction, size, new Date());
    report(`${sessions} sessions`);
    await describeTracks(transaction);
    await createPeople(transaction, size.participants);
    report(`${size.participants} participants`);
    for (const { name, insert } of workSteps) {
      for (let from = 0; from < sessions; from += sessionsAtOnce) {
        await transaction.execute(
          insert(sql`s.number between ${from}::integer and ${from + sessionsAtOnce - 1}::integer`),
        );
      }
      report(name);
    }
    if (size.wide) {
      await createWideCourse(transaction, size.wide, new Date());
      report(`a course with ${size.wide.circles} circles and ${size.wide.contents} contents`);
    }
    return true;
  });
  if (!made) return undefined;
  await db.execute(sql`analyze`);
  report('analyzed');
  await refreshAllMetrics(db);
  // What the database does by itself within minutes: plans without it are those of an empty database.
  await db.execute(sql`vacuum analyze`);
  report('metrics aggregated');
  const counts = await rowsOf<LargeWorld['counts']>(
    db,
    sql`select ${sql.join(
      counted.map(
        (table) => sql`(select count(*)::integer from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
      ),
      sql`, `,
    )}`,
  );
  return counts[0] && { counts: counts[0] };
}
