import { and, eq, sql } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../../test/assignmentWorld.ts';
import { createMedia } from '../../../test/mediaWorld.ts';
import { assignments } from '../../assignments/tables.ts';
import { courses } from '../../courses/tables.ts';
import { schema } from '../../graphql/schema.ts';
import { mediaContents } from '../../media/tables.ts';
import { pages } from '../tables.ts';

const dirty =
  '<p onclick="run()">Gut <strong>so</strong><script>run()</script><img src="x" onerror="run()"> <a href="javascript:run()">hier</a></p>';
const clean = '<p>Gut <strong>so</strong> <a>hier</a></p>';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
  const { db } = world.server;
  await createMedia(db, world.cast);
  await db.update(mediaContents).set({ text: dirty }).where(eq(mediaContents.courseId, world.cast.course.id));
  const [row] = await db
    .select()
    .from(assignments)
    .where(eq(assignments.id, world.work.assignmentIds.casework));
  if (row === undefined) throw new Error('no casework');
  const explanation = { id: 'e', type: 'explanation' as const, text: dirty };
  const de = { ...row.texts.de, intro_text: dirty, tasks: [{ id: 't', title: '', blocks: [explanation] }] };
  await db
    .update(assignments)
    .set({ texts: { ...row.texts, de } })
    .where(eq(assignments.id, row.id));
  await readAnew();
});
afterAll(() => world[Symbol.asyncDispose]());

async function readAnew(): Promise<void> {
  await world.server.db
    .update(courses)
    .set({ contentVersion: sql`${courses.contentVersion} + 1` })
    .where(eq(courses.id, world.cast.course.id));
}

const content = (fields: string, slugs = 'circle_slug: "basics", slug: "text"') =>
  `query ($course: String!) { learning_content(course_slug: $course, ${slugs}) { ${fields} } }`;
const media = `query ($course: String!) {
  media_content(course_slug: $course, category_slug: "law", slug: "article") { text } }`;

/** Each field of the schema that is said to be HTML: the kind of content and the query that reach it. */
const fields: Readonly<Record<string, readonly [kind: string | undefined, query: string]>> = {
  'LearningContentRichText.text': ['RichText', content('... on LearningContentRichText { text }')],
  'LearningContentDemo.text': ['Demo', content('... on LearningContentDemo { text }')],
  'ContentDocument.text': [
    'DocumentList',
    content('... on LearningContentDocumentList { documents { text } }'),
  ],
  'ModuleCard.text': ['LearningModule', content('... on LearningContentLearningModule { cards { text } }')],
  'Assignment.intro_text': [
    undefined,
    content(
      '... on LearningContentAssignment { content_assignment { intro_text } }',
      'circle_slug: "work", slug: "casework"',
    ),
  ],
  'AssignmentExplanation.text': [
    undefined,
    content(
      '... on LearningContentAssignment { content_assignment { tasks { blocks { ... on AssignmentExplanation { text } } } } }',
      'circle_slug: "work", slug: "casework"',
    ),
  ],
  'MediaContent.text': [undefined, media],
};

test('every field that says it is HTML is tried here', () => {
  const html = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => /HTML/.test(field.description ?? ''))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(html.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test.each(Object.entries(fields))('%s leaves clean, whatever is stored', async (_, [kind, query]) => {
  const { db } = world.server;
  if (kind !== undefined) {
    const data = {
      text: dirty,
      documents: [{ id: 'd', title: '', text: dirty }],
      cards: [{ title: '', text: dirty }],
    };
    await db
      .update(pages)
      .set({ contentType: `learnpath.LearningContent${kind}`, data })
      .where(and(eq(pages.courseId, world.cast.course.id), eq(pages.slug, 'text')));
    await readAnew();
  }
  const { data, codes } = await world.ask('member', query, { course: world.cast.course.slug });
  expect(codes).toEqual([]);
  expect(JSON.stringify(data)).toContain(JSON.stringify(clean).slice(1, -1));
  expect(JSON.stringify(data)).not.toMatch(/script|onerror|onclick/);
});
