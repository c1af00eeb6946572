import type { ReleasePointer } from '@learn/contracts';
import { previousVersion } from '@learn/domain';
import type { Database } from '../database/database.ts';
import { readLiveMoves, readPointers, readPublications, readRemovals } from '../registry/readRegistry.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { readLocalPointer, writeLocalPointer } from './localPointer.ts';
import { historyLength, mergeHistory } from './mergeHistory.ts';
import { removeCopy } from './removeCopy.ts';
import { createVersionFillings } from './versionFillings.ts';

export interface ReleaseFollower {
  /** Brings the folder to what the registry says. Rejects when the database does not answer. */
  readonly follow: () => Promise<void>;
  /**
   * Brings a version into the folder; resolves once it can be shown, while files for browsers may still come.
   * @returns false where the registry does not know it
   * @throws storage_unavailable
   */
  readonly fill: (name: string, version: string) => Promise<boolean>;
  /**
   * Brings one file into the folder before the others of its version.
   * @returns false where the registry does not know it
   * @throws storage_unavailable
   */
  readonly fillFile: (name: string, version: string, file: string) => Promise<boolean>;
  readonly state: () => FollowerState;
}

export interface FollowerState {
  /** since the registry was last read, at first since the start */
  readonly ageSeconds: number;
  /** names of releases that have moved to what could not be fetched */
  readonly notFetched: readonly string[];
}

interface Means {
  readonly db: Database;
  /** of releases, of this server alone or shared */
  readonly folder: string;
  readonly store: FileStore;
  readonly log: { readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void };
}

type Pointer = Awaited<ReturnType<typeof readPointers>>[number];

/**
 * Keeps the folder of releases, which pages are made of, at what the registry in the database says. Of a move in the registry
 * and one that a command has written into the folder, the later one counts.
 */
export function createReleaseFollower({ db, folder, store, log }: Means): ReleaseFollower {
  const followed = new Map<string, number>();
  const fillings = createVersionFillings({ db, folder, store, log });
  const notFetched = new Set<string>();
  let readAt = performance.now();
  let lastRemoval = 0;
  let lastPublication: number | undefined;

  /** @returns what goes on after the move has taken effect: the files for browsers of what it names */
  async function followOne(pointer: Pointer): Promise<Promise<unknown>[]> {
    const { name, live, canaryVersion, canaryPercent, killedReason } = pointer;
    const local = await readLocalPointer(folder, name);
    if (isLater(local, pointer.movedAt)) return [];
    const history = mergeHistory(await readLiveMoves(db, name, historyLength), local?.history ?? []);
    const before = previousVersion({ live, history });
    const wanted = [live, canaryVersion, before].filter((version) => typeof version === 'string');
    const filled = wanted.map((version) => fillings.fill(name, version));
    const firsts = await Promise.allSettled(filled.map(({ first }) => first));
    const canary =
      canaryVersion === null || canaryPercent === null
        ? undefined
        : { version: canaryVersion, percent: canaryPercent };
    await writeLocalPointer(folder, name, {
      live,
      history,
      ...(canary && { canary }),
      ...(killedReason && { killed: killedReason }),
    });
    const failed = firsts.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return filled.map(({ whole }) => whole);
  }

  /** A release whose files for browsers do not come is followed again with the next look. */
  async function watchRest(name: string, rest: readonly Promise<unknown>[]): Promise<void> {
    try {
      await Promise.all(rest);
      notFetched.delete(name);
    } catch {
      notFetched.add(name);
      followed.delete(name);
    }
  }

  /** Begins to fetch what is published, so that a promotion need not wait for it. What was published before the start is fetched when it is wanted. */
  async function fetchAhead(): Promise<void> {
    const publications = await readPublications(db, lastPublication ?? 0);
    const isFirstLook = lastPublication === undefined;
    lastPublication = publications.at(-1)?.id ?? lastPublication ?? 0;
    if (isFirstLook) return;
    for (const { name, version } of publications) fillings.fill(name, version);
  }

  /** A copy that stays is looked at again the next time, and with it what was removed after it. */
  async function removeCopies(): Promise<void> {
    let areGone = true;
    for (const { id, name, version, isBack } of await readRemovals(db, lastRemoval)) {
      const isGone =
        isBack || (!fillings.isOnItsWay(name, version) && (await removeCopy(folder, name, version)));
      areGone &&= isGone;
      if (areGone) lastRemoval = id;
    }
  }

  async function look(): Promise<void> {
    const pointers = await readPointers(db);
    readAt = performance.now();
    for (const pointer of pointers) {
      const at = pointer.movedAt.getTime();
      if (followed.get(pointer.name) === at) continue;
      try {
        const rest = await followOne(pointer);
        followed.set(pointer.name, at);
        void watchRest(pointer.name, rest);
      } catch (error) {
        notFetched.add(pointer.name);
        log.warn({ release: pointer.name, err: error }, 'A release could not be fetched');
      }
    }
    await fetchAhead();
    await removeCopies().catch((error: unknown) =>
      log.warn({ err: error }, 'The copy of a removed version is still there'),
    );
  }

  let looking: Promise<void> | undefined;
  return {
    async follow() {
      // who comes while a look is under way may have written what it did not see
      const running = looking?.catch(() => undefined).then(look) ?? look();
      const shared = running.finally(() => {
        if (looking === shared) looking = undefined;
      });
      looking = shared;
      await shared;
    },
    fill: (name, version) => fillings.fill(name, version).first,
    async fillFile(name, version, file) {
      const filler = await fillings.fill(name, version).filler;
      return (await filler?.fillFile(file)) ?? false;
    },
    state: () => ({ ageSeconds: (performance.now() - readAt) / 1000, notFetched: [...notFetched] }),
  };
}

function isLater(local: ReleasePointer | undefined, movedAt: Date): boolean {
  return Date.parse(local?.history[0]?.at ?? '') > movedAt.getTime();
}
