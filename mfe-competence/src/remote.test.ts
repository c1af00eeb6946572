import {
  courseSession,
  dashboardCourse,
  describeRemote,
  inlinedOperation,
  userProfile,
} from '@learn/testing';
import {
  CertificateSummaryWidgetDocument,
  CertificatesDocument,
  CompetenceCertificateWidgetDocument,
  CompetenceProfileDocument,
  CompetenceWidgetDocument,
  PersonCertificatesDocument,
} from './__generated__/graphql.ts';
import remote from './remote.ts';
import { lenasCertificates } from './testing/certificateData.ts';
import { certificateFigures, ownGrades } from './testing/certificateWidgetData.ts';
import {
  assessmentSummary,
  assessmentsOf,
  certificateSummary,
  cohortAnswers,
  gradesOf,
} from './testing/cohortData.ts';
import { courseOf, courseSessionId } from './testing/courseData.ts';
import { examList, examOverview, listedExam, personExam } from './testing/examData.ts';
import { ownStanding } from './testing/issued.ts';
import { enrolmentIn, personOperation } from './testing/personData.ts';

const course = courseOf({});
const courseSlug = 'versicherungsvermittler-in';
const list = { competence_certificate_list: lenasCertificates() };
const variables = { course_slug: courseSlug };

describeRemote(remote, {
  parameters: {
    courseSlug,
    userId: userProfile().id,
    circleSlug: 'fahrzeug',
    learningUnitSlug: 'kauf',
    circleId: 'pruefung',
    certificateSlug: 'sachversicherung',
  },
  operations: [
    inlinedOperation(CertificatesDocument, variables, list),
    inlinedOperation(PersonCertificatesDocument, { ...variables, user_id: userProfile().id }, list),
    inlinedOperation(CompetenceProfileDocument, variables, { course }),
    inlinedOperation(CompetenceWidgetDocument, variables, { course }),
    inlinedOperation(CompetenceCertificateWidgetDocument, variables, ownGrades(4.75, [5, 4.5])),
    inlinedOperation(
      CertificateSummaryWidgetDocument,
      { course_id: dashboardCourse().course_id },
      certificateFigures({ Vorsorge: { total_passed: 3 } }),
    ),
    personOperation(courseSlug, userProfile().id, [enrolmentIn(courseSession())]),
  ],
  rest: {
    '/api/course/completion/:courseSessionId/:userId/': [],
    '/api/course/:courseSlug/certificates/:certificateSlug/': ownStanding(),
    '/api/mentor/:courseSessionId/self-evaluation-feedback/': [],
    '/api/mentor/:courseSessionId/mentors': [],
    ...cohortAnswers('certificates', certificateSummary(), [gradesOf()], ':courseSlug'),
    ...cohortAnswers('evaluation', assessmentSummary(), [assessmentsOf()], ':courseSlug'),
    '/api/exam/:courseSessionId/person/:userId/': examList([listedExam('bookingReady')]),
    '/api/exam/:courseSessionId/:circleId/dates/': examOverview('bookingReady'),
    '/api/exam/:courseSessionId/:circleId/state/:userId/': personExam('bookingReady'),
  },
  slots: {
    'home.course': { course: dashboardCourse({ course_slug: courseSlug }), courseSessionId },
    'circle.unit': {
      courseSlug,
      circleSlug: 'fahrzeug',
      learningUnitSlug: 'kauf',
      criterionIds: ['beraten'],
    },
    'circle.exam': {
      courseSlug,
      circleId: 'pruefung',
      requiresBooking: true,
      state: 'bookingReady',
      place: undefined,
    },
  },
});
