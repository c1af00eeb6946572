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
 * @returns undefined for any other address
 */
export function dueDatesAddress(pathname: string): string | undefined {
  for (const pattern of appointmentPatterns) {
    const parameters = matchPath(pattern, pathname);
    if (parameters === undefined) continue;
    const { courseSlug } = parameters;
    if (courseSlug === undefined) return linkPatterns.dueDates;
    return `${linkPatterns.dueDates}?${new URLSearchParams({ course: courseSlug })}`;
  }
  return undefined;
}
