/** The columns of the totals of each kind of metrics; `session_figures` has all of them. */
export const sumColumns = {
  assignments: [
    'assignment_records',
    'assignments_completed',
    'passed',
    'failed',
    'unranked',
    'graded_persons',
    'rated_persons',
    'points',
    'max_points',
  ],
  attendance: ['attendance_records', 'days_completed', 'present', 'expected', 'expected_persons'],
  feedback: ['feedback_records', 'responses', 'rated', 'satisfaction'],
  competences: ['competence_records', 'success', 'fail'],
} as const;

export type SumKind = keyof typeof sumColumns;
