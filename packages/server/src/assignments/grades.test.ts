import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import { countStatements } from '../../test/countStatements.ts';
import { createPerson, enrol } from '../../test/factories.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import { assignmentCompletions, assignments, competenceCertificates } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.db.delete(assignments);
  await world.server.db.delete(competenceCertificates);
});

interface Part {
  readonly points: number;
  readonly max: number;
  readonly deducted?: number;
  readonly weight?: number;
  readonly status?: 'EVALUATION_SUBMITTED' | 'EVALUATION_IN_PROGRESS';
}

/** A certificate of so many assignments, each with a page of its own, done by the member. */
async function createCertificate(slug: string, parts: readonly Part[]): Promise<string[]> {
  const { db } = world.server;
  const { course, session, people } = world.cast;
  const certificateId = randomUUID();
  const title = { de: slug, fr: slug, it: slug };
  await db
    .insert(competenceCertificates)
    .values({ id: certificateId, courseId: course.id, slug, titles: title });
  const [template] = await db.select().from(pages).where(eq(pages.id, world.work.ids.de.casework));
  if (template === undefined) throw new Error('no page');
  const ids: string[] = [];
  for (const [index, part] of parts.entries()) {
    const contentKey = randomUUID();
    const name = `${slug}-${index}`;
    await db
      .insert(pages)
      .values({ ...template, id: randomUUID(), translationKey: contentKey, slug: `${name}-${contentKey}` });
    const empty = {
      ...{ intro_text: '', effort_required: '', evaluation_description: '', evaluation_document_url: '' },
      ...{ performance_objectives: [], tasks: [], evaluation_tasks: [], solution_sample: null },
    };
    const assignmentId = randomUUID();
    await db.insert(assignments).values({
      id: assignmentId,
      courseId: course.id,
      contentKey,
      circleKey: world.work.keys.work,
      slug: name,
      titles: title,
      assignmentType: 'CASEWORK',
      needsExpertEvaluation: true,
      competenceCertificateId: certificateId,
      competenceCertificateWeight: part.weight ?? 1,
      maxPoints: part.max,
      texts: { de: empty, fr: empty, it: empty },
    });
    await db.insert(assignmentCompletions).values({
      assignmentId,
      userId: people.member.id,
      courseSessionId: session.id,
      completionStatus: 'SUBMITTED',
    });
    ids.push(assignmentId);
  }
  await db
    .update(courses)
    .set({ contentVersion: sql`${courses.contentVersion} + 1` })
    .where(eq(courses.id, course.id));
  // What an expert does, so that every figure comes through the same doors as in life.
  for (const [index, { points, deducted = 0, status = 'EVALUATION_SUBMITTED' }] of parts.entries()) {
    const saved = await world.upsert('expert', {
      assignment_id: ids[index],
      of: 'member',
      status,
      evaluation_points: points,
      ...(deducted > 0
        ? { evaluation_points_deducted: deducted, evaluation_points_deducted_reason: 'Abzug' }
        : {}),
    });
    expect(saved.code).toBeUndefined();
  }
  await world.letMinutesPass(1);
  return ids;
}

interface Grades {
  readonly competence_certificate_list: {
    readonly average_grades: { readonly average: number | null; readonly is_partial: boolean }[];
    readonly competence_certificates: {
      readonly slug: string;
      readonly grades: {
        readonly grade: {
          readonly official: number;
          readonly exact: number;
          readonly percent: number;
        } | null;
        readonly evaluated_count: number;
        readonly open_count: number;
        readonly points_final: number;
        readonly max_points: number;
      }[];
      readonly assignments: {
        readonly completions: {
          readonly completion_status: string;
          readonly grade: Readonly<Record<string, number>> | null;
        }[];
      }[];
    }[];
  };
}

