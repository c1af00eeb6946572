import { endpoints, type UserProfile, type UserProfileChange } from '@learn/contracts';
import { cookie } from '../rest/cookies.ts';
import { clearRestCache, primeRestCache, rest } from '../rest/rest.ts';
import type { UploadOptions } from '../rest/sendForm.ts';
import { upload } from '../rest/upload.ts';
import { resetCompletions } from './completions.ts';
import { setCourseSessions } from './courseSessions.ts';
import { admitDrafts, forgetDrafts, keepNothingOf } from './drafts.ts';
import { $user, writeUser } from './user.ts';
import { $isViewing } from './viewing.ts';

/** Whether this browser holds a login, by the login-status cookie (specification §4); it goes when the login ends. */
export function hasLoginCookie(): boolean {
  return cookie('loginStatus') === 'true';
}

/** Sets the person of this page: their drafts are kept again, unless an administrator sees the platform as this person. */
export function setUser(user: UserProfile | undefined): void {
  if (user) ($isViewing.get() ? keepNothingOf : admitDrafts)(user.id);
  writeUser(user);
}

/** Forgets everything that belonged to the person (specification §4: logout resets the user to defaults). */
export function resetPerson(): void {
  writeUser(undefined);
  setCourseSessions([]);
  resetCompletions();
  clearRestCache();
}

/**
 * Local login (specification §7).
 * @throws HttpError with code login_failed, validation_failed or too_many_requests
 */
export async function login(username: string, password: string): Promise<UserProfile> {
  const user = await rest.send(endpoints.login, {
    body: { username: username.trim(), password: password.trim() },
  });
  clearRestCache();
  return user;
}

/** Ends the session on the server, then forgets the person and their drafts; ask the person before (`hasDrafts`). */
export async function logout(): Promise<void> {
  await rest.send(endpoints.logout);
  // what the person has typed on this device themselves is theirs
  if (!$isViewing.get()) forgetDrafts($user.get()?.id);
  resetPerson();
}

/**
 * Changes fields of the own profile (specification §7).
 * @throws HttpError with code validation_failed and every faulty field; nothing is changed then
 */
export async function changeProfile(change: UserProfileChange): Promise<UserProfile> {
  const user = await rest.send(endpoints.changeMe, { body: change });
  takeProfile(user);
  return user;
}

/**
 * Makes a picture the own photo (specification §7).
 * @param form `file` (png or jpg up to 5 MB), and with it `x`, `y`, `size`: a square in pixels of the upright picture
 * @throws HttpError with code file_type_not_allowed, payload_too_large, validation_failed, too_many_requests or storage_unavailable
 */
export async function changeAvatar(form: FormData, options?: UploadOptions): Promise<void> {
  const { url } = await upload(endpoints.changeAvatar, form, options);
  takeProfile({ avatar_url: url });
}

/** Takes the own photo away; the initials stand there again. */
export async function removeAvatar(): Promise<void> {
  await rest.send(endpoints.deleteAvatar);
  takeProfile({ avatar_url: '' });
}

/** Shows a changed profile. An answer that arrives after a logout does not log the person in again. */
export function takeProfile(change: Partial<UserProfile>): void {
  const user = $user.get();
  if (!user || (change.id ?? user.id) !== user.id) return;
  const profile = { ...user, ...change };
  primeRestCache({ [endpoints.me.path]: profile });
  writeUser(profile);
}
