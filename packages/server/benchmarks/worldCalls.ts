import { endpoints } from '@learn/contracts';
import type { ExportKind } from '@learn/contracts/endpoints';
import type { LoadTarget } from './load.ts';

/** Those in whose name is asked, with the session of the training responsible. */
export const askers = [
  'lena.keller',
  'thomas.meier',
  'regula.ammann',
  'daniel.vogt',
  'monika.steiner',
  'carla.conti',
] as const;

export type Asker = (typeof askers)[number];

/** A named call of a person. */
export interface WorldCall {
  readonly name: string;
  readonly asker: Asker;
  readonly target: LoadTarget;
}

/** What the addresses of the calls need. */
export interface WorldIds {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly courseId: string;
  readonly courseSlug: string;
  /** the course of the apprenticeship trainer */
  readonly trainedCourseId: string;
  /** sessions of the course with 5,000 participants in all */
  readonly someSessionIds: readonly string[];
}

/** A named file that a person downloads. */
export interface WorldFile {
  readonly name: string;
  readonly asker: Asker;
  readonly path: string;
}

const tree = `query LearningPath($slug: String!) { learning_path(course_slug: $slug) { id title topics { id title is_visible
  circles { id title slug is_exam_circle content_locked unlocked_by { id title slug } profiles learning_sequences { id title
    learning_units { id title learning_contents { id title slug content_type minutes } performance_criteria { id } } } } } } }`;

const mediaLibrary = `query Library($slug: String!) { media_library(course_slug: $slug) { categories { id slug title
  content_count contents { id slug title kind minutes learning_contents { id title circle { slug } } } } } }`;

const ownGrades = `query Certificates($slug: String!) { competence_certificate_list(course_slug: $slug) { id
  average_grades { average } competence_certificates { id title grades { evaluated_count open_count grade { official exact } }
    assignments { id title max_points } } } }`;

const progress = `query Progress($course: ID!) { course_progress(course_id: $course) { session_to_continue_id
  competence { total_count success_count fail_count } assignment { total_count points_max_count points_achieved_count } } }`;

const record = 'course_session_id course_session_title generation region circle_id details_url';

const courseStatistics = `query Statistics($course: ID!) { course_statistics(course_id: $course) {
  course_id course_title course_slug course_session_properties { sessions { id name region } generations circles { id name }
    competence_certificates { id title } }
  course_session_selection_metrics { session_count participant_count expert_count }
  assignments { summary { completed_count average_passed average_evaluation_percent total_passed total_failed }
    records(first: 50) { ${record} deadline metrics { passed_count failed_count average_passed } } }
  attendance_day_presences { summary { days_completed participants_present participants_total }
    records(first: 50) { ${record} due_date participants_present participants_total } }
  feedback_responses { summary { satisfaction_average satisfaction_max total_responses }
    records(first: 50) { ${record} satisfaction_average experts } }
  competences { summary { success_total fail_total } records(first: 50) { ${record} success_count fail_count } } } }`;

const certificateStatistics = `query Certificates($course: ID!) { competence_certificate_statistics(course_id: $course) {
  course_id competence_certificates { id title total_passed total_failed average_passed average_evaluation_percent }
  assignments { summary { completed_count average_passed total_passed total_failed } } } }`;

const responsible = (field: string, selection: string) =>
  `query Responsible($session: ID!) { ${field}(course_session_id: $session) { ${selection} } }`;

const costs = responsible(
  'training_responsible_statistics',
  'cost_per_year { year total_cost } participants_per_year { year participants { user_id chosen_profile } }',
);
const examsTaken = responsible(
  'training_responsible_exam_statistics',
  'course_completion_id exam_type_id exam_result price_chf year',
);
const granted = responsible('training_responsible_certificate_statistics', 'year profile_id count');

