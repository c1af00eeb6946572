import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createJobRunner, type Job, type JobRunner } from './jobRunner.ts';
import { leaseSeconds } from './lease.ts';
import { jobs as rows } from './tables.ts';

let database: OpenDatabase;
let clock: Date;
let runners: JobRunner[];
const report = vi.fn();

beforeEach(async () => {
  database = await openTestDatabase({ name: 'empty', fill: async () => undefined });
  clock = new Date('2026-03-02T10:00:00Z');
  runners = [];
  report.mockReset();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const runner of runners) await runner.stop();
  await database.close();
});

/** Moves the one clock of all runners. */
function pass(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1000);
}

/** A process with its own runner on the database of the test. */
function startProcess(...jobs: readonly Job[]): JobRunner {
  const runner = createJobRunner({
    db: database.db,
    jobs,
    report,
    now: () => sql`${clock.toISOString()}::timestamptz`,
  });
  runners.push(runner);
  return runner;
}

const every = 600;
const job = (name: string, run: Job['run'] = async () => undefined): Job => ({ name, every, run });

/** A job that goes on until the test ends it. */
function heldJob(name: string) {
  const begun = Promise.withResolvers<AbortSignal>();
  const gate = Promise.withResolvers<void>();
  const run = vi.fn((signal: AbortSignal) => {
    begun.resolve(signal);
    return gate.promise;
  });
  return { ...job(name, run), run, begun: begun.promise, end: gate.resolve };
}

const stored = () => database.db.select().from(rows).orderBy(rows.name);

/** The jobs are in the database and all due. */
async function allDue(runner: JobRunner): Promise<void> {
  await runner.runDue();
  pass(every);
}

/** Milliseconds that a busy machine may take. */
const longest = 30_000;

describe('a job', () => {
  it('first runs at some moment of its interval, and again after the interval, a tenth more or less', async () => {
    const run = vi.fn(async () => undefined);
    const runner = startProcess(job('a', run), job('b'), job('c'));
    await runner.runDue();
    const first = (await stored()).map(({ nextRunAt }) => nextRunAt.getTime() - clock.getTime());
    for (const millis of first) expect(millis).toBeLessThanOrEqual(every * 1000);
    expect(new Set(first).size).toBe(3);
    expect(run).not.toHaveBeenCalled();
    pass(every);
    while ((await runner.runDue()) !== undefined);
    expect(run).toHaveBeenCalledTimes(1);
    const [a] = await stored();
    expect(a).toMatchObject({ lastRunAt: clock, runs: 1, failures: 0, lockedBy: null });
    const pause = ((a?.nextRunAt.getTime() ?? 0) - clock.getTime()) / 1000;
    expect(pause).toBeGreaterThanOrEqual(every * 0.9 - 1);
    expect(pause).toBeLessThanOrEqual(every * 1.1 + 1);
    expect(await runner.runDue()).toBeUndefined();
  });

  it('that fails is reported, and tried again at its next time', async () => {
    const error = new Error('gone');
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(error);
    const runner = startProcess(job('a', run));
    await allDue(runner);
    await runner.runDue();
    expect(report.mock.calls).toEqual([[error, 'a']]);
    expect(await runner.runDue()).toBeUndefined();
    pass(every * 1.2);
    expect(await runner.runDue()).toBe('a');
    expect(run).toHaveBeenCalledTimes(2);
    expect(await stored()).toMatchObject([{ runs: 2, failures: 1 }]);
  });
});

