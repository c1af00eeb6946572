import type { RegistryEntry, RemoteManifest } from '@learn/contracts';
import { addTexts } from '../i18n/i18n.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { $registry } from './registry.ts';

/** What the module system must be able to do; the shell implements it with Module Federation. */
export interface RemoteRuntime {
  /** Makes an address known under the remote's name, replacing what was known before. */
  register(name: string, entryUrl: string): void;
  /** Loads the remote's exposed manifest. @throws when its files cannot be had */
  load(name: string): Promise<RemoteManifest>;
}

export interface RemoteLoader {
  /**
   * Loads a remote once; a failed load is forgotten, so that the next call tries again.
   * @throws RemoteUnavailable after the same address failed three times and the last good version too
   */
  load(name: string): Promise<RemoteManifest>;
}

const attemptsPerAddress = 3;
let loader: RemoteLoader | undefined;

/** A remote whose files cannot be had; everything else keeps working. */
export class RemoteUnavailable extends Error {
  readonly remote: string;
  constructor(remote: string, cause: unknown) {
    super(`Remote ${remote} is unavailable`, { cause });
    this.name = 'RemoteUnavailable';
    this.remote = remote;
  }
}

/** @throws Error before the shell has started */
export function remoteLoader(): RemoteLoader {
  if (!loader) throw new Error('The composition has not been started');
  return loader;
}

/** Starts loading through the given module system; called once by the shell, and by tests. */
export function startComposition(runtime: RemoteRuntime): void {
  const loading = new Map<string, Promise<RemoteManifest>>();
  loader = {
    load(name) {
      const known = loading.get(name);
      if (known) return known;
      const promise = loadWithFallback(runtime, name);
      loading.set(name, promise);
      promise.catch(() => loading.delete(name));
      return promise;
    },
  };
}

async function loadWithFallback(runtime: RemoteRuntime, name: string): Promise<RemoteManifest> {
  const entry = $registry.get().remotes.find((remote) => remote.descriptor.name === name);
  if (!entry) throw new RemoteUnavailable(name, 'not in the registry');
  let failure: unknown;
  for (const address of addressesOf(entry)) {
    try {
      runtime.register(name, address.url);
      const manifest = await runtime.load(name);
      await addTexts(name, async (language) => (await manifest.locales[language]()).default);
      return manifest;
    } catch (error) {
      failure = error;
      reportError(error, { area: 'composition', remote: `${name}@${address.version}` });
    }
  }
  throw new RemoteUnavailable(name, failure);
}

function addressesOf({ descriptor, baseUrl, fallback }: RegistryEntry): { url: string; version: string }[] {
  const live = { url: baseUrl + descriptor.entry, version: descriptor.version };
  const addresses = Array.from({ length: attemptsPerAddress }, () => live);
  if (fallback) addresses.push({ url: fallback.baseUrl + fallback.entry, version: fallback.version });
  return addresses;
}
