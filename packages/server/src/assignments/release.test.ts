import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { auditEntries } from '../audit/tables.ts';
import { mails } from '../mail/tables.ts';
import { notificationPreferences, notifications } from '../notifications/tables.ts';
import { assignmentCompletions } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
  await world.server.db.insert(notificationPreferences).values(
    (['member', 'fellow'] as const).map((who) => ({
      userId: world.cast.people[who].id,
      category: 'PROGRESS' as const,
      byMail: true,
    })),
  );
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of [assignmentCompletions, notifications, mails]) await world.server.db.delete(table);
});

const points = {
  'evaluation-1': { expert_data: { points: 7 } },
  'evaluation-2': { expert_data: { points: 8 } },
};

const release = async (of: CastMember = 'member', change: object = {}) => {
  const { completion, code } = await world.upsert('expert', {
    of,
    status: 'EVALUATION_SUBMITTED',
    data: points,
    ...change,
  });
  return completion ?? code;
};

async function withdraw(who: CastMember = 'expert') {
  const { data, codes } = await world.ask<{ withdraw_evaluation: Record<string, unknown> | null }>(
    who,
    `mutation ($assignment: ID!, $session: ID!, $user: ID!) {
      withdraw_evaluation(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
        completion_status evaluation_submitted_at evaluation_withdrawable_until evaluation_points evaluation_passed
        version completion_data } }`,
    keys(),
  );
  return codes[0] ?? data?.withdraw_evaluation;
}

async function seenBy(who: CastMember) {
  const { data } = await world.ask<{ assignment_completion: Record<string, unknown> | null }>(
    who,
    `query ($assignment: ID!, $session: ID!, $user: ID!) {
      assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
        completion_status evaluation_submitted_at evaluation_withdrawable_until evaluation_points
        grade { official } } }`,
    keys(),
  );
  return data?.assignment_completion;
}

const keys = () => ({
  assignment: world.work.assignmentIds.casework,
  session: world.cast.session.id,
  user: world.cast.people.member.id,
});

const notified = async (who: CastMember) => {
  const client = await world.server.login(world.cast.people[who].username);
  const { all_list } = (await client.get('/notifications/api/all_list/?max=10&mark_as_read=false')).json<{
    all_list: { verb: string }[];
  }>();
  return all_list.map(({ verb }) => verb);
};

const inEvaluation = {
  completion_status: 'EVALUATION_IN_PROGRESS',
  evaluation_submitted_at: null,
  evaluation_withdrawable_until: null,
  evaluation_points: null,
  grade: null,
};

