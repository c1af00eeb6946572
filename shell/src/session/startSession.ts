import { $user, reportError } from '@learn/platform';
import {
  locationChanged,
  onUnauthorised,
  openAsDocument,
  openedAt,
  rememberCurrentSession,
  switchCourseSession,
} from '@learn/platform/shell';
import type { DataRouter } from 'react-router';
import { askForLogin, noticeEnd } from './endedSession.ts';
import { watchOtherTabs } from './otherTabs.ts';

const sessionParameter = 'courseSessionId';

/**
 * Ties the router to the platform: history, the session in the address, and what happens when the login has ended, here
 * or in another tab.
 * @returns the function that unties them
 */
export function startSession(router: DataRouter): () => void {
  let known = router.state.location;
  openedAt(known.pathname);
  applySessionParameter(router);
  const stopListening = router.subscribe(({ location, historyAction }) => {
    // the router also tells about navigations that are still under way
    if (location === known) return;
    known = location;
    locationChanged(location.pathname, historyAction);
    // not at once: the router has yet to finish this navigation and would take the next one for a step in the history
    queueMicrotask(() => applySessionParameter(router));
  });
  const stopHearing = onUnauthorised(() => {
    if (!$user.get()) return;
    if (isWanted()) askForLogin();
    else noticeEnd();
  });
  const stopWatching = watchOtherTabs();
  return () => {
    stopListening();
    stopHearing();
    stopWatching();
  };
}

/** Whether the person has just pressed something; calls of the page itself do not count. Some browsers do not know it. */
function isWanted(): boolean {
  return navigator.userActivation?.isActive ?? true;
}

/**
 * `courseSessionId` in any address switches the session and disappears; an unknown id leads home (specification §2). Without
 * it the page's own session is remembered.
 */
function applySessionParameter(router: DataRouter): void {
  const { pathname, search, hash } = router.state.location;
  const parameters = new URLSearchParams(search);
  const id = parameters.get(sessionParameter);
  if (!$user.get()) return;
  if (id === null) {
    rememberCurrentSession();
    return;
  }
  parameters.delete(sessionParameter);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const target = switchCourseSession(id) ? `${pathname}${rest}${hash}` : '/';
  if (openAsDocument(target, { replace: true })) return;
  router
    .navigate(target, { replace: true })
    ?.catch?.((error: unknown) => reportError(error, { area: 'session' }));
}
