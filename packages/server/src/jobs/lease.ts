import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from './tables.ts';

/** A run that is not renewed for so long counts as dead. */
export const leaseSeconds = 60;

/** One run of a job; nobody else runs it as long as the lease is renewed. */
export interface Lease {
  readonly name: string;
  readonly runId: string;
}

interface Place {
  readonly db: Database;
  /** the time, as the database understands it */
  readonly now: SQL;
}

const later = (now: SQL, seconds: number) =>
  sql`${now} + make_interval(secs => ${seconds}::double precision)`;

/** Adds the jobs that the database does not know yet. @param firstRuns by name, seconds from now */
export async function addJobs({ db, now }: Place, firstRuns: ReadonlyMap<string, number>): Promise<void> {
  await db
    .insert(jobs)
    .values([...firstRuns].map(([name, seconds]) => ({ name, nextRunAt: later(now, seconds) })))
    .onConflictDoNothing();
}

/**
 * Takes the job that has been due longest and that no run has. One statement, so that of several processes one gets it.
 * @param wanted names to choose from; `early` takes them before their time
 * @returns undefined where there is none
 */
export async function takeLease(
  { db, now }: Place,
  runId: string,
  wanted: { readonly names: readonly string[]; readonly early?: boolean },
): Promise<Lease | undefined> {
  const free = db
    .select({ name: jobs.name })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, [...wanted.names]),
        wanted.early ? undefined : lte(jobs.nextRunAt, now),
        or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
      ),
    )
    .orderBy(jobs.nextRunAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(jobs)
    .set({ lockedBy: runId, lockedUntil: later(now, leaseSeconds) })
    .where(eq(jobs.name, free))
    .returning({ name: jobs.name });
  return taken && { name: taken.name, runId };
}

const held = ({ name, runId }: Lease) => and(eq(jobs.name, name), eq(jobs.lockedBy, runId));

/** @returns false when the lease had run out and another run has the job */
export async function renewLease({ db, now }: Place, lease: Lease): Promise<boolean> {
  const renewed = await db
    .update(jobs)
    .set({ lockedUntil: later(now, leaseSeconds) })
    .where(held(lease))
    .returning({ name: jobs.name });
  return renewed.length > 0;
}

/** How a run ended. */
export interface Outcome {
  readonly durationMs: number;
  readonly failed: boolean;
  /** until the next run */
  readonly pauseSeconds: number;
}

/** Gives the job back. A run that has lost it writes nothing. */
export async function endLease({ db, now }: Place, lease: Lease, outcome: Outcome): Promise<void> {
  await db
    .update(jobs)
    .set({
      nextRunAt: later(now, outcome.pauseSeconds),
      lockedBy: null,
      lockedUntil: null,
      lastRunAt: now,
      lastDurationMs: Math.round(outcome.durationMs),
      runs: sql`${jobs.runs} + 1`,
      failures: sql`${jobs.failures} + ${outcome.failed ? 1 : 0}::int`,
    })
    .where(held(lease));
}