describe('several processes on one database', () => {
  it('run a job that is due once, and share those that are due at the same time', async () => {
    const runs: string[] = [];
    const noted = (process: number) =>
      ['a', 'b', 'c'].map((name) => job(name, async () => void runs.push(`${name} ${process}`)));
    const processes = [1, 2, 3].map((process) => startProcess(...noted(process)));
    await allDue(processes[0] as JobRunner);
    await Promise.all(processes.flatMap((process) => [process.runDue(), process.runDue()]));
    expect(runs.map((run) => run.split(' ')[0]).sort()).toEqual(['a', 'b', 'c']);
  });

  it('do not overlap, however long a run takes, as long as its process renews the lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const held = heldJob('a');
    const [first, second] = [startProcess(held), startProcess(held)];
    await allDue(first);
    const running = first.runDue();
    await held.begun;
    for (let passed = 0; passed < 5 * leaseSeconds; passed += leaseSeconds / 3) {
      pass(leaseSeconds / 3);
      vi.advanceTimersByTime((leaseSeconds * 1000) / 3);
      await vi.waitFor(
        async () =>
          expect((await stored())[0]?.lockedUntil).toEqual(new Date(clock.getTime() + leaseSeconds * 1000)),
        longest,
      );
      expect(await second.runDue()).toBeUndefined();
      expect(await first.runDue()).toBeUndefined();
    }
    held.end();
    expect(await running).toBe('a');
    expect(held.run).toHaveBeenCalledTimes(1);
  });

  it('take over from one that has died when its lease has run out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [dead, alive] = [heldJob('a'), vi.fn(async () => undefined)];
    const [first, second] = [startProcess(dead), startProcess(job('a', alive))];
    await allDue(first);
    const running = first.runDue();
    const signal = await dead.begun;
    pass(leaseSeconds - 1);
    expect(await second.runDue()).toBeUndefined();
    pass(1);
    expect(await second.runDue()).toBe('a');
    expect(alive).toHaveBeenCalledTimes(1);
    const after = await stored();
    // It was not dead: it is told that the job is another's, and does not write over what that one wrote.
    vi.advanceTimersByTime((leaseSeconds * 1000) / 3);
    await vi.waitFor(() => expect(signal.aborted).toBe(true), longest);
    expect(await first.runDue()).toBeUndefined();
    dead.end();
    await running;
    expect(await stored()).toEqual(after);
  });
});

describe('a run that hangs', () => {
  it('is reported and loses its lease after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const held = heldJob('a');
    const runner = startProcess(held);
    await allDue(runner);
    const running = runner.runDue();
    const signal = await held.begun;
    vi.advanceTimersByTime(31 * 60_000);
    expect(signal.aborted).toBe(true);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('30') }),
      'a',
    );
    held.end();
    await running;
  });
});

describe('a started runner', () => {
  const timers = { toFake: ['setTimeout', 'clearTimeout'] } as const;

  it('looks for due jobs by itself, one at a time, and goes on after an outage', async () => {
    vi.useFakeTimers({ toFake: [...timers.toFake] });
    const runs: string[] = [];
    const runner = startProcess(
      job('a', async () => void runs.push('a')),
      job('b', async () => void runs.push('b')),
    );
    await allDue(runner);
    const execute = vi.spyOn(database.db, 'select').mockImplementationOnce(() => {
      throw new Error('outage');
    });
    runner.start();
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(2_000);
      expect(report).toHaveBeenCalledTimes(1);
    }, longest);
    execute.mockRestore();
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(1_000);
      expect(runs.sort()).toEqual(['a', 'b']);
    }, longest);
  });

  it('runs a job before its time when there is work, once its transaction has ended', async () => {
    vi.useFakeTimers({ toFake: [...timers.toFake] });
    let wake: () => void = () => undefined;
    const ended = vi.fn();
    const run = vi.fn(async () => undefined);
    const onWork: Job['onWork'] = (callback) => {
      wake = callback;
      return ended;
    };
    const runner = startProcess({ ...job('a', run), onWork }, job('b'));
    await runner.runDue();
    runner.start();
    wake();
    vi.advanceTimersByTime(100);
    // Waiting moves the timers too, so on a busy machine it may have run more than once.
    await vi.waitFor(async () => expect((await stored())[0]?.runs).toBeGreaterThanOrEqual(1), longest);
    vi.advanceTimersByTime(900);
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThanOrEqual(2), longest);
    expect((await stored())[1]).toMatchObject({ name: 'b', runs: 0 });
    await runner.stop();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('begins nothing after it was stopped, and waits for the run under way, which is told', async () => {
    const held = heldJob('a');
    const runner = startProcess(held, job('b'));
    await allDue(runner);
    const running = [runner.runDue(), runner.runDue()];
    const signal = await held.begun;
    let stopped = false;
    const stopping = runner.stop().then(() => {
      stopped = true;
    });
    expect(signal.aborted).toBe(true);
    expect(stopped).toBe(false);
    held.end();
    await stopping;
    await Promise.all(running);
    expect((await stored())[0]).toMatchObject({ runs: 1, lockedBy: null });
    pass(10 * every);
    expect(await runner.runDue()).toBeUndefined();
  });
});
