import { $connection, $outbox, reportError, useStore } from '@learn/platform';
import { serverAnswers, withTexts } from '@learn/platform/shell';
import { useEffect, useState } from 'react';

type OfflinePart = typeof import('./offlinePart.ts');

/** Loads and shows the outbox once it has an entry, which is rare; where the network goes meanwhile, when it is back. */
export function OfflineWatch() {
  const [part, setPart] = useState<OfflinePart>();
  const needed = useStore($outbox, { ssr: 'initial' }).length > 0 && !part;
  useEffect(() => {
    if (!needed) return;
    return $connection.subscribe(() => {
      loadOfflinePart().then(setPart, reportUnlessOffline);
    });
  }, [needed]);
  return part && <part.Outbox />;
}

/** Fetches all that is needed without network, before the network is gone. */
export function loadOfflinePart(): Promise<OfflinePart> {
  return withTexts(() => import('./offlinePart.ts'), 'shell/outbox');
}

async function reportUnlessOffline(error: unknown): Promise<void> {
  if (await serverAnswers()) reportError(error, { area: 'offline' });
}
