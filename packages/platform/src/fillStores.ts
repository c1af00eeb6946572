import { type AnswerOf, endpoints, type PageData } from '@learn/contracts';
import { setRegistry } from './composition/registry.ts';
import { setPageData } from './page.ts';
import { clearRestCache, knownAt, primeRestCache } from './rest/rest.ts';
import { resetCompletions } from './stores/completions.ts';
import { setChosenSessions, setCourseSessions } from './stores/courseSessions.ts';
import { setUnreadCounts } from './stores/notifications.ts';
import { setNow } from './stores/now.ts';
import { writeUser } from './stores/user.ts';
import { $isViewing } from './stores/viewing.ts';

/**
 * Puts a page in the place of all that the stores hold: everything that a first view reads is in them afterwards, and
 * nothing of another person. It needs no browser.
 * @param shellMounts address patterns that the shell answers itself
 */
export function fillStores(page: PageData, shellMounts: readonly string[]): void {
  clearRestCache();
  resetCompletions();
  setPageData(page);
  $isViewing.set(page.viewingUntil !== undefined);
  setNow(momentOf(page));
  setRegistry(page.registry, shellMounts);
  writeUser(page.user ?? undefined);
  setCourseSessions(page.courseSessions);
  setChosenSessions(page.chosenSessionIds);
  primeRestCache(page.rest, page.revisions);
  const { path } = endpoints.unreadCount;
  setUnreadCounts(knownAt<AnswerOf<typeof endpoints.unreadCount>>(endpoints.unreadCount, path));
}

/** A page that is kept for offline, or written by an older server, is read at another moment than it was written. */
function momentOf({ now, copiedAt }: PageData): Date {
  const written = copiedAt === undefined ? new Date(now) : new Date();
  return Number.isNaN(written.getTime()) ? new Date() : written;
}
