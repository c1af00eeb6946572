import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../../test/assignmentWorld.ts';
import type { CastMember } from '../../../test/factories.ts';
import { courses } from '../../courses/tables.ts';
import { files } from '../../documents/tables.ts';
import { assignmentCompletions, assignments } from '../tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
  const [row] = await world.server.db
    .select({ texts: assignments.texts })
    .from(assignments)
    .where(eq(assignments.id, world.work.assignmentIds.casework));
  if (row === undefined) throw new Error('no casework');
  const withFile = (texts: typeof row.texts.de) => ({
    ...texts,
    tasks: [
      ...texts.tasks,
      { id: 'task-3', title: '', blocks: [{ id: 'block-file', type: 'file' as const, label: '' }] },
    ],
  });
  const { de, fr, it } = row.texts;
  await world.server.db
    .update(assignments)
    .set({ texts: { de: withFile(de), fr: withFile(fr), it: withFile(it) } })
    .where(eq(assignments.id, world.work.assignmentIds.casework));
  await world.server.db
    .update(courses)
    .set({ contentVersion: 99 })
    .where(eq(courses.id, world.cast.course.id));
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.server.db.delete(assignmentCompletions));

const query = `query ($slug: String!, $session: ID!) {
  learning_content(course_slug: $slug, circle_slug: "work", slug: "casework") {
    ... on LearningContentAssignment {
      course_session_assignment(course_session_id: $session) {
        submission_deadline { start } evaluation_deadline { start } learning_content { slug } }
      own_completion(course_session_id: $session) {
        completion_status version completion_data evaluation_points files { id file_name size url } } } } }`;

interface Seen {
  readonly course_session_assignment: {
    readonly submission_deadline: { readonly start: string } | null;
    readonly evaluation_deadline: { readonly start: string } | null;
  } | null;
  readonly own_completion: Readonly<Record<string, unknown>> | null;
}

async function see(who: CastMember, session = world.cast.session.id) {
  const { data, codes } = await world.ask<{ learning_content: Seen | null }>(who, query, {
    slug: world.cast.course.slug,
    session,
  });
  return { content: data?.learning_content, codes };
}

async function uploaded(who: CastMember, fileName: string): Promise<string> {
  const [file] = await world.server.db
    .insert(files)
    .values({
      ownerId: world.cast.people[who].id,
      purpose: 'storage',
      fileName,
      fileType: 'application/pdf',
      size: 1200,
      storageKey: `test/${fileName}`,
      uploadExpiresAt: new Date(),
      finishedAt: new Date(),
    })
    .returning({ id: files.id });
  if (file === undefined) throw new Error('no file');
  return file.id;
}

test('a content brings the deadlines of the session along', async () => {
  const { content } = await see('member');
  expect(content?.course_session_assignment).toMatchObject({
    submission_deadline: { start: expect.any(String) },
    evaluation_deadline: { start: expect.any(String) },
    learning_content: { slug: 'casework' },
  });
});

test('and the own work with the files that it names, before it is evaluated without points', async () => {
  expect((await see('member')).content?.own_completion).toBeNull();
  const file = await uploaded('member', 'vergleich.pdf');
  const data = { 'task-3': { user_data: { 'block-file': file } } };
  expect(await world.upsert('member', { data })).toMatchObject({ code: undefined });
  await world.server.db.update(assignmentCompletions).set({ evaluationPoints: 7 });
  expect((await see('member')).content?.own_completion).toEqual({
    completion_status: 'IN_PROGRESS',
    version: 1,
    completion_data: data,
    evaluation_points: null,
    files: [{ id: file, file_name: 'vergleich.pdf', size: 1200, url: `/api/core/file/${file}/` }],
  });
});

test('never names a file of another person', async () => {
  const file = await uploaded('fellow', 'fremd.pdf');
  await world.insert({ completionData: { 'task-3': { user_data: { 'block-file': file } } } });
  expect((await see('member')).content?.own_completion).toMatchObject({ files: [] });
});

test('nobody gets the work of another person as the own one; a session of others is not there', async () => {
  await world.insert();
  for (const who of ['expert', 'mentor', 'supervisor', 'fellow'] as const)
    expect((await see(who)).content?.own_completion).toBeNull();
  expect((await see('member', world.cast.elsewhere.id)).codes).toContain('not_found');
});
