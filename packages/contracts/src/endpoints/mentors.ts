import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { courseType, dateTime, id } from './fields.ts';

const count = z.int().min(0);

/** A person by name and picture. */
export const personReference = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string(),
});

/** A learning mentor of a session with the mentees there that the caller may see. */
export const learningMentor = z.strictObject({
  ...personReference.shape,
  email: z.string(),
  mentees: z.array(personReference),
});

/** An invitation as the participant who made it sees it; the token is in the mail only. */
export const mentorInvitation = z.strictObject({
  id,
  email: z.string(),
  created_at: dateTime,
  expires_at: dateTime,
  expired: z.boolean(),
});

/** How far a mentee of the caller is in a session of the course. */
export const mentee = z.strictObject({
  ...personReference.shape,
  email: z.string(),
  course_session_id: id,
  course_session_title: z.string(),
  circle_count: count,
  circle_completed_count: count,
  content_count: count,
  content_completed_count: count,
  competence_count: count,
  competence_success_count: count,
  competence_fail_count: count,
  last_activity_at: dateTime.nullable(),
});

/** Something that a mentee waits for. */
export const openTask = z.strictObject({
  kind: z.enum(['praxis_assignment', 'self_evaluation_feedback']),
  title: z.string(),
  mentee: personReference,
  course_session_id: id,
  assignment_id: id.nullable(),
  learning_unit_id: id.nullable(),
  due_date: dateTime.nullable(),
  waiting_since: dateTime,
  url: z.string().meta({ description: 'path on this platform' }),
});

const assessment = z.enum(['SUCCESS', 'FAIL', 'UNKNOWN']);

/** How many rounds of feedback on a learning unit are told of. */
export const shownRounds = 20;

const feedbackHead = {
  learning_unit: z.strictObject({ id, title: z.string(), slug: z.string() }),
  circle: z.strictObject({ id, title: z.string(), slug: z.string() }),
  requester: personReference,
  provider: personReference,
  requested_at: dateTime,
  submitted_at: dateTime.nullable(),
};

/** The request of a participant to a mentor for feedback on the self-assessment of a learning unit. */
export const selfEvaluationFeedbackHead = z.strictObject({ id, ...feedbackHead });

const question = z.string().nullable();
const comment = z.string().nullable();

/** A feedback that was given, as it was then. */
export const selfEvaluationRound = z.strictObject({
  id,
  provider: personReference,
  question,
  requested_at: dateTime,
  submitted_at: dateTime,
  criteria: z.array(
    z.strictObject({
      id,
      self_assessment: assessment
        .nullable()
        .meta({ description: 'of the participant at that time; null where it is not known' }),
      feedback: assessment,
      comment,
    }),
  ),
});

/** The latest request with both assessments of each criterion beside each other, and the feedback that was given. */
export const selfEvaluationFeedback = z.strictObject({
  id,
  ...feedbackHead,
  question,
  criteria: z.array(
    z.strictObject({
      id,
      title: z.string(),
      competence_id: z.string(),
      self_assessment: assessment,
      self_assessed_at: dateTime.nullable(),
      feedback: assessment.meta({ description: 'UNKNOWN for the participant until it is submitted' }),
      comment: comment.meta({ description: 'null for the participant until it is submitted' }),
    }),
  ),
  rounds: z
    .array(selfEvaluationRound)
    .max(shownRounds)
    .meta({ description: 'what was given, the latest first; of the caller only, where they are the mentor' }),
});

/** How far the mentees of the caller are in a learning unit. */
export const menteeFeedbacks = z.strictObject({
  learning_unit: feedbackHead.learning_unit,
  circle: feedbackHead.circle,
  criteria_count: count,
  mentees: z.array(
    z.strictObject({
      ...personReference.shape,
      course_session_id: id,
      course_session_title: z.string(),
      assessed_count: count.meta({ description: 'criteria that the mentee has assessed' }),
      requested_at: dateTime.nullable().meta({ description: 'null: the caller was not asked for feedback' }),
      submitted_at: dateTime.nullable(),
    }),
  ),
});

const inSession = z.object({ courseSessionId: id });
const inCourse = z.object({ courseId: id });
const ofInvitation = z.object({ token: z.string().min(1).max(100) });
const ofFeedback = z.object({ courseSessionId: id, unitId: id, userId: id });

