import { useCourseSession } from '@learn/platform';

/** Whether the person learns in this session, and does not only look; known before the progress is. */
export function useTakesPart(): boolean {
  return useCourseSession().actions.includes('learning-path');
}
