import type { EndpointAnswer, releaseEndpoints } from '@learn/contracts/endpoints';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { remoteLoads } from './tables.ts';

type Version = EndpointAnswer<typeof releaseEndpoints.move>['versions'][number];
type Figures = Pick<Version, 'last_hour' | 'last_day'>;

const none = { loads: 0, load_failures: 0, crashes: 0, fallbacks: 0 };

/** @returns what pages have noted of a version of this release in the last hour and day */
export async function readLoadFigures(db: Database, name: string): Promise<(version: string) => Figures> {
  const { version, minute } = remoteLoads;
  const hour = figuresWhere(sql`${minute} > now() - interval '1 hour'`);
  const rows = await db
    .select({ version, last_hour: hour, last_day: figuresWhere(sql`true`) })
    .from(remoteLoads)
    .where(and(eq(remoteLoads.name, name), gt(minute, sql`now() - interval '1 day'`)))
    .groupBy(version);
  const known = new Map(rows.map(({ version: of, ...figures }) => [of, figures]));
  return (of) => known.get(of) ?? { last_hour: none, last_day: none };
}

function figuresWhere(condition: SQL) {
  type Column = (typeof remoteLoads)[keyof typeof remoteLoads.$inferSelect];
  const sum = (column: Column, ofVisitors: Column) =>
    sql`coalesce(sum(${column} + ${ofVisitors}) filter (where ${condition}), 0)`;
  return sql<Version['last_hour']>`jsonb_build_object(
    'loads', ${sum(remoteLoads.loads, remoteLoads.visitorLoads)}, 'load_failures', ${sum(remoteLoads.loadFailures, remoteLoads.visitorLoadFailures)},
    'crashes', ${sum(remoteLoads.crashes, remoteLoads.visitorCrashes)}, 'fallbacks', ${sum(remoteLoads.fallbacks, remoteLoads.visitorFallbacks)})`;
}
