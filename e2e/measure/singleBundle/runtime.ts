import type { RemoteManifest } from '@learn/contracts';
import { allRemotes } from './allRemotes.ts';

/**
 * Stands in for the federation runtime in the single bundle: a remote is a part of the same build, whose file is run
 * as soon as it is asked for.
 */
const entries = new Map<string, string>();

export function registerRemotes(remotes: readonly { readonly name: string; readonly entry: string }[]): void {
  for (const { name, entry } of remotes) entries.set(name, entry);
}

/** @param id `<name of the remote>/remote` */
export async function loadRemote(id: string): Promise<{ readonly default: RemoteManifest } | undefined> {
  const name = id.replace(/\/remote$/, '');
  await run(entries.get(name) ?? '');
  return allRemotes[name]?.();
}

/** Nothing is shared: each page comes with its modules. */
export async function loadShare(): Promise<false> {
  return false;
}

/** There is no instance of a federation runtime. */
export function getInstance(): undefined {
  return undefined;
}

/** With the integrity of the page's preload hint, or the browser would fetch the file a second time. */
function run(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hint = document.querySelector<HTMLLinkElement>(`link[rel=preload][href$="${url}"]`);
    const script = document.createElement('script');
    script.src = url;
    script.integrity = hint?.integrity ?? '';
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(script);
  });
}
