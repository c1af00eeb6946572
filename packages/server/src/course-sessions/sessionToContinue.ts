import { type SessionRole, zurichDay } from '@learn/domain';
import { desc, eq, max, sql } from 'drizzle-orm';
import { completions } from '../completions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import type { Participation } from './participations.ts';

/** A session and its first and last day. */
export interface DatedSession {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The session that was worked in last, else the first that runs today, else the first.
 * @param own the person's sessions of a course, by begin
 * @param latestSessions ids of sessions in which the person completed something, the latest first
 */
export function sessionToContinue(
  own: readonly DatedSession[],
  latestSessions: readonly string[],
): string | null {
  const latest = latestSessions.find((id) => own.some((session) => session.id === id));
  const today = zurichDay(new Date());
  const running = own.find(({ startDate, endDate }) => startDate <= today && today <= endDate);
  return latest ?? running?.id ?? own[0]?.id ?? null;
}

/** A person with several roles in the sessions of a course works there in the first of these. */
const rolesByWeight: readonly SessionRole[] = ['SUPERVISOR', 'EXPERT', 'LEARNING_MENTOR', 'MEMBER'];

/** Those sessions of a course in which the person has their strongest role. */
export function strongestRole(participations: readonly Participation[]): readonly Participation[] {
  const role = rolesByWeight.find((candidate) => participations.some((one) => one.role === candidate));
  return participations.filter((one) => one.role === role);
}

/** Ids of the sessions in which the person completed something, the latest first. */
export async function readLatestSessions(db: Database, userId: string): Promise<string[]> {
  const rows = await latestSessionsOf(db).execute({ userId });
  return rows.map(({ id }) => id);
}

const latestSessionsOf = perDatabase((db) =>
  db
    .select({ id: completions.courseSessionId })
    .from(completions)
    .where(eq(completions.userId, sql.placeholder('userId')))
    .groupBy(completions.courseSessionId)
    .orderBy(desc(max(completions.updatedAt)))
    .prepare('latest_sessions'),
);
