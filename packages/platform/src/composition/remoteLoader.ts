import type { BundleOnPage, RegistryEntry, RemoteManifest } from '@learn/contracts';
import type { RouteObject } from 'react-router';
import { addTexts } from '../i18n/i18n.ts';
import { countRemote, noteTiming, reportRemoteError } from '../telemetry/remoteReports.ts';
import { forgetLinkTargets, linkTargetOf, loadLinkTargets } from './linkTargets.ts';
import { pageRoutes } from './pageRoutes.ts';
import { $registry } from './registry.ts';

/** What the module system must be able to do; the shell implements it with Module Federation. */
export interface RemoteRuntime {
  /** Makes an address known under the remote's name, replacing what was known before. */
  register(name: string, entryUrl: string): void;
  /** Loads the remote's exposed manifest. @throws when its files cannot be had */
  load(name: string): Promise<RemoteManifest>;
  /** Runs a bundle, once. One that fails is no harm: its chunks are then fetched one by one. */
  runBundle(bundle: BundleOnPage): Promise<void>;
  /** Starts to fetch a shared module that is loaded when it is first used. One that fails is no harm: it is fetched again then. */
  fetchShared(key: string): void;
}

export interface RemoteLoader {
  /**
   * Loads a remote once; a failed load is forgotten, so that the next call tries again.
   * @throws RemoteUnavailable after the same address failed three times and the last good version too
   */
  load(name: string): Promise<RemoteManifest>;
  /**
   * Loads a remote and its pages' routes; the code of a page comes in one file, its mount's bundle.
   * @param pathname page that is wanted first
   * @throws RemoteUnavailable as `load`
   */
  routes(name: string, pathname: string): Promise<RouteObject[]>;
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

/** A remote that was loaded. */
interface Loaded {
  readonly manifest: RemoteManifest;
  readonly routes: RouteObject[];
}

/** Versions of the remotes whose code runs on this page. */
const running = new Map<string, string>();

/** @returns undefined while none runs, as of a remote that failed or is switched off */
export function runningVersion(name: string): string | undefined {
  return running.get(name);
}

/** Starts loading through the given module system; called once by the shell, and by tests. */
export function startComposition(runtime: RemoteRuntime): void {
  running.clear();
  forgetLinkTargets();
  const loading = new Map<string, Promise<Loaded>>();
  const load = (name: string, pathname?: string) => {
    const known = loading.get(name);
    if (known) return known;
    const promise = loadWithFallback(runtime, name, pathname);
    loading.set(name, promise);
    promise.catch(() => loading.delete(name));
    return promise;
  };
  loader = {
    load: async (name) => (await load(name)).manifest,
    routes: async (name, pathname) => (await load(name, pathname)).routes,
  };
}

/** Composes remotes whose code is here already, on a server that renders. */
export function composeLoaded(manifests: readonly RemoteManifest[]): void {
  const load = async (name: string) => {
    const found = manifests.find((manifest) => manifest.name === name);
    if (!found) throw new RemoteUnavailable(name, 'not among those that can be rendered');
    return found;
  };
  loader = { load, routes: async (name) => pageRoutes(name, (await load(name)).pages) };
}

/**
 * Runs the bundle of a page, and starts to fetch the shared modules that its code would ask for only once it is here.
 * @param pathname an address, or the pattern of a mount
 */
async function runBundleOf(pathname: string, { runBundle, fetchShared }: RemoteRuntime): Promise<void> {
  if (linkTargetOf(pathname).bundle === undefined) await loadLinkTargets();
  const { bundle, sharedModules = [] } = linkTargetOf(pathname);
  for (const key of sharedModules) fetchShared(key);
  if (bundle) await runBundle(bundle);
}

async function loadWithFallback(
  runtime: RemoteRuntime,
  name: string,
  pathname: string | undefined,
): Promise<Loaded> {
  const entry = $registry.get().remotes.find((remote) => remote.descriptor.name === name);
  if (!entry) throw new RemoteUnavailable(name, 'not in the registry');
  if (entry.killed) throw new RemoteUnavailable(name, 'switched off');
  const runBundles = (path: string) => runBundleOf(path, runtime);
  let failure: unknown;
  for (const { url, version } of addressesOf(entry)) {
    try {
      const live = version === entry.descriptor.version;
      const asked = performance.now();
      runtime.register(name, url);
      if (live) {
        const announced = entry.bundles.map(runtime.runBundle);
        await Promise.all([...announced, pathname !== undefined && runBundles(pathname)]);
      }
      const manifest = await runtime.load(name);
      const here = Math.max(asked, arrivalOf(url) ?? asked);
      await addTexts(name, manifest.locales);
      // the bundles of the registry do not belong to the last good version
      const routes = pageRoutes(name, manifest.pages, live ? runBundles : undefined);
      running.set(name, version);
      countRemote({ name, version }, 'loads');
      noteTiming({ name, version }, 'entry', here - asked);
      noteTiming({ name, version }, 'expose', performance.now() - here);
      if (!live) countRemote({ name, version: entry.descriptor.version }, 'fallbacks');
      return { manifest, routes };
    } catch (error) {
      failure = error;
      reportRemoteError(error, { name, version }, { area: 'composition', event: 'load_failures' });
    }
  }
  throw new RemoteUnavailable(name, failure);
}

/** When the browser had a file, in milliseconds of the page; undefined where it does not say. */
function arrivalOf(url: string): number | undefined {
  const [file] = performance.getEntriesByName(new URL(url, location.href).href, 'resource').slice(-1);
  return file && file.startTime + file.duration;
}

function addressesOf({ descriptor, baseUrl, fallback }: RegistryEntry): { url: string; version: string }[] {
  const live = { url: baseUrl + descriptor.entry, version: descriptor.version };
  const addresses = Array.from({ length: attemptsPerAddress }, () => live);
  if (fallback) addresses.push({ url: fallback.baseUrl + fallback.entry, version: fallback.version });
  return addresses;
}
