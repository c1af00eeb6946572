import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { immediate } from '../composition/immediate.ts';
import { addPartTexts } from './i18n.ts';

const parts = new Set<() => Promise<unknown>>();

/**
 * A component that is loaded with its own texts when it is first drawn; stands in a `Suspense`.
 * @param namespace `<owner>/<part>` of the texts that come along; undefined where it has none of its own
 */
export function lazyPart<Properties extends object>(
  namespace: string | undefined,
  load: () => Promise<ComponentType<Properties>>,
): LazyExoticComponent<ComponentType<Properties>> {
  let loaded: { default: ComponentType<Properties> } | undefined;
  const loadPart = async () => {
    loaded = { default: await (namespace === undefined ? load() : withTexts(namespace, load)) };
    return loaded;
  };
  parts.add(loadPart);
  return lazy(() => (loaded ? immediate(loaded) : loadPart()));
}

/** Loads all parts whose modules are here, for a server that draws without waiting. @throws Error of any */
export async function loadAllParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()));
}

/** Loads code and its texts side by side. @throws Error of either */
export async function withTexts<Loaded>(namespace: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), addPartTexts(namespace)]);
  return loaded;
}
