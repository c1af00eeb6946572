import { linkPatterns } from './linkPatterns.ts';
import { matchPath } from './paths.ts';

/** Addresses of appointments (specification §2): on their own, of an area, or of a course. */
export const appointmentPatterns = [
  '/appointments',
  '/:area/appointments',
  '/course/:courseSlug/appointments',
] as const;

/**
 * Where an address of appointments leads: to all due dates, those of a course filtered by it.
 * @param search query of the address; its `courseSessionId` goes along, for it is obeyed on any route
 * @returns undefined for any other address
 */
export function dueDatesAddress(pathname: string, search = ''): string | undefined {
  const session = new URLSearchParams(search).get('courseSessionId');
  for (const pattern of appointmentPatterns) {
    const parameters = matchPath(pattern, pathname);
    if (parameters === undefined) continue;
    const { courseSlug } = parameters;
    const query = new URLSearchParams(courseSlug === undefined ? {} : { course: courseSlug });
    if (session !== null) query.set('courseSessionId', session);
    return query.size > 0 ? `${linkPatterns.dueDates}?${query}` : linkPatterns.dueDates;
  }
  return undefined;
}
