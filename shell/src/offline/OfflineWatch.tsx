import { $outbox, reportError, useStore } from '@learn/platform';
import { withTexts } from '@learn/platform/shell';
import { useEffect, useState } from 'react';

type OfflinePart = typeof import('./offlinePart.ts');

/** Loads and shows the outbox once it has an entry, which is rare. */
export function OfflineWatch() {
  const [part, setPart] = useState<OfflinePart>();
  const needed = useStore($outbox, { ssr: 'initial' }).length > 0 && !part;
  useEffect(() => {
    if (needed) loadOfflinePart().then(setPart, (error: unknown) => reportError(error, { area: 'offline' }));
  }, [needed]);
  return part && <part.Outbox />;
}

/** Fetches all that is needed without network, before the network is gone. */
export function loadOfflinePart(): Promise<OfflinePart> {
  return withTexts('shell/outbox', () => import('./offlinePart.ts'));
}
