import {
  $user,
  locationChanged,
  onUnauthorised,
  reportError,
  resetPerson,
  switchCourseSession,
} from '@learn/platform';
import type { DataRouter } from 'react-router';
import { loginAddress } from './loginAddress.ts';

const sessionParameter = 'courseSessionId';

/** Ties the router to the platform: history, the session in the address, and what happens when the login has ended. */
export function startSession(router: DataRouter): void {
  let known = router.state.location;
  locationChanged(known.pathname, 'PUSH');
  applySessionParameter(router);
  router.subscribe(({ location, historyAction }) => {
    // the router also tells about navigations that are still under way
    if (location === known) return;
    known = location;
    locationChanged(location.pathname, historyAction);
    // not at once: the router has yet to finish this navigation and would take the next one for a step in the history
    queueMicrotask(() => applySessionParameter(router));
  });
  onUnauthorised(() => {
    if (!$user.get()) return;
    resetPerson();
    leaveForLogin(router);
  });
}

function leaveForLogin(router: DataRouter): void {
  const { pathname, search } = router.state.location;
  window.location.assign(loginAddress(pathname + search));
}

/** `courseSessionId` in any address switches the session and disappears; an unknown id leads home (specification §2). */
function applySessionParameter(router: DataRouter): void {
  const { pathname, search, hash } = router.state.location;
  const parameters = new URLSearchParams(search);
  const id = parameters.get(sessionParameter);
  if (id === null || !$user.get()) return;
  parameters.delete(sessionParameter);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const target = switchCourseSession(id) ? `${pathname}${rest}${hash}` : '/';
  router
    .navigate(target, { replace: true })
    ?.catch?.((error: unknown) => reportError(error, { area: 'session' }));
}
