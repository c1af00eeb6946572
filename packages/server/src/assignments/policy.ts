import { isAssignmentSubmitted } from '@learn/domain';
import { definePolicy } from '../access/definePolicy.ts';
import { accompanies, type SessionAccess } from '../access/sessionAccess.ts';
import type { AssignmentCompletionStatus, AssignmentRow } from './tables.ts';

/** What a user is to one participant in one session, as far as assignments are concerned. */
export interface AssignmentAccess {
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  /** translation keys of the circles that the current user looks after in the session */
  readonly circleKeys: readonly string[];
  readonly isMentor: boolean;
  readonly leadsRegion: boolean;
}

/** An assignment of a participant, and how far they are in it; undefined where nothing was begun. */
export interface SeenWork {
  readonly assignmentAccess: AssignmentAccess;
  readonly assignment: Pick<AssignmentRow, 'circleKey' | 'assignmentType'>;
  readonly status: AssignmentCompletionStatus | undefined;
}

/** The assignments of which mentors see and evaluate the work of their mentees (domain decisions §4). */
export const assignmentTypeOfMentors = 'PRAXIS_ASSIGNMENT';

/** The current user's access to the assignments of a participant of the session. */
export function assignmentAccessOf(sessionAccess: SessionAccess, userId: string): AssignmentAccess {
  return {
    isOwn: sessionAccess.userId === userId,
    isAdmin: sessionAccess.isAdmin,
    circleKeys: sessionAccess.isExpert ? sessionAccess.circleKeys : [],
    isMentor: accompanies(sessionAccess, userId),
    leadsRegion: sessionAccess.leadsRegion,
  };
}

export const mayEvaluate = definePolicy<Omit<SeenWork, 'status'>>(
  'Experts evaluate in their own circles, mentors the praxis assignments of their mentees, admins everything (recorded).',
  ({ assignmentAccess, assignment }) =>
    !assignmentAccess.isOwn &&
    (assignmentAccess.isAdmin ||
      assignmentAccess.circleKeys.includes(assignment.circleKey) ||
      (assignmentAccess.isMentor && assignment.assignmentType === assignmentTypeOfMentors)),
);

export const maySeeCompletion = definePolicy<Omit<SeenWork, 'status'>>(
  'Participants see their own assignments; their evaluators and the supervisors of the region see them too.',
  (work) => work.assignmentAccess.isOwn || work.assignmentAccess.leadsRegion || mayEvaluate.allows(work),
);

export const mayReadAnswers = definePolicy<SeenWork>(
  'Participants read their own answers, evaluators those that were submitted, admins all.',
  (work) =>
    work.assignmentAccess.isOwn ||
    work.assignmentAccess.isAdmin ||
    (mayEvaluate.allows(work) && work.status !== undefined && isAssignmentSubmitted(work.status)),
);

export const mayReadPoints = definePolicy<SeenWork>(
  'Participants read points once they are released; evaluators and supervisors of the region at any time.',
  (work) =>
    work.assignmentAccess.isOwn
      ? work.status === 'EVALUATION_SUBMITTED'
      : work.assignmentAccess.leadsRegion || mayEvaluate.allows(work),
);

const mayWriteAnswers = definePolicy<Pick<SessionAccess, 'isMember'>>(
  'Participants write their own answers until they have submitted them.',
  ({ isMember }) => isMember,
);

export const mayUpsert = definePolicy<Pick<SessionAccess, 'isMember'> & Omit<SeenWork, 'status'>>(
  `${mayWriteAnswers.sentence} ${mayEvaluate.sentence}`,
  (work) => (work.assignmentAccess.isOwn ? mayWriteAnswers.allows(work) : mayEvaluate.allows(work)),
);

export const mayWithdraw = definePolicy<Pick<SessionAccess, 'isMember'>>(
  'Participants take back their own submission as long as nobody else sees it.',
  ({ isMember }) => isMember,
);

export const mayWithdrawEvaluation = definePolicy<Omit<SeenWork, 'status'>>(
  `Who evaluates takes back a release, as long as the participant does not see it. ${mayEvaluate.sentence}`,
  (work) => mayEvaluate.allows(work),
);

/** The part of people's work that a person sees at all in a session. */
export const mayListStatuses = definePolicy<SessionAccess>(
  'Experts, mentors, supervisors of the region and admins read how far participants are in what they evaluate or lead.',
  (sessionAccess) =>
    sessionAccess.isExpert || sessionAccess.isMentor || sessionAccess.leadsRegion || sessionAccess.isAdmin,
);

export const mayImportResults = definePolicy<{
  readonly sessionAccess: SessionAccess;
  readonly circleKeys: readonly string[];
  /** whose results they are */
  readonly userIds: readonly string[];
}>(
  'Admins record test results, experts those of their own circles; nobody their own.',
  ({ sessionAccess, circleKeys, userIds }) =>
    !userIds.includes(sessionAccess.userId) &&
    (sessionAccess.isAdmin ||
      (sessionAccess.isExpert &&
        circleKeys.every((circleKey) => sessionAccess.circleKeys.includes(circleKey)))),
);
