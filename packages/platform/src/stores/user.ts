import { restPaths, type UserProfile } from '@learn/contracts';
import { atom, computed } from 'nanostores';
import { clearRestCache, rest } from '../rest/rest.ts';
import { resetCompletions } from './completions.ts';
import { setCourseSessions } from './courseSessions.ts';
import { forgetDrafts } from './drafts.ts';

/** The person who is logged in; undefined for a visitor. */
export const $user = atom<UserProfile | undefined>(undefined);

export const $loggedIn = computed($user, (user) => user !== undefined);

export function setUser(user: UserProfile | undefined): void {
  $user.set(user);
}

/** Forgets everything that belonged to the person (specification §4: logout resets the user to defaults). */
export function resetPerson(): void {
  $user.set(undefined);
  setCourseSessions([]);
  resetCompletions();
  clearRestCache();
}

/**
 * Local login (specification §7).
 * @throws HttpError with code login_failed, validation_failed or too_many_requests
 */
export async function login(username: string, password: string): Promise<UserProfile> {
  return rest.post<UserProfile>(restPaths.login, { username: username.trim(), password: password.trim() });
}

/** Ends the session on the server, then forgets the person and what she was typing; ask her before (`hasDrafts`). */
export async function logout(): Promise<void> {
  await rest.post(restPaths.logout);
  forgetDrafts($user.get()?.id);
  resetPerson();
}
