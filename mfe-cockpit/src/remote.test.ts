import { describeRemote, inlinedOperation } from '@learn/testing';
import {
  AttendanceDaysDocument,
  CircleFeedbackDocument,
  CockpitAssignmentDocument,
  CockpitDocument,
  CockpitDocumentsDocument,
  CockpitPersonDocument,
  EvaluationDocument,
  EvaluationQueueDocument,
  MentorAssignmentsDocument,
  MentorPraxisAssignmentDocument,
} from './__generated__/graphql.ts';
import remote from './remote.ts';
import { casework, circleWith, cockpitWith, workOf } from './testing/circle.ts';
import { circleDocument, documentCircles } from './testing/documents.ts';
import { evaluatedAssignment, evaluationVariables, evaluationWork, queueWith } from './testing/evaluation.ts';
import { feedbackVariables, feedbackWith } from './testing/feedback.ts';
import {
  completionOf,
  feedbackHead,
  feedbackOf,
  menteeOf,
  mentoredCourse,
  praxisAssignment,
  praxisTask,
  sessionAssignments,
  unitFeedbacks,
} from './testing/mentor.ts';
import { personVariables, personWith } from './testing/person.ts';
import { courseSessionId, courseSlug, dayIn, expertSession, sessionWith } from './testing/session.ts';

const circle = circleWith([casework([workOf('ana')])]);
const variables = { course_session_id: courseSessionId };

describeRemote(remote, {
  slots: { 'home.course': { course: mentoredCourse, courseSessionId } },
  parameters: {
    courseSlug,
    assignmentId: 'police',
    circleId: 'fahrzeug',
    circleSlug: 'fahrzeug',
    userId: 'ana',
    praxisAssignmentId: 'erstgespraech',
    learningUnitId: 'rolle',
  },
  courseSession: {
    ...expertSession,
    actions: [...expertSession.actions, 'learning-mentor', 'is_learning_mentor'],
  },
  operations: [
    inlinedOperation(AttendanceDaysDocument, variables, {
      course_session: sessionWith([dayIn('2026-03-10', { ana: 'PRESENT' }), dayIn('2026-03-24')]),
    }),
    inlinedOperation(CockpitDocument, variables, { cockpit: cockpitWith(circle, 1) }),
    inlinedOperation(EvaluationQueueDocument, evaluationVariables(), { evaluation_queue: queueWith() }),
    inlinedOperation(EvaluationDocument, evaluationVariables(), {
      assignment: evaluatedAssignment(),
      assignment_completion: evaluationWork(),
    }),
    inlinedOperation(CockpitDocumentsDocument, variables, documentCircles()),
    inlinedOperation(
      CockpitPersonDocument,
      { ...personVariables, user_id: 'ana' },
      personWith({ user_id: 'ana' }),
    ),
    inlinedOperation(CircleFeedbackDocument, feedbackVariables, feedbackWith()),
    inlinedOperation(
      CockpitAssignmentDocument,
      { ...variables, assignment_id: 'police' },
      { cockpit: { id: courseSessionId, circle } },
    ),
    inlinedOperation(MentorAssignmentsDocument, variables, sessionAssignments()),
    inlinedOperation(
      MentorPraxisAssignmentDocument,
      { assignment_id: 'erstgespraech' },
      { assignment: praxisAssignment([completionOf('lena')]) },
    ),
  ],
  rest: {
    '/api/core/document/list/:courseSessionId/': [circleDocument('Programm')],
    '/api/dashboard/course/:courseId/mentees/': [menteeOf('Lena Keller')],
    '/api/dashboard/course/:courseId/open_tasks/': [praxisTask('Lena Keller')],
    '/api/dashboard/course/:courseId/self-evaluation-feedback/:learningUnitId/': unitFeedbacks(),
    '/api/mentor/:courseSessionId/self-evaluation-feedback/': [feedbackHead()],
    '/api/mentor/:courseSessionId/self-evaluation-feedback/:learningUnitId/:userId/': feedbackOf(),
    '/api/mentor/:courseSessionId/mentors': [],
    '/api/mentor/:courseSessionId/invitations/': [],
  },
});
