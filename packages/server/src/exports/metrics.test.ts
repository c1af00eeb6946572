import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExportWorld, type ExportWorld, respond } from '../../test/exportWorld.ts';
import { type CastMember, createPerson, dayFromToday, enrol } from '../../test/factories.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { attendanceEntries } from '../attendance/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { assignmentMetrics } from '../statistics/metrics/assignments.ts';
import { attendanceMetrics } from '../statistics/metrics/attendance.ts';
import { certificatesPerProfile } from '../statistics/metrics/certificationProfiles.ts';
import { costsPerYear } from '../statistics/metrics/costs.ts';
import { examsTaken } from '../statistics/metrics/exams.ts';
import { feedbackMetrics } from '../statistics/metrics/feedback.ts';
import { theseSessions } from '../statistics/metrics/metricScope.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let world: ExportWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExportWorld(server.db);
  const { session } = world;
  const late = await createPerson(server.db, { firstName: 'Lara' });
  const optional = await createPerson(server.db, { firstName: 'Otto' });
  await server.db.insert(courseSessionUsers).values([
    {
      userId: late.id,
      courseSessionId: session.id,
      role: 'MEMBER',
      createdAt: new Date(Date.now() + 10 * 24 * 60 * 60 * 1000),
    },
    { userId: optional.id, courseSessionId: session.id, role: 'MEMBER', optionalAttendance: true },
  ]);
  // The day lies on the path of one profile, and one of the two who have chosen another was there all the same.
  const names = { de: 'Nichtleben', fr: 'Non-vie', it: 'Non vita' };
  const [other] = await server.db.insert(courseProfiles).values({ code: 'nichtleben', names }).returning();
  const absent = await createPerson(server.db, { firstName: 'Elena' });
  const present = await createPerson(server.db, { firstName: 'Laura' });
  await server.db.insert(courseSessionUsers).values(
    [absent, present].map(({ id }) => ({
      userId: id,
      courseSessionId: session.id,
      role: 'MEMBER' as const,
      chosenProfileId: other?.id ?? null,
    })),
  );
  await server.db
    .insert(attendanceEntries)
    .values({ attendanceCourseId: world.work.attendanceCourseId, userId: present.id, status: 'PRESENT' });
  await server.db
    .update(pages)
    .set({ data: { profiles: ['leben'] } })
    .where(eq(pages.translationKey, world.work.keys.work));
});
afterAll(() => server[Symbol.asyncDispose]());

async function exported(kind: string, name: CastMember = 'admin', query = '') {
  const client = await server.login(world.people[name].username);
  const answer = await client.get(`/api/dashboard/export/${kind}/?course_id=${world.course.id}${query}`);
  expect(answer.statusCode).toBe(200);
  return readXlsxAnswer(answer);
}

const sum = (values: readonly unknown[]) =>
  values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
const count = (values: readonly unknown[], wanted: unknown) =>
  values.filter((value) => value === wanted).length;
const sessions = () => theseSessions([world.session.id, world.elsewhere.id]);

describe('rows and sums are those of the figures', () => {
  it('attendance', async () => {
    const [metrics] = await rowsOf<Record<'expected' | 'present' | 'recorded', number>>(
      server.db,
      sql`select sum(expected)::int as expected, sum(present)::int as present, sum(recorded)::int as recorded
        from ${attendanceMetrics({ sessions: sessions() })} metrics`,
    );
    const { rows, column } = await exported('attendance');
    expect(metrics).toEqual({ expected: 2, present: 1, recorded: 1 });
    expect(rows).toHaveLength(2);
    expect(count(column('Anwesend'), 'Ja')).toBe(1);
    expect(column('Status').sort()).toEqual(['Noch nicht erfasst', 'Verspätet']);
  });

  it('competence elements', async () => {
    const [metrics] = await rowsOf<Record<'people' | 'passed' | 'failed', number>>(
      server.db,
      sql`select sum(members)::int as people, sum(passed)::int as passed, sum(failed)::int as failed
        from ${assignmentMetrics({ sessions: sessions() })} metrics`,
    );
    const { rows, column } = await exported('competence_elements');
    expect(rows).toHaveLength(metrics?.people ?? 0);
    expect(metrics).toEqual({ people: 12, passed: 1, failed: 0 });
    expect(count(column('Ergebnis'), 'Bestanden')).toBe(1);
    expect(count(column('Ergebnis'), 'Nicht bestanden')).toBe(0);
  });

  it.each<[CastMember, boolean]>([
    ['trainingResponsible', true],
    ['admin', false],
  ])('costs, exams and certificates, of %s', async (name, ownOnly) => {
    const scope = { sessions: sessions(), organisationIds: ownOnly ? [world.employer] : undefined };
    const [costs] = await rowsOf<{ total: string }>(server.db, costsPerYear(scope));
    const exams = await rowsOf<{ price: number }>(server.db, examsTaken(scope));
    const [certificates] = await rowsOf<{ certificates: number }>(server.db, certificatesPerProfile(scope));
    const exportedCosts = await exported('training_responsible_costs', name);
    expect(sum(exportedCosts.column('Betrag (CHF)'))).toBeCloseTo(Number(costs?.total) / 100, 5);
    expect(sum(exportedCosts.column('Betrag (CHF)'))).toBeCloseTo(ownOnly ? 123.45 : 323.45, 5);
    expect((await exported('training_responsible_exam_taken', name)).rows).toHaveLength(exams.length);
    expect(sum((await exported('exam_costs', name)).column('Betrag (CHF)'))).toBe(ownOnly ? 250 : 500);
    expect((await exported('certification_profiles', name)).column('Profil')).toEqual(
      Array.from({ length: certificates?.certificates ?? 0 }, () => 'Leben'),
    );
  });

  it.each([
    'training_responsible_exam_taken',
    'certification_profiles',
    'exam_costs',
    'training_responsible_costs',
  ])('%s of one profile', async (kind) => {
    await server.db
      .update(users)
      .set({ chosenProfileId: world.profileId })
      .where(eq(users.id, world.people.member.id));
    const client = await server.login(world.people.admin.username);
    const ask = async (query: string) =>
      readXlsxAnswer(
        await client.get(`/api/dashboard/export/${kind}/?course_id=${world.course.id}&${query}`),
      );
    const all = await ask('');
    const chosen = await ask(`profile=${world.profileId}`);
    const none = await ask(`profile=${crypto.randomUUID()}`);
    expect(none.rows).toEqual([]);
    expect(chosen.rows.length).toBeGreaterThan(0);
    if (all.headers.includes('Profil'))
      expect(chosen.rows).toHaveLength(count(all.column('Profil'), 'Leben'));
    else expect(count(chosen.column('Vorname'), 'Mia')).toBe(chosen.rows.length);
  });

  it('persons', async () => {
    for (const name of ['supervisor', 'expert', 'trainingResponsible', 'admin'] as const) {
      const client = await server.login(world.people[name].username);
      const list = await client.get(`/api/dashboard/persons/?course=${world.course.id}&limit=1`);
      const { rows } = await exported('persons', name);
      expect([name, String(rows.length)]).toEqual([name, list.headers['x-total-count']]);
    }
  });

  it.each([
    'region=Z%C3%BCrich',
    'region=Nowhere',
    'generation=2026&role=MEMBER',
    'role=EXPERT',
    'search=mi%20mu',
    'search=%25',
    'profile=PROFILE',
  ])('persons under the same filters: %s', async (filters) => {
    const query = filters.replace('PROFILE', world.profileId);
    for (const name of ['supervisor', 'expert', 'admin'] as const) {
      const client = await server.login(world.people[name].username);
      const list = await client.get(`/api/dashboard/persons/?course=${world.course.id}&limit=1&${query}`);
      const { rows } = await readXlsxAnswer(
        await client.get(`/api/dashboard/export/persons/?course_id=${world.course.id}&${query}`),
      );
      expect([name, String(rows.length)]).toEqual([name, list.headers['x-total-count']]);
    }
  });

  it('persons without any course, for administrators', async () => {
    const client = await server.login(world.people.admin.username);
    const list = await client.get('/api/dashboard/persons/?limit=1');
    const { rows } = await readXlsxAnswer(await client.get('/api/dashboard/export/persons/'));
    expect(String(rows.length)).toBe(list.headers['x-total-count']);
  });
});

