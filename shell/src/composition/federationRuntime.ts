import type { BundleOnPage, RemoteManifest } from '@learn/contracts';
import { $registry, type RemoteRuntime } from '@learn/platform/shell';
import { loadRemote, loadShare, registerRemotes } from '@module-federation/enhanced/runtime';

/** Loads remotes with Module Federation: the files of a page come beside each other, the entry is run after the bundles. */
export const federationRuntime: RemoteRuntime = {
  register(name, entryUrl) {
    const alias = name.replaceAll('-', '_');
    document.querySelector(`script[src$="${entryUrl}"]`)?.remove();
    fetchEarly(entryUrl);
    registerRemotes([{ name, alias, entry: entryUrl, type: 'global', entryGlobalName: alias }], {
      force: true,
    });
  },
  async load(name) {
    const module = await loadRemote<{ default: RemoteManifest }>(`${name}/remote`);
    if (!module) throw new Error(`${name} exposes no manifest`);
    return module.default;
  },
  runBundle(bundle) {
    const known = bundles.get(bundle.url);
    if (known) return known;
    const done = run(bundle);
    bundles.set(bundle.url, done);
    return done;
  },
  fetchShared(key) {
    // the page that needs it asks once more, and tells a failure
    loadShare(key).catch(() => undefined);
  },
};

const bundles = new Map<string, Promise<void>>();

function run({ url, integrity }: BundleOnPage): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** As the page's own hints do it for the files that it names. */
function fetchEarly(url: string): void {
  const integrity = entryIntegrity(url);
  if (integrity === undefined || document.querySelector(`link[href="${url}"]`)) return;
  const hint = document.createElement('link');
  hint.rel = 'preload';
  hint.as = 'script';
  hint.crossOrigin = 'anonymous';
  hint.integrity = integrity;
  hint.href = url;
  document.head.append(hint);
}

/** Integrity of the entry addresses that the registry names, for the runtime's script hook. */
export function entryIntegrity(url: string): string | undefined {
  for (const remote of $registry.get().remotes) {
    if (url.endsWith(remote.baseUrl + remote.descriptor.entry)) return remote.integrity;
    const fallback = remote.fallback;
    if (fallback && url.endsWith(fallback.baseUrl + fallback.entry)) return fallback.integrity;
  }
  return undefined;
}
