import { type Api, sessionsByBegin } from './api.ts';

/** The person and the session of a journey. */
export interface OwnSession {
  readonly userId: string;
  readonly courseSessionId: string;
}

/** The logged-in person and their first session of a course. */
export async function ownSession(api: Api, courseSlug: string): Promise<OwnSession> {
  const me = (await (await api.get('/api/core/me/')).json()) as { id: string };
  const sessions = await sessionsByBegin(api);
  const session = sessions.find(({ course }) => course.slug === courseSlug);
  if (!session) throw new Error(`no session of ${courseSlug}`);
  return { userId: me.id, courseSessionId: session.id };
}

/** What the server keeps of a page for a person: its status, UNKNOWN where there is nothing. */
export async function statusOnServer(
  api: Api,
  { userId, courseSessionId }: OwnSession,
  pageId: string,
): Promise<string> {
  const answer = await api.get(`/api/course/completion/${courseSessionId}/${userId}/`);
  const entries = (await answer.json()) as { page_id: string; completion_status: string }[];
  return entries.find(({ page_id }) => page_id === pageId)?.completion_status ?? 'UNKNOWN';
}

/** Asks the GraphQL endpoint. @throws Error naming what it finds wrong */
export async function askServer<Data>(
  api: Api,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const answer = await api.post('/server/graphql/', { query, variables });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: readonly object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The id of a learning content in the language of the person. */
export async function contentId(
  api: Api,
  courseSlug: string,
  circleSlug: string,
  slug: string,
): Promise<string> {
  const query = `query ($course: String!, $circle: String!, $slug: String!) {
    learning_content(course_slug: $course, circle_slug: $circle, slug: $slug) { id } }`;
  const keys = { course: courseSlug, circle: circleSlug, slug };
  return (await askServer<{ learning_content: { id: string } }>(api, query, keys)).learning_content.id;
}
