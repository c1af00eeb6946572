import type { Topic } from './topics.ts';

const figures = ['assignment', 'attendance', 'completion', 'feedback', 'session'] as const;
/** A content comes with the own work on it. */
const content = ['assignment', 'attendance', 'course', 'feedback', 'session'] as const;

/** What each query of the schema reads, as `reads` of the endpoints. */
export const graphqlReads: Readonly<Record<string, readonly Topic[]>> = {
  admin_widgets: ['adminWidget'],
  agent_assignment: ['assignment', 'course', 'mentor', 'session'],
  agent_assignment_statistics: ['assignment', 'mentor', 'session'],
  agent_competence_grades: ['assignment', 'mentor', 'session'],
  assignment: ['course'],
  assignment_completion: ['assignment'],
  circle: ['course', 'session'],
  cockpit: ['assignment', 'attendance', 'completion', 'course', 'document', 'feedback', 'session'],
  cockpit_person: ['assignment', 'attendance', 'completion', 'course', 'profile', 'session'],
  competence_certificate: ['assignment', 'course', 'session'],
  competence_certificate_list: ['assignment', 'course', 'session'],
  competence_certificate_statistics: ['assignment', 'session'],
  course: ['course', 'profile', 'session'],
  course_progress: ['assignment', 'completion', 'session'],
  course_session: ['attendance', 'course', 'session'],
  course_session_attendance_course: ['attendance', 'session'],
  course_statistics: figures,
  dashboard_config: ['assignment', 'completion', 'course', 'mentor', 'session'],
  evaluation_queue: ['assignment', 'session'],
  feedback_questionnaire: ['course'],
  feedback_response: ['feedback'],
  feedback_statistics: ['feedback', 'session'],
  has_vbv_admin_access: ['profile'],
  learning_content: content,
  learning_content_assignment: content,
  learning_content_attendance_course: content,
  learning_content_demo: content,
  learning_content_document_list: content,
  learning_content_edoniq_test: content,
  learning_content_feedback: content,
  learning_content_knowledge_assessment: content,
  learning_content_learning_module: content,
  learning_content_media_library: content,
  learning_content_placeholder: content,
  learning_content_rich_text: content,
  learning_content_video: content,
  learning_path: ['course', 'session'],
  media_category: ['course'],
  media_content: ['course'],
  media_library: ['course'],
  training_responsible_certificate_statistics: ['certificate', 'session'],
  training_responsible_course: ['certificate', 'exam', 'order', 'profile', 'session'],
  training_responsible_exam_statistics: ['exam', 'session'],
  training_responsible_statistics: ['certificate', 'exam', 'order', 'profile', 'session'],
};

/** What a field below reads beyond that, by its name, where it is given arguments. */
export const graphqlNestedReads: Readonly<Record<string, readonly Topic[]>> = {
  // of a content, for a person in a session; that of an assignment's completion has no arguments
  completion_status: ['completion'],
};

interface MutationFreshness {
  readonly changes: readonly Topic[];
  /** an argument whose values save work in progress: only its own form reads that, and keeps it in step by itself */
  readonly draft?: { readonly argument: string; readonly values: readonly unknown[] };
}

/** What each mutation of the schema changes. */
export const graphqlChanges: Readonly<Record<string, MutationFreshness>> = {
  send_feedback: {
    changes: ['completion', 'feedback', 'notification'],
    draft: { argument: 'submitted', values: [false, undefined] },
  },
  update_course_session_attendance_course_users: { changes: ['attendance', 'completion', 'notification'] },
  update_course_session_profile: { changes: ['profile', 'session'] },
  upsert_assignment_completion: {
    changes: ['assignment', 'completion', 'notification'],
    draft: { argument: 'completion_status', values: ['IN_PROGRESS', 'EVALUATION_IN_PROGRESS'] },
  },
  withdraw_evaluation: { changes: ['assignment', 'completion', 'notification'] },
  withdraw_assignment_completion: { changes: ['assignment', 'completion', 'notification'] },
};
