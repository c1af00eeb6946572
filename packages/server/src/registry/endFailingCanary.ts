import { canaryFails, canaryWindowMinutes, failureShare } from '@learn/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readLocalPointer } from '../releases/localPointer.ts';
import type { RegistryMeans } from './means.ts';
import { moveRelease } from './moveRelease.ts';
import { releaseMoves, remoteLoads } from './tables.ts';

/**
 * Ends the canary of a release in the name of the server if it fails (`canaryFails`): its visitors get the live version with their next
 * page. Every process may ask at once; the move is made once. Without a canary nothing happens.
 */
export async function endFailingCanary(means: RegistryMeans, name: string): Promise<void> {
  const pointer = await readLocalPointer(means.folder, name);
  if (pointer?.canary === undefined) return;
  const { version } = pointer.canary;
  const figures = await readWindow(means.db, name, [version, pointer.live]);
  const [canary, live] = [figures(version), figures(pointer.live)];
  if (!canaryFails(canary, live)) return;
  const failures = {
    version,
    visitors: canary.visitors,
    share: failureShare(canary),
    live_share: failureShare(live),
  };
  const reason = `It failed for ${failures.visitors} people: ${percent(failures.share)} of loads, of the live version ${percent(failures.live_share)}.`;
  const moving = { name, author: { label: 'server' }, failing: { canary: version, failures } };
  await moveRelease(means, moving, { kind: 'stop_canary', reason });
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The figures of the last minutes, no older than the canary: one that is tried again begins anew. */
async function readWindow(db: Database, name: string, versions: readonly string[]) {
  const started = db
    .select({ at: releaseMoves.at })
    .from(releaseMoves)
    .where(and(eq(releaseMoves.name, name), eq(releaseMoves.kind, 'canary')))
    .orderBy(desc(releaseMoves.id))
    .limit(1);
  const rows = await db
    .select({
      version: remoteLoads.version,
      loads: sql`sum(${remoteLoads.loads})`.mapWith(Number),
      failures: sql`sum(${remoteLoads.loadFailures} + ${remoteLoads.crashes})`.mapWith(Number),
      visitors: sql`(select count(distinct visitor)
        from jsonb_array_elements(jsonb_agg(${remoteLoads.failingVisitors})) as of_minute
          cross join jsonb_array_elements_text(of_minute) as visitor)`.mapWith(Number),
    })
    .from(remoteLoads)
    .where(
      and(
        eq(remoteLoads.name, name),
        inArray(remoteLoads.version, [...versions]),
        sql`${remoteLoads.minute} > now() - make_interval(mins => ${canaryWindowMinutes})`,
        sql`${remoteLoads.minute} >= date_trunc('minute', coalesce((${started}), '-infinity'))`,
      ),
    )
    .groupBy(remoteLoads.version);
  return (version: string) =>
    rows.find((row) => row.version === version) ?? { loads: 0, failures: 0, visitors: 0 };
}
