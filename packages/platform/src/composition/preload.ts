import { addressOf, endpoints } from '@learn/contracts';
import { matchRoutes } from 'react-router';
import { expectResults } from '../apollo/dataClient.ts';
import { freshnessMs } from '../apollo/preloadedResults.ts';
import { onChanged } from '../freshness.ts';
import { rest } from '../rest/rest.ts';
import { sessionOfCourse } from '../stores/courseSessions.ts';
import { $history, $pathname, courseSlugOf } from '../stores/location.ts';
import { canAskByItself } from '../stores/loginMissing.ts';
import { linkTargetOf, loadLinkTargets } from './linkTargets.ts';
import { mountOfAddress } from './registry.ts';
import { remoteLoader } from './remoteLoader.ts';

const underway = new Set<Promise<void>>();

/** Starts to load the remote that answers an address, down to the page's own code; failures wait for the visit itself. */
export function preloadAddress(address: string): void {
  const pathname = pathOf(address);
  const found = mountOfAddress(pathname);
  if (!found) return;
  const loading = loadPage(found.remote.descriptor.name, pathname)
    .catch(() => undefined)
    .finally(() => underway.delete(loading));
  underway.add(loading);
}

/** Resolves when the code of the pages that is on its way now is here or failed; undefined while there is none. */
export function pagesUnderway(): Promise<unknown> | undefined {
  return underway.size > 0 ? Promise.all(underway) : undefined;
}

/** When answers were asked for ahead, by their address. */
const askedAt = new Map<string, number>();
onChanged(() => askedAt.clear());

/**
 * Asks for the answers that a page begins with, beside its code. Pages that were opened before have theirs already, and
 * what was asked for lately is on its way or here. Without network or login only the visit itself asks.
 */
export function preloadResults(address: string): void {
  const pathname = pathOf(address);
  if (!mountOfAddress(pathname)) return;
  if (linkTargetOf(pathname).bundle) askAhead(pathname);
  else void loadLinkTargets().then(() => askAhead(pathname));
}

function askAhead(pathname: string): void {
  const { operations } = linkTargetOf(pathname);
  if (!operations || !canAskByItself()) return;
  if ($pathname.get() === pathname || $history.get().includes(pathname)) return;
  const slug = courseSlugOf(pathname);
  const session = slug === undefined ? undefined : sessionOfCourse(slug);
  const input = { query: { address: pathname, course_session_id: session?.id } };
  const call = addressOf(endpoints.pageOperations, input);
  const now = Date.now();
  if (now - (askedAt.get(call) ?? Number.NEGATIVE_INFINITY) < freshnessMs) return;
  askedAt.set(call, now);
  expectResults(operations, rest.get(endpoints.pageOperations, input, { reload: true }));
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

async function loadPage(remote: string, pathname: string): Promise<void> {
  const routes = await remoteLoader().routes(remote, pathname);
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  );
}
