import { addressOf, endpoints } from '@learn/contracts';
import { courseSession, dashboardCourse, describeRemote, inlinedOperation } from '@learn/testing';
import {
  ApprenticesWidgetDocument,
  AssignmentStatisticsDocument,
  AttendanceStatisticsDocument,
  CompetenceStatisticsDocument,
  CourseSummaryDocument,
  FeedbackStatisticsDocument,
  OrganisationStatisticsDocument,
  OrganisationWidgetDocument,
  StatisticsListDocument,
} from './__generated__/graphql.ts';
import remote from './remote.ts';
import {
  apprenticesAnswer,
  assignmentPage,
  assignmentsPage,
  gradesAnswer,
  gradesOf,
  gradesPage,
  ofTrainer,
  progressOf,
  resultOf,
} from './testing/agent.ts';
import { courseSessionId, organisation, organisationAnswer } from './testing/organisation.ts';
import {
  assignmentsOf,
  attendanceOf,
  competencesOf,
  courseSlug,
  feedbackOf,
  listOf,
} from './testing/statistics.ts';
import { examDatesInput } from './widgets/examDates.ts';

const all = { course_slug: courseSlug };
const ofSession = { course_session_id: courseSessionId };
const assignmentId = 'police';
const { course } = courseSession();

/** Grades in one certificate, as its own page has them as well. */
function gradesOfOne() {
  const { agent_competence_grades: grades } = gradesAnswer();
  const competence_certificates = grades.competence_certificates.slice(0, 1);
  return { agent_competence_grades: { ...grades, competence_certificates } };
}

describeRemote(remote, {
  parameters: {
    courseSlug,
    courseSessionId,
    agentRole: ofTrainer.agent_role,
    assignmentId,
    competenceCertificateId: 'basis',
  },
  operations: [
    inlinedOperation(StatisticsListDocument, all, listOf()),
    inlinedOperation(AttendanceStatisticsDocument, all, attendanceOf()),
    inlinedOperation(AssignmentStatisticsDocument, all, assignmentsOf()),
    inlinedOperation(CompetenceStatisticsDocument, all, competencesOf()),
    inlinedOperation(FeedbackStatisticsDocument, all, feedbackOf()),
    inlinedOperation(CourseSummaryDocument, all, listOf()),
    inlinedOperation(OrganisationStatisticsDocument, ofSession, organisationAnswer()),
    inlinedOperation(
      OrganisationWidgetDocument,
      { course_id: course.id },
      { training_responsible_course: organisation() },
    ),
    ...assignmentsPage(ofTrainer, [progressOf('Ana')]),
    ...assignmentPage({ ...ofTrainer, assignment_id: assignmentId }, [resultOf('Ana')]),
    ...gradesPage(ofTrainer, [gradesOf('Ana', 5)], gradesOfOne()),
    inlinedOperation(ApprenticesWidgetDocument, all, apprenticesAnswer(13)),
  ],
  rest: { [addressOf(endpoints.dueDates, examDatesInput)]: [] },
  slots: {
    'home.course': {
      course: dashboardCourse({ course_slug: courseSlug, course_id: course.id }),
      courseSessionId: undefined,
    },
  },
});
