import type { RegistryEntry } from '@learn/contracts';
import { useStore } from '@learn/platform';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { RemoteFailurePage } from './RemoteFailurePage.tsx';
import { $remoteFailures, patchedRemotes } from './remoteFailures.ts';

/** What stands at a remote's address while its own page does not: loading, failed, or not known to the remote. */
export function RemoteLeaf({ remote }: { remote: RegistryEntry }) {
  const name = remote.descriptor.name;
  const failure = useStore($remoteFailures, { keys: [name] })[name];
  if (failure !== undefined) return <RemoteFailurePage remote={remote} />;
  return patchedRemotes.has(name) ? <NotFoundPage /> : <PageSkeleton />;
}
