import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { type AssignmentCompletionStatus, assignmentCompletions, assignments } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.server.db.delete(assignmentCompletions));

const query = `query ($assignment: ID!, $session: ID!, $user: ID) {
  assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
    completion_status completion_data may_evaluate evaluation_points evaluation_points_final evaluation_points_deducted
    evaluation_points_deducted_reason evaluation_passed evaluation_percent grade { official } evaluation_user { id }
  } }`;

interface Seen {
  readonly assignment_completion: {
    readonly completion_data: Record<string, { user_data?: unknown; expert_data?: unknown }>;
    readonly [field: string]: unknown;
  } | null;
}

/**
 * What one of the cast sees of the member's work: «answers points», one of them, «results» without the words of the evaluation,
 * «status» only, or the error.
 */
async function assignmentAccess(who: CastMember, assignment: 'casework' | 'praxis'): Promise<string> {
  const { data, codes } = await world.ask<Seen>(who, query, {
    assignment: world.work.assignmentIds[assignment],
    session: world.cast.session.id,
    user: world.cast.people.member.id,
  });
  const [code] = codes;
  const seen = data?.assignment_completion;
  if (code !== undefined || seen == null) return code ?? 'nothing';
  const tasks = Object.values(seen.completion_data);
  const answers = tasks.some(({ user_data }) => user_data !== undefined);
  const points = tasks.some(({ expert_data }) => expert_data !== undefined);
  const {
    evaluation_points_deducted_reason: reason,
    completion_status: _,
    completion_data: __,
    may_evaluate: ___,
    evaluation_user,
    ...metrics
  } = seen;
  const results = Object.values(metrics).some((value) => value !== null);
  expect(points || (reason === '' && evaluation_user === null)).toBe(true);
  expect(points && !results).toBe(false);
  const what = points ? ['points'] : results ? ['results'] : [];
  return [...(answers ? ['answers'] : []), ...what].join(' ') || 'status';
}

function work(assignment: 'casework' | 'praxis', completionStatus: AssignmentCompletionStatus) {
  const isReleased = completionStatus === 'EVALUATION_SUBMITTED';
  return world.insert({
    assignmentId: world.work.assignmentIds[assignment],
    completionStatus,
    completionData: {
      'task-1': { user_data: { 'block-text': 'meine Antwort' }, user_version: 1 },
      'evaluation-1': { expert_data: { points: 8 }, expert_version: 2 },
    },
    evaluationPoints: 8,
    evaluationPointsDeducted: 1,
    evaluationPointsDeductedReason: 'zu spät',
    evaluationPointsFinal: 7,
    evaluationMaxPoints: 10,
    evaluationPassed: isReleased ? true : null,
    evaluationUserId: world.cast.people.expert.id,
  });
}

const strangers = [
  'foreignExpert',
  'foreignSupervisor',
  'nobody',
  'other',
] as const satisfies readonly CastMember[];
const blind = [
  'fellow',
  'foreignMentor',
  'foreignApprenticeTrainer',
  'trainingResponsible',
  'foreignTrainingResponsible',
  'examExpert',
] as const satisfies readonly CastMember[];

