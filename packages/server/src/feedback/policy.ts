import { definePolicy } from '../access/policy.ts';
import type { Standing } from '../access/standing.ts';

/** Whose figures are asked for, and by whom. */
export interface FeedbackFigures {
  readonly standing: Standing;
  /** a participant of the session is employed by an organisation that he is training responsible of */
  readonly isResponsibleForSomebody: boolean;
}

export const mayGiveFeedback = definePolicy<Standing>(
  'Participants give feedback on their own course session, once per learning content.',
  (standing) => standing.isMember,
);

/** Nobody reads single answers: who gave them is not known to the server either. */
export const mayReadFeedbackFigures = definePolicy<FeedbackFigures>(
  'Experts of the session, supervisors of its region, training responsibles of its participants and admins read the sums of all answers.',
  ({ standing, isResponsibleForSomebody }) =>
    standing.isExpert || standing.leadsRegion || isResponsibleForSomebody || standing.isAdmin,
);
