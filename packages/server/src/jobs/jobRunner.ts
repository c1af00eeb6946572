import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addJobs, endLease, type Lease, leaseSeconds, renewLease, takeLease } from './lease.ts';

/** Something that is done again and again, by one process at a time. */
export interface Job {
  readonly name: string;
  /** seconds from the end of a run to the next one, a tenth more or less */
  readonly every: number;
  /**
   * Does what there is to do. It may be repeated after a crash, so each step has to be safe to repeat.
   * @param signal aborted when the process ends or the run has lost its lease; long runs look at it between their steps
   * @throws what went wrong; it is logged, and the next run tries again
   */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Calls back when there is something to do before the time. @returns ends the listening */
  readonly onWork?: (wake: () => void) => () => void;
}

export interface JobRunner {
  /** Runs the job that has been due longest and that no process has. @returns its name, undefined where there is none */
  runDue(): Promise<string | undefined>;
  /** Runs jobs by itself from now on. */
  start(): void;
  /** Begins no more runs and waits for those under way. */
  stop(): Promise<void>;
}

interface JobRunnerOptions {
  readonly db: Database;
  readonly jobs: readonly Job[];
  /** told of everything that went wrong, and of which job */
  readonly report: (error: unknown, job?: string) => void;
  /** the time in SQL, by default that of the database: clocks of processes differ */
  readonly now?: () => SQL;
}

/** Between two looks for a due job; each begins one run at most, so that runs are spread over time and processes. */
const lookMillis = 2_000;

/** The same while the database does not answer. */
const outageMillis = 15_000;

/** Work is announced before its transaction ends; by the last of these looks it has. */
const wakeMillis = [100, 1_000, 5_000];

/** A run that takes longer hangs: it loses its lease, so that another process can go on. */
const longestRunMillis = 30 * 60_000;

const renewMillis = (leaseSeconds * 1000) / 3;

/** Runs jobs on one database in any number of processes; a lease in its row gives each job to one of them. */
export function createJobRunner({ db, jobs, report, now = () => sql`now()` }: JobRunnerOptions): JobRunner {
  const ending = new AbortController();
  /** names of jobs that run in this process, with or without a lease */
  const running = new Set<string>();
  const underway = new Set<Promise<unknown>>();
  const timers = new Map<string, NodeJS.Timeout>();
  const unsubscribes: (() => void)[] = [];
  let added: Promise<void> | undefined;

  const place = () => ({ db, now: now() });

  function add(): Promise<void> {
    added ??= addJobs(place(), new Map(jobs.map(({ name, every }) => [name, every * Math.random()])));
    added.catch(() => {
      added = undefined;
    });
    return added;
  }

  /** @returns the lease of a job that has begun, and its end */
  async function begin(candidates: readonly Job[], early = false) {
    const names = candidates.flatMap(({ name }) => (running.has(name) ? [] : [name]));
    if (names.length === 0 || ending.signal.aborted) return undefined;
    await add();
    const lease = await takeLease(place(), randomUUID(), { names, early });
    const job = jobs.find(({ name }) => name === lease?.name);
    if (lease === undefined || job === undefined) return undefined;
    running.add(job.name);
    const ended = track(run(job, lease).finally(() => running.delete(job.name)));
    return { name: job.name, ended };
  }

  async function run(job: Job, lease: Lease): Promise<void> {
    const lost = new AbortController();
    const began = performance.now();
    const renewal = setInterval(() => {
      if (performance.now() - began > longestRunMillis) {
        clearInterval(renewal);
        lost.abort();
        report(
          new Error(`The job ${job.name} has run for more than ${longestRunMillis / 60_000} minutes`),
          job.name,
        );
        return;
      }
      renewLease(place(), lease).then(
        (isHeld) => isHeld || lost.abort(),
        (error: unknown) => report(error, job.name),
      );
    }, renewMillis).unref();
    let failed = false;
    try {
      await job.run(AbortSignal.any([ending.signal, lost.signal]));
    } catch (error) {
      failed = true;
      report(error, job.name);
    }
    clearInterval(renewal);
    const pauseSeconds = job.every * (0.9 + 0.2 * Math.random());
    await endLease(place(), lease, { durationMs: performance.now() - began, failed, pauseSeconds }).catch(
      (error: unknown) => report(error, job.name),
    );
  }

  /** Stopping waits for it. */
  function track<Value>(promise: Promise<Value>): Promise<Value> {
    const settled = promise.then(
      () => undefined,
      () => undefined,
    );
    underway.add(settled);
    settled.finally(() => underway.delete(settled));
    return promise;
  }

  function schedule(key: string, millis: number, look: () => Promise<unknown>): void {
    clearTimeout(timers.get(key));
    if (ending.signal.aborted) return;
    timers.set(key, setTimeout(() => void track(look()), millis).unref());
  }

  async function look(): Promise<void> {
    let pause = lookMillis;
    try {
      await begin(jobs);
    } catch (error) {
      report(error);
      pause = outageMillis;
    }
    schedule('look', pause * (0.5 + Math.random()), look);
  }

  function wake(job: Job): void {
    for (const millis of wakeMillis) {
      schedule(`${job.name} ${millis}`, millis, () =>
        begin([job], true).catch((error: unknown) => report(error, job.name)),
      );
    }
  }

  return {
    async runDue() {
      const begun = await track(begin(jobs));
      await begun?.ended;
      return begun?.name;
    },
    start() {
      schedule('look', lookMillis * Math.random(), look);
      for (const job of jobs) unsubscribes.push(job.onWork?.(() => wake(job)) ?? (() => undefined));
    },
    async stop() {
      ending.abort();
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