describe('a released evaluation', () => {
  test('is seen by the participant after a minute, by those who evaluate and lead at once', async () => {
    await world.insert();
    await release();
    expect(await seenBy('member')).toEqual(inEvaluation);
    expect(await seenBy('expert')).toMatchObject({
      completion_status: 'EVALUATION_SUBMITTED',
      evaluation_withdrawable_until: expect.any(String),
      grade: { official: 5 },
    });
    expect(await seenBy('supervisor')).toMatchObject({
      completion_status: 'EVALUATION_SUBMITTED',
      evaluation_withdrawable_until: null,
    });
    await world.letMinutesPass(1);
    expect(await seenBy('member')).toMatchObject({
      completion_status: 'EVALUATION_SUBMITTED',
      evaluation_points: 15,
      grade: { official: 5 },
    });
    expect(await seenBy('expert')).toMatchObject({ evaluation_withdrawable_until: null });
  });

  test('counts in no grade, figure or list of the participant before that', async () => {
    await world.insert();
    await release();
    const { course, people } = world.cast;
    const ask = async () => {
      const { data } = await world.ask<{
        competence_certificate_list: { competence_certificates: { grades: { evaluated_count: number }[] }[] };
        course_progress: { assignment: { points_achieved_count: number } };
      }>(
        'member',
        `query ($course: ID!) { course_progress(course_id: $course) { assignment { points_achieved_count } }
          competence_certificate_list(course_id: $course) { competence_certificates { grades { evaluated_count } } } }`,
        { course: course.id },
      );
      const client = await world.server.login(people.member.username);
      const own = (await client.get('/api/core/me/download/')).body;
      return {
        evaluated: data?.competence_certificate_list.competence_certificates.map(({ grades }) => grades),
        achieved: data?.course_progress.assignment.points_achieved_count,
        inOwnData: own.includes('"EVALUATION_SUBMITTED"'),
      };
    };
    expect(await ask()).toEqual({ evaluated: [[{ evaluated_count: 0 }]], achieved: 0, inOwnData: false });
    await world.letMinutesPass(1);
    expect(await ask()).toEqual({ evaluated: [[{ evaluated_count: 1 }]], achieved: 15, inOwnData: true });
  });

  test('is in no grade that somebody else reads before that, wherever they read it', async () => {
    await world.insert();
    await release();
    const { course, people, session } = world.cast;
    const ofMember = async (reader: CastMember) => {
      const { data } = await world.ask<{
        competence_certificate_list: {
          competence_certificates: {
            grades: { grade: { official: number } | null }[];
            assignments: { completions: Record<string, unknown>[] }[];
          }[];
        };
      }>(
        reader,
        `query ($course: ID!, $users: [ID!]!) { competence_certificate_list(course_id: $course, user_ids: $users) {
          competence_certificates { grades { grade { official } } assignments { completions {
            completion_status evaluation_passed grade { official } } } } } }`,
        { course: course.id, users: [people.member.id] },
      );
      const [certificate] = data?.competence_certificate_list.competence_certificates ?? [];
      const completions = certificate?.assignments.flatMap((assignment) => assignment.completions);
      return [certificate?.grades[0]?.grade?.official ?? null, completions];
    };
    const cockpit = async () => {
      const { data } = await world.ask<{
        cockpit: { circle: { assignments: { works: Record<string, unknown>[] }[] } };
      }>(
        'expert',
        `query ($id: ID!) { cockpit(course_session_id: $id) { circle(slug: "work") { assignments {
          works { grade passed } } } } }`,
        { id: session.id },
      );
      return data?.cockpit.circle.assignments.flatMap(({ works }) => works);
    };
    const inList = async () => {
      const client = await world.server.login(people.supervisor.username);
      const rows = (await client.get(`/api/dashboard/certificates/${course.slug}/?search=Mia`)).json();
      return rows[0].certificates[0].grade;
    };
    const statistics = async () => {
      const { data } = await world.ask<{
        course_statistics: { assignments: { summary: { total_passed: number } } };
        agent_competence_grades: { persons: { average_grade: number | null }[] };
      }>(
        'apprenticeTrainer',
        `query ($id: ID!) { course_statistics(course_id: $id) { assignments { summary { total_passed } } }
          agent_competence_grades(course_id: $id, agent_role: berufsbildner) { persons { average_grade } } }`,
        { id: course.id },
      );
      return [
        data?.course_statistics.assignments.summary.total_passed,
        data?.agent_competence_grades.persons[0]?.average_grade,
      ];
    };
    const readers = ['expert', 'supervisor', 'admin'] as const;
    const everywhere = async () => ({
      certificates: await Promise.all(readers.map(ofMember)),
      cockpit: await cockpit(),
      list: await inList(),
      statistics: await statistics(),
    });
    const hidden = { completion_status: 'EVALUATION_IN_PROGRESS', evaluation_passed: null, grade: null };
    expect(await everywhere()).toEqual({
      certificates: readers.map(() => [null, [hidden]]),
      cockpit: [{ grade: null, passed: null }],
      list: null,
      statistics: [0, null],
    });
    await world.letMinutesPass(1);
    const shown = {
      completion_status: 'EVALUATION_SUBMITTED',
      evaluation_passed: true,
      grade: { official: 5 },
    };
    expect(await everywhere()).toEqual({
      certificates: readers.map(() => [5, [shown]]),
      cockpit: [{ grade: 5, passed: true }],
      list: 5,
      statistics: [1, 5],
    });
  });

  test('is told to the participant once it stands', async () => {
    await world.insert();
    await release();
    expect(await notified('member')).toEqual([]);
    await world.letMinutesPass(1);
    expect(await notified('member')).toEqual([expect.stringContaining('freigegeben')]);
  });
});

