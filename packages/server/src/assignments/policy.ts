import { isAssignmentSubmitted } from '@learn/domain';
import { definePolicy } from '../access/policy.ts';
import { accompanies, type Standing } from '../access/standing.ts';
import type { AssignmentCompletionStatus, AssignmentRow } from './tables.ts';

/** What a visitor is to one participant in one session, as far as assignments are concerned. */
export interface Sight {
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  /** translation keys of the circles that the visitor looks after in the session */
  readonly circleKeys: readonly string[];
  readonly isMentor: boolean;
  readonly leadsRegion: boolean;
}

/** An assignment of a participant, and how far he is in it; undefined where nothing was begun. */
export interface SeenWork {
  readonly sight: Sight;
  readonly assignment: Pick<AssignmentRow, 'circleKey' | 'assignmentType'>;
  readonly status: AssignmentCompletionStatus | undefined;
}

/** The assignments of which mentors see and evaluate the work of their mentees (domain decisions §4). */
export const assignmentTypeOfMentors = 'PRAXIS_ASSIGNMENT';

/** The visitor's sight of a participant of the session. */
export function sightOf(standing: Standing, userId: string): Sight {
  return {
    isOwn: standing.userId === userId,
    isAdmin: standing.isAdmin,
    circleKeys: standing.isExpert ? standing.circleKeys : [],
    isMentor: accompanies(standing, userId),
    leadsRegion: standing.leadsRegion,
  };
}

export const mayEvaluate = definePolicy<Omit<SeenWork, 'status'>>(
  'Experts evaluate in their own circles, mentors the praxis assignments of their mentees, admins everything (recorded).',
  ({ sight, assignment }) =>
    !sight.isOwn &&
    (sight.isAdmin ||
      sight.circleKeys.includes(assignment.circleKey) ||
      (sight.isMentor && assignment.assignmentType === assignmentTypeOfMentors)),
);

export const maySeeCompletion = definePolicy<Omit<SeenWork, 'status'>>(
  'Participants see their own assignments; whoever evaluates them and supervisors of the region see theirs.',
  (work) => work.sight.isOwn || work.sight.leadsRegion || mayEvaluate.allows(work),
);

export const mayReadAnswers = definePolicy<SeenWork>(
  'Participants read their own answers, evaluators those that were submitted, admins all.',
  (work) =>
    work.sight.isOwn ||
    work.sight.isAdmin ||
    (mayEvaluate.allows(work) && work.status !== undefined && isAssignmentSubmitted(work.status)),
);

export const mayReadPoints = definePolicy<SeenWork>(
  'Participants read points once they are released; evaluators and supervisors of the region at any time.',
  (work) =>
    work.sight.isOwn
      ? work.status === 'EVALUATION_SUBMITTED'
      : work.sight.leadsRegion || mayEvaluate.allows(work),
);

const mayWriteAnswers = definePolicy<Pick<Standing, 'isMember'>>(
  'Participants write their own answers until they have submitted them.',
  ({ isMember }) => isMember,
);

export const mayUpsert = definePolicy<Pick<Standing, 'isMember'> & Omit<SeenWork, 'status'>>(
  `${mayWriteAnswers.sentence} ${mayEvaluate.sentence}`,
  (work) => (work.sight.isOwn ? mayWriteAnswers.allows(work) : mayEvaluate.allows(work)),
);

/** What of people's work somebody meets at all in a session. */
export const mayListStatuses = definePolicy<Standing>(
  'Experts, mentors, supervisors of the region and admins read how far participants are in what they evaluate or lead.',
  (standing) => standing.isExpert || standing.isMentor || standing.leadsRegion || standing.isAdmin,
);

export const mayImportResults = definePolicy<{
  readonly standing: Standing;
  readonly circleKeys: readonly string[];
  /** whose results they are */
  readonly userIds: readonly string[];
}>(
  'Admins record test results, experts those of their own circles; nobody his own.',
  ({ standing, circleKeys, userIds }) =>
    !userIds.includes(standing.userId) &&
    (standing.isAdmin ||
      (standing.isExpert && circleKeys.every((circleKey) => standing.circleKeys.includes(circleKey)))),
);
