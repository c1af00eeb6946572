import { hash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { RemoteReport } from '../observation/remoteReports.ts';
import { remoteLoads } from './tables.ts';

/** The page shows a day. */
const keptHours = 25;

/** More people of one minute tell nothing new. */
const greatestVisitors = 20;

type Row = Omit<typeof remoteLoads.$inferInsert, 'minute'>;
type Named = Pick<Row, 'name' | 'version'>;
type Counts = Pick<Row, 'loads' | 'loadFailures' | 'crashes' | 'fallbacks'>;

const nothing: Counts = { loads: 0, loadFailures: 0, crashes: 0, fallbacks: 0 };

/**
 * Adds what a page has noted to the figures of this minute.
 * @param visitor id of a person; kept as a hash, only where something failed, and for about a day. Undefined for a visitor without
 *   login: those are counted apart, for a canary is judged by people only
 * @param reports of names and versions that the registry knows
 */
export async function countLoads(
  db: Database,
  visitor: string | undefined,
  reports: readonly RemoteReport[],
): Promise<void> {
  const rows = rowsOf(reports, visitor && hash('sha256', visitor).slice(0, 16));
  if (rows.length === 0) return;
  const minute = sql`date_trunc('minute', now())`;
  const { failingVisitors: known } = remoteLoads;
  await db
    .insert(remoteLoads)
    .values(rows.map((row) => ({ ...row, minute })))
    .onConflictDoUpdate({
      target: [remoteLoads.name, remoteLoads.version, remoteLoads.minute],
      set: {
        loads: sql`${remoteLoads.loads} + excluded.loads`,
        loadFailures: sql`${remoteLoads.loadFailures} + excluded.load_failures`,
        crashes: sql`${remoteLoads.crashes} + excluded.crashes`,
        fallbacks: sql`${remoteLoads.fallbacks} + excluded.fallbacks`,
        visitorLoads: sql`${remoteLoads.visitorLoads} + excluded.visitor_loads`,
        visitorLoadFailures: sql`${remoteLoads.visitorLoadFailures} + excluded.visitor_load_failures`,
        visitorCrashes: sql`${remoteLoads.visitorCrashes} + excluded.visitor_crashes`,
        visitorFallbacks: sql`${remoteLoads.visitorFallbacks} + excluded.visitor_fallbacks`,
        failingVisitors: sql`case when cardinality(${known}) >= ${greatestVisitors} or excluded.failing_visitors <@ ${known}
          then ${known} else ${known} || excluded.failing_visitors end`,
      },
    });
}

/** A row for each version, in one order: two reports that add to the same rows never wait for each other in a circle. */
function rowsOf(reports: readonly RemoteReport[], visitor: string | undefined): readonly Row[] {
  const rows = new Map<string, Counts & Named>();
  for (const { name, version, loads, load_failures: loadFailures, crashes, fallbacks } of reports) {
    const key = `${name}@${version}`;
    const known = rows.get(key) ?? nothing;
    rows.set(key, {
      name,
      version,
      loads: loads + known.loads,
      loadFailures: loadFailures + known.loadFailures,
      crashes: crashes + known.crashes,
      fallbacks: fallbacks + known.fallbacks,
    });
  }
  return [...rows]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, row]) => (visitor === undefined ? ofVisitor(row) : ofPerson(row, visitor)));
}

function ofPerson(counts: Counts & Named, visitor: string): Row {
  return { ...counts, failingVisitors: counts.loadFailures + counts.crashes > 0 ? [visitor] : [] };
}

function ofVisitor({ name, version, loads, loadFailures, crashes, fallbacks }: Counts & Named): Row {
  return {
    ...{ ...nothing, name, version, failingVisitors: [] },
    ...{ visitorLoads: loads, visitorLoadFailures: loadFailures },
    ...{ visitorCrashes: crashes, visitorFallbacks: fallbacks },
  };
}

/** Forgets the figures that no page shows any more. */
export async function forgetLoads(db: Database): Promise<void> {
  await db
    .delete(remoteLoads)
    .where(lt(remoteLoads.minute, sql`now() - make_interval(hours => ${keptHours})`));
}
