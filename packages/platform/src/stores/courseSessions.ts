import { type CourseSession, endpoints } from '@learn/contracts';
import { atom, computed, readonlyType } from 'nanostores';
import { mountOfAddress } from '../composition/registry.ts';
import { onStale } from '../freshness.ts';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { $courseSlug } from './location.ts';

const rememberedKey = 'currentCourseSessions';

const courseSessionsStore = atom<readonly CourseSession[]>([]);

/** All course sessions of the person. */
export const $courseSessions = readonlyType(courseSessionsStore);

const rememberedSessionsStore = atom<Readonly<Record<string, string>>>({});

/** Chosen session id per course slug, kept in local storage (specification §4). */
export const $rememberedSessions = readonlyType(rememberedSessionsStore);

const suggestedSessionsStore = atom<Readonly<Record<string, string>>>({});

/** Session id per course slug that opens while none was chosen, until the page is loaded again. */
export const $suggestedSessions = readonlyType(suggestedSessionsStore);

/** The session that the address is about, picked as `sessionOfCourse` does; undefined outside. */
export const $currentCourseSession = computed(
  [$courseSlug, $courseSessions, $rememberedSessions, $suggestedSessions],
  (slug, sessions, remembered, suggested) =>
    slug === undefined ? undefined : sessionOfCourse(slug, sessions, { remembered, suggested }),
);

/** Session actions of the current course session, which every menu reads. */
export const $sessionActions = computed($currentCourseSession, (session) => new Set(session?.actions ?? []));

/** Preview mode (specification §4): the `preview` action on a page where participants learn, as its remote declares it. */
export function isPreview(pathname: string): boolean {
  return $sessionActions.get().has('preview') && mountOfAddress(pathname)?.mount.preview === true;
}

/** The remembered session of a course, else the one that is suggested, else its first (specification §4). */
export function sessionOfCourse(
  slug: string,
  sessions: readonly CourseSession[] = $courseSessions.get(),
  { remembered, suggested } = { remembered: $rememberedSessions.get(), suggested: $suggestedSessions.get() },
): CourseSession | undefined {
  const ofCourse = sessions.filter((session) => session.course.slug === slug);
  const named = (id: string | undefined) => ofCourse.find((session) => session.id === id);
  return named(remembered[slug]) ?? named(suggested[slug]) ?? ofCourse[0];
}

export function setCourseSessions(sessions: readonly CourseSession[]): void {
  courseSessionsStore.set(sessions);
}

/** Reads the choices of earlier visits; invalid data is logged and dropped, a forbidden storage is reported. */
export function restoreRememberedSessions(): void {
  const text = storedSessions();
  if (text === null) return;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isTextRecord(stored)) throw new TypeError('not a record of session ids');
    rememberedSessionsStore.set(stored);
  } catch (error) {
    reportError(error, { area: 'course-session', stored: text.slice(0, 200) });
    localStorage.removeItem(rememberedKey);
  }
}

/**
 * Makes a session the current one of its course and remembers that.
 * @returns false when the person has no such session
 */
export function switchCourseSession(id: string): boolean {
  const session = $courseSessions.get().find((candidate) => candidate.id === id);
  if (!session) return false;
  const remembered = { ...$rememberedSessions.get(), [session.course.slug]: id };
  rememberedSessionsStore.set(remembered);
  try {
    localStorage.setItem(rememberedKey, JSON.stringify(remembered));
  } catch (error) {
    // a full storage: the choice holds for this page only
    reportError(error, { area: 'course-session' });
  }
  return true;
}

/** Opens a session of a course while the person has not chosen another: the one to continue in. */
export function suggestCourseSession({ id, course }: CourseSession): void {
  suggestedSessionsStore.set({ ...$suggestedSessions.get(), [course.slug]: id });
}

/**
 * Asks the server for the sessions again, e.g. after the language changed.
 * @throws HttpError, or Error when the answer holds no list at all (specification §8)
 */
export async function reloadCourseSessions(): Promise<void> {
  const sessions = await rest.get(endpoints.sessions, {}, { reload: true });
  if (!Array.isArray(sessions)) throw new Error('No courseSessionData found for user');
  setCourseSessions(sessions);
}

function storedSessions(): string | null {
  try {
    return localStorage.getItem(rememberedKey);
  } catch (error) {
    reportError(error, { area: 'course-session' });
    return null;
  }
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

onStale(endpoints.sessions.reads, () => {
  reloadCourseSessions().catch((error: unknown) => reportError(error, { area: 'course-session' }));
});
