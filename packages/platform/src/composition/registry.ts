import {
  comparePatterns,
  createLinks,
  type Links,
  type MountOnPage,
  matchPath,
  type Registry,
  type RegistryEntry,
  type SlotId,
  type WidgetOnPage,
} from '@learn/contracts';
import { atom, computed, readonlyType } from 'nanostores';

const registryStore = atom<Registry>({ remotes: [] });

/** The remotes of this page load, resolved by the server for this visitor. */
export const $registry = readonlyType(registryStore);

const shellMountsStore = atom<readonly string[]>([]);

/** Patterns that the shell answers itself. */
export const $shellMounts = readonlyType(shellMountsStore);

/** Called at the start of a page. @param shellMounts address patterns that the shell answers itself */
export function setRegistry(registry: Registry, shellMounts: readonly string[]): void {
  registryStore.set(registry);
  shellMountsStore.set(shellMounts);
}

/** Typed links; those that nobody answers are undefined. */
export const $links = computed(
  [$registry, $shellMounts],
  (registry, shellMounts): Links =>
    createLinks([
      ...shellMounts,
      ...registry.remotes.flatMap((remote) => remote.descriptor.mounts.map(({ path }) => path)),
    ]),
);

/** @returns the remote whose most specific mount answers the path */
export function mountOfAddress(pathname: string): MountOfRemote | undefined {
  return rankedMounts().find(({ mount }) => matchPath(mount.path, pathname) !== undefined);
}

interface MountOfRemote {
  readonly remote: RegistryEntry;
  readonly mount: MountOnPage;
}

let ranked: { readonly registry: Registry; readonly mounts: readonly MountOfRemote[] } | undefined;

/** Sorted once per page: each of its links looks for its mount. */
function rankedMounts(): readonly MountOfRemote[] {
  const registry = $registry.get();
  if (ranked?.registry !== registry) {
    const mounts = registry.remotes
      .flatMap((remote) => remote.descriptor.mounts.map((mount) => ({ remote, mount })))
      .sort((left, right) => comparePatterns(left.mount.path, right.mount.path));
    ranked = { registry, mounts };
  }
  return ranked.mounts;
}

/** @returns what people read at an address whose remote is switched off; undefined where it is not */
export function killedAt(address: string | undefined): string | undefined {
  const isOff = $registry.get().remotes.some(({ killed }) => killed !== undefined);
  return isOff && address !== undefined
    ? mountOfAddress(address.split(/[?#]/)[0] ?? '')?.remote.killed
    : undefined;
}

/** @returns the address if it is one of the platform that the shell or a remote answers; any other would lead nowhere */
export function answered(address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || address.startsWith('//')) return undefined;
  const { pathname } = new URL(address, 'http://page.invalid');
  const own = $shellMounts.get().some((pattern) => matchPath(pattern, pathname) !== undefined);
  return own || mountOfAddress(pathname) !== undefined ? address : undefined;
}

export interface WidgetOfRemote {
  readonly remote: RegistryEntry;
  readonly widget: WidgetOnPage;
}

/** @returns the widgets that live remotes contribute to a slot */
export function widgetsOfSlot(slot: SlotId): readonly WidgetOfRemote[] {
  return $registry
    .get()
    .remotes.flatMap((remote) => remote.descriptor.widgets.map((widget) => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === slot);
}
