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
  if (failure !== undefined || remote.killed !== undefined) return <RemoteFailurePage remote={remote} />;
  if (patchedRemotes.has(name)) return <NotFoundPage />;
  // where the first view is drawn, no remote arrives later: the browser takes the place of the skeleton
  if (!globalThis.window) throw new Error(`${name} has no page for the first view`);
  return <PageSkeleton />;
}
