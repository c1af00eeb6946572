import type { PageData } from '@learn/contracts';
import { fillStores } from './fillStores.ts';
import { startFreshness } from './freshness.ts';
import { startI18n } from './i18n/i18n.ts';
import { setUser } from './stores/account.ts';
import { restoreRememberedSessions } from './stores/courseSessions.ts';
import './stores/followProfile.ts';

/**
 * Fills every store from what the server wrote into the page; called once, before anything is drawn.
 * @param shellMounts address patterns that the shell answers itself
 */
export async function startPlatform(page: PageData, shellMounts: readonly string[]): Promise<void> {
  fillStores(page, shellMounts);
  setUser(page.user ?? undefined);
  startFreshness(page.user?.id);
  restoreRememberedSessions();
  await startI18n(page.language);
}
