import { $user, reportError } from '@learn/platform';
import { forgetDrafts, hasLoginCookie } from '@learn/platform/shell';
import { noticeEnd, resumeSession } from './endedSession.ts';
import { signedOutAddress } from './loginAddress.ts';

const markerKey = 'signedIn';

/** The person logged in to this browser, as the tab with the last login or logout has stored it; none after a logout. */
interface Marker {
  readonly userId: string | null;
  /** makes two logins of one person different, for only changes are told to other tabs */
  readonly at: number;
}

/**
 * Keeps the tabs of a browser together: a logout in one ends all, a login of another person reloads the others so that
 * the data of two people never mix, and after a login of the same person the tabs with an ended session continue.
 * @returns the function that stops watching
 */
export function watchOtherTabs(): () => void {
  const user = $user.get();
  if (user) writeMarker(user.id);
  let known = localStorage.getItem(markerKey);
  const hear = (marker: string | null) => {
    // an unchanged marker does not tell whether the login has ended since
    if (marker !== known) compare(parse(marker));
    known = marker;
  };
  const told = ({ key, newValue }: StorageEvent) => {
    if (key === markerKey) hear(newValue);
  };
  const back = () => {
    if (document.visibilityState !== 'visible') return;
    hear(localStorage.getItem(markerKey));
    if ($user.get() && !hasLoginCookie()) noticeEnd();
  };
  window.addEventListener('storage', told);
  const restored = ({ persisted }: PageTransitionEvent) => persisted && back();
  window.addEventListener('pageshow', restored);
  document.addEventListener('visibilitychange', back);
  return () => {
    window.removeEventListener('storage', told);
    window.removeEventListener('pageshow', restored);
    document.removeEventListener('visibilitychange', back);
  };
}

/** Tells the other tabs that the person has logged out on purpose. */
export function announceLogout(): void {
  writeMarker(null);
}

function compare(marker: Pick<Marker, 'userId'> | undefined): void {
  const user = $user.get();
  if (!user || !marker) return;
  if (marker.userId === user.id) {
    if (hasLoginCookie()) resumeSession();
  } else if (marker.userId === null) {
    forgetDrafts(user.id);
    window.location.assign(signedOutAddress());
  } else {
    window.location.reload();
  }
}

function writeMarker(userId: string | null): void {
  const marker: Marker = { userId, at: Date.now() };
  try {
    localStorage.setItem(markerKey, JSON.stringify(marker));
  } catch (error) {
    // the other tabs do not hear of it; this one goes on
    reportError(error, { area: 'session' });
  }
}

function parse(text: string | null): Pick<Marker, 'userId'> | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Marker> | null;
    const userId = value?.userId;
    if (userId !== null && typeof userId !== 'string') throw new TypeError('not a marker');
    return { userId };
  } catch (error) {
    reportError(error, { area: 'session', stored: text.slice(0, 200) });
    return undefined;
  }
}
