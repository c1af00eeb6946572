import { type AnswerOf, addressOf, endpoints } from '@learn/contracts';
import { courseSession, dashboardCourse, typed, userProfile } from '@learn/testing';
import type { MentorAssignmentsQuery } from '../__generated__/graphql.ts';
import type { PraxisAssignment } from '../learning-mentor/details/praxisRows.ts';
import type { UnitFeedbacks } from '../learning-mentor/details/unitRows.ts';
import type { UnitFeedback } from '../learning-mentor/feedback/unitFeedback.ts';
import type { OpenInvitation } from '../learning-mentor/invitation/Invitation.tsx';
import type { Mentee, OpenTask } from '../learning-mentor/mentorData.ts';

/** The session as its learning mentor has it. */
export const mentorSession = courseSession({ role: 'LEARNING_MENTOR' });

/** The same as a participant has it. */
export const memberSession = courseSession();

export const { id: courseSessionId, course } = mentorSession;
export const mentorArea = `/course/${course.slug}/learning-mentor`;

/** Panel of the course on the mentor's home. */
export const mentoredCourse = dashboardCourse({ role_key: 'MentorVV' });

const params = { courseId: course.id };
export const menteesAddress = addressOf(endpoints.mentees, { params });
export const tasksAddress = addressOf(endpoints.openTasks, { params });

/** The mentor, who is logged in. */
export const sandra = userProfile({
  id: 'sandra',
  first_name: 'Sandra',
  last_name: 'Huber',
  email: 'sandra.huber@silberdistel.example',
});

interface Reference {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
}

/** A person by name; the id is the first name in small letters. */
export function personOf(name: string): Reference {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { id: first_name.toLowerCase(), first_name, last_name, avatar_url: '' };
}

/** A mentee who has completed four of eight circles. */
export function menteeOf(name: string, change: Partial<Mentee> = {}): Mentee {
  const person = personOf(name);
  return {
    ...person,
    email: `${person.id}@example.org`,
    course_session_id: courseSessionId,
    course_session_title: 'Zürich 2026',
    circle_count: 8,
    circle_completed_count: 4,
    content_count: 80,
    content_completed_count: 40,
    competence_count: 10,
    competence_success_count: 5,
    competence_fail_count: 1,
    last_activity_at: '2026-03-15T10:00:00.000Z',
    ...change,
  };
}

/** A submitted praxis assignment, due on 20 March. */
export function praxisTask(name: string, change: Partial<OpenTask> = {}): OpenTask {
  const mentee = personOf(name);
  return {
    kind: 'praxis_assignment',
    title: 'Erstgespräch',
    mentee,
    course_session_id: courseSessionId,
    assignment_id: 'erstgespraech',
    learning_unit_id: null,
    due_date: '2026-03-20T22:59:00.000Z',
    waiting_since: '2026-03-13T10:00:00.000Z',
    url: `/course/${course.slug}/assignment-evaluation/erstgespraech/${mentee.id}?courseSessionId=${courseSessionId}`,
    ...change,
  };
}

/** A request for feedback on the unit «Deine Rolle». */
export function feedbackTask(name: string, change: Partial<OpenTask> = {}): OpenTask {
  const mentee = personOf(name);
  return {
    ...praxisTask(name),
    kind: 'self_evaluation_feedback',
    title: 'Deine Rolle',
    assignment_id: null,
    learning_unit_id: 'rolle',
    due_date: null,
    url: `${mentorArea}/self-evaluation-feedback/rolle?userId=${mentee.id}&courseSessionId=${courseSessionId}`,
    ...change,
  };
}

const unit = { id: 'rolle', title: 'Deine Rolle', slug: 'rolle' };
const circle = { id: 'kickoff', title: 'Kickoff', slug: 'kickoff' };

export type FeedbackHead = AnswerOf<typeof endpoints.selfEvaluationFeedbacks>[number];

/** Lena asks Sandra for feedback on «Deine Rolle». */
export function feedbackHead(change: Partial<FeedbackHead> = {}): FeedbackHead {
  return {
    id: 'feedback',
    learning_unit: unit,
    circle,
    requester: personOf('Lena Keller'),
    provider: personOf('Sandra Huber'),
    requested_at: '2026-03-13T10:00:00.000Z',
    submitted_at: null,
    ...change,
  };
}

