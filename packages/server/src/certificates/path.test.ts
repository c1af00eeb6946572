import type { CohortCertificateSummary, CohortCertificates } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CertificateWorld, createCertificateWorld } from '../../test/certificateWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { assignments, competenceCertificates } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';

let world: CertificateWorld;

/** The test is in the circle of another profile than that of Mia, who has done all that is in her path; Finn has chosen none. */
beforeAll(async () => {
  world = await createCertificateWorld();
  const { db } = world.server;
  const { keys, assignmentIds } = world.work;
  const names = { de: 'Profil', fr: 'Profil', it: 'Profilo' };
  const [profile] = await db
    .insert(courseProfiles)
    .values([
      { code: 'nichtleben', names, position: 1 },
      { code: 'leben', names, position: 2 },
    ])
    .returning();
  await db
    .update(pages)
    .set({ data: sql`${pages.data} || '{"profiles": ["leben"]}'::jsonb` })
    .where(eq(pages.translationKey, keys.exam));
  await db.update(pages).set({ parentKey: keys['exam-unit'] }).where(eq(pages.translationKey, keys.test));
  await db.update(assignments).set({ circleKey: keys.exam }).where(eq(assignments.id, assignmentIds.test));
  await db
    .update(courseSessionUsers)
    .set({ chosenProfileId: profile?.id ?? null })
    .where(eq(courseSessionUsers.id, world.cast.enrolments.member));
  await world.evaluate('casework', { points: 14 });
});
afterAll(() => world[Symbol.asyncDispose]());

interface Certificate {
  readonly grades: readonly { readonly evaluated_count: number; readonly open_count: number }[];
  readonly assignments: readonly { readonly title: string }[];
}

async function certificateOf(who: CastMember, reader: CastMember): Promise<Certificate | undefined> {
  const { data } = await world.ask<{
    competence_certificate_list: { competence_certificates: Certificate[] };
  }>(
    reader,
    `query ($course: ID!, $users: [ID!]!) { competence_certificate_list(course_id: $course, user_ids: $users) {
      competence_certificates { grades { evaluated_count open_count } assignments { title } } } }`,
    { course: world.cast.course.id, users: [world.cast.people[who].id] },
  );
  return data?.competence_certificate_list.competence_certificates[0];
}

const get = async (name: CastMember, query = '') => {
  const client = await world.server.login(world.cast.people[name].username);
  return client.get(`/api/dashboard/certificates/${world.cast.course.slug}/${query}`);
};

describe('an assignment in a circle of another profile', () => {
  test.each(['member', 'supervisor', 'admin'] as const)('is none of hers, seen by %s', async (reader) => {
    expect(await certificateOf('member', reader)).toEqual({
      grades: [{ evaluated_count: 1, open_count: 0 }],
      assignments: [{ title: 'casework (de)' }],
    });
  });

  test.each(['fellow', 'admin'] as const)('counts for who has chosen none, seen by %s', async (reader) => {
    expect(await certificateOf('fellow', reader)).toEqual({
      grades: [{ evaluated_count: 0, open_count: 2 }],
      assignments: [{ title: 'casework (de)' }, { title: 'test (de)' }],
    });
  });

  test('is not asked of her in the list of the cohort, nor counted in its sums', async () => {
    const rows = (await get('supervisor', '?search=Mia')).json<CohortCertificates[]>();
    expect(rows).toMatchObject([
      {
        evaluated_count: 1,
        open_count: 0,
        certificates: [{ total_count: 1, grade: 4.5, is_partial: false }],
      },
    ]);
    const all = (await get('supervisor', 'summary/')).json<CohortCertificateSummary>();
    expect(all).toMatchObject({ evaluated_count: 1, open_count: 2 });
  });

  test('is not asked of her in the statistics of her trainer', async () => {
    const { data } = await world.ask(
      'apprenticeTrainer',
      `query ($course: ID!, $assignment: ID!) { agent_competence_grades(course_id: $course, agent_role: berufsbildner) {
        persons { certificates { total_count evaluated_count grade is_partial } } }
        agent_assignment_statistics(course_id: $course, agent_role: berufsbildner) {
          persons { total_count evaluated_count } }
        agent_assignment(course_id: $course, agent_role: berufsbildner, assignment_id: $assignment) {
          person_count } }`,
      { course: world.cast.course.id, assignment: world.work.assignmentIds.test },
    );
    expect(data).toEqual({
      // the casework and the praxis assignment, which is in no certificate
      agent_assignment_statistics: { persons: [{ total_count: 2, evaluated_count: 1 }] },
      agent_assignment: { person_count: 0 },
      agent_competence_grades: {
        persons: [{ certificates: [{ total_count: 1, evaluated_count: 1, grade: 4.5, is_partial: false }] }],
      },
    });
  });

  test('is not asked of her before the certificate is issued, and is not on it', async () => {
    expect((await world.standing()).json()).toMatchObject({ standing: 'ready', missing: [] });
    expect((await world.issue()).json()).toMatchObject({
      standing: 'issued',
      issued: { grade: { official: 4.5, exact: 4.5 } },
    });
    expect((await world.standing('fellow')).json()).toMatchObject({
      standing: 'incomplete',
      missing: [{ title: 'casework (de)' }, { title: 'test (de)' }],
    });
  });

  test('takes a certificate that has no other out of her list', async () => {
    const { db } = world.server;
    const { keys, assignmentIds } = world.work;
    const titles = { de: 'Leben', fr: 'Vie', it: 'Vita' };
    const [other] = await db
      .insert(competenceCertificates)
      .values({ courseId: world.cast.course.id, slug: 'life', titles, position: 1 })
      .returning();
    await db.update(pages).set({ parentKey: keys['exam-unit'] }).where(eq(pages.translationKey, keys.praxis));
    await db
      .update(assignments)
      .set({ circleKey: keys.exam, competenceCertificateId: other?.id ?? null })
      .where(eq(assignments.id, assignmentIds.praxis));
    const slugs = async (who: CastMember) => {
      const { data } = await world.ask<{
        competence_certificate_list: { competence_certificates: { slug: string }[] };
      }>(
        who,
        'query ($id: ID!) { competence_certificate_list(course_id: $id) { competence_certificates { slug } } }',
        { id: world.cast.course.id },
      );
      return data?.competence_certificate_list.competence_certificates.map(({ slug }) => slug);
    };
    expect(await slugs('member')).toEqual(['certificate']);
    for (const who of ['fellow', 'expert'] as const)
      expect(await slugs(who)).toEqual(['certificate', 'life']);
  });

  test('counts once she chooses its profile', async () => {
    const { db } = world.server;
    const [other] = await db.select().from(courseProfiles).where(eq(courseProfiles.code, 'leben'));
    await db
      .update(courseSessionUsers)
      .set({ chosenProfileId: other?.id ?? null })
      .where(eq(courseSessionUsers.id, world.cast.enrolments.member));
    expect(await certificateOf('member', 'member')).toMatchObject({
      grades: [{ evaluated_count: 1, open_count: 1 }],
    });
  });
});
