import { courseSession, typed } from '@learn/testing';
import type { CourseFrameFragment, StatisticsListQuery } from '../__generated__/graphql.ts';

export const courseSlug = courseSession().course.slug;

type Statistics = StatisticsListQuery['course_statistics'];

/** A course with two sessions in two regions, three circles and 48 participants. */
export function courseFrame(change: Partial<CourseFrameFragment> = {}): CourseFrameFragment {
  return typed('CourseStatistics', {
    course_id: 'course',
    course_title: 'Überbetriebliche Kurse',
    course_slug: courseSlug,
    course_type: 'uk',
    course_session_properties: typed('CourseSessionProperties', {
      has_more_sessions: false,
      sessions: [
        typed('StatisticsSession', { id: 'session-bern', name: 'Bern 2026 a', region: 'Deutschschweiz' }),
        typed('StatisticsSession', { id: 'session-lausanne', name: 'Lausanne 2025', region: 'Romandie' }),
      ],
      generations: ['2025', '2026'],
      circles: [
        typed('StatisticsCircle', { id: 'kickoff', name: 'Kickoff' }),
        typed('StatisticsCircle', { id: 'basis', name: 'Basis' }),
        typed('StatisticsCircle', { id: 'fahrzeug', name: 'Fahrzeug' }),
      ],
    }),
    course_session_selection_metrics: typed('CourseSessionSelectionMetrics', {
      session_count: 2,
      participant_count: 48,
      expert_count: 3,
    }),
    ...change,
  });
}

export const attendanceSums = typed('AttendanceStatisticsSummary', {
  withheld: null,
  days_completed: 8,
  participants_present: 177,
  participants_total: 192,
  average_present: 92.2,
  total_records: 18,
});

export const assignmentSums = typed('AssignmentStatisticsSummary', {
  withheld: null,
  average_passed: 86.7,
  average_evaluation_percent: 76,
  total_passed: 52,
  total_failed: 8,
  total_unranked: 12,
  total_records: 6,
});

export const competenceSums = typed('CompetenceStatisticsSummary', {
  withheld: null,
  success_total: 612,
  fail_total: 98,
  total_records: 6,
});

export const feedbackSums = typed('FeedbackStatisticsSummary', {
  satisfaction_average: 3.4,
  satisfaction_max: 4,
  total_responses: 115,
  total_records: 4,
});

/** All parts with their sums. */
export function listOf(change: Partial<Statistics> = {}): StatisticsListQuery {
  return {
    course_statistics: {
      ...courseFrame(),
      attendance_day_presences: typed('AttendanceDayPresencesStatistics', { summary: attendanceSums }),
      assignments: typed('AssignmentStatistics', { summary: assignmentSums }),
      competences: typed('CompetenceStatistics', { summary: competenceSums }),
      feedback_responses: typed('FeedbackResponsesStatistics', { summary: feedbackSums }),
      ...change,
    },
  };
}
