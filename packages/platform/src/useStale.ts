import { useEffect, useRef } from 'react';
import { onStale } from './freshness.ts';
import { onLanguageData } from './i18n/languageData.ts';
import type { ReadEndpoint } from './rest/rest.ts';

/**
 * Calls `ask` when something that the endpoint reads has changed, and in a new language; `rest` then asks the server. For
 * a hook that keeps its answers itself; one that shows a single answer uses `useRest`.
 * @param ask rejects where it could not be had; it may be a new function at every render
 */
export function useStale({ reads }: Pick<ReadEndpoint, 'reads'>, ask: () => Promise<unknown>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const again = async () => void (await latest.current());
    const stops = [onLanguageData(again), onStale(reads, again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [reads]);
}
