import { atom } from 'nanostores';

/** Whether the login has ended while the page still stands, and the person has not been told or not gone to log in. */
export const $sessionEnded = atom(false);

/** The next dialog says so; the page stays as it is, with all that was typed. */
export function endSession(): void {
  $sessionEnded.set(true);
}

/** The person goes on with the page as it is, or has logged in again in another tab. */
export function resumeSession(): void {
  $sessionEnded.set(false);
}
