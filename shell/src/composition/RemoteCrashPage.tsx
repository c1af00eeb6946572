import type { RegistryEntry } from '@learn/contracts';
import { reportRemoteError } from '@learn/platform/shell';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RemoteFailurePage } from './RemoteFailurePage.tsx';

/** In place of a page of a remote that threw in render or in an effect, or that has no code. */
export function RemoteCrashPage({ remote }: { remote: RegistryEntry }) {
  const error = useRouteError();
  const { name, version } = remote.descriptor;
  useEffect(
    () => reportRemoteError(error, { name, version }, { area: 'page', event: 'crashes' }),
    [error, name, version],
  );
  return <RemoteFailurePage remote={remote} titleKey="failure.crashed" />;
}
