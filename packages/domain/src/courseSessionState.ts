/** How far a course session is on a day; archived ones are none of the others. */
export const courseSessionStates = ['running', 'upcoming', 'past', 'archived'] as const;

export type CourseSessionState = (typeof courseSessionStates)[number];

/** The first and the last day count as running. @param today YYYY-MM-DD in Zurich, as are the days of the session */
export function courseSessionState(
  session: { readonly start_date: string; readonly end_date: string; readonly archived: boolean },
  today: string,
): CourseSessionState {
  if (session.archived) return 'archived';
  if (session.end_date < today) return 'past';
  return session.start_date > today ? 'upcoming' : 'running';
}
