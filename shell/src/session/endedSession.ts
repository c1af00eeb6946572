import { sendWaiting } from '@learn/platform';
import { setLoginMissing } from '@learn/platform/shell';
import { atom } from 'nanostores';

/**
 * Whether the login has ended while the page is open: no, the person is asked to log in again, or they have put that off,
 * of which a hint reminds them. The page stays as it is, with all that was typed, and calls nothing by itself.
 */
export const $endedSession = atom<'no' | 'asking' | 'postponed'>('no');

/** Something that the person did was refused, as the login is missing. */
export function askForLogin(): void {
  setLoginMissing(true);
  $endedSession.set('asking');
}

/** A call by the page itself shows that the login is missing; a person who has put it off is not asked again. */
export function noticeEnd(): void {
  if ($endedSession.get() === 'no') askForLogin();
}

/** The person continues on the page without a login. */
export function postponeLogin(): void {
  $endedSession.set('postponed');
}

/** The person has logged in again in another tab. */
export function resumeSession(): void {
  $endedSession.set('no');
  setLoginMissing(false);
  void sendWaiting();
}
