import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { assignmentCompletions } from './tables.ts';

let world: AssignmentWorld;
const ids = new Map<string, string>();

const names = ['Ana', 'Bruno', 'Chloé', 'Dario'] as const;

beforeAll(async () => {
  world = await createAssignmentWorld();
  const { db } = world.server;
  for (const name of names) {
    const person = await createPerson(db, { firstName: name, lastName: 'Aaa' });
    await enrol(db, { userId: person.id, courseSessionId: world.cast.session.id, role: 'MEMBER' });
    ids.set(name, person.id);
  }
  const submitted = (name: string) => world.insert({ userId: ids.get(name) });
  await submitted('Ana');
  await submitted('Chloé');
  const released = { completionStatus: 'EVALUATION_SUBMITTED', evaluationPoints: 20 } as const;
  await world.insert({ userId: ids.get('Dario'), ...released });
});
afterAll(() => world[Symbol.asyncDispose]());

const query = `query Q($assignment: ID!, $session: ID!, $user: ID!, $state: WorkState, $search: String,
  $sort: WorkSort, $descending: Boolean) {
  evaluation_queue(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user, state: $state,
    search: $search, sort: $sort, descending: $descending) {
    position count previous { first_name } next { first_name } } }`;

async function place(name: string, view: object = {}, who: CastMember = 'expert') {
  const { data, codes } = await world.ask<{
    evaluation_queue: {
      position: number;
      count: number;
      previous: { first_name: string } | null;
      next: { first_name: string } | null;
    } | null;
  }>(who, query, {
    assignment: world.work.assignmentIds.casework,
    session: world.cast.session.id,
    user: ids.get(name) ?? world.cast.people.member.id,
    search: 'aaa',
    ...view,
  });
  const found = data?.evaluation_queue;
  return (
    codes[0] ?? [found?.position, found?.count, found?.previous?.first_name, found?.next?.first_name].join()
  );
}

describe('the queue of an assignment', () => {
  test.each([
    ['Ana', {}, '1,4,,Bruno'],
    ['Bruno', {}, '2,4,Ana,Chloé'],
    ['Ana', { state: 'toEvaluate' }, '1,2,,Chloé'],
    ['Chloé', { state: 'toEvaluate' }, '2,2,Ana,'],
    ['Dario', { state: 'toEvaluate' }, '3,3,Chloé,'],
    ['Bruno', { state: 'notBegun' }, '1,1,,'],
    ['Chloé', { search: 'chloe' }, '1,1,,'],
    ['Ana', { descending: true }, '4,4,Bruno,'],
    ['Ana', { sort: 'grade' }, '2,4,Dario,Bruno'],
  ])('has %s, shown by %j, at its place', async (name, view, expected) => {
    expect(await place(name, view)).toBe(expected);
  });

  test('does not hold what can still be taken back', async () => {
    const { db } = world.server;
    await world.insert({ userId: ids.get('Bruno'), submittedAt: new Date() });
    expect(await place('Ana', { state: 'toEvaluate' })).toBe('1,2,,Chloé');
    await db.update(assignmentCompletions).set({ submittedAt: new Date(0) });
    expect(await place('Ana', { state: 'toEvaluate' })).toBe('1,3,,Bruno');
  });

  test('is for those who see the work', async () => {
    expect(await place('Ana', {}, 'supervisor')).toContain('1,4');
    expect(await place('Ana', {}, 'mentor')).toBe('not_found');
    expect(await place('Ana', {}, 'foreignExpert')).toBe('not_found');
    expect(await place('Ana', {}, 'member')).toBe('not_found');
    expect(await place('member', { search: '' }, 'member')).toBe('1,1,,');
  });
});
