import { isAssignmentSubmitted, isGraded } from '@learn/domain';
import { definePolicy } from '../access/definePolicy.ts';
import {
  accompanies,
  organisationsOf,
  type Participant,
  type SessionAccess,
  trainsApprentice,
} from '../access/sessionAccess.ts';
import type { CompletionView } from './submission.ts';
import type { AssignmentCompletionStatus, AssignmentRow } from './tables.ts';

/** What a user is to one participant in one session, as far as assignments are concerned. */
export interface AssignmentAccess {
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  /** translation keys of the circles that the current user looks after in the session */
  readonly circleKeys: readonly string[];
  readonly isMentor: boolean;
  readonly leadsRegion: boolean;
  /** Berufsbildner of the participant */
  readonly trains: boolean;
}

/** What a participant is to their own assignments. */
export const ownAccess: AssignmentAccess = {
  isOwn: true,
  isAdmin: false,
  circleKeys: [],
  isMentor: false,
  leadsRegion: false,
  trains: false,
};

/** An assignment of a participant, and how far they are in it; undefined where nothing was begun. */
export interface SeenWork {
  readonly assignmentAccess: AssignmentAccess;
  readonly assignment: Pick<AssignmentRow, 'circleKey' | 'assignmentType'>;
  readonly status: AssignmentCompletionStatus | undefined;
}

/** The assignments of which mentors see and evaluate the work of their mentees (domain decisions §4). */
export const assignmentTypeOfMentors = 'PRAXIS_ASSIGNMENT';

/**
 * The current user's access to the assignments of a participant of the session.
 * @param participant with the employer where Berufsbildner have something to look for
 */
export function assignmentAccessOf(
  sessionAccess: SessionAccess,
  {
    userId,
    organisationId = null,
  }: Pick<Participant, 'userId'> & Partial<Pick<Participant, 'organisationId'>>,
): AssignmentAccess {
  return {
    isOwn: sessionAccess.userId === userId,
    isAdmin: sessionAccess.isAdmin,
    circleKeys: sessionAccess.isExpert ? sessionAccess.circleKeys : [],
    isMentor: accompanies(sessionAccess, userId),
    leadsRegion: sessionAccess.leadsRegion,
    trains: trainsApprentice(sessionAccess, { organisationId }),
  };
}

/** Work of a participant in an assignment that is evaluated, or not. */
interface EvaluableWork extends Pick<SeenWork, 'assignmentAccess'> {
  readonly assignment: SeenWork['assignment'] & Pick<AssignmentRow, 'needsExpertEvaluation'>;
}

/** Evaluators of the participant in the assignment. They read what was handed in also where nothing is evaluated. */
function isEvaluator({ assignmentAccess, assignment }: Omit<SeenWork, 'status'>): boolean {
  return (
    !assignmentAccess.isOwn &&
    (assignmentAccess.isAdmin ||
      assignmentAccess.circleKeys.includes(assignment.circleKey) ||
      (assignmentAccess.isMentor && assignment.assignmentType === assignmentTypeOfMentors))
  );
}

export const mayEvaluate = definePolicy<EvaluableWork>(
  'Experts evaluate in their own circles, mentors the praxis assignments of their mentees, admins everything (recorded); nobody what is only handed in.',
  (work) => {
    const { assignmentType, needsExpertEvaluation } = work.assignment;
    const rule = { assignment_type: assignmentType, needs_expert_evaluation: needsExpertEvaluation };
    return isEvaluator(work) && isGraded(rule);
  },
);

export const maySeeCompletion = definePolicy<Omit<SeenWork, 'status'>>(
  'Participants see their own assignments; their evaluators, the supervisors of the region and their Berufsbildner see them too.',
  (work) => work.assignmentAccess.isOwn || work.assignmentAccess.trains || readsEvaluations(work),
);

/** Evaluators and supervisors see an evaluation from its beginning, others what is released (README of access). */
export function readsEvaluations(work: Omit<SeenWork, 'status'>): boolean {
  return work.assignmentAccess.leadsRegion || isEvaluator(work);
}

/** From where the current user looks at the work. */
export function viewOf(work: Omit<SeenWork, 'status'>): CompletionView {
  if (work.assignmentAccess.isOwn) return 'own';
  return readsEvaluations(work) ? 'evaluation' : 'result';
}

export const mayGoThroughWork = definePolicy<Omit<SeenWork, 'status'>>(
  'Evaluators and supervisors of the region go through the work in an assignment; participants find their own.',
  (work) => work.assignmentAccess.isOwn || readsEvaluations(work),
);

export const mayReadAnswers = definePolicy<SeenWork>(
  'Participants read their own answers, evaluators those that were submitted, admins all.',
  (work) =>
    work.assignmentAccess.isOwn ||
    work.assignmentAccess.isAdmin ||
    (isEvaluator(work) && work.status !== undefined && isAssignmentSubmitted(work.status)),
);

export const mayReadPoints = definePolicy<SeenWork>(
  'Participants and their Berufsbildner read points once they are released; evaluators and supervisors of the region at any time.',
  (work) => {
    const { isOwn, trains } = work.assignmentAccess;
    const isReleased = work.status === 'EVALUATION_SUBMITTED';
    return isOwn ? isReleased : readsEvaluations(work) || (trains && isReleased);
  },
);

export const mayReadEvaluation = definePolicy<SeenWork>(
  'Participants, evaluators and supervisors of the region read with the points what was written about them, Berufsbildner do not.',
  (work) => mayReadPoints.allows(work) && (work.assignmentAccess.isOwn || readsEvaluations(work)),
);

const mayWriteAnswers = definePolicy<Pick<SessionAccess, 'isMember'>>(
  'Participants write their own answers until they have submitted them.',
  ({ isMember }) => isMember,
);

export const mayUpsert = definePolicy<Pick<SessionAccess, 'isMember'> & EvaluableWork>(
  `${mayWriteAnswers.sentence} ${mayEvaluate.sentence}`,
  (work) => (work.assignmentAccess.isOwn ? mayWriteAnswers.allows(work) : mayEvaluate.allows(work)),
);

export const mayWithdraw = definePolicy<Pick<SessionAccess, 'isMember'>>(
  'Participants take back their own submission as long as nobody else sees it.',
  ({ isMember }) => isMember,
);

export const mayWithdrawEvaluation = definePolicy<EvaluableWork>(
  `Who evaluates takes back a release, as long as the participant does not see it. ${mayEvaluate.sentence}`,
  (work) => mayEvaluate.allows(work),
);

/** The part of people's work that a person sees at all in a session. */
export const mayListStatuses = definePolicy<SessionAccess>(
  'Experts, mentors, supervisors of the region and admins read how far participants are in what they evaluate or lead, Berufsbildner how far their apprentices are.',
  (sessionAccess) =>
    sessionAccess.isExpert ||
    sessionAccess.isMentor ||
    sessionAccess.leadsRegion ||
    sessionAccess.isAdmin ||
    organisationsOf(sessionAccess, 'Berufsbildner').length > 0,
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