export const mentorEndpoints = {
  mentors: defineEndpoint({
    ...table.mentors,
    summary: 'The learning mentors of a session: all of them, or those of oneself.',
    params: inSession,
    answer: json(z.array(learningMentor)),
  }),
  leave: defineEndpoint({
    ...table.leaveMentor,
    summary:
      'Ends an accompaniment. The participant names their mentor, the mentor their mentee, or themselves to end all.',
    params: z.object({ courseSessionId: id, userId: id }),
    answer: empty,
  }),
  invitations: defineEndpoint({
    ...table.mentorInvitations,
    summary: 'The own invitations that nobody has accepted yet, the latest first.',
    params: inSession,
    answer: json(z.array(mentorInvitation)),
  }),
  invite: defineEndpoint({
    ...table.inviteMentor,
    summary:
      'Invites a person by mail to be the caller’s learning mentor; an earlier invitation of the same address expires.',
    params: inSession,
    body: z.strictObject({ email: z.string().trim().toLowerCase().max(200).pipe(z.email()) }),
    answer: json(mentorInvitation),
    errors: ['too_many_requests', 'mentor_is_fellow'],
  }),
  revoke: defineEndpoint({
    ...table.revokeInvitation,
    summary: 'Takes an own invitation back.',
    params: inSession,
    query: z.strictObject({ id }),
    answer: empty,
  }),
  showInvitation: defineEndpoint({
    ...table.mentorInvitation,
    summary:
      'Inviting person and course of an invitation, by the token of its mailed link or, for the invited user, by its id.',
    params: ofInvitation,
    answer: json(
      z.strictObject({
        participant_name: z.string(),
        course_id: id,
        course_title: z.string(),
        course_slug: z.string(),
        course_type: courseType,
        course_session_title: z.string(),
        email: z.string().meta({ description: 'address that was invited' }),
        expires_at: dateTime,
        is_own: z.boolean().meta({ description: 'the caller is the one who invites' }),
      }),
    ),
    errors: ['invitation_invalid'],
  }),
  acceptInvitation: defineEndpoint({
    ...table.acceptInvitation,
    summary: 'Accepts an invitation: from then on the caller accompanies the participant.',
    params: ofInvitation,
    answer: json(z.strictObject({ course_session_id: id, course_slug: z.string(), url: z.string() })),
    errors: ['invitation_invalid', 'mentor_is_fellow'],
  }),
  mentees: defineEndpoint({
    ...table.mentees,
    summary: 'Whom the caller accompanies in a course, and how far they are.',
    params: inCourse,
    answer: json(z.array(mentee)),
  }),
  menteeCount: defineEndpoint({
    ...table.menteeCount,
    summary: 'How many people the caller accompanies in a course.',
    params: inCourse,
    answer: json(z.strictObject({ mentee_count: count })),
  }),
  openTasks: defineEndpoint({
    ...table.openTasks,
    summary: 'What mentees of a course wait for, the most urgent first.',
    params: inCourse,
    answer: json(z.array(openTask)),
  }),
  openTaskCount: defineEndpoint({
    ...table.openTaskCount,
    summary: 'How many things mentees of a course wait for.',
    params: inCourse,
    answer: json(z.strictObject({ open_task_count: count })),
  }),
  menteeFeedbacks: defineEndpoint({
    ...table.menteeFeedbacks,
    summary:
      'How far the mentees of the caller are in the self-assessment of a learning unit, and its feedback.',
    params: z.object({ courseId: id, unitId: id }),
    answer: json(menteeFeedbacks),
  }),
  selfEvaluationFeedbacks: defineEndpoint({
    ...table.selfEvaluationFeedbacks,
    summary: 'The feedback on self-assessments that the caller asked for or is asked for, the latest first.',
    params: inSession,
    answer: json(z.array(selfEvaluationFeedbackHead)),
  }),
  selfEvaluationFeedback: defineEndpoint({
    ...table.selfEvaluationFeedback,
    summary: 'Self-assessment and feedback on a learning unit; the user is the participant.',
    params: ofFeedback,
    answer: json(selfEvaluationFeedback),
  }),
  requestSelfEvaluationFeedback: defineEndpoint({
    ...table.requestSelfEvaluationFeedback,
    summary:
      'Asks an own mentor for feedback on the own self-assessment; once it is given, begins a new round.',
    params: ofFeedback,
    body: z.strictObject({ mentor_id: id, question: z.string().trim().max(1_000).default('') }),
    answer: json(selfEvaluationFeedback),
  }),
  withdrawSelfEvaluationFeedback: defineEndpoint({
    ...table.withdrawSelfEvaluationFeedback,
    summary: 'Takes back the own request for feedback, as long as none was given.',
    params: ofFeedback,
    answer: empty,
  }),
  giveSelfEvaluationFeedback: defineEndpoint({
    ...table.giveSelfEvaluationFeedback,
    summary:
      'Keeps the mentor’s assessments and comments of the sent criteria; with submitted the participant reads them.',
    params: ofFeedback,
    body: z.strictObject({
      feedback_id: id.meta({ description: 'the round that was read; another one is not written to' }),
      criteria: z
        .array(
          z.strictObject({
            criterion_id: id,
            assessment: assessment.optional(),
            comment: z.string().trim().max(2_000).optional().meta({ description: 'empty: none' }),
          }),
        )
        .max(200)
        .default([]),
      submitted: z.boolean().default(false),
    }),
    answer: json(selfEvaluationFeedback),
    errors: ['feedback_submitted'],
  }),
};
