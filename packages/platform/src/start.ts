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
 * @param taken when the page is React's; what other tabs write shows from then on
 */
export async function startPlatform(
  page: PageData,
  shellMounts: readonly string[],
  taken?: Promise<unknown>,
): Promise<void> {
  fillStores(page, shellMounts);
  setUser(page.user ?? undefined);
  startFreshness(page.user?.id, taken);
  restoreRememberedSessions();
  await startI18n(page.language);
}
