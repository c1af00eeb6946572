import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { immediate } from '../composition/immediate.ts';
import { $pageTaken } from '../stores/pageTaken.ts';
import { addPartTexts } from './i18n.ts';

/** What loads each part, by its id. */
const parts = new Map<string, () => Promise<unknown>>();
/** Ids of the parts that a server draws at the moment. */
const drawn = new Set<string>();

/**
 * A component that is loaded with its own texts when it is first drawn; stands in a `Suspense`.
 * @param id `<owner>/<name of the component>`
 * @param namespace `<owner>/<part>` of the texts that come along; undefined where it has none of its own
 * @param ahead on the page that a person opens, the part is loaded as soon as the code that names it is there, while the page is being
 * taken over: for what every such page draws right after that
 */
export function lazyPart<Properties extends object>(
  id: string,
  namespace: string | undefined,
  load: () => Promise<ComponentType<Properties>>,
  { ahead = false }: { readonly ahead?: boolean } = {},
): FunctionComponent<Properties> {
  let loaded: { default: ComponentType<Properties> } | undefined;
  const loadPart = async () => {
    loaded ??= { default: await withTexts(load, ...(namespace === undefined ? [] : [namespace])) };
    return loaded;
  };
  parts.set(id, loadPart);
  // one that cannot be had is asked for again when it is drawn
  if (ahead && globalThis.window && !$pageTaken.get()) loadPart().catch(() => undefined);
  const Part = lazy(() => (loaded ? immediate(loaded) : loadPart())) as unknown as ComponentType<Properties>;
  return (properties: Properties) => {
    if (!globalThis.window) drawn.add(id);
    return createElement(Part, properties);
  };
}

/** Loads all parts whose modules are here, and those that their modules bring, for a server that draws without waiting. @throws Error of any */
export async function loadAllParts(): Promise<void> {
  let known = 0;
  while (known < parts.size) {
    known = parts.size;
    await Promise.all([...parts.values()].map((load) => load()));
  }
}

/** @returns ids of the parts that were drawn since the last call, on a server */
export function takeDrawnParts(): string[] {
  const ids = [...drawn];
  drawn.clear();
  return ids;
}

/** Loads parts, and those among them that their modules bring; unknown ones are left out. @throws Error of any */
export async function loadParts(ids: readonly string[]): Promise<void> {
  const here = ids.filter((id) => parts.has(id));
  if (here.length === 0) return;
  await Promise.all(here.map((id) => parts.get(id)?.()));
  await loadParts(ids.filter((id) => !here.includes(id)));
}

/**
 * Loads code and its texts side by side.
 * @param namespaces `<owner>/<part>` of the texts
 * @throws Error of either
 */
export async function withTexts<Loaded>(
  load: () => Promise<Loaded>,
  ...namespaces: readonly string[]
): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), ...namespaces.map(addPartTexts)]);
  return loaded;
}
