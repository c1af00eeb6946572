import { preloadAddress } from '@learn/platform';
import { useEffect } from 'react';
import { useLater } from './useLater.ts';

/** Fetches the code of the page that is opened next most likely, once nobody waits for the page itself. */
export function usePreload(address: string | undefined): void {
  const later = useLater(address);
  useEffect(() => {
    if (later !== undefined) preloadAddress(later);
  }, [later]);
}
