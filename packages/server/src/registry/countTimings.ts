import { addTimings, type TimingMeasure, timingBucket, timingBuckets } from '@learn/domain';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { remoteTimings } from './tables.ts';

/** The page shows a day. */
const keptHours = 25;

/** One measurement of a page. */
export interface Timing {
  readonly name: string;
  readonly version: string;
  readonly page: string;
  readonly measure: TimingMeasure;
  /** milliseconds; of cls thousandths */
  readonly value: number;
}

/** Adds what pages have measured to the figures of this hour. @param timings of versions and pages that the registry knows */
export async function countTimings(db: Database, timings: readonly Timing[]): Promise<void> {
  const rows = rowsOf(timings);
  if (rows.length === 0) return;
  const { name, version, page, measure, hour, counts } = remoteTimings;
  await db
    .insert(remoteTimings)
    .values(rows.map((row) => ({ ...row, hour: sql`date_trunc('hour', now())` })))
    .onConflictDoUpdate({
      target: [name, version, page, measure, hour],
      set: {
        counts: sql`(select array_agg(coalesce(known, 0) + coalesce(more, 0) order by place)
          from unnest(${counts}, excluded.counts) with ordinality as bucket (known, more, place))`,
      },
    });
}

/** A row for each measure of a page, in one order: two reports that add to the same rows never wait for each other in a circle. */
function rowsOf(timings: readonly Timing[]) {
  const rows = new Map<string, Omit<typeof remoteTimings.$inferInsert, 'hour'>>();
  for (const { name, version, page, measure, value } of timings) {
    const key = [name, version, page, measure].join(' ');
    const own = timingBucket(value);
    const one = Array.from({ length: timingBuckets }, (_, place) => (place === own ? 1 : 0));
    rows.set(key, { name, version, page, measure, counts: addTimings(rows.get(key)?.counts ?? [], one) });
  }
  return [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

/** Forgets the figures that no page shows any more. */
export async function forgetTimings(db: Database): Promise<void> {
  await db
    .delete(remoteTimings)
    .where(lt(remoteTimings.hour, sql`now() - make_interval(hours => ${keptHours})`));
}
