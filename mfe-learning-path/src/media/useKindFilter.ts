import { useSearchParams } from '@learn/platform/router';
import type { MediaKind } from '../__generated__/graphql.ts';
import type { MediaListed } from './mediaData.ts';
import { mediaKinds } from './mediaKind.ts';

/** The filter of a category by kind. */
export interface KindFilterState {
  /** kinds that occur, with the number of their contents; none where there is nothing to choose */
  readonly kinds: readonly { readonly kind: MediaKind; readonly count: number }[];
  /** undefined shows all */
  readonly value: MediaKind | undefined;
  readonly choose: (kind: MediaKind | undefined) => void;
  readonly total: number;
  readonly shown: readonly MediaListed[];
}

/** Filters contents by kind, kept in the address as `?kind=`; a kind that does not occur counts as none. */
export function useKindFilter(contents: readonly MediaListed[]): KindFilterState {
  const [parameters, setParameters] = useSearchParams();
  const occurring = mediaKinds
    .map((kind) => ({ kind, count: contents.filter((content) => content.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const wanted = parameters.get('kind');
  const value = occurring.find(({ kind }) => kind.toLowerCase() === wanted)?.kind;
  return {
    kinds: occurring.length > 1 ? occurring : [],
    value,
    choose: (kind) =>
      setParameters(kind === undefined ? {} : { kind: kind.toLowerCase() }, {
        replace: true,
        preventScrollReset: true,
      }),
    total: contents.length,
    shown: value === undefined ? contents : contents.filter(({ kind }) => kind === value),
  };
}