/** What one person reads on the way to a page. */
export function personalCalls(server: string, ids: WorldIds): WorldCall[] {
  const of = (name: string, asker: Asker, target: LoadTarget): WorldCall => ({ name, asker, target });
  const list = endpoints.completion.path
    .replace(':courseSessionId', ids.courseSessionId)
    .replace(':userId', ids.userId);
  const ask = (query: string, variables: object) => graphql(server, query, variables);
  return [
    of('me', 'lena.keller', server + endpoints.me.path),
    of('sessions', 'lena.keller', server + endpoints.sessions.path),
    of('completion list', 'lena.keller', server + list),
    of('course tree', 'lena.keller', ask(tree, { slug: ids.courseSlug })),
    of('media library', 'lena.keller', ask(mediaLibrary, { slug: ids.courseSlug })),
    of(
      'search of a course',
      'lena.keller',
      `${server}${endpoints.courseSearch.path.replace(':courseSlug', ids.courseSlug)}?q=versich%20fahrzeug&course_session_id=${ids.courseSessionId}`,
    ),
    of('own grades', 'lena.keller', ask(ownGrades, { slug: ids.courseSlug })),
    of('course progress', 'lena.keller', ask(progress, { course: ids.courseId })),
    of('persons, participant', 'lena.keller', server + endpoints.persons.path),
    of('persons, first 50, expert', 'thomas.meier', `${server}${endpoints.persons.path}?limit=50`),
    of('persons, first 50, supervisor', 'regula.ammann', `${server}${endpoints.persons.path}?limit=50`),
    of(
      'persons, first 50, training responsible',
      'daniel.vogt',
      `${server}${endpoints.persons.path}?limit=50`,
    ),
    of(
      'persons, first 50, apprenticeship trainer',
      'monika.steiner',
      `${server}${endpoints.persons.path}?limit=50`,
    ),
    of('persons, first 50, admin', 'carla.conti', `${server}${endpoints.persons.path}?limit=50`),
    of('persons of the home page, participant', 'lena.keller', server + endpoints.personSummary.path),
    of('due dates, participant', 'lena.keller', server + endpoints.dueDates.path),
    of('due dates, expert', 'thomas.meier', server + endpoints.dueDates.path),
    of(
      'due dates of the home page',
      'lena.keller',
      `${server}${endpoints.dueDates.path}?upcoming=true&limit=6`,
    ),
    of('notifications unread count', 'lena.keller', server + endpoints.unreadCount.path),
  ];
}

/** Metrics over many people. */
export function statisticsCalls(
  server: string,
  { courseId, courseSessionId, trainedCourseId }: WorldIds,
): WorldCall[] {
  const ofCourse = { course: courseId };
  const ofSession = { session: courseSessionId };
  const call = (name: string, asker: Asker, query: string, variables: object): WorldCall => ({
    name,
    asker,
    target: graphql(server, query, variables),
  });
  return [
    call('course statistics, expert', 'thomas.meier', courseStatistics, ofCourse),
    call('course statistics, supervisor', 'regula.ammann', courseStatistics, ofCourse),
    call('course statistics, training responsible', 'daniel.vogt', courseStatistics, ofCourse),
    call('course statistics, apprenticeship trainer', 'monika.steiner', courseStatistics, {
      course: trainedCourseId,
    }),
    call('course statistics, admin', 'carla.conti', courseStatistics, ofCourse),
    call('certificate statistics, supervisor', 'regula.ammann', certificateStatistics, ofCourse),
    call('certificate statistics, admin', 'carla.conti', certificateStatistics, ofCourse),
    call('training responsible: costs', 'daniel.vogt', costs, ofSession),
    call('training responsible: exams', 'daniel.vogt', examsTaken, ofSession),
    call('training responsible: certificates', 'daniel.vogt', granted, ofSession),
  ];
}

/** What administrators download; the file of the elements has a row per assignment and participant. */
export function worldFiles({ someSessionIds }: WorldIds): WorldFile[] {
  const of = (name: string, kind: ExportKind, query: string): WorldFile => ({
    name,
    asker: 'carla.conti',
    path: `${endpoints.exportFile.path.replace(':kind', kind)}?${query}`,
  });
  const some = someSessionIds.map((id) => `course_session_ids=${id}`).join('&');
  return [
    of('export of persons, all, xlsx', 'persons', ''),
    of('export of persons, all, csv', 'persons', 'format=csv'),
    of('export of results of 5,000 participants, csv', 'competence_elements', `format=csv&${some}`),
    of('export of results of 5,000 participants, xlsx', 'competence_elements', some),
    of('export of results of all, csv', 'competence_elements', 'format=csv'),
    of('export of results of all, xlsx', 'competence_elements', ''),
  ];
}

function graphql(server: string, query: string, variables: object): LoadTarget {
  return { url: `${server}/server/graphql/`, body: { query, variables } };
}
