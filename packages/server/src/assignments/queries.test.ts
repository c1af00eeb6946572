import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import { countStatements } from '../../test/countStatements.ts';
import { createCast } from '../../test/factories.ts';
import { createWork } from '../../test/work.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import type { SolutionSample } from './assignmentData.ts';
import { assignmentCompletions, assignments } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.server.db.delete(assignmentCompletions));

const raiseVersion = () =>
  world.server.db
    .update(courses)
    .set({ contentVersion: sql`${courses.contentVersion} + 1` })
    .where(eq(courses.id, world.cast.course.id));

const full = `query ($id: ID, $slug: String, $course: String) {
  assignment(id: $id, slug: $slug, course_slug: $course) {
    id slug title translation_key assignment_type needs_expert_evaluation max_points competence_certificate_weight
    intro_text effort_required evaluation_description evaluation_document_url
    performance_objectives { text }
    tasks { id title blocks { __typename id
      ... on AssignmentTextQuestion { label }
      ... on AssignmentConfirmation { label }
      ... on AssignmentChoice { label options { id text } } } }
    evaluation_tasks { id value { title description max_points } }
    competence_certificate { slug title }
    learning_content { id title circle { slug } ... on LearningContentAssignment { content_assignment { id } } }
    solution_sample { id url }
  } }`;

describe('an assignment', () => {
  test('comes in the language of the current user, with its place in the learning path', async () => {
    const { data, codes } = await world.ask('member', full, { id: world.work.assignmentIds.casework });
    expect(codes).toEqual([]);
    expect(data?.assignment).toMatchObject({
      id: world.work.assignmentIds.casework,
      translation_key: world.work.assignmentIds.casework,
      slug: 'casework',
      title: 'casework (de)',
      assignment_type: 'CASEWORK',
      needs_expert_evaluation: true,
      max_points: 20,
      competence_certificate_weight: 1,
      intro_text: '<p>Auftrag (de)</p>',
      performance_objectives: [{ text: 'Ziel (de)' }],
      tasks: [
        {
          id: 'task-1',
          blocks: [
            { __typename: 'AssignmentTextQuestion', id: 'block-text', label: 'Text (de)' },
            { __typename: 'AssignmentChoice', options: [{ id: 'yes' }, { id: 'no' }] },
            { __typename: 'AssignmentConfirmation' },
          ],
        },
        { id: 'task-2' },
      ],
      evaluation_tasks: [{ id: 'evaluation-1', value: { max_points: 10 } }, { id: 'evaluation-2' }],
      competence_certificate: { slug: 'certificate', title: 'Nachweis (de)' },
      learning_content: {
        id: world.work.ids.de.casework,
        circle: { slug: 'work' },
        content_assignment: { id: world.work.assignmentIds.casework },
      },
      solution_sample: null,
    });
  });

  test('is found by slug, in its course where several have it', async () => {
    const alone = await world.ask('admin', full, { slug: 'praxis' });
    expect(alone.data?.assignment).toMatchObject({ id: world.work.assignmentIds.praxis });
    const cast = await createCast(world.server.db);
    const work = await createWork(world.server.db, cast);
    expect((await world.ask('admin', full, { slug: 'praxis' })).codes).toEqual(['validation_failed']);
    const named = await world.ask('admin', full, { slug: 'praxis', course: cast.course.slug });
    expect(named.data?.assignment).toMatchObject({ id: work.assignmentIds.praxis });
    const own = await world.ask('member', full, { slug: 'praxis' });
    expect(own.data?.assignment).toMatchObject({ id: world.work.assignmentIds.praxis });
    expect((await world.ask('member', full, { id: work.assignmentIds.praxis })).codes).toEqual(['not_found']);
  });

  test.each([
    ['nothing', {}, 'validation_failed'],
    ['an unknown id', { id: crypto.randomUUID() }, 'not_found'],
    ['no id', { id: 'x' }, 'not_found'],
    ['an unknown slug', { slug: 'nope' }, 'not_found'],
    ['no slug', { slug: 'a b' }, 'not_found'],
    ['another course', { slug: 'casework', course: 'nope' }, 'not_found'],
  ])('asked for by %s: %s', async (_, keys, code) => {
    expect((await world.ask('member', full, keys)).codes).toEqual([code]);
  });

  test('is not there while its page is not published', async () => {
    const publish = async (live: boolean) => {
      await world.server.db.update(pages).set({ live }).where(eq(pages.translationKey, world.work.keys.test));
      await raiseVersion();
    };
    await publish(false);
    expect((await world.ask('member', full, { slug: 'test' })).codes).toEqual(['not_found']);
    await publish(true);
    expect((await world.ask('member', full, { slug: 'test' })).codes).toEqual([]);
  });

  test('shows its solution to participants who have submitted, and to evaluators', async () => {
    const { db } = world.server;
    const [row] = await db
      .select()
      .from(assignments)
      .where(eq(assignments.id, world.work.assignmentIds.praxis));
    if (row === undefined) throw new Error('no assignment');
    const solution_sample: SolutionSample = {
      ...{ id: 'solution', display_text: 'Lösung', description: '', link_display_text: 'öffnen' },
      ...{ thumbnail: '', url: '/media/solution.pdf' },
    };
    const [de, fr, it] = [row.texts.de, row.texts.fr, row.texts.it].map((one) => ({
      ...one,
      solution_sample,
    }));
    if (!de || !fr || !it) throw new Error('no texts');
    await db.update(assignments).set({ texts: { de, fr, it } }).where(eq(assignments.id, row.id));
    await raiseVersion();
    const seen = async (who: Parameters<AssignmentWorld['ask']>[0]) => {
      const { data } = await world.ask<{ assignment: { solution_sample: object | null } }>(who, full, {
        id: row.id,
      });
      return data?.assignment.solution_sample != null;
    };
    expect(await seen('member')).toBe(false);
    await world.upsert('member', { assignment: 'praxis', initialize_completion: true });
    expect(await seen('member')).toBe(false);
    await world.upsert('member', { assignment: 'praxis', status: 'SUBMITTED' });
    expect(await seen('member')).toBe(false);
    await world.letMinutesPass(9);
    expect(await seen('member')).toBe(false);
    await world.letMinutesPass(1);
    const outcomes = await Promise.all(
      (['member', 'expert', 'mentor', 'admin', 'fellow', 'supervisor', 'examExpert'] as const).map(seen),
    );
    expect(outcomes).toEqual([true, true, true, true, false, false, false]);
  });
});

