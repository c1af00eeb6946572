import {
  courseSession,
  dashboardCourse,
  describeRemote,
  inlinedOperation,
  userProfile,
} from '@learn/testing';
import { CompetenceProfileDocument, CompetenceWidgetDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { courseOf, courseSessionId } from './testing/courseData.ts';
import { examList, examOverview, listedExam, personExam } from './testing/examData.ts';
import { enrolmentIn, personOperation } from './testing/personData.ts';

const course = courseOf({});
const courseSlug = 'versicherungsvermittler-in';
const variables = { course_slug: courseSlug };

describeRemote(remote, {
  parameters: {
    courseSlug,
    userId: userProfile().id,
    circleSlug: 'fahrzeug',
    learningUnitSlug: 'kauf',
    circleId: 'pruefung',
  },
  operations: [
    inlinedOperation(CompetenceProfileDocument, variables, { course }),
    inlinedOperation(CompetenceWidgetDocument, variables, { course }),
    personOperation(courseSlug, userProfile().id, [enrolmentIn(courseSession())]),
  ],
  rest: {
    '/api/course/completion/:courseSessionId/:userId/': [],
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
