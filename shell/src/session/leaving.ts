import { $user, reportError } from '@learn/platform';
import { hasDrafts, logout } from '@learn/platform/shell';
import { atom } from 'nanostores';
import { logoutAddress } from './loginAddress.ts';
import { announceLogout } from './otherTabs.ts';

/**
 * The state of a logout: none, asking about unsaved drafts, leaving, when no page may navigate elsewhere, or failed.
 */
export const $leaving = atom<'no' | 'asking' | 'gone' | 'failed'>('no');

/** Logs out, after a question where drafts are not saved on the server. */
export async function leave(): Promise<void> {
  if (hasDrafts($user.get()?.id)) $leaving.set('asking');
  else await leaveAnyway();
}

/** Logs out here and in all other tabs, throws away what was typed, and leaves the platform. */
export async function leaveAnyway(): Promise<void> {
  $leaving.set('gone');
  try {
    await logout();
    announceLogout();
    window.location.assign(logoutAddress());
  } catch (error) {
    reportError(error, { area: 'logout' });
    $leaving.set('failed');
  }
}

/** Answers the question with no. */
export function stay(): void {
  $leaving.set('no');
}
