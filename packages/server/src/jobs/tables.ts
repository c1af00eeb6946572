import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What runs by the clock: one row per job, written by the process that runs it. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
  /** the run that has the job until `locked_until`; a process that has died lets it run out */
  lockedBy: uuid('locked_by'),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
  /** end of the last run, whatever its outcome */
  lastRunAt: timestamp('last_run_at', { withTimezone: true }),
  lastDurationMs: integer('last_duration_ms'),
  runs: integer('runs').notNull().default(0),
  failures: integer('failures').notNull().default(0),
});
