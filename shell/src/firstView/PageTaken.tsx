import { $pageTaken } from '@learn/platform/shell';
import { useEffect } from 'react';

/** Stands beside the page, in its `Suspense`. Measurements find the moment as the mark `page-taken`. */
export function PageTaken() {
  useEffect(() => {
    performance.mark('page-taken');
    $pageTaken.set(true);
  }, []);
  return undefined;
}