const list = `query ($slug: String!) { competence_certificate_list(course_slug: $slug) {
  id slug average_grades { user_id average is_partial }
  competence_certificates { id slug title frontend_url
    grades { user_id grade { percent exact official } is_partial evaluated_count open_count points_final max_points }
    assignments { id title max_points competence_certificate_weight
      learning_content { id title circle { id title } }
      completions { id completion_status submitted_at evaluation_submitted_at evaluation_points
        evaluation_points_deducted evaluation_points_final evaluation_max_points evaluation_percent evaluation_passed
        grade { points points_deducted points_final max_points percent weight exact official }
        course_session { id title } } } } } }`;

async function ownGrades() {
  const { data, codes } = await world.ask<Grades>('member', list, { slug: world.cast.course.slug });
  expect(codes).toEqual([]);
  if (data == null) throw new Error('no grades');
  return data.competence_certificate_list;
}

describe('a grade', () => {
  test.each([
    { points: 0, max: 10, official: 1, exact: 1 },
    { points: 11, max: 20, official: 4, exact: 3.75 },
    { points: 54, max: 100, official: 3.5, exact: 3.7 },
    { points: 45, max: 100, official: 3.5, exact: 3.25 },
    { points: 60, max: 100, official: 4, exact: 4 },
    { points: 65, max: 100, official: 4.5, exact: 4.25 },
    { points: 85, max: 100, official: 5.5, exact: 5.25 },
    { points: 95, max: 100, official: 6, exact: 5.75 },
    { points: 10, max: 10, official: 6, exact: 6 },
    { points: 5, max: 10, deducted: 7, official: 1, exact: 1 },
  ])('of $points of $max is $official', async ({ points, max, deducted = 0, official, exact }) => {
    await createCertificate('certificate', [{ points, max, deducted }]);
    const { competence_certificates } = await ownGrades();
    const final = Math.max(points - deducted, 0);
    const percent = Math.round((final / max) * 1000) / 10;
    expect(competence_certificates[0]).toMatchObject({
      grades: [
        { grade: { official, exact, percent }, evaluated_count: 1, open_count: 0, points_final: final },
      ],
      assignments: [
        {
          completions: [
            {
              grade: {
                points,
                points_deducted: deducted,
                points_final: final,
                max_points: max,
                percent,
                weight: 1,
                exact,
                official,
              },
            },
          ],
        },
      ],
    });
  });

  test('weighs assignments: 1, 2, 1 on 2/10, 14/20, 18/30 is 4', async () => {
    await createCertificate('certificate', [
      { points: 2, max: 10, weight: 1 },
      { points: 14, max: 20, weight: 2 },
      { points: 18, max: 30, weight: 1 },
    ]);
    const { competence_certificates } = await ownGrades();
    expect(competence_certificates[0]?.grades).toMatchObject([
      { grade: { official: 4, percent: 55 }, evaluated_count: 3, points_final: 34, max_points: 60 },
    ]);
  });

  test('of certificates of 4 and 4.5 is 4.25 on average', async () => {
    await createCertificate('a', [{ points: 60, max: 100 }]);
    await createCertificate('b', [{ points: 65, max: 100 }]);
    await createCertificate('c', []);
    const { average_grades } = await ownGrades();
    expect(average_grades).toMatchObject([{ average: 4.25, is_partial: false }]);
  });

  test('is not there before the evaluation is released, nor with a weight of 0', async () => {
    await createCertificate('open', [{ points: 9, max: 10, status: 'EVALUATION_IN_PROGRESS' }]);
    await createCertificate('weightless', [{ points: 9, max: 10, weight: 0 }]);
    const { competence_certificates, average_grades } = await ownGrades();
    expect(competence_certificates).toMatchObject([
      {
        slug: 'open',
        grades: [{ grade: null, evaluated_count: 0, open_count: 1 }],
        assignments: [{ completions: [{ completion_status: 'EVALUATION_IN_PROGRESS', grade: null }] }],
      },
      { slug: 'weightless', grades: [{ grade: null, evaluated_count: 1, open_count: 0 }] },
    ]);
    expect(average_grades).toMatchObject([{ average: null }]);
  });

  test('counts no content that has become another kind', async () => {
    const { db } = world.server;
    const [changed = ''] = await createCertificate('certificate', [
      { points: 2, max: 10 },
      { points: 9, max: 10 },
    ]);
    const [row] = await db.select().from(assignments).where(eq(assignments.id, changed));
    await db
      .update(pages)
      .set({ contentType: 'learnpath.LearningContentRichText' })
      .where(eq(pages.translationKey, row?.contentKey ?? ''));
    const { competence_certificates } = await ownGrades();
    expect(competence_certificates[0]).toMatchObject({
      grades: [{ grade: { percent: 90 }, evaluated_count: 1, open_count: 0, max_points: 10 }],
      assignments: [{ title: 'certificate' }],
    });
    expect(competence_certificates[0]?.assignments).toHaveLength(1);
  });

  test('of a person in two sessions counts the further completion of each assignment', async () => {
    const { db } = world.server;
    const [id = ''] = await createCertificate('certificate', [{ points: 9, max: 10 }]);
    await enrol(db, { userId: world.cast.people.member.id, courseSessionId: world.cast.elsewhere.id });
    await world.insert({
      assignmentId: id,
      courseSessionId: world.cast.elsewhere.id,
      completionStatus: 'EVALUATION_IN_PROGRESS',
      evaluationPoints: 2,
      evaluationPointsFinal: 2,
      evaluationMaxPoints: 10,
    });
    const { competence_certificates } = await ownGrades();
    expect(competence_certificates[0]).toMatchObject({
      grades: [{ grade: { percent: 90 }, evaluated_count: 1 }],
    });
    expect(competence_certificates[0]?.assignments[0]?.completions).toHaveLength(2);
  });
});