describe('taking back a release', () => {
  test('opens the evaluation with all that was given, and tells nobody', async () => {
    await world.insert();
    await world.insert({ userId: world.cast.people.fellow.id });
    await release('fellow');
    await release();
    expect(await world.server.db.select().from(mails)).toHaveLength(2);
    expect(await withdraw()).toMatchObject({
      completion_status: 'EVALUATION_IN_PROGRESS',
      evaluation_submitted_at: null,
      evaluation_withdrawable_until: null,
      evaluation_points: 15,
      evaluation_passed: null,
      version: 3,
      completion_data: points,
    });
    await world.letMinutesPass(1);
    expect(await seenBy('member')).toEqual(inEvaluation);
    expect(await notified('member')).toEqual([]);
    expect(await notified('fellow')).toHaveLength(1);
    expect(await world.server.db.select().from(mails)).toMatchObject([
      { recipient: world.cast.people.fellow.email },
    ]);
    expect(
      await world.server.db
        .select({ actorId: auditEntries.actorId, userId: auditEntries.userId })
        .from(auditEntries)
        .where(eq(auditEntries.action, 'evaluation.withdrawn')),
    ).toEqual([{ actorId: world.cast.people.expert.id, userId: world.cast.people.member.id }]);
  });

  test('changes nothing the second time, and is over after a minute', async () => {
    await world.insert();
    await release();
    await withdraw();
    expect(await withdraw()).toMatchObject({ version: 3 });
    await release();
    await world.letMinutesPass(1);
    expect(await withdraw()).toBe('evaluation_final');
    expect(await seenBy('member')).toMatchObject({ completion_status: 'EVALUATION_SUBMITTED' });
  });

  test('is for those who evaluate', async () => {
    await world.insert();
    await release();
    expect(await withdraw('member')).toBe('forbidden');
    expect(await withdraw('supervisor')).toBe('forbidden');
    expect(await withdraw('mentor')).toBe('not_found');
    expect(await withdraw('foreignExpert')).toBe('not_found');
  });
});

test('what is released anew within the minute is told once, and a later correction counts at once', async () => {
  await world.insert();
  await release();
  const changed = { ...points, 'evaluation-2': { expert_data: { points: 9 } } };
  expect(await release('member', { data: changed, version: 2 })).toMatchObject({ evaluation_points: 16 });
  expect(await seenBy('member')).toEqual(inEvaluation);
  await world.letMinutesPass(1);
  expect(await notified('member')).toHaveLength(1);
  expect(await release('member', { data: points, version: 3 })).toMatchObject({ evaluation_points: 15 });
  expect(await seenBy('member')).toMatchObject({ evaluation_points: 15 });
  expect(await notified('member')).toHaveLength(2);
  expect(await withdraw()).toBe('evaluation_final');
});

describe('who is at an evaluation', () => {
  const announce = async (
    who: CastMember,
    body: object,
    userId = world.cast.people.member.id,
    assignmentId = world.work.assignmentIds.praxis,
  ) => {
    const client = await world.server.login(world.cast.people[who].username);
    const path = fillPath(endpoints.announceEvaluator.path, {
      courseSessionId: world.cast.session.id,
      assignmentId,
      userId,
    });
    const answer = await client.post(path ?? '', body);
    return answer.statusCode === 200 ? answer.json<Record<string, unknown>>() : answer.statusCode;
  };

  test('is known to the others, with the task, until they leave', async () => {
    await world.insert({ assignmentId: world.work.assignmentIds.praxis });
    expect(await announce('mentor', { task_id: 'evaluation-1' })).toEqual({ version: 1, evaluators: [] });
    const mentor = { id: world.cast.people.mentor.id, task_id: 'evaluation-1', holds_task: true };
    expect(await announce('expert', { task_id: null })).toMatchObject({ evaluators: [mentor] });
    await announce('mentor', { task_id: 'evaluation-2' });
    expect(await announce('expert', { task_id: null })).toMatchObject({
      evaluators: [{ ...mentor, task_id: 'evaluation-2' }],
    });
    await announce('mentor', { task_id: null, leaves: true });
    expect(await announce('expert', { task_id: null })).toMatchObject({ evaluators: [] });
  });

  test('at the same task, it is that of the one who came first', async () => {
    await world.insert({ assignmentId: world.work.assignmentIds.praxis });
    const at = { task_id: 'evaluation-1' };
    await announce('mentor', at);
    expect(await announce('expert', at)).toMatchObject({ evaluators: [{ holds_task: true }] });
    expect(await announce('mentor', at)).toMatchObject({ evaluators: [{ holds_task: false }] });
    await announce('mentor', { task_id: null });
    expect(await announce('expert', at)).toMatchObject({ evaluators: [{ holds_task: false }] });
    expect(await announce('mentor', at)).toMatchObject({ evaluators: [{ holds_task: true }] });
  });

  test('needs work that is there, and the right to evaluate it', async () => {
    expect(await announce('expert', { task_id: null })).toBe(404);
    await world.insert({ assignmentId: world.work.assignmentIds.praxis });
    expect(await announce('expert', { task_id: null }, randomUUID())).toBe(404);
    expect(await announce('expert', { task_id: null }, world.cast.people.member.id, randomUUID())).toBe(404);
    expect(await announce('member', { task_id: null })).toBe(403);
  });
});
