import type { PageData } from '@learn/contracts';
import { setRegistry } from './composition/registry.ts';
import { startFreshness } from './freshness.ts';
import { startI18n } from './i18n/i18n.ts';
import { setPageData } from './page.ts';
import { primeRestCache } from './rest/rest.ts';
import { setUser } from './stores/account.ts';
import { restoreRememberedSessions, setCourseSessions } from './stores/courseSessions.ts';
import './stores/followProfile.ts';

/**
 * Fills every store from what the server wrote into the page; called once, before anything is drawn.
 * @param shellMounts address patterns that the shell answers itself
 */
export async function startPlatform(page: PageData, shellMounts: readonly string[]): Promise<void> {
  setPageData(page);
  setRegistry(page.registry, shellMounts);
  setUser(page.user ?? undefined);
  startFreshness(page.user?.id);
  setCourseSessions(page.courseSessions);
  restoreRememberedSessions();
  primeRestCache(page.rest, page.revisions);
  await startI18n(page.language);
}
