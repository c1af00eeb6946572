import { and, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { files } from '../documents/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { maximumAttempts } from '../mail/mailer.ts';
import { mails } from '../mail/tables.ts';
import { staleSessions } from '../statistics/tables.ts';

/** What waits to be done, and how the jobs do that do it. All of it is read from the database, so every process says the same. */
export function measureQueues(db: Database, registry: Registry): void {
  measureMails(db, registry);
  measureWaiting(db, registry);
  measureJobs(db, registry);
}

function measureMails(db: Database, registry: Registry): void {
  new Gauge({
    name: 'mails_queued',
    help: 'Mails that are due, that wait for another attempt, and that were given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const open = lt(mails.attempts, maximumAttempts);
      const [counts] = await db
        .select({
          due: sql<number>`count(*) filter (where ${and(open, sql`${mails.dueAt} <= now()`)})`.mapWith(
            Number,
          ),
          later: sql<number>`count(*) filter (where ${and(open, sql`${mails.dueAt} > now()`)})`.mapWith(
            Number,
          ),
          failed: sql<number>`count(*) filter (where not ${open})`.mapWith(Number),
        })
        .from(mails)
        .where(isNull(mails.sentAt));
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}

function measureWaiting(db: Database, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'files_to_remove',
    help: 'Files that were given up or never finished, whose bytes are still there.',
    registers,
    async collect() {
      const over = and(isNull(files.finishedAt), lt(files.uploadExpiresAt, sql`now()`));
      this.set(await db.$count(files, over));
    },
  });
  new Gauge({
    name: 'stale_sessions',
    help: 'Course sessions whose statistics are to be added up anew.',
    registers,
    async collect() {
      const [found] = await db
        .select({ count: sql`count(distinct ${staleSessions.courseSessionId})`.mapWith(Number) })
        .from(staleSessions);
      this.set(found?.count ?? 0);
    },
  });
}

interface JobMeasure {
  readonly name: string;
  readonly help: string;
  /** undefined where the job has not run yet */
  readonly measure: (job: JobRow) => number | undefined;
}

const gauges: readonly JobMeasure[] = [
  {
    name: 'job_last_run_timestamp_seconds',
    help: 'End of the last run of a job, whatever its outcome.',
    measure: ({ lastRunAt }) => (lastRunAt === null ? undefined : lastRunAt.getTime() / 1000),
  },
  {
    name: 'job_last_duration_seconds',
    help: 'How long the last run of a job took.',
    measure: ({ lastDurationMs }) => (lastDurationMs === null ? undefined : lastDurationMs / 1000),
  },
  {
    name: 'job_overdue_seconds',
    help: 'For how long a job has been due; 0 where it is not. It grows while the job runs.',
    measure: ({ overdueSeconds }) => overdueSeconds,
  },
];

const counters: readonly JobMeasure[] = [
  {
    name: 'job_runs_total',
    help: 'Runs of a job, with those that failed.',
    measure: ({ runs }) => runs,
  },
  { name: 'job_failures_total', help: 'Runs of a job that failed.', measure: ({ failures }) => failures },
];

type JobRow = Awaited<ReturnType<typeof readJobs>>[number];

function readJobs(db: Database) {
  const overdueSeconds = sql`greatest(extract(epoch from now() - ${jobs.nextRunAt}), 0)`.mapWith(Number);
  return db.select({ ...getTableColumns(jobs), overdueSeconds }).from(jobs);
}

function measureJobs(db: Database, registry: Registry): void {
  // All measures of a scrape are collected at once, and share one look.
  let reading: Promise<JobRow[]> | undefined;
  const read = () => {
    reading ??= readJobs(db).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const shared = { labelNames: ['job'], registers: [registry] };
  for (const { name, help, measure } of gauges) {
    new Gauge({
      name,
      help,
      ...shared,
      async collect() {
        for (const job of await read()) {
          const value = measure(job);
          if (value !== undefined) this.set({ job: job.name }, value);
        }
      },
    });
  }
  for (const { name, help, measure } of counters) {
    new Counter({
      name,
      help,
      ...shared,
      async collect() {
        const rows = await read();
        this.reset();
        for (const job of rows) this.inc({ job: job.name }, measure(job));
      },
    });
  }
}
