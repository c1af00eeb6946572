import { askOperation, insiders, type MatrixRow } from '../matrixRow.ts';

/** Everybody who has anything to do with the course, in whatever session. */
const ofCourse = [...insiders, 'other', 'foreignExpert', 'foreignSupervisor'] as const;

export const courseRows: readonly MatrixRow[] = [
  {
    resource: 'course',
    act: 'read',
    calls: 'query course',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { course(id: $id) { id } }',
        variables: { id: cast.course.id },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'course',
    act: 'read its learning path',
    calls: 'query learning_path',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { learning_path(course_id: $id) { id } }',
        variables: { id: cast.course.id },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'course',
    act: 'read a circle',
    calls: 'query circle',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($course: String!) { circle(course_slug: $course, slug: "work") { id } }',
        variables: { course: cast.course.slug },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'course',
    act: 'read a learning content',
    calls: 'query learning_content',
    ask: (client, { cast }) =>
      askOperation(client, {
        query:
          'query A($course: String!) { learning_content(course_slug: $course, circle_slug: "work", slug: "casework") { id } }',
        variables: { course: cast.course.slug },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'course',
    act: 'read the own progress',
    calls: 'query course_progress',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { course_progress(course_id: $id) { course_id } }',
        variables: { id: cast.course.id },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'course session',
    act: 'read',
    calls: 'query course_session',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { course_session(id: $id) { id } }',
        variables: { id: cast.session.id },
      }),
    allowed: insiders,
  },
  {
    resource: 'own profile of a session',
    act: 'choose',
    calls: 'mutation update_course_session_profile',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: `mutation A($input: UpdateCourseSessionProfileInput!) {
          update_course_session_profile(input: $input) { clientMutationId } }`,
        variables: { input: { course_session_id: cast.session.id, chosen_profile: cast.session.id } },
      }),
    allowed: ['member', 'fellow'],
    refused: insiders.filter((role) => role !== 'member' && role !== 'fellow'),
  },
];
