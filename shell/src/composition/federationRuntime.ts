import type { RegistryEntry, RemoteManifest } from '@learn/contracts';
import { $registry, type RemoteRuntime } from '@learn/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** Loads remotes with Module Federation: packs first, then the entry, then the exposed manifest. */
export const federationRuntime: RemoteRuntime = {
  register(name, entryUrl) {
    const alias = name.replaceAll('-', '_');
    document.querySelector(`script[src$="${entryUrl}"]`)?.remove();
    registerRemotes([{ name, alias, entry: entryUrl, type: 'global', entryGlobalName: alias }], {
      force: true,
    });
  },
  async load(name) {
    await Promise.all((entryOf(name)?.packs ?? []).map(runPack));
    const module = await loadRemote<{ default: RemoteManifest }>(`${name}/remote`);
    if (!module) throw new Error(`${name} exposes no manifest`);
    return module.default;
  },
};

const packs = new Map<string, Promise<void>>();

/** Runs a pack that the page has preloaded. One that fails is no harm: its chunks are then fetched one by one. */
function runPack({ url, integrity }: RegistryEntry['packs'][number]): Promise<void> {
  const known = packs.get(url);
  if (known) return known;
  const done = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
  packs.set(url, done);
  return done;
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

function entryOf(name: string): RegistryEntry | undefined {
  return $registry.get().remotes.find(({ descriptor }) => descriptor.name === name);
}
