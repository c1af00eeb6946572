import {
  assignmentGrade,
  fullName,
  type ListedWork,
  matchesProfile,
  placeInWork,
  type WorkPlace,
  type WorkView,
  workStateOf,
} from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { employerName } from '../organisations/employerName.ts';
import { organisations } from '../organisations/tables.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { assignmentAccessOf, mayGoThroughWork } from './policy.ts';
import { scoreOf } from './presentCompletion.ts';
import { type PlacedAssignment, readCourseAssignments } from './sessionCatalogue.ts';
import { asCounted, asSeenByOthers } from './submission.ts';
import { assignmentCompletions } from './tables.ts';

interface WantedQueue {
  readonly courseSessionId: string;
  readonly assignmentId: string;
  /** the participant who is looked at */
  readonly userId: string;
  readonly view: WorkView;
}

/** A participant in the list of an assignment. */
export interface QueuedParticipant extends ListedWork {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organisation_name: string;
}

/**
 * The place of a participant in the list of an assignment, as its page shows it with the same filter, search and order, and
 * who comes before and after.
 * @throws not_found for work that the current user does not see
 */
export async function readEvaluationQueue(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, assignmentId, userId, view }: WantedQueue,
): Promise<WorkPlace<QueuedParticipant>> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const { assignments } = await readCourseAssignments(db, sessionAccess.courseId, currentUser.language);
  const assignment = assignments.find(({ row }) => row.id === assignmentId);
  if (assignment === undefined) throw notFound();
  const rows = await readListed(db, sessionAccess, assignment);
  const current = rows.find(({ user_id }) => user_id === userId);
  const place = placeInWork(
    rows,
    current,
    view,
    (row) => `${fullName(row.first_name, row.last_name)} ${row.organisation_name}`,
  );
  if (place === undefined) throw notFound();
  return place;
}

/** The participants to whose path the assignment belongs and whose work the current user sees, by name, in one statement. */
async function readListed(
  db: Database,
  sessionAccess: SessionAccess,
  { row: assignment, place }: PlacedAssignment,
): Promise<QueuedParticipant[]> {
  const members = await listedMembers(db, sessionAccess.courseSessionId, assignment.id);
  return members.flatMap(({ profile, completion, ...person }): QueuedParticipant[] => {
    const assignmentAccess = assignmentAccessOf(sessionAccess, { userId: person.user_id });
    if (!matchesProfile(place.circle.profiles, profile)) return [];
    if (!mayGoThroughWork.allows({ assignmentAccess, assignment })) return [];
    const seen = completion && asSeenByOthers(completion);
    const counted = completion && asCounted(completion);
    const stands = counted?.completionStatus === 'EVALUATION_SUBMITTED';
    const grade = stands ? assignmentGrade(scoreOf(counted, assignment)) : undefined;
    const rule = { needs_expert_evaluation: assignment.needsExpertEvaluation };
    return [
      {
        ...person,
        state: workStateOf(seen?.completionStatus, rule),
        completed: 0,
        grades: grade ? [grade.official] : [],
      },
    ];
  });
}

function listedMembers(db: Database, courseSessionId: string, assignmentId: string) {
  const { completionStatus, submittedAt, evaluationSubmittedAt, evaluationWithdrawableUntil } =
    assignmentCompletions;
  const { evaluationPoints, evaluationMaxPoints, evaluationPointsDeducted } = assignmentCompletions;
  return db
    .select({
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      organisation_name: employerName,
      profile: courseProfiles.code,
      completion: {
        completionStatus,
        submittedAt,
        evaluationSubmittedAt,
        evaluationWithdrawableUntil,
        evaluationPoints,
        evaluationMaxPoints,
        evaluationPointsDeducted,
      },
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .leftJoin(
      assignmentCompletions,
      and(
        eq(assignmentCompletions.userId, users.id),
        eq(assignmentCompletions.courseSessionId, courseSessionUsers.courseSessionId),
        eq(assignmentCompletions.assignmentId, assignmentId),
      ),
    )
    .where(
      and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'MEMBER')),
    )
    .orderBy(...byName);
}
