import { $user, reportError } from '@learn/platform';
import { hasDrafts, logout } from '@learn/platform/shell';
import { atom } from 'nanostores';
import { logoutAddress } from './loginAddress.ts';
import { announceLogout } from './otherTabs.ts';

/**
 * How far somebody is who wants to log out: not at all, asked about what he has typed, on his way out, where no page may
 * lead him elsewhere, or the server did not answer.
 */
export const $leaving = atom<'no' | 'asking' | 'gone' | 'failed'>('no');

/** Logs out, after asking whoever has typed something that no server knows of yet. */
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
