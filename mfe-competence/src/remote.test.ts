import {
  courseSession,
  dashboardCourse,
  describeRemote,
  inlinedOperation,
  userProfile,
} from '@learn/testing';
import { CompetenceProfileDocument, CompetenceWidgetDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import {
  assessmentSummary,
  assessmentsOf,
  certificateSummary,
  cohortAnswers,
  gradesOf,
} from './testing/cohortData.ts';
import { courseOf, courseSessionId } from './testing/courseData.ts';
import { enrolmentIn, personOperation } from './testing/personData.ts';

const course = courseOf({});
const courseSlug = 'versicherungsvermittler-in';
const variables = { course_slug: courseSlug };

describeRemote(remote, {
  parameters: { courseSlug, userId: userProfile().id, circleSlug: 'fahrzeug', learningUnitSlug: 'kauf' },
  operations: [
    inlinedOperation(CompetenceProfileDocument, variables, { course }),
    inlinedOperation(CompetenceWidgetDocument, variables, { course }),
    personOperation(courseSlug, userProfile().id, [enrolmentIn(courseSession())]),
  ],
  rest: {
    '/api/course/completion/:courseSessionId/:userId/': [],
    ...cohortAnswers('certificates', certificateSummary(), [gradesOf()], ':courseSlug'),
    ...cohortAnswers('evaluation', assessmentSummary(), [assessmentsOf()], ':courseSlug'),
  },
  slots: {
    'home.course': { course: dashboardCourse({ course_slug: courseSlug }), courseSessionId },
    'circle.unit': {
      courseSlug,
      circleSlug: 'fahrzeug',
      learningUnitSlug: 'kauf',
      criterionIds: ['beraten'],
    },
  },
});
