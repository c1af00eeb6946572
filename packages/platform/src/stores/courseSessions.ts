import { type CourseSession, courseSessionsCookie, endpoints } from '@learn/contracts';
import { compareDates } from '@learn/domain';
import { atom, computed, readonlyType } from 'nanostores';
import { mountOfAddress } from '../composition/registry.ts';
import { onStale } from '../freshness.ts';
import { setCookie } from '../rest/cookies.ts';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { $courseSlug } from './location.ts';

const rememberedKey = 'currentCourseSessions';
/** Choices that the cookie carries; browsers refuse one of more than 4096 bytes. */
const mostInCookie = 20;

const courseSessionsStore = atom<readonly CourseSession[]>([]);

/** All course sessions of the person. */
export const $courseSessions = readonlyType(courseSessionsStore);

const rememberedSessionsStore = atom<Readonly<Record<string, string>>>({});

/** Chosen session id per course slug, kept in local storage (specification §4). */
export const $rememberedSessions = readonlyType(rememberedSessionsStore);

/** The session that the address is about, picked as `sessionOfCourse` does; undefined outside. */
export const $currentCourseSession = computed(
  [$courseSlug, $courseSessions, $rememberedSessions],
  (slug, sessions, remembered) =>
    slug === undefined ? undefined : sessionOfCourse(slug, sessions, remembered),
);

/** Session id by slug of each course of which the person has several: links to it name the session. */
export const $namedSessions = computed([$courseSessions, $rememberedSessions], (sessions, remembered) => {
  const named: Record<string, string> = {};
  for (const { id, course } of sessions) {
    const shown = sessionOfCourse(course.slug, sessions, remembered);
    if (shown && shown.id !== id) named[course.slug] = shown.id;
  }
  return named;
});

/** Session actions of the current course session, which every menu reads. */
export const $sessionActions = computed($currentCourseSession, (session) => new Set(session?.actions ?? []));

/** Preview mode (specification §4): the `preview` action on a page where participants learn, as its remote declares it. */
export function isPreview(pathname: string): boolean {
  return $sessionActions.get().has('preview') && mountOfAddress(pathname)?.mount.preview === true;
}

/** The remembered session of a course, else its first (specification §4), which is the one to continue in. */
export function sessionOfCourse(
  slug: string,
  sessions: readonly CourseSession[] = $courseSessions.get(),
  remembered: Readonly<Record<string, string>> = $rememberedSessions.get(),
): CourseSession | undefined {
  const ofCourse = sessions.filter((session) => session.course.slug === slug);
  return ofCourse.find(({ id }) => id === remembered[slug]) ?? ofCourse[0];
}

/** The sessions of a course by begin, to choose from. */
export function sessionsOfCourse(
  courseId: string | undefined,
  sessions: readonly CourseSession[],
): CourseSession[] {
  return sessions
    .filter(({ course }) => course.id === courseId)
    .sort((left, right) => compareDates(left.start_date, right.start_date));
}

export function setCourseSessions(sessions: readonly CourseSession[]): void {
  courseSessionsStore.set(sessions);
}

/** The choices for which a page was composed, until those of this tab are restored. @param ids of a course the first counts */
export function setChosenSessions(ids: readonly string[]): void {
  rememberedSessionsStore.set(choicesOf(ids));
}

/** Whether this tab opens the same session of each course as the page that was composed for these choices. */
export function opensChosenSessions(ids: readonly string[]): boolean {
  const chosen = choicesOf(ids);
  const sessions = $courseSessions.get();
  return sessions.every(
    ({ course: { slug } }) => sessionOfCourse(slug) === sessionOfCourse(slug, sessions, chosen),
  );
}

function choicesOf(ids: readonly string[]): Readonly<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const id of ids) {
    const slug = $courseSessions.get().find((session) => session.id === id)?.course.slug;
    if (slug !== undefined) chosen[slug] ??= id;
  }
  return chosen;
}

/**
 * Reads the choices of this tab and of earlier visits; invalid data is logged and dropped, a forbidden storage is reported.
 * From then on the choices of the tab that is in front count for new tabs and for the server.
 */
export function restoreRememberedSessions(): void {
  rememberedSessionsStore.set({ ...storedSessions('localStorage'), ...storedSessions('sessionStorage') });
  window.addEventListener('focus', storeSessions);
}

/**
 * Makes a session the current one of its course and remembers that.
 * @returns false when the person has no such session
 */
export function switchCourseSession(id: string): boolean {
  const session = $courseSessions.get().find((candidate) => candidate.id === id);
  if (!session) return false;
  rememberedSessionsStore.set({ ...$rememberedSessions.get(), [session.course.slug]: id });
  storeSessions();
  return true;
}

/** On arrival on a page of a course: it stays in its session, also when another becomes the one to continue in. */
export function rememberCurrentSession(): void {
  const { id, course } = $currentCourseSession.get() ?? {};
  if (!id || !course || !(course.slug in $namedSessions.get())) return;
  if ($rememberedSessions.get()[course.slug] !== id) switchCourseSession(id);
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

function storedSessions(kind: 'localStorage' | 'sessionStorage'): Readonly<Record<string, string>> {
  let text: string | null = null;
  try {
    text = window[kind].getItem(rememberedKey);
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isTextRecord(stored)) throw new TypeError('not a record of session ids');
    return stored;
  } catch (error) {
    reportError(error, { area: 'course-session', ...(text !== null && { stored: text.slice(0, 200) }) });
    if (text !== null) window[kind].removeItem(rememberedKey);
    return {};
  }
}

/** For reloads of this tab, for new tabs, and as a cookie for the server. */
function storeSessions(): void {
  const remembered = $rememberedSessions.get();
  setCookie(courseSessionsCookie, Object.values(remembered).slice(-mostInCookie).join('.'));
  try {
    sessionStorage.setItem(rememberedKey, JSON.stringify(remembered));
    localStorage.setItem(rememberedKey, JSON.stringify(remembered));
  } catch (error) {
    // a full storage: the choice holds for this page only
    reportError(error, { area: 'course-session' });
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

onStale(endpoints.sessions.reads, reloadCourseSessions);
