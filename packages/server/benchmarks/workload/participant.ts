import { endpoints } from '@learn/contracts';
import type { Participant } from './cast.ts';
import type { Visitor } from './visitor.ts';

const pathQuery = `query($slug: String!) { learning_path(course_slug: $slug) { topics { circles { slug content_locked unlocked_by { id }
  learning_sequences { learning_units { learning_contents { id slug content_type can_user_self_toggle_course_completion } } } } } } }`;

const workFields = 'version completion_status';

const assignmentQuery = `query($slug: String!, $circle: String!, $content: String!, $session: ID!) {
  learning_content(course_slug: $slug, circle_slug: $circle, slug: $content) { ... on LearningContentAssignment {
    content_assignment { id tasks { id blocks { __typename id ... on AssignmentTextQuestion { label } } } }
    own_completion(course_session_id: $session) { ${workFields} } } } }`;

const answer = `mutation($assignment: ID!, $session: ID!, $data: String!, $version: Int) {
  upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session,
    completion_status: IN_PROGRESS, completion_data_string: $data, version: $version) { ${workFields} } }`;

interface Content {
  readonly id: string;
  readonly slug: string;
  readonly content_type: string;
  readonly can_user_self_toggle_course_completion: boolean;
}

interface OpenContent extends Content {
  readonly circle: string;
}

interface Path {
  readonly learning_path: {
    readonly topics: readonly {
      readonly circles: readonly {
        readonly slug: string;
        readonly content_locked: boolean;
        readonly unlocked_by: readonly unknown[];
        readonly learning_sequences: readonly {
          readonly learning_units: readonly { readonly learning_contents: readonly Content[] }[];
        }[];
      }[];
    }[];
  };
}

interface Work {
  readonly version: number;
  readonly completion_status: string;
}

interface AssignmentContent {
  readonly learning_content: {
    readonly content_assignment?: {
      readonly id: string;
      readonly tasks: readonly {
        readonly id: string;
        readonly blocks: readonly { readonly __typename: string; readonly id: string }[];
      }[];
    };
    readonly own_completion?: Work | null;
  };
}

/** What the server has confirmed: status of a content, by its id. */
export type Confirmed = Map<string, string>;

/** The steps of a participant, one after another: home, path, then contents, each opened and worked on, without an end. */
export async function* learn(
  visitor: Visitor,
  { courseSlug, courseSessionId }: Participant,
  confirmed: Confirmed,
): AsyncGenerator<void, void> {
  const course = `/course/${courseSlug}/learn`;
  await visitor.read('read: home page', '/');
  yield;
  await visitor.read('read: learning path page', course);
  const path = await visitor.graphql<Path>('read: learning path', pathQuery, { slug: courseSlug });
  const contents = path === undefined ? [] : openContents(path);
  yield;
  for (;;) {
    const content = contents[Math.floor(Math.random() * contents.length)];
    if (content === undefined) return;
    await visitor.read('read: circle page', `${course}/${content.circle}`);
    yield;
    await visitor.read('read: content page', `${course}/${content.circle}/${content.slug}`);
    await visitor.read('read: unread notifications', endpoints.unreadCount.path);
    yield;
    if (content.can_user_self_toggle_course_completion) {
      const completion_status = confirmed.get(content.id) === 'SUCCESS' ? 'UNKNOWN' : 'SUCCESS';
      const mark = { page_id: content.id, course_session_id: courseSessionId, completion_status };
      const answered = await visitor.post('write: mark', endpoints.markCompletion.path, mark);
      if (answered !== undefined) confirmed.set(content.id, completion_status);
      yield;
    } else if (content.content_type === 'learnpath.LearningContentAssignment') {
      yield* write(visitor, { courseSlug, courseSessionId, content });
    }
  }
}

/** Types into the first question of an assignment that is not handed in yet; the page saves three times. */
async function* write(
  visitor: Visitor,
  at: { readonly courseSlug: string; readonly courseSessionId: string; readonly content: OpenContent },
): AsyncGenerator<void, void> {
  const session = at.courseSessionId;
  const found = await visitor.graphql<AssignmentContent>('read: assignment', assignmentQuery, {
    slug: at.courseSlug,
    circle: at.content.circle,
    content: at.content.slug,
    session,
  });
  const { content_assignment: assignment, own_completion: own } = found?.learning_content ?? {};
  const task = assignment?.tasks.find(({ blocks }) => blocks.some(isQuestion));
  const question = task?.blocks.find(isQuestion);
  if (!(assignment && task && question) || (own && own.completion_status !== 'IN_PROGRESS')) return;
  let version = own?.version;
  for (let saved = 1; saved <= 3; saved += 1) {
    const text = `${new Date().toISOString()} ${'Ein Satz zur Aufgabe. '.repeat(10 * saved)}`;
    const data = JSON.stringify({ [task.id]: { user_data: { [question.id]: text } } });
    const written = await visitor.graphql<{ upsert_assignment_completion: Work }>('write: answer', answer, {
      assignment: assignment.id,
      session,
      data,
      version,
    });
    version = written?.upsert_assignment_completion.version ?? version;
    yield;
  }
}

function isQuestion(block: { readonly __typename: string }): boolean {
  return block.__typename === 'AssignmentTextQuestion';
}

/** Contents of circles that nobody finds locked. */
function openContents({ learning_path: { topics } }: Path): readonly OpenContent[] {
  return topics
    .flatMap(({ circles }) =>
      circles.filter((circle) => !circle.content_locked && circle.unlocked_by.length === 0),
    )
    .flatMap(({ slug: circle, learning_sequences }) =>
      learning_sequences
        .flatMap(({ learning_units }) => learning_units.flatMap(({ learning_contents }) => learning_contents))
        .map((content) => ({ ...content, circle })),
    );
}
