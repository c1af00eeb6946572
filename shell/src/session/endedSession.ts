import { pauseNotificationPolling, resumeNotificationPolling, sendWaiting } from '@learn/platform';
import { atom } from 'nanostores';

/** Whether the login has ended while the page still stands, and the person has not been told or not gone to log in. */
export const $sessionEnded = atom(false);

/** The next dialog says so; the page stays as it is, with all that was typed, and asks nothing by itself. */
export function endSession(): void {
  pauseNotificationPolling();
  $sessionEnded.set(true);
}

/** The person goes on with the page as it is, not logged in. */
export function postponeLogin(): void {
  $sessionEnded.set(false);
}

/** The person has logged in again in another tab. */
export function resumeSession(): void {
  $sessionEnded.set(false);
  resumeNotificationPolling();
  void sendWaiting();
}