describe('who sees what of a participant’s work', () => {
  test.each([
    // who, in progress, submitted, under evaluation, released
    ['member', ['answers', 'answers', 'answers', 'answers points'], 'casework'],
    ['expert', ['points', 'answers points', 'answers points', 'answers points'], 'casework'],
    ['supervisor', ['points', 'points', 'points', 'points'], 'casework'],
    ['admin', ['answers points', 'answers points', 'answers points', 'answers points'], 'casework'],
    ['mentor', ['not_found', 'not_found', 'not_found', 'not_found'], 'casework'],
    ['mentor', ['points', 'answers points', 'answers points', 'answers points'], 'praxis'],
    ['expert', ['points', 'answers points', 'answers points', 'answers points'], 'praxis'],
    ['apprenticeTrainer', ['status', 'status', 'status', 'results'], 'casework'],
    ['apprenticeTrainer', ['status', 'status', 'status', 'results'], 'praxis'],
    ...[...strangers, ...blind].flatMap((who) => [
      [who, ['not_found', 'not_found', 'not_found', 'not_found'], 'casework'] as const,
      [who, ['not_found', 'not_found', 'not_found', 'not_found'], 'praxis'] as const,
    ]),
  ] as const)('%s: %j (%s)', async (who, expected, assignment) => {
    const seen: string[] = [];
    for (const status of [
      'IN_PROGRESS',
      'SUBMITTED',
      'EVALUATION_IN_PROGRESS',
      'EVALUATION_SUBMITTED',
    ] as const) {
      await world.server.db.delete(assignmentCompletions);
      await work(assignment, status);
      seen.push(await assignmentAccess(who, assignment));
    }
    expect(seen).toEqual(expected);
  });

  test('a Berufsbildner sees no submission and no release that can still be taken back', async () => {
    const statusSeen = async () => {
      const { data } = await world.ask<Seen>('apprenticeTrainer', query, {
        assignment: world.work.assignmentIds.casework,
        session: world.cast.session.id,
        user: world.cast.people.member.id,
      });
      return data?.assignment_completion?.completion_status;
    };
    const id = await work('casework', 'SUBMITTED');
    const change = (values: Partial<typeof assignmentCompletions.$inferInsert>) =>
      world.server.db.update(assignmentCompletions).set(values).where(eq(assignmentCompletions.id, id));
    await change({ submittedAt: new Date() });
    expect(await statusSeen()).toBe('IN_PROGRESS');
    await change({
      completionStatus: 'EVALUATION_SUBMITTED',
      evaluationWithdrawableUntil: new Date(Date.now() + 60_000),
    });
    expect(await statusSeen()).toBe('EVALUATION_IN_PROGRESS');
    expect(await assignmentAccess('apprenticeTrainer', 'casework')).toBe('status');
  });

  test('an expert of another circle sees nothing', async () => {
    await work('casework', 'SUBMITTED');
    const { codes } = await world.ask('foreignExpert', query, {
      assignment: world.work.assignmentIds.casework,
      session: world.cast.elsewhere.id,
      user: world.cast.people.other.id,
    });
    expect(codes).toEqual(['not_found']);
  });

  test('lists leave out what a single question refuses', async () => {
    await work('casework', 'SUBMITTED');
    await work('praxis', 'SUBMITTED');
    const listed = async (who: CastMember) => {
      const { data } = await world.ask<Record<string, { completions: unknown[] } | null>>(
        who,
        `query ($a: ID!, $b: ID!) {
          casework: assignment(id: $a) { completions { id } } praxis: assignment(id: $b) { completions { id } } }`,
        { a: world.work.assignmentIds.casework, b: world.work.assignmentIds.praxis },
      );
      return Object.values(data ?? {}).map((one) => one?.completions.length ?? 'nothing');
    };
    expect(await listed('member')).toEqual([1, 1]);
    expect(await listed('expert')).toEqual([1, 1]);
    expect(await listed('supervisor')).toEqual([1, 1]);
    expect(await listed('admin')).toEqual([1, 1]);
    expect(await listed('mentor')).toEqual([0, 1]);
    expect(await listed('apprenticeTrainer')).toEqual([1, 1]);
    for (const who of [...blind, 'foreignExpert', 'foreignSupervisor', 'other'] as const) {
      expect([who, await listed(who)]).toEqual([who, [0, 0]]);
    }
    expect(await listed('nobody')).toEqual(['nothing', 'nothing']);
  });
});

