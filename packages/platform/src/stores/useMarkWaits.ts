import { useStore } from '@nanostores/react';
import { $outbox } from '../outbox/waitingWrites.ts';

/** Whether the person's mark of a page, or what was watched of it, shows already, but waits for the network. */
export function useMarkWaits(pageId: string): boolean {
  return useStore($outbox, { ssr: 'initial' }).some(
    ({ key, state }) => state !== 'refused' && key.endsWith(`/${pageId}`),
  );
}
