import { $outbox, reportError, useStore } from '@learn/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { addPageTexts } from '../pageTexts.ts';

/** Shows what waits to be sent, once something does; hardly any page ever needs it. */
export function OfflineWatch() {
  const [part, setPart] = useState<{ readonly Outbox: ComponentType }>();
  const needed = useStore($outbox).length > 0 && !part;
  useEffect(() => {
    if (needed) loadOfflinePart().then(setPart, (error: unknown) => reportError(error, { area: 'offline' }));
  }, [needed]);
  return part && <part.Outbox />;
}

/** Fetches it, before the network may be gone. */
export async function loadOfflinePart(): Promise<{ Outbox: ComponentType }> {
  const [{ Outbox }] = await Promise.all([import('./Outbox.tsx'), addPageTexts('outbox')]);
  return { Outbox };
}