type Criterion = UnitFeedback['criteria'][number];

export function criterionOf(id: string, change: Partial<Criterion> = {}): Criterion {
  return {
    id,
    title: `Ich kann ${id}.`,
    competence_id: 'A1',
    self_assessment: 'SUCCESS',
    self_assessed_at: '2026-03-12T10:00:00.000Z',
    feedback: 'UNKNOWN',
    comment: null,
    ...change,
  };
}

/** The same with two criteria. */
export function feedbackOf(
  criteria: readonly Criterion[] = [
    criterionOf('beraten'),
    criterionOf('zuhören', { self_assessment: 'FAIL' }),
  ],
  { question = null, rounds = [], ...change }: Partial<UnitFeedback> = {},
): UnitFeedback {
  return { ...feedbackHead(change), question, criteria: [...criteria], rounds };
}

/** Lena has asked for feedback, Mila has not. */
export function unitFeedbacks(): UnitFeedbacks {
  const inSession = { course_session_id: courseSessionId, course_session_title: 'Zürich 2026' };
  return {
    learning_unit: unit,
    circle,
    criteria_count: 2,
    mentees: [
      {
        ...personOf('Lena Keller'),
        ...inSession,
        assessed_count: 2,
        requested_at: '2026-03-13T10:00:00.000Z',
        submitted_at: null,
      },
      {
        ...personOf('Mila Andermatt'),
        ...inSession,
        assessed_count: 0,
        requested_at: null,
        submitted_at: null,
      },
    ],
  };
}

type Completion = PraxisAssignment['completions'][number];

/** What a mentee did in «Erstgespräch». */
export function completionOf(userId: string, change: Partial<Completion> = {}): Completion {
  return typed('AssignmentCompletion', {
    id: `completion-${userId}`,
    assignment_user_id: userId,
    completion_status: 'SUBMITTED',
    submitted_at: '2026-03-13T10:00:00.000Z',
    evaluation_submitted_at: null,
    evaluation_passed: null,
    evaluation_points_final: null,
    evaluation_max_points: null,
    course_session: typed('AssignmentSession', { id: courseSessionId }),
    ...change,
  });
}

/** The praxis assignment «Erstgespräch». */
export function praxisAssignment(
  completions: readonly Completion[],
  change: Partial<PraxisAssignment> = {},
): PraxisAssignment {
  return typed('Assignment', {
    id: 'erstgespraech',
    title: 'Erstgespräch',
    assignment_type: 'PRAXIS_ASSIGNMENT',
    needs_expert_evaluation: true,
    learning_content: typed('LearningContentAssignment', {
      id: 'content',
      circle: typed('CircleReference', { id: 'gewinnen', title: 'Gewinnen' }),
    }),
    completions: [...completions],
    ...change,
  });
}

/** A session with the praxis assignment «Erstgespräch» and a casework. */
export function sessionAssignments(): MentorAssignmentsQuery {
  const assignment = (
    assignment_id: string,
    title: string,
    assignment_type: PraxisAssignment['assignment_type'],
  ) =>
    typed('CourseSessionAssignment', {
      id: `of-session-${assignment_id}`,
      assignment_id,
      learning_content: typed('LearningContentAssignment', {
        id: `content-${assignment_id}`,
        title,
        assignment_type,
        circle: typed('CircleReference', { id: 'gewinnen', title: 'Gewinnen' }),
      }),
    });
  return {
    course_session: typed('CourseSession', {
      id: courseSessionId,
      assignments: [
        assignment('erstgespraech', 'Erstgespräch', 'PRAXIS_ASSIGNMENT'),
        assignment('police', 'Police prüfen', 'CASEWORK'),
      ],
    }),
  };
}

/** Lena invites Noah; the token is «token». */
export function invitationOf(change: Partial<OpenInvitation> = {}): OpenInvitation {
  return {
    participant_name: 'Lena Keller',
    course_id: course.id,
    course_title: course.title,
    course_slug: course.slug,
    course_type: 'vv',
    course_session_title: 'Zürich 2026',
    email: 'noah.weber@example.org',
    expires_at: '2026-03-27T10:00:00.000Z',
    is_own: false,
    ...change,
  };
}
