import { atom, readonlyType } from 'nanostores';
import { $connection } from './connection.ts';

const loginMissingStore = atom(false);

/**
 * Whether the login has ended while the page still stands: until the next login nothing is asked or sent by
 * itself, for every answer would only say so again.
 */
export const $loginMissing = readonlyType(loginMissingStore);

export function setLoginMissing(missing: boolean): void {
  loginMissingStore.set(missing);
}

/** Whether a server can be asked at present by what nobody has asked for: there is network, and the login is not known to be missing. */
export function canAskByItself(): boolean {
  return $connection.get() === 'online' && !$loginMissing.get();
}
