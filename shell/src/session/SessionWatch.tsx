import { reportError, useStore } from '@learn/platform';
import { withTexts } from '@learn/platform/shell';
import { type ComponentType, useEffect, useState } from 'react';
import { $endedSession } from './endedSession.ts';
import { $leaving } from './leaving.ts';
import { loginAddress } from './loginAddress.ts';

/** Fetches the dialogs of the session once there is something to say; hardly any page ever needs them. */
export function SessionWatch() {
  const [dialogs, setDialogs] = useState<{ readonly Dialogs: ComponentType }>();
  const ended = useStore($endedSession) !== 'no';
  const asking = useStore($leaving) === 'asking';
  const needed = (ended || asking) && !dialogs;
  useEffect(() => {
    if (!needed) return;
    load().then(setDialogs, (error: unknown) => {
      reportError(error, { area: 'session' });
      if (ended) window.location.assign(loginAddress(window.location.pathname + window.location.search));
      else $leaving.set('failed');
    });
  }, [needed, ended]);
  return dialogs && <dialogs.Dialogs />;
}

async function load(): Promise<{ Dialogs: ComponentType }> {
  const { SessionDialogs } = await withTexts(() => import('./SessionDialogs.tsx'), 'shell/session');
  return { Dialogs: SessionDialogs };
}
