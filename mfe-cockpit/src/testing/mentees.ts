import { addressOf, endpoints, type RowOf } from '@learn/contracts';
import { dashboardCourse } from '@learn/testing';

type Mentee = RowOf<typeof endpoints.mentees>;
type OpenTask = RowOf<typeof endpoints.openTasks>;

/** Panel of the course whose mentor looks at home. */
export const mentoredCourse = dashboardCourse({ role_key: 'MentorVV' });

const params = { courseId: mentoredCourse.course_id };
export const menteesAddress = addressOf(endpoints.mentees, { params });
export const tasksAddress = addressOf(endpoints.openTasks, { params });

/** By name; the id is the first name in small letters. */
const reference = (name: string) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { id: first_name.toLowerCase(), first_name, last_name, avatar_url: '' };
};

/** A mentee in the session «Bern», with three of eight circles completed. */
export function menteeIn(name: string, change: Partial<Mentee> = {}): Mentee {
  return {
    ...reference(name),
    email: `${reference(name).id}@example.ch`,
    course_session_id: 'bern',
    course_session_title: 'Bern 2026',
    circle_count: 8,
    circle_completed_count: 3,
    content_count: 40,
    content_completed_count: 15,
    competence_count: 12,
    competence_success_count: 4,
    competence_fail_count: 1,
    last_activity_at: '2026-03-10T10:00:00.000Z',
    ...change,
  };
}

/** A praxis assignment that the mentor evaluates until a day in March 2026. */
export function praxisTask(name: string, change: Partial<OpenTask> = {}): OpenTask {
  return {
    kind: 'praxis_assignment',
    title: 'Fahrzeugwechsel',
    mentee: reference(name),
    course_session_id: 'bern',
    assignment_id: 'wechsel',
    learning_unit_id: null,
    due_date: '2026-03-27T22:59:00.000Z',
    waiting_since: '2026-03-14T10:00:00.000Z',
    url: `/course/vv/assignment-evaluation/wechsel/${reference(name).id}?courseSessionId=bern`,
    ...change,
  };
}

/** A self-assessment on which the mentor was asked for feedback. */
export function feedbackTask(name: string): OpenTask {
  return praxisTask(name, {
    kind: 'self_evaluation_feedback',
    title: 'Deine Rolle',
    assignment_id: null,
    learning_unit_id: 'rolle',
    due_date: null,
    url: `/course/vv/learning-mentor/self-evaluation-feedback/rolle?userId=${reference(name).id}&courseSessionId=bern`,
  });
}
