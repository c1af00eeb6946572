import type { OfflineGroup } from '@learn/contracts';
import { atom, readonlyType } from 'nanostores';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a page that is read offline says of its copy. */
export interface OfflineCopy {
  /** of the page itself */
  readonly path: string;
  /** as the offline page lists it */
  readonly title: string;
  readonly group: OfflineGroup;
  /** paths of the pages that are copied along with it */
  readonly pages: readonly string[];
}

const offlineCopyStore = atom<OfflineCopy | undefined>(undefined);

/** Of the page that is open and has its data; undefined for pages that say nothing. */
export const $offlineCopy = readonlyType(offlineCopyStore);

/**
 * Called by a page declared `offline` that the offline page lists, once its data is there. A page that does not call it is
 * copied all the same, without a title.
 * @param pages addresses of the pages that are copied along; links that nobody answers are left out
 */
export function useOfflineCopy({
  title,
  group,
  pages = [],
}: Pick<OfflineCopy, 'title' | 'group'> & { readonly pages?: readonly (string | undefined)[] }): void {
  const path = useLocation().pathname;
  const known = pages.filter((page) => page !== undefined);
  const list = JSON.stringify([...new Set(known)]);
  useEffect(() => {
    offlineCopyStore.set({ path, title, group, pages: JSON.parse(list) as string[] });
    return () => offlineCopyStore.set(undefined);
  }, [path, title, group, list]);
}
