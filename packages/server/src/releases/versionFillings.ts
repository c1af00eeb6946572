import path from 'node:path';
import type { Database } from '../database/database.ts';
import { readVersion } from '../registry/readRegistry.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createVersionFiller, type VersionFiller } from './fillVersion.ts';

/** A version on its way into the folder. */
export interface Filling {
  /** undefined where the registry does not know the version */
  readonly filler: Promise<VersionFiller | undefined>;
  /** resolves once this server can show the version. @returns false where the registry does not know it */
  readonly first: Promise<boolean>;
  /** resolves once every file is there */
  readonly whole: Promise<void>;
}

export interface VersionFillings {
  /** Who wants a version that is on its way shares that. */
  readonly fill: (name: string, version: string) => Filling;
  readonly isOnItsWay: (name: string, version: string) => boolean;
}

interface Means {
  readonly db: Database;
  /** of releases */
  readonly folder: string;
  readonly store: FileStore;
  readonly log: { readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void };
}

/** Brings versions of the registry into the folder; logs those that fail. */
export function createVersionFillings({ db, folder, store, log }: Means): VersionFillings {
  const running = new Map<string, Filling>();
  let lastRest: Promise<unknown> = Promise.resolve();

  async function fillerOf(name: string, version: string): Promise<VersionFiller | undefined> {
    const stored = await readVersion(db, name, version);
    return stored && createVersionFiller(path.join(folder, name, version), stored, store);
  }

  /** One version after the other: nobody waits for them, as a file that a browser asks for comes first. */
  function fillRest(filler: VersionFiller | undefined): Promise<void> {
    const rest = lastRest.then(() => filler?.fillRest());
    lastRest = rest.catch(() => undefined);
    return rest;
  }

  function begin(name: string, version: string): Filling {
    const filler = fillerOf(name, version);
    const first = filler.then(async (known) => {
      await known?.fillFirst();
      return known !== undefined;
    });
    const whole = first
      .then(async () => fillRest(await filler))
      .finally(() => running.delete(`${name}@${version}`));
    whole.catch((err: unknown) =>
      log.warn({ release: name, version, err }, 'A version could not be fetched'),
    );
    return { filler, first, whole };
  }

  return {
    fill(name, version) {
      const key = `${name}@${version}`;
      const filling = running.get(key) ?? begin(name, version);
      running.set(key, filling);
      return filling;
    },
    isOnItsWay: (name, version) => running.has(`${name}@${version}`),
  };
}
