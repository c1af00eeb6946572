import { matchPath, type RegistryEntry } from '@learn/contracts';
import { useStore } from '@learn/platform';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { RemoteFailurePage } from './RemoteFailurePage.tsx';
import { $remoteFailures, patchedRemotes } from './remoteFailures.ts';

/** What stands at a remote's address while its own page does not: loading, failed, or not known to the remote. */
export function RemoteLeaf({ remote }: { remote: RegistryEntry }) {
  const { name, mounts } = remote.descriptor;
  const { pathname } = useLocation();
  const failure = useStore($remoteFailures, { keys: [name] })[name];
  // the leaf also catches what lies below a mount; nothing is loaded for that
  if (!mounts.some(({ path }) => matchPath(path, pathname))) return <NotFoundPage />;
  if (failure !== undefined) return <RemoteFailurePage remote={remote} />;
  return patchedRemotes.has(name) ? <NotFoundPage /> : <PageSkeleton />;
}
