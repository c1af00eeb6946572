import { atom } from 'nanostores';

/**
 * Whether the login has ended while the page still stands: until somebody has logged in again nothing is asked or sent by
 * itself, for every answer would only say so again.
 */
export const $loginMissing = atom(false);

export function setLoginMissing(missing: boolean): void {
  $loginMissing.set(missing);
}
