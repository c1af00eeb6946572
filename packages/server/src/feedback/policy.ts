import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';

/** Who asks for the metrics of a feedback. */
export interface FeedbackMetrics {
  readonly sessionAccess: SessionAccess;
  /** a participant of the session is employed by an organisation that they are training responsible of */
  readonly isTrainingResponsible: boolean;
}

export const mayGiveFeedback = definePolicy<SessionAccess>(
  'Participants give feedback on their own course session, once per learning content.',
  (sessionAccess) => sessionAccess.isMember,
);

/** Nobody reads single answers: who gave them is not known to the server either. */
export const mayReadFeedbackMetrics = definePolicy<FeedbackMetrics>(
  'Experts of the session, supervisors of its region, training responsibles of its participants and admins read the sums of all answers.',
  ({ sessionAccess, isTrainingResponsible }) =>
    sessionAccess.isExpert || sessionAccess.leadsRegion || isTrainingResponsible || sessionAccess.isAdmin,
);

export const mayReadOwnFeedback = ownOnly(
  'Participants read what they have written themselves, and nobody else does.',
);
