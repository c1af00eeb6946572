import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { addPartTexts } from './i18n.ts';

/**
 * A component that is loaded with its own texts when it is first drawn; stands in a `Suspense`.
 * @param namespace `<owner>/<part>` of the texts that come along
 */
export function lazyPart<Properties extends object>(
  namespace: string,
  load: () => Promise<ComponentType<Properties>>,
): LazyExoticComponent<ComponentType<Properties>> {
  return lazy(async () => ({ default: await withTexts(namespace, load) }));
}

/** Loads code and its texts side by side. @throws Error of either */
export async function withTexts<Loaded>(namespace: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), addPartTexts(namespace)]);
  return loaded;
}
