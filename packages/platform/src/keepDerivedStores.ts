import { keepMount } from 'nanostores';
import { $links } from './composition/registry.ts';
import { $currentCourseSession, $namedSessions, $sessionActions } from './stores/courseSessions.ts';
import { $courseSlug } from './stores/location.ts';

/**
 * Keeps what is derived from the stores up to date although nobody listens, as on a server. Otherwise each look at it starts a
 * timer of a second, and a page looks a hundred times.
 */
export function keepDerivedStores(): void {
  for (const store of [$courseSlug, $currentCourseSession, $namedSessions, $sessionActions, $links])
    keepMount(store);
}
