import type { ReleasePointer } from '@learn/contracts';
import type { EndpointBody, releaseEndpoints } from '@learn/contracts/endpoints';
import { previousVersion } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound, releaseRefused } from '../errors.ts';
import { readLocalPointer } from '../releases/localPointer.ts';
import { historyLength, mergeHistory } from '../releases/mergeHistory.ts';
import { adoptVersion } from './adoptVersion.ts';
import { assertFitsLive } from './checkRelease.ts';
import { holdVersions } from './hold.ts';
import type { RegistryMeans, ReleaseAuthor } from './means.ts';
import { namedBy } from './namedBy.ts';
import { readLiveMoves } from './readRegistry.ts';
import { type CanaryFailures, releaseMoves, releasePointers } from './tables.ts';
import { tellAdministrators } from './tellAdministrators.ts';

export type ReleaseMove = EndpointBody<typeof releaseEndpoints.move>;

type PointerRow = typeof releasePointers.$inferSelect;
type State = Omit<PointerRow, 'name' | 'movedAt'>;

interface Moving {
  readonly name: string;
  readonly author: ReleaseAuthor;
  /** the move is made only while this is the canary; otherwise nothing happens */
  readonly failing?: { readonly canary: string; readonly failures: CanaryFailures };
}

/**
 * Moves the pointer of a release and records who did it and why; this process shows it at once, every other one within two seconds.
 * @throws not_found for a version or release that is not there; release_refused for what does not fit or is pinned
 */
export async function moveRelease(means: RegistryMeans, moving: Moving, move: ReleaseMove): Promise<void> {
  const { db, folder, follower } = means;
  const { name, author, failing } = moving;
  await follower.follow();
  const local = await readLocalPointer(folder, name);
  const target = await targetOf(means, moving, { move, local });
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(releasePointers)
      .where(eq(releasePointers.name, name))
      .for('update');
    const before = stateOf(row, local);
    if (before === undefined && move.kind !== 'promote') throw notFound();
    // another process, or an administrator, was faster
    if (failing && (row ? row.canaryVersion : local?.canary?.version) !== failing.canary) return;
    const after = stateAfter(before, { name, move, target });
    await holdNamed(transaction, { name, states: before ? [before, after] : [after], target, local });
    const movedAt = new Date(Math.max(Date.now(), (row?.movedAt.getTime() ?? 0) + 1));
    await transaction
      .insert(releasePointers)
      .values({ name, ...after, movedAt })
      .onConflictDoUpdate({ target: releasePointers.name, set: { ...after, movedAt } });
    await transaction.insert(releaseMoves).values({
      name,
      kind: move.kind,
      fromVersion: before?.live ?? '',
      toVersion: move.kind === 'canary' || move.kind === 'promote' ? move.version : after.live,
      percent: move.kind === 'canary' ? move.percent : null,
      author: author.label,
      authorId: author.userId,
      reason: move.reason,
      failures: failing?.failures ?? null,
      at: movedAt,
    });
    if (failing) await tellAdministrators(transaction, name, failing.failures);
    await recordAudit(transaction, {
      action: 'release.moved',
      actorId: author.userId,
      subjectId: name,
      details: { kind: move.kind, from: before?.live, to: after.live, author: author.label },
    });
  });
  await follower.follow();
}

/**
 * From now on counts for how long a version that no pointer names any more is kept.
 * @throws not_found where the target has been removed since it was looked at
 */
async function holdNamed(
  transaction: Database,
  {
    name,
    states,
    target,
    local,
  }: {
    readonly name: string;
    readonly states: readonly State[];
    readonly target: string | undefined;
    readonly local: ReleasePointer | undefined;
  },
): Promise<void> {
  const journal = await readLiveMoves(transaction, name, historyLength);
  const history = mergeHistory(journal, local?.history ?? []);
  const named = states.flatMap((state) => namedBy(state, history));
  const held = await holdVersions(transaction, name, [...new Set(named)]);
  if (target !== undefined && !held.includes(target)) throw notFound();
}

/** The version that a move leads to, checked and in the registry. */
async function targetOf(
  means: RegistryMeans,
  { name, author }: Moving,
  { move, local }: { readonly move: ReleaseMove; readonly local: ReleasePointer | undefined },
): Promise<string | undefined> {
  const version = wantedVersion(name, move, local);
  if (version === undefined) return undefined;
  const descriptor = await adoptVersion(means, { name, version, author });
  await assertFitsLive(means.folder, descriptor);
  // the way back has to stay open on every server
  if (local !== undefined && local.live !== version)
    await adoptVersion(means, { name, version: local.live, author }).catch(() => undefined);
  return version;
}

function wantedVersion(
  name: string,
  move: ReleaseMove,
  local: ReleasePointer | undefined,
): string | undefined {
  if (move.kind === 'promote' || move.kind === 'canary') return move.version;
  if (move.kind !== 'rollback' || local === undefined) return undefined;
  const previous = previousVersion(local);
  if (previous === undefined) throw releaseRefused(`${name} has no earlier version to go back to.`);
  return previous;
}

/** After `follow` the folder is at least as new as the row, unless another process has moved it since. */
function stateOf(row: PointerRow | undefined, local: ReleasePointer | undefined): State | undefined {
  const localAt = Date.parse(local?.history[0]?.at ?? '');
  const live = row !== undefined && !(localAt > row.movedAt.getTime()) ? row.live : local?.live;
  if (live === undefined) return undefined;
  return {
    live,
    canaryVersion: row?.canaryVersion ?? null,
    canaryPercent: row?.canaryPercent ?? null,
    pinnedReason: row?.pinnedReason ?? null,
    killedReason: row?.killedReason ?? null,
  };
}

interface Step {
  readonly name: string;
  readonly move: ReleaseMove;
  readonly target: string | undefined;
}

const nothing = { canaryVersion: null, canaryPercent: null, pinnedReason: null, killedReason: null };
const noCanary = { canaryVersion: null, canaryPercent: null };

function stateAfter(before: State | undefined, { name, move, target }: Step): State {
  if (before === undefined) {
    if (target === undefined) throw notFound();
    return { ...nothing, live: target };
  }
  switch (move.kind) {
    case 'promote':
    case 'canary':
      if (before.pinnedReason !== null)
        throw releaseRefused(`${name} is pinned to ${before.live}: ${before.pinnedReason}`);
      if (move.kind === 'promote')
        return { ...before, live: move.version, ...(before.canaryVersion === move.version && noCanary) };
      if (move.version === before.live)
        throw releaseRefused(`${move.version} is the live version of ${name} already.`);
      return { ...before, canaryVersion: move.version, canaryPercent: move.percent };
    case 'rollback':
      return { ...before, live: target ?? before.live };
    case 'stop_canary':
      return { ...before, ...noCanary };
    case 'pin':
      return { ...before, pinnedReason: move.reason };
    case 'unpin':
      return { ...before, pinnedReason: null };
    case 'kill':
      return { ...before, killedReason: move.message };
    case 'revive':
      return { ...before, killedReason: null };
  }
}
