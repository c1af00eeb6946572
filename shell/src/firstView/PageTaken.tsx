import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Whether the page is React's: its first view was drawn here, or taken over from the server. */
export const $pageTaken = atom(false);

/** Stands beside the page, in its `Suspense`. Measurements find the moment as the mark `page-taken`. */
export function PageTaken() {
  useEffect(() => {
    performance.mark('page-taken');
    $pageTaken.set(true);
  }, []);
  return undefined;
}