test('nothing begun is null; a page of another content is refused', async () => {
  const query = `query ($id: ID!, $session: ID!, $page: ID) { assignment_completion(assignment_id: $id,
    course_session_id: $session, learning_content_page_id: $page) {
      id learning_content_page_id assignment { id } assignment_user { first_name } course_session { id } } }`;
  const keys = { id: world.work.assignmentIds.casework, session: world.cast.session.id };
  expect(await world.ask('member', query, keys)).toEqual({
    data: { assignment_completion: null },
    codes: [],
  });
  await world.insert();
  const page = world.work.ids.fr.casework;
  const { data } = await world.ask('member', query, { ...keys, page });
  expect(data?.assignment_completion).toMatchObject({
    learning_content_page_id: world.work.ids.de.casework,
    assignment: { id: world.work.assignmentIds.casework },
    assignment_user: { first_name: 'Mia' },
    course_session: { id: world.cast.session.id },
  });
  const wrong = await world.ask('member', query, { ...keys, page: world.work.ids.fr.praxis });
  expect(wrong.codes).toEqual(['validation_failed']);
});

test('a completion takes as many statements with many others beside it', async () => {
  const { db } = world.server;
  const query = `query assignmentCompletionQuery($id: ID!, $session: ID!, $user: ID) {
    assignment_completion(assignment_id: $id, course_session_id: $session, assignment_user_id: $user) {
      id completion_data task_completion_data additional_json_data assignment_user { first_name }
      evaluation_user { first_name } evaluation_points_deducted_user { first_name } course_session { title }
      assignment { title tasks { id } evaluation_tasks { id } completions { id } } } }`;
  const { expert, member, fellow } = world.cast.people;
  const client = await world.server.login(expert.username);
  const variables = {
    id: world.work.assignmentIds.casework,
    session: world.cast.session.id,
    user: member.id,
  };
  const ask = () => client.post('/server/graphql/', { query, variables });
  await world.insert({ evaluationUserId: expert.id });
  await ask();
  const alone = await countStatements(db, ask);
  for (const assignmentId of Object.values(world.work.assignmentIds)) {
    await world.insert({ assignmentId, userId: fellow.id, evaluationUserId: expert.id });
  }
  expect(await countStatements(db, ask)).toBe(alone);
  expect(alone).toBeLessThanOrEqual(11);
});

test('a certificate is found by id or by slug and course', async () => {
  const query = `query ($id: ID, $slug: String, $course: String) {
    competence_certificate(id: $id, slug: $slug, course_slug: $course) {
      id title frontend_url assignments { slug } } }`;
  const { certificateId: id } = world.work;
  const course = world.cast.course.slug;
  for (const keys of [{ id }, { slug: 'certificate', course }, { id, slug: 'certificate', course }]) {
    const { data } = await world.ask('member', query, keys);
    expect(data?.competence_certificate).toEqual({
      id,
      title: 'Nachweis (de)',
      frontend_url: `/course/${course}/competence/certificates/certificate`,
      assignments: [{ slug: 'casework' }, { slug: 'test' }],
    });
  }
  for (const keys of [{ id: 'x' }, { slug: 'nope', course }, { id, slug: 'nope' }, { course }]) {
    expect((await world.ask('member', query, keys)).codes).toEqual(['not_found']);
  }
  expect((await world.ask('member', query, { slug: 'certificate' })).codes).toEqual(['validation_failed']);
  expect((await world.ask('nobody', query, { id })).codes).toEqual(['not_found']);
});

test('contents of the learning path carry their assignment and certificate', async () => {
  const { data } = await world.ask(
    'member',
    `query ($slug: String!) {
      learning_content(course_slug: $slug, circle_slug: "work", slug: "test") {
        ... on LearningContentEdoniqTest {
          content_assignment { slug max_points has_extended_time_test completions { id } }
          competence_certificate { slug } } } }`,
    { slug: world.cast.course.slug },
  );
  expect(data?.learning_content).toEqual({
    content_assignment: { slug: 'test', max_points: 20, has_extended_time_test: true, completions: [] },
    competence_certificate: { slug: 'certificate' },
  });
});