describe('feedback', () => {
  it('tells numbers only below five responses, and sums from five on', async () => {
    const { keys } = world.work;
    const many = [4, 4, 3, 2, 4].map((satisfaction, index) => ({
      satisfaction,
      again: index > 0,
      comment: index < 2 ? `Text ${2 - index}` : '',
      submittedOn: index === 0 ? dayFromToday(-20) : dayFromToday(-1),
    }));
    await respond(server.db, world, many);
    await respond(
      server.db,
      world,
      many.slice(0, 4).map((one) => ({ ...one, comment: 'geheim', contentKey: keys.casework })),
    );
    const { headers, rows, column } = await exported('feedback', 'expert');
    const [metrics] = await rowsOf<{ responses: number }>(
      server.db,
      sql`select sum(responses)::int as responses from ${feedbackMetrics({ sessions: sessions() })} metrics`,
    );
    expect(metrics?.responses).toBe(9);
    expect(sum(column('Rückmeldungen'))).toBe(9);
    const shown = rows.map((cells) => headers.slice(5).map((_, index) => cells[index + 5] ?? null));
    const empty = (length: number) => Array.from({ length }, () => null);
    expect(shown).toEqual([
      ['casework (de)', 'Alle Rückmeldungen', 4, ...empty(9)],
      ['feedback (de)', 'Alle Rückmeldungen', 5, null, 3.4, ...empty(7)],
      ['feedback (de)', 'Zufriedenheit (de)', null, 5, 3.4, 0, 1, 1, 3, ...empty(3)],
      ['feedback (de)', 'Nochmals (de)', null, 5, ...empty(5), 4, 1, null],
      ['feedback (de)', 'Kommentar (de)', null, 2, ...empty(8)],
      ['feedback (de)', 'Kommentar (de)', ...empty(9), 'Text 1'],
      ['feedback (de)', 'Kommentar (de)', ...empty(9), 'Text 2'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('geheim');
  });

  it('is chosen as a whole by a period, so that no response can be singled out', async () => {
    const responses = async (query: string) =>
      sum((await exported('feedback', 'admin', query)).column('Rückmeldungen'));
    expect(await responses(`&from=${dayFromToday(-25)}&to=${dayFromToday(-15)}`)).toBe(9);
    expect(await responses(`&from=${dayFromToday(-10)}`)).toBe(0);
  });

  it('is for training responsibles of a person in the session', async () => {
    expect((await exported('feedback', 'trainingResponsible')).rows).toHaveLength(7);
    const other = await createExportWorld(server.db);
    await respond(server.db, other, [{ satisfaction: 4 }]);
    const stranger = other.people.trainingResponsible;
    await server.db.delete(courseSessionUsers).where(sql`user_id = ${other.people.member.id}`);
    const client = await server.login(stranger.username);
    const { rows } = await readXlsxAnswer(await client.get('/api/dashboard/export/feedback/'));
    expect(rows).toEqual([]);
    await enrol(server.db, { userId: other.people.member.id, courseSessionId: other.session.id });
    const again = await readXlsxAnswer(await client.get('/api/dashboard/export/feedback/'));
    expect(again.rows).toHaveLength(1);
  });
});
