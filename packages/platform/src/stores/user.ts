import type { UserProfile } from '@learn/contracts';
import { atom, readonlyType } from 'nanostores';

const user = atom<UserProfile | undefined>(undefined);

/** The person who is logged in; undefined for a visitor. */
export const $user = readonlyType(user);

/** For `account.ts` only, which also does what a login or logout brings with it. */
export function writeUser(next: UserProfile | undefined): void {
  user.set(next);
}
