import { matchPath, type RegistryEntry } from '@learn/contracts';
import { useStore } from '@learn/platform';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { RemoteFailurePage } from './RemoteFailurePage.tsx';
import { $remoteFailures, patchedRemotes } from './remoteFailures.ts';

/** Shown at a remote's address in place of its page: while it loads, after a failure, or where the remote does not know the address. */
export function RemoteLeaf({ remote }: { remote: RegistryEntry }) {
  const { name, mounts } = remote.descriptor;
  const { pathname } = useLocation();
  const failure = useStore($remoteFailures, { keys: [name] })[name];
  // the leaf also catches what lies below a mount; nothing is loaded for that
  if (!mounts.some(({ path }) => matchPath(path, pathname))) return <NotFoundPage />;
  if (failure !== undefined) return <RemoteFailurePage remote={remote} />;
  return patchedRemotes.has(name) ? <NotFoundPage /> : <PageSkeleton />;
}
