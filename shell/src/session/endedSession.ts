import { sendWaiting } from '@learn/platform';
import { setLoginMissing } from '@learn/platform/shell';
import { atom } from 'nanostores';

/**
 * Whether the login has ended while the page still stands: not, so that the person is asked to log in again, or so that
 * he has put that off, which a hint reminds him of. Either way the page stays as it is, with all that was typed, and asks
 * and sends nothing by itself.
 */
export const $endedSession = atom<'no' | 'asking' | 'postponed'>('no');

/** Something that the person wanted was refused for want of a login. */
export function askForLogin(): void {
  setLoginMissing(true);
  $endedSession.set('asking');
}

/** The login turned out to be gone, by nobody's wish: whoever has put it off is not asked again. */
export function noticeEnd(): void {
  if ($endedSession.get() === 'no') askForLogin();
}

/** The person goes on with the page as it is, not logged in. */
export function postponeLogin(): void {
  $endedSession.set('postponed');
}

/** The person has logged in again in another tab. */
export function resumeSession(): void {
  $endedSession.set('no');
  setLoginMissing(false);
  void sendWaiting();
}
