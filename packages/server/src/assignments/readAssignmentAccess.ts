import { readParticipant } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { Database } from '../database/database.ts';
import { type AssignmentAccess, assignmentAccessOf } from './policy.ts';

/**
 * The current user's access to the assignments of a person in the session.
 * @throws not_found when another person is no participant of it
 */
export async function readAssignmentAccess(
  db: Database,
  sessionAccess: SessionAccess,
  userId: string,
): Promise<AssignmentAccess> {
  const participant =
    userId === sessionAccess.userId
      ? { userId }
      : await readParticipant(db, sessionAccess.courseSessionId, userId);
  return assignmentAccessOf(sessionAccess, participant);
}
