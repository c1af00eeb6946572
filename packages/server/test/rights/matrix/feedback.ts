import { askOperation, insiders, type MatrixRow, without } from '../matrixRow.ts';

const givers = ['member', 'fellow'] as const;

export const feedbackRows: readonly MatrixRow[] = [
  {
    resource: 'course feedback',
    act: 'write own',
    calls: 'mutation send_feedback',
    ask: (client, { work, cast }) =>
      askOperation(client, {
        query: `mutation A($session: ID!, $page: ID!) { send_feedback(course_session_id: $session, data: "{}",
          learning_content_page_id: $page, learning_content_type: "learnpath.LearningContentFeedbackVV",
          submitted: false) { feedback_response { id } } }`,
        variables: { session: cast.session.id, page: work.ids.de.feedback },
      }),
    allowed: givers,
    refused: without(insiders, ...givers),
  },
  {
    resource: 'course feedback',
    act: 'read own',
    calls: 'query feedback_response',
    ask: (client, { work, cast }) =>
      askOperation(client, {
        query: `query A($session: ID!, $page: ID!) {
          feedback_response(course_session_id: $session, learning_content_page_id: $page) { id } }`,
        variables: { session: cast.session.id, page: work.ids.de.feedback },
        // What was written in the row before.
        holds: (data: { feedback_response: object | null }) => data.feedback_response !== null,
      }),
    allowed: givers,
  },
  {
    resource: 'course feedback',
    act: 'read the questions',
    calls: 'query feedback_questionnaire',
    ask: (client, { work }) =>
      askOperation(client, {
        query: 'query A($page: ID!) { feedback_questionnaire(learning_content_page_id: $page) { id } }',
        variables: { page: work.ids.de.feedback },
      }),
    allowed: [...insiders, 'other', 'foreignExpert', 'foreignSupervisor'],
  },
  {
    resource: 'course feedback',
    act: 'read aggregate',
    calls: 'query feedback_statistics',
    ask: (client, { cast }) =>
      askOperation(client, {
        query:
          'query A($session: ID!) { feedback_statistics(course_session_id: $session) { response_count } }',
        variables: { session: cast.session.id },
      }),
    allowed: ['expert', 'supervisor', 'trainingResponsible', 'foreignTrainingResponsible', 'admin'],
  },
];
