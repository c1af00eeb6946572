import { askOperation, insiders, type MatrixRow, without } from '../matrixRow.ts';

/** Everybody who has anything to do with the course, in whatever session. */
const ofCourse = [...insiders, 'other', 'foreignExpert', 'foreignSupervisor'] as const;

const kinds = {
  rich_text: 'text',
  video: 'video',
  attendance_course: 'attendance',
  assignment: 'casework',
  edoniq_test: 'test',
  feedback: 'feedback',
  placeholder: 'exam-content',
} as const;

/** Kinds of which the session has none: nobody finds one, whatever their rights. */
const absentKinds = ['demo', 'document_list', 'learning_module', 'knowledge_assessment', 'media_library'];

export const courseRows: readonly MatrixRow[] = [
  ...Object.entries(kinds).map(
    ([kind, slug]): MatrixRow => ({
      resource: 'course',
      act: 'read a learning content by its id',
      calls: `query learning_content_${kind}`,
      ask: (client, { cast, work }) => {
        const ids: Readonly<Record<string, string>> = { ...cast.de, ...work.ids.de };
        return askOperation(client, {
          query: `query A($id: ID!) { learning_content_${kind}(id: $id) { id } }`,
          variables: { id: ids[slug] },
        });
      },
      allowed: ofCourse,
    }),
  ),
  ...absentKinds.map(
    (kind): MatrixRow => ({
      resource: 'course',
      act: 'read a content of another kind',
      calls: `query learning_content_${kind}`,
      ask: (client, { cast }) =>
        askOperation(client, {
          query: `query A($id: ID!) { learning_content_${kind}(id: $id) { id } }`,
          variables: { id: cast.de.text },
        }),
      allowed: [],
    }),
  ),
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
    act: 'read with the work of a participant',
    calls: 'query course',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($id: ID!, $user: ID) { course(id: $id, user: $user) { id } }',
        variables: { id: cast.course.id, user: cast.people.member.id },
      }),
    allowed: ['member', 'expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'],
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
    resource: 'work in the circles of a session',
    act: 'read',
    calls: 'query cockpit',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: `query A($id: ID!) { cockpit(course_session_id: $id) {
          id circles { to_evaluate_count } to_evaluate { assignment_id to_evaluate_count first_user_id learning_content { id } }
          days_to_record { attendance_course_id start expected_count entered_count learning_content { id } } circle { circle { id } contents_count to_evaluate_count
            assignments { assignment_id assignment_type needs_expert_evaluation submission_deadline evaluation_deadline
              learning_content { id } works { user_id assignment_id completion_status to_evaluate grade points max_points passed } }
            participants { user_id first_name last_name avatar_url organisation_name contents_completed_count }
            feedback { response_count shown_response_count minimum_responses } document_count
            may_write_documents learning_sequences { id title } } } }`,
        variables: { id: cast.session.id },
      }),
    allowed: ['expert', 'supervisor', 'admin'],
    refused: without(insiders, 'expert', 'supervisor', 'admin'),
  },
  {
    resource: 'a participant in a circle',
    act: 'read',
    calls: 'query cockpit_person',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: `query A($id: ID!, $user: ID!) { cockpit_person(course_session_id: $id, circle: "work", user_id: $user) {
          user_id first_name last_name avatar_url email organisation_name circle { circle { id } } circles { id }
          sequences { learning_sequence_id title contents_count contents_completed_count }
          assessments { performance_criterion_id title learning_unit_title completion_status }
          attendance { attendance_course_id title location start end status counts }
          works { user_id assignment_id completion_status to_evaluate grade points max_points passed } } }`,
        variables: { id: cast.session.id, user: cast.people.member.id },
      }),
    allowed: ['expert', 'supervisor', 'admin'],
    refused: without(insiders, 'expert', 'supervisor', 'admin'),
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
