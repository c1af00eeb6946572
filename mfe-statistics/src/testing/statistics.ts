import { courseSession, typed } from '@learn/testing';
import type {
  AssignmentStatisticsQuery,
  AttendanceStatisticsQuery,
  CompetenceStatisticsQuery,
  CourseFrameFragment,
  FeedbackStatisticsQuery,
  StatisticsListQuery,
} from '../__generated__/graphql.ts';

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
        typed('StatisticsSession', { id: 'session-bern', name: 'Bern 2026 a' }),
        typed('StatisticsSession', { id: 'session-lausanne', name: 'Lausanne 2025' }),
      ],
      regions: ['Deutschschweiz', 'Romandie'],
      generations: ['2025', '2026'],
      circles: [
        typed('StatisticsCircle', {
          id: 'kickoff',
          translation_key: 'key-kickoff',
          name: 'Kickoff',
          has_results: true,
        }),
        typed('StatisticsCircle', {
          id: 'basis',
          translation_key: 'key-basis',
          name: 'Basis',
          has_results: true,
        }),
        typed('StatisticsCircle', {
          id: 'fahrzeug',
          translation_key: 'key-fahrzeug',
          name: 'Fahrzeug',
          has_results: true,
        }),
      ],
      profiles: [],
      has_people: true,
      chosen_people: [],
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
  withheld: null,
  satisfaction_average: 3.4,
  satisfaction_max: 4,
  total_responses: 115,
  total_records: 4,
});

interface Label {
  readonly key: string;
  readonly label: string;
}

const circles: readonly Label[] = [
  { key: 'key-kickoff', label: 'Kickoff' },
  { key: 'key-basis', label: 'Basis' },
];

/** A group for each of two circles, with the summary of a part. */
export function groupsOf<Summaries extends object>(summaries: Summaries, labels = circles) {
  return labels.map((label) => typed('StatisticsGroup', { ...label, ...summaries }));
}

/** All parts with their sums. */
export function listOf(change: Partial<Statistics> = {}): StatisticsListQuery {
  return {
    course_statistics: {
      ...courseFrame(),
      attendance_day_presences: typed('AttendanceDayPresencesStatistics', { summary: attendanceSums }),
      assignments: typed('AssignmentStatistics', { summary: assignmentSums }),
      competences: typed('CompetenceStatistics', { summary: competenceSums }),
      feedback_responses: typed('FeedbackResponsesStatistics', { summary: feedbackSums }),
      groups: groupsOf({
        attendance_day_presences: attendanceSums,
        assignments: assignmentSums,
        competences: competenceSums,
        feedback_responses: feedbackSums,
      }),
      ...change,
    },
  };
}

const origin = {
  course_session_id: 'session-bern',
  course_session_title: 'Bern 2026 a',
  generation: '2026',
  region: 'Deutschschweiz',
  circle_id: 'basis',
  details_url: `/course/${courseSlug}/cockpit/attendance?courseSessionId=session-bern`,
};

/** Attendance with one recorded day. @param change of the statistics */
export function attendanceOf(
  change: Partial<AttendanceStatisticsQuery['course_statistics']> = {},
): AttendanceStatisticsQuery {
  const day = {
    attendance_course_id: 'day',
    due_date: '2026-10-29T07:45:00.000Z',
    participants_present: 18,
    participants_total: 20,
    participants_recorded: 20,
  };
  return {
    course_statistics: {
      ...courseFrame(),
      attendance_day_presences: typed('AttendanceDayPresencesStatistics', {
        summary: attendanceSums,
        records: [typed('AttendanceStatisticsRecord', { ...origin, ...day })],
      }),
      group_count: 2,
      groups: groupsOf({ attendance_day_presences: attendanceSums }),
      ...change,
    },
  };
}

/** Evaluations of one assignment. */
export function assignmentsOf(): AssignmentStatisticsQuery {
  const metrics = typed('AssignmentStatisticsMetrics', {
    passed_count: 12,
    failed_count: 4,
    unranked_count: 8,
    average_passed: 75,
    average_evaluation_percent: 73,
  });
  const work = {
    assignment_id: 'test',
    assignment_title: 'Wissenstest',
    deadline: '2026-11-24T22:59:00.000Z',
    metrics,
  };
  return {
    course_statistics: {
      ...courseFrame(),
      assignments: typed('AssignmentStatistics', {
        summary: assignmentSums,
        records: [typed('AssignmentStatisticsRecord', { ...origin, ...work })],
      }),
      group_count: 2,
      groups: groupsOf({ assignments: assignmentSums }),
    },
  };
}

/** Self-assessments of one circle. */
export function competencesOf(): CompetenceStatisticsQuery {
  return {
    course_statistics: {
      ...courseFrame(),
      competences: typed('CompetenceStatistics', {
        summary: competenceSums,
        records: [typed('CompetenceStatisticsRecord', { ...origin, success_count: 58, fail_count: 20 })],
      }),
      group_count: 2,
      groups: groupsOf({ competences: competenceSums }),
    },
  };
}

/** Feedback of one circle, and one of which too few have answered. */
export function feedbackOf(): FeedbackStatisticsQuery {
  const answered = {
    learning_content_id: 'content',
    satisfaction_average: 3.4,
    satisfaction_max: 4,
    total_responses: 41,
    experts: 'Thomas Meier',
  };
  const few = { ...feedbackSums, satisfaction_average: null, total_responses: 3 };
  return {
    course_statistics: {
      ...courseFrame(),
      feedback_responses: typed('FeedbackResponsesStatistics', {
        summary: feedbackSums,
        records: [typed('FeedbackStatisticsRecord', { ...origin, ...answered })],
      }),
      group_count: 3,
      groups: [
        ...groupsOf({ feedback_responses: feedbackSums }),
        ...groupsOf({ feedback_responses: few }, [{ key: 'key-fahrzeug', label: 'Fahrzeug' }]),
      ],
    },
  };
}
