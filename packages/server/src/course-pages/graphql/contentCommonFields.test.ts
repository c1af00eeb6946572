import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { createCast, enrol } from '../../../test/factories.ts';
import { startTestServer } from '../../../test/testServer.ts';
import { completions } from '../../completions/tables.ts';
import { pages } from '../tables.ts';

test('every content says how far the caller is, where it leads and what it carries', async () => {
  await using server = await startTestServer();
  const { db } = server;
  const { people, session, elsewhere, course, keys } = await createCast(db);
  await enrol(db, { userId: people.member.id, courseSessionId: elsewhere.id });
  const common = { translationKey: keys.text, pageType: 'learnpath.LearningContentRichText' };
  const own = { ...common, userId: people.member.id };
  await db.insert(completions).values([
    { ...own, courseSessionId: session.id, completionStatus: 'SUCCESS', updatedAt: new Date(1) },
    { ...own, courseSessionId: elsewhere.id, completionStatus: 'IN_PROGRESS', updatedAt: new Date(2) },
    { ...common, userId: people.fellow.id, courseSessionId: session.id, completionStatus: 'FAIL' },
  ]);
  const additional_json_data = { exam_data: { exam_state: 'ready' } };
  await db
    .update(pages)
    .set({ data: { text: '<p>a</p>', additional_json_data } })
    .where(eq(pages.translationKey, keys.text));
  const client = await server.login(people.member.username);
  const query = `query ($slug: String!, $here: ID) { learning_content(course_slug: $slug, circle_slug: "basics", slug: "text") {
    newest: completion_status here: completion_status(course_session_id: $here)
    nowhere: completion_status(course_session_id: "x")
    additional_json_data page_type continue_url is_first_in_circle } }`;
  const { data, codes } = await askGraphql(client, query, { slug: course.slug, here: session.id });
  expect(codes).toEqual([]);
  expect(data).toEqual({
    learning_content: {
      newest: 'IN_PROGRESS',
      here: 'SUCCESS',
      nowhere: 'UNKNOWN',
      additional_json_data,
      page_type: 'learnpath.LearningContentRichText',
      continue_url: expect.stringMatching(`^/course/${course.slug}/learn/basics/`),
      is_first_in_circle: true,
    },
  });
  const ofAll = `query ($slug: String!) { circle(course_slug: $slug, slug: "basics") { learning_sequences { learning_units {
    learning_contents { completion_status } } } } }`;
  expect(await countStatements(db, () => askGraphql(client, ofAll, { slug: course.slug }))).toBe(3);
});
