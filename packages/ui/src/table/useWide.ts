import { useSyncExternalStore } from 'react';
import { media } from '../theme/tokens.ts';

const query = media.lgOrPaper.replace('@media ', '');

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** The server does not know the width. */
const unknown = () => true;

/** Whether there is room for columns; below 1024 px rows are cards, but not on paper. The server draws columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? true, unknown);
}
