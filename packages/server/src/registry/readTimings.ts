import type { EndpointAnswer, releaseEndpoints } from '@learn/contracts/endpoints';
import { addTimings, timingMeasures, timingP75 } from '@learn/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { remoteTimings } from './tables.ts';

type Version = EndpointAnswer<typeof releaseEndpoints.move>['versions'][number];
type Timings = Version['timings'];
type Counts = Map<string, readonly number[]>;

/** The page shows the rest of the pages nowhere. */
const greatestRows = 1000;

/**
 * @returns how long it took pages with a version of this release in the last day: measure by measure, of all pages (`page` is
 *   empty) and then of each
 */
export async function readTimings(db: Database, name: string): Promise<(version: string) => Timings> {
  const { version, page, measure, counts } = remoteTimings;
  const rows = await db
    .select({ version, page, measure, counts })
    .from(remoteTimings)
    .where(and(eq(remoteTimings.name, name), gt(remoteTimings.hour, sql`now() - interval '1 day'`)));
  const versions = Map.groupBy(rows, (row) => row.version);
  return (of) => {
    const pages = new Map<string, Counts>([['', new Map()]]);
    for (const row of versions.get(of) ?? [])
      for (const key of new Set(['', row.page])) {
        const known = pages.get(key) ?? new Map();
        known.set(row.measure, addTimings(known.get(row.measure) ?? [], row.counts));
        pages.set(key, known);
      }
    return [...pages]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .flatMap(([key, known]) => presentTimings(key, known))
      .slice(0, greatestRows);
  };
}

function presentTimings(page: string, known: Counts): Timings {
  return timingMeasures.flatMap((measure) => {
    const counts = known.get(measure) ?? [];
    const p75 = timingP75(counts);
    if (p75 === undefined) return [];
    return [{ page, measure, samples: counts.reduce((sum, count) => sum + count, 0), p75 }];
  });
}
