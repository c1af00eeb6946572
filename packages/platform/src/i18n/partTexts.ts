import type { LocaleTexts } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { addTexts } from './i18n.ts';

/** The texts files of one part, by language. */
export type PartLoaders = Readonly<Record<Language, () => Promise<{ readonly default: LocaleTexts }>>>;

/** Texts that only one page, or one part of a page, shows: they come along with it, and nothing else carries them. */
export interface PartTexts<Part extends string> {
  readonly parts: readonly Part[];
  /** Namespace of a part's texts, for `useRemoteTexts`. */
  readonly namespace: (part: Part) => string;
  /** Loads a part's texts in the language of the screen. @throws Error of the file that could not be had */
  readonly add: (part: Part) => Promise<void>;
  /** The lazy part of a page's route: the component and its texts, side by side. */
  readonly lazyPage: (
    part: Part,
    load: () => Promise<ComponentType>,
  ) => () => Promise<{ Component: ComponentType }>;
  /** A component that is loaded with its texts when it is first drawn; stands in a `Suspense`. */
  readonly lazyPart: <Properties extends object>(
    part: Part,
    load: () => Promise<ComponentType<Properties>>,
  ) => LazyExoticComponent<ComponentType<Properties>>;
}

/**
 * Announces the texts of the parts of a shell or remote.
 * @param owner its name, as that of its own namespace
 * @param loaders imports of `./locales/<part>.<language>.json`
 */
export function definePartTexts<Part extends string>(
  owner: string,
  loaders: Readonly<Record<Part, PartLoaders>>,
): PartTexts<Part> {
  const namespace = (part: Part) => `${owner}-${part}`;
  const add = (part: Part) =>
    addTexts(namespace(part), async (language) => (await loaders[part][language]()).default);
  const withTexts = async <Loaded>(part: Part, load: () => Promise<Loaded>) => {
    const [loaded] = await Promise.all([load(), add(part)]);
    return loaded;
  };
  return {
    parts: Object.keys(loaders) as Part[],
    namespace,
    add,
    lazyPage: (part, load) => async () => ({ Component: await withTexts(part, load) }),
    lazyPart: (part, load) => lazy(async () => ({ default: await withTexts(part, load) })),
  };
}
