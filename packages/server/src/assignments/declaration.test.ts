import { type Language, languages } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';
import type { AssignmentTexts } from './assignmentData.ts';
import { assignmentCompletions, assignments } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
  const { db } = world.server;
  const casework = eq(assignments.id, world.work.assignmentIds.casework);
  const [row] = await db.select().from(assignments).where(casework);
  const texts = Object.fromEntries(
    languages.map((language) => [language, { ...row?.texts[language], declaration: `Selbst (${language})` }]),
  ) as Record<Language, AssignmentTexts>;
  await db.update(assignments).set({ texts }).where(casework);
  await db.update(courses).set({ contentVersion: sql`${courses.contentVersion} + 1` });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.server.db.delete(assignmentCompletions));

const data = { 'task-1': { user_data: { 'block-text': 'fertig' } } };
const handIn = (change: Readonly<Record<string, unknown>> = {}) =>
  world.upsert('member', { data, status: 'SUBMITTED', ...change });
const storedStatus = async () =>
  (await world.server.db.select().from(assignmentCompletions))[0]?.completionStatus;

async function declared(who: CastMember) {
  const { data: answer } = await world.ask<{
    assignment_completion: { additional_json_data: Record<string, unknown> };
  }>(
    who,
    `query ($assignment: ID!, $session: ID!, $user: ID!) {
      assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
        additional_json_data } }`,
    {
      assignment: world.work.assignmentIds.casework,
      session: world.cast.session.id,
      user: world.cast.people.member.id,
    },
  );
  return answer?.assignment_completion.additional_json_data;
}

test('an assignment says what is to be declared, in the language of its reader', async () => {
  const declarations = async (assignment: 'casework' | 'praxis') => {
    const { data: answer } = await world.ask<{ assignment: { declaration: string | null } }>(
      'member',
      'query ($id: ID!) { assignment(id: $id) { declaration } }',
      { id: world.work.assignmentIds[assignment] },
    );
    return answer?.assignment.declaration;
  };
  expect([await declarations('casework'), await declarations('praxis')]).toEqual(['Selbst (de)', null]);
});

describe('a submission', () => {
  test.each([
    ['nothing said', {}],
    ['no', { declaration_accepted: false }],
    ['null', { declaration_accepted: null }],
  ])('is refused without the declaration: %s', async (_, change) => {
    expect(await handIn(change)).toMatchObject({
      code: 'validation_failed',
      fields: ['declaration_accepted'],
    });
    expect(await storedStatus()).toBeUndefined();
  });

  test('keeps the words that were accepted, for those who read the answers', async () => {
    const { people } = world.cast;
    const asMember = eq(users.id, people.member.id);
    await world.server.db.update(users).set({ language: 'fr' }).where(asMember);
    const { completion } = await handIn({ declaration_accepted: true });
    await world.server.db.update(users).set({ language: 'de' }).where(asMember);
    const declaration = { text: 'Selbst (fr)', accepted_at: completion?.submitted_at };
    expect(await declared('member')).toEqual({ declaration });
    expect(await declared('expert')).toEqual({});
    await world.letMinutesPass(10);
    expect(await declared('expert')).toEqual({ declaration });
    expect(await declared('supervisor')).toEqual({});
  });

  test('that is taken back needs it once more', async () => {
    await handIn({ declaration_accepted: true });
    await world.ask(
      'member',
      `mutation ($assignment: ID!, $session: ID!) {
        withdraw_assignment_completion(assignment_id: $assignment, course_session_id: $session) { id } }`,
      { assignment: world.work.assignmentIds.casework, session: world.cast.session.id },
    );
    expect(await declared('member')).toEqual({});
    expect((await handIn()).code).toBe('validation_failed');
    expect(await storedStatus()).toBe('IN_PROGRESS');
  });

  test('needs none where nothing is to be declared', async () => {
    expect((await handIn({ assignment: 'praxis' })).code).toBeUndefined();
  });
});

test('answers are saved without the declaration', async () => {
  expect((await world.upsert('member', { data })).completion?.completion_status).toBe('IN_PROGRESS');
});
