import { $outbox, reportError, useStore } from '@learn/platform';
import { withTexts } from '@learn/platform/shell';
import { useEffect, useState } from 'react';

type OfflinePart = typeof import('./offlinePart.ts');

/** Shows what waits to be sent, once something does; hardly any page ever needs it. */
export function OfflineWatch() {
  const [part, setPart] = useState<OfflinePart>();
  const needed = useStore($outbox).length > 0 && !part;
  useEffect(() => {
    if (needed) loadOfflinePart().then(setPart, (error: unknown) => reportError(error, { area: 'offline' }));
  }, [needed]);
  return part && <part.Outbox />;
}

/** Fetches all that works without network, before that may be gone. */
export function loadOfflinePart(): Promise<OfflinePart> {
  return withTexts('shell/outbox', () => import('./offlinePart.ts'));
}