describe('who may evaluate a participant’s work', () => {
  test.each([
    ['expert', 'yes', 'yes'],
    ['admin', 'yes', 'yes'],
    ['mentor', 'not_found', 'yes'],
    ['supervisor', 'forbidden', 'forbidden'],
    ['fellow', 'forbidden', 'forbidden'],
    ['foreignMentor', 'not_found', 'not_found'],
    ['foreignExpert', 'not_found', 'not_found'],
    ['foreignSupervisor', 'not_found', 'not_found'],
    ['apprenticeTrainer', 'forbidden', 'forbidden'],
    ['trainingResponsible', 'not_found', 'not_found'],
    ['examExpert', 'not_found', 'not_found'],
    ['other', 'not_found', 'not_found'],
    ['nobody', 'not_found', 'not_found'],
  ] as const)('%s: casework %s, praxis %s', async (who, casework, praxis) => {
    await work('casework', 'SUBMITTED');
    await work('praxis', 'SUBMITTED');
    const outcomes = await Promise.all(
      (['casework', 'praxis'] as const).map(async (assignment) => {
        const { code } = await world.upsert(who, {
          assignment,
          of: 'member',
          status: 'EVALUATION_IN_PROGRESS',
          data: { 'evaluation-1': { expert_data: { points: 3 } } },
        });
        return code ?? 'yes';
      }),
    );
    expect(outcomes).toEqual([casework, praxis]);
  });

  test('nobody evaluates or releases what is only handed in, and its evaluators read it', async () => {
    await work('praxis', 'SUBMITTED');
    const needed = (needsExpertEvaluation: boolean) =>
      world.server.db
        .update(assignments)
        .set({ needsExpertEvaluation })
        .where(eq(assignments.id, world.work.assignmentIds.praxis));
    await needed(false);
    try {
      for (const who of ['expert', 'mentor', 'admin'] as const) {
        for (const status of ['EVALUATION_IN_PROGRESS', 'EVALUATION_SUBMITTED']) {
          const { code } = await world.upsert(who, { assignment: 'praxis', of: 'member', status });
          expect([who, status, code]).toEqual([who, status, 'forbidden']);
        }
        const { data } = await world.ask<Seen>(who, query, {
          assignment: world.work.assignmentIds.praxis,
          session: world.cast.session.id,
          user: world.cast.people.member.id,
        });
        expect(data?.assignment_completion).toMatchObject({
          completion_status: 'SUBMITTED',
          completion_data: { 'task-1': { user_data: { 'block-text': 'meine Antwort' } } },
          may_evaluate: false,
        });
      }
    } finally {
      await needed(true);
    }
  });

  test('an expert evaluates participants only', async () => {
    for (const of of ['other', 'mentor', 'nobody'] as const) {
      const { code } = await world.upsert('expert', { of, status: 'EVALUATION_IN_PROGRESS' });
      expect([of, code]).toEqual([of, 'not_found']);
    }
  });
});

describe('who may write answers', () => {
  test.each([
    ['member', 'yes'],
    ['fellow', 'yes'],
    ['expert', 'forbidden'],
    ['mentor', 'forbidden'],
    ['supervisor', 'forbidden'],
    ['admin', 'forbidden'],
    ['apprenticeTrainer', 'forbidden'],
    ['trainingResponsible', 'forbidden'],
    ['examExpert', 'forbidden'],
    ['foreignExpert', 'not_found'],
    ['foreignSupervisor', 'not_found'],
    ['other', 'not_found'],
    ['nobody', 'not_found'],
  ] as const)('%s: %s', async (who, expected) => {
    expect((await world.upsert(who, {})).code ?? 'yes').toBe(expected);
  });
});

describe('whose grades a person may ask for', () => {
  test.each([
    ['member', 'complete'],
    ['expert', 'complete'],
    ['supervisor', 'complete'],
    ['admin', 'complete'],
    ['apprenticeTrainer', 'complete'],
    ['mentor', 'partial'],
    ...strangers.map((who) => [who, 'not_found'] as const),
    ...blind.map((who) => [who, 'not_found'] as const),
  ] as const)('%s: %s', async (who, expected) => {
    await work('casework', 'EVALUATION_SUBMITTED');
    interface Data {
      competence_certificate_list: {
        competence_certificates: {
          assignments: { id: string }[];
          grades: { is_partial: boolean; hidden_assignment_ids: string[]; grade: object | null }[];
        }[];
      } | null;
    }
    const { data, codes } = await world.ask<Data>(
      who,
      `query ($slug: String!, $users: [ID!]) {
        competence_certificate_list(course_slug: $slug, user_ids: $users) {
          competence_certificates { assignments { id }
            grades { is_partial hidden_assignment_ids grade { official } } } } }`,
      { slug: world.cast.course.slug, users: [world.cast.people.member.id] },
    );
    const [certificate] = data?.competence_certificate_list?.competence_certificates ?? [];
    const grades = certificate?.grades[0];
    const outcome = grades && (grades.is_partial ? 'partial' : 'complete');
    expect(codes[0] ?? outcome).toBe(expected);
    if (grades === undefined) return;
    expect(grades.grade).toEqual(grades.is_partial ? null : { official: 4.5 });
    const all = certificate?.assignments.map(({ id }) => id);
    expect(grades.hidden_assignment_ids).toEqual(grades.is_partial ? all : []);
  });
});
