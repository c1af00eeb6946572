import { isMentorFeedbackAvailable, sessionActions } from '@learn/domain';
import { definePolicy, openToEveryone, ownOnly } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { configurationOf } from '../courses/configuration.ts';
import type { CourseRow } from '../courses/tables.ts';

/** Who asks in a session, and of which course that is. */
export interface InCourse {
  readonly sessionAccess: SessionAccess;
  readonly course: CourseRow;
}

export const mayReadMentors = definePolicy<SessionAccess>(
  'Participants read their own learning mentors, mentors themselves with their mentees; experts of the session, supervisors of its region and admins all.',
  (sessionAccess) => sessionAccess.isMember || sessionAccess.isMentor || seesAllMentors(sessionAccess),
);

/** Whether they see the mentors of everybody in the session. */
export function seesAllMentors(sessionAccess: SessionAccess): boolean {
  return sessionAccess.isExpert || sessionAccess.leadsRegion || sessionAccess.isAdmin;
}

export const mayEditMentors = definePolicy<InCourse>(
  'Participants with the action learning-mentor::edit-mentors invite and remove their own mentors.',
  ({ sessionAccess, course }) =>
    sessionAccess.isMember &&
    sessionActions('MEMBER', configurationOf(course)).includes('learning-mentor::edit-mentors'),
);

export const mayEndAccompaniment = definePolicy<InCourse>(
  'Participants remove their own mentors, mentors leave their own mentees.',
  (subject) => subject.sessionAccess.isMentor || mayEditMentors.allows(subject),
);

/** Feedback on self-assessments exists where a vv course has learning mentors (specification §6). */
export const mayAskForFeedback = definePolicy<InCourse>(
  'Participants of a vv course with learning mentors ask an own mentor for feedback on their own self-assessment.',
  ({ sessionAccess, course }) => sessionAccess.isMember && isMentorFeedbackAvailable(configurationOf(course)),
);

/** The two people that a feedback concerns. */
export interface FeedbackReading {
  readonly userId: string;
  readonly requesterId: string;
  readonly providerId: string;
  /** ids of the people that the current user accompanies in the session */
  readonly menteeIds: readonly string[];
}

export const mayReadSelfEvaluationFeedback = definePolicy<FeedbackReading>(
  'The person who asked for the feedback reads it, and the mentor who was asked, as long as they accompany that person.',
  (subject) => subject.userId === subject.requesterId || mayGiveSelfEvaluationFeedback.allows(subject),
);

export const mayGiveSelfEvaluationFeedback = definePolicy<FeedbackReading>(
  'The mentor who was asked gives the feedback, as long as they accompany that person.',
  ({ userId, providerId, requesterId, menteeIds }) =>
    userId === providerId && menteeIds.includes(requesterId),
);

export const mayReadInvitation = openToEveryone(
  'The link of an open invitation shows who invites to which course.',
);

export const mayAcceptInvitation = ownOnly(
  'Everybody who is logged in and has the link of an open invitation accepts it for themselves.',
);

/** The subject is the course in which the current user is a mentor; undefined where they are none. */
export const mayReadMentees = definePolicy<CourseRow | undefined>(
  'Learning mentors read the people that they accompany in a course, and the open tasks of these.',
  (course) => course !== undefined,
);
