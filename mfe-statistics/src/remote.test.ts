import { courseSession, dashboardCourse, describeRemote, inlinedOperation } from '@learn/testing';
import {
  AssignmentStatisticsDocument,
  AttendanceStatisticsDocument,
  CompetenceStatisticsDocument,
  CourseSummaryDocument,
  FeedbackStatisticsDocument,
  StatisticsListDocument,
} from './__generated__/graphql.ts';
import remote from './remote.ts';
import {
  assignmentsOf,
  attendanceOf,
  competencesOf,
  courseSlug,
  feedbackOf,
  listOf,
} from './testing/statistics.ts';

const all = { course_slug: courseSlug };

describeRemote(remote, {
  parameters: { courseSlug },
  operations: [
    inlinedOperation(StatisticsListDocument, all, listOf()),
    inlinedOperation(AttendanceStatisticsDocument, all, attendanceOf()),
    inlinedOperation(AssignmentStatisticsDocument, all, assignmentsOf()),
    inlinedOperation(CompetenceStatisticsDocument, all, competencesOf()),
    inlinedOperation(FeedbackStatisticsDocument, all, feedbackOf()),
    inlinedOperation(CourseSummaryDocument, all, listOf()),
  ],
  slots: {
    'home.course': {
      course: dashboardCourse({ course_slug: courseSlug, course_id: courseSession().course.id }),
      courseSessionId: undefined,
    },
  },
});