describe('statements', () => {
  const forUsers = `query ($slug: String!, $sessions: [ID!], $users: [ID!]) {
    competence_certificate_list(course_slug: $slug, course_session_ids: $sessions, user_ids: $users) {
      average_grades { average }
      competence_certificates { slug grades { user_id grade { official } }
        assignments { id completions { id evaluation_points assignment_user { first_name } evaluation_user { first_name }
          course_session { title } completion_data assignment { title } } } } } }`;

  test('of the grades of many do not grow with people, certificates and assignments', async () => {
    const { db } = world.server;
    const ids = await createCertificate('a', [{ points: 1, max: 10 }]);
    const client = await world.server.login(world.cast.people.expert.username);
    const variables = { slug: world.cast.course.slug, sessions: [world.cast.session.id] };
    const ask = (users: readonly string[]) =>
      client.post('/server/graphql/', { query: forUsers, variables: { ...variables, users } });
    await ask([world.cast.people.member.id]);
    const few = await countStatements(db, () => ask([world.cast.people.member.id]));
    ids.push(
      ...(await createCertificate(
        'b',
        [1, 2, 3, 4].map((points) => ({ points, max: 10 })),
      )),
    );
    const users = [world.cast.people.member.id];
    for (let index = 0; index < 6; index += 1) {
      const person = await createPerson(db, { firstName: `Neu${index}` });
      await enrol(db, { userId: person.id, courseSessionId: world.cast.session.id });
      for (const assignmentId of ids) {
        await world.insert({
          assignmentId,
          userId: person.id,
          completionStatus: 'EVALUATION_SUBMITTED',
          evaluationPoints: index,
          evaluationPointsFinal: index,
          evaluationUserId: world.cast.people.expert.id,
        });
      }
      users.push(person.id);
    }
    await ask(users);
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const many = await countStatements(db, async () => {
      answer = await ask(users);
    });
    const { data } = answer?.json<{ data: Grades }>() ?? {};
    expect(data?.competence_certificate_list.average_grades).toHaveLength(7);
    expect(data?.competence_certificate_list.competence_certificates[1]?.assignments).toHaveLength(4);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(8);
  });

  test('of the own grades are three: who asks, the course, the completions', async () => {
    await createCertificate('a', [{ points: 1, max: 10 }]);
    const client = await world.server.login(world.cast.people.member.username);
    const query = list.replace('course_session { id title }', '');
    const ask = () => client.post('/server/graphql/', { query, variables: { slug: world.cast.course.slug } });
    await ask();
    expect(await countStatements(world.server.db, ask)).toBe(3);
  });
});
