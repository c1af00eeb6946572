import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, employerEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { askPersons } from '../../test/personsSeenBy.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { createNewcomer, createProduct, invoiceAddress } from '../../test/shopWorld.ts';
import { startTestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { orders } from '../shop/tables.ts';
import { users } from '../users/tables.ts';

type ClaimList = EndpointAnswer<typeof employerEndpoints.claims>;
type Decision = 'confirm' | 'reject';

const server = await startTestServer();
let cast: Cast;
let newcomer: Awaited<ReturnType<typeof createNewcomer>>;

beforeEach(async () => {
  cast = await createCast(server.db);
  newcomer = await createNewcomer(server);
  await enrol(server.db, { userId: newcomer.person.id, courseSessionId: cast.session.id });
});
afterAll(() => server[Symbol.asyncDispose]());

const as = (name: CastMember) => server.login(cast.people[name].username);

const name = (organisation: string | null, client = newcomer.client) =>
  client.put(endpoints.changeMe.path, { organisation });

const me = async () => (await newcomer.client.get(endpoints.me.path)).json();

async function claimsOf(reader: CastMember, query = ''): Promise<ClaimList> {
  const answer = await (await as(reader)).get(`${endpoints.employerClaims.path}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const decide = async (
  reader: CastMember,
  decision: Decision,
  { userId = newcomer.person.id, organisation = cast.employer } = {},
) =>
  (await as(reader)).post(endpoints.decideEmployerClaim.path.replace(':userId', userId), {
    organisation,
    decision,
  });

const rowOf = async (userId = newcomer.person.id) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row;
};

async function personsOf(reader: CastMember): Promise<string[]> {
  const { persons } = await askPersons(server, cast.people[reader].username);
  return persons.map(({ user_id }) => user_id);
}

describe('an employer that a person names', () => {
  it('is a claim: shown to themselves and, with the name only, to the training responsible and admins', async () => {
    const answer = await name(cast.employer);
    expect(answer.json()).toMatchObject({ organisation: cast.employer, organisation_confirmed: false });
    const shown = {
      total: 1,
      claims: [
        {
          user_id: newcomer.person.id,
          first_name: 'Nina',
          last_name: 'Muster',
          organisation: cast.employer,
          organisation_name: 'Arbeitgeberin AG',
          claimed_at: expect.any(String),
        },
      ],
    };
    expect(await claimsOf('trainingResponsible')).toEqual(shown);
    expect((await claimsOf('admin')).claims).toContainEqual(shown.claims[0]);
    expect(await claimsOf('foreignTrainingResponsible')).toEqual({ total: 0, claims: [] });
    for (const reader of ['trainingResponsible', 'apprenticeTrainer'] as const) {
      expect(await personsOf(reader)).toEqual([cast.people.member.id]);
    }
  });

  it('counts once it is confirmed, which is recorded and told', async () => {
    await name(cast.employer);
    expect((await decide('trainingResponsible', 'confirm')).statusCode).toBe(204);
    expect(await me()).toMatchObject({ organisation: cast.employer, organisation_confirmed: true });
    expect(await claimsOf('trainingResponsible')).toEqual({ total: 0, claims: [] });
    for (const reader of ['trainingResponsible', 'apprenticeTrainer'] as const) {
      expect(await personsOf(reader)).toContain(newcomer.person.id);
    }
    const actorId = cast.people.trainingResponsible.id;
    expect(await rowOf()).toMatchObject({
      organisationConfirmedAt: expect.any(Date),
      organisationConfirmedBy: actorId,
      claimedAt: null,
    });
    const recorded = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, newcomer.person.id));
    expect(recorded).toMatchObject([{ action: 'employer.confirmed', actorId, subjectId: cast.employer }]);
    const told = (await newcomer.client.get('/notifications/api/all_list/')).json();
    expect(told.all_list).toMatchObject([
      {
        verb: 'Tara Muster hat bestätigt, dass du bei «Arbeitgeberin AG» arbeitest.',
        target_url: '/profile',
      },
    ]);
  });

  it('is confirmed by an admin as well', async () => {
    await name(cast.employer);
    expect((await decide('admin', 'confirm')).statusCode).toBe(204);
    expect(await me()).toMatchObject({ organisation_confirmed: true });
  });

  it('is gone once it is rejected, which is recorded and told', async () => {
    await server.db.update(users).set({ language: 'it' }).where(eq(users.id, newcomer.person.id));
    await name(cast.employer);
    expect((await decide('trainingResponsible', 'reject')).statusCode).toBe(204);
    expect(await me()).toMatchObject({ organisation: null, organisation_confirmed: false });
    expect(await claimsOf('trainingResponsible')).toEqual({ total: 0, claims: [] });
    const recorded = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, newcomer.person.id));
    expect(recorded).toMatchObject([{ action: 'employer.rejected', subjectId: cast.employer }]);
    const told = (await newcomer.client.get('/notifications/api/all_list/')).json();
    expect(told.all_list).toMatchObject([
      {
        verb: 'Tara Muster non ha confermato che lavori presso «Arbeitgeberin AG». Controlla il dato nel tuo profilo.',
      },
    ]);
  });

  it('takes the place of the one before, which does not see them any more', async () => {
    const member = await server.login(cast.people.member.username);
    const answer = await name(cast.competitor, member);
    expect(answer.json()).toMatchObject({ organisation: cast.competitor, organisation_confirmed: false });
    expect(await personsOf('trainingResponsible')).toEqual([]);
    expect(await personsOf('foreignTrainingResponsible')).toEqual([cast.people.fellow.id]);
    expect((await claimsOf('foreignTrainingResponsible')).total).toBe(1);
    await name(cast.employer, member);
    expect((await claimsOf('foreignTrainingResponsible')).total).toBe(0);
    expect(await personsOf('trainingResponsible')).toEqual([]);
    expect((await claimsOf('trainingResponsible')).total).toBe(1);
  });

  it('stays confirmed when it is named again, alone or with the rest of the profile', async () => {
    const member = await server.login(cast.people.member.username);
    for (const change of [{}, { city: 'Bern' }]) {
      const answer = await member.put(endpoints.changeMe.path, { organisation: cast.employer, ...change });
      expect(answer.json()).toMatchObject({ organisation: cast.employer, organisation_confirmed: true });
    }
    await name(cast.employer);
    const before = await rowOf();
    await name(cast.employer);
    expect(await rowOf()).toEqual(before);
  });

  it('is nothing to decide for «another one»', async () => {
    const change = { organisation: '-1', organisation_detail_name: 'Meine AG' };
    const answer = await newcomer.client.put(endpoints.changeMe.path, change);
    expect(answer.json()).toMatchObject({ organisation: '-1', organisation_confirmed: false });
    const { claims } = await claimsOf('admin', '?limit=200');
    expect(claims.map(({ user_id }) => user_id)).not.toContain(newcomer.person.id);
    expect((await decide('admin', 'confirm', { organisation: '-1' })).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  it.each([
    ['foreignTrainingResponsible'],
    ['apprenticeTrainer'],
    ['expert'],
    ['supervisor'],
    ['fellow'],
  ] as const)('is not for a %s', async (reader) => {
    await name(cast.employer);
    expect((await decide(reader, 'confirm')).statusCode).toBe(404);
    expect(await me()).toMatchObject({ organisation: cast.employer, organisation_confirmed: false });
  });

  it.each(['trainingResponsible', 'admin'] as const)('is not for a %s about themselves', async (reader) => {
    await name(cast.employer, await as(reader));
    const userId = cast.people[reader].id;
    const { claims } = await claimsOf(reader, '?limit=200');
    expect(claims.map(({ user_id }) => user_id)).not.toContain(userId);
    expect((await decide(reader, 'confirm', { userId })).statusCode).toBe(404);
    expect(await rowOf(userId)).toMatchObject({ organisationId: null });
  });

  it('is about the claim that was shown: not one that was decided, changed or never made', async () => {
    expect((await decide('trainingResponsible', 'confirm')).statusCode).toBe(404);
    await name(cast.employer);
    await name(cast.competitor);
    expect((await decide('trainingResponsible', 'confirm')).statusCode).toBe(404);
    await name(cast.employer);
    const [first, second] = await Promise.all([
      decide('trainingResponsible', 'confirm'),
      decide('admin', 'reject'),
    ]);
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([204, 404]);
    const stranger = { userId: randomUUID() };
    expect((await decide('admin', 'confirm', stranger)).statusCode).toBe(404);
    expect((await decide('admin', 'confirm', { userId: 'x' })).statusCode).toBe(404);
    const wrong = await decide('trainingResponsible', 'perhaps' as Decision);
    expect(wrong.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'decision' }] });
  });
});

describe('costs', () => {
  const costsFor = async (reader: CastMember, courseSessionId: string) => {
    const client = await as(reader);
    const path = endpoints.trainingResponsibleStatistics.path;
    const statistics = await client.get(path.replace(':courseSessionId', courseSessionId));
    const { cost_per_year, participants_per_year } = statistics.json();
    const query = `course_id=${cast.course.id}&course_session_ids[]=${courseSessionId}&format=csv`;
    const exported = await client.get(`/api/dashboard/export/training_responsible_costs/?${query}`);
    return {
      total: cost_per_year.reduce((sum: number, one: { total_cost: number }) => sum + one.total_cost, 0),
      participants: participants_per_year.flatMap(
        ({ participants }: { participants: unknown[] }) => participants,
      ).length,
      rows: (await readCsvAnswer(exported)).rows.length,
    };
  };

  async function order() {
    const product = await createProduct(server.db, cast);
    await newcomer.client.put(endpoints.changeMe.path, {
      organisation: cast.employer,
      invoice_address: 'org',
    });
    const answer = await newcomer.client.post(endpoints.orders.path, {
      product_id: product.id,
      invoice_address: invoiceAddress,
      idempotency_key: randomUUID(),
    });
    expect(answer.json()).toMatchObject({ state: 'confirmed' });
    return product.courseSessionId;
  }

  it('of a claim count for the employer from its confirmation on', async () => {
    const sessionId = await order();
    expect(await costsFor('trainingResponsible', sessionId)).toEqual({ total: 0, participants: 0, rows: 0 });
    await decide('trainingResponsible', 'confirm');
    expect(await costsFor('trainingResponsible', sessionId)).toEqual({
      total: 1450,
      participants: 1,
      rows: 1,
    });
    expect(await costsFor('foreignTrainingResponsible', sessionId)).toMatchObject({ total: 0 });
  });

  it.each([
    ['rejected', () => decide('trainingResponsible', 'reject')],
    ['withdrawn', () => name(null)],
  ])('of a claim that was %s never count, also not for a later one', async (_, end) => {
    const sessionId = await order();
    await end();
    await name(cast.employer);
    await decide('trainingResponsible', 'confirm');
    expect(await costsFor('trainingResponsible', sessionId)).toMatchObject({ total: 0, rows: 0 });
    const [stored] = await server.db.select().from(orders).where(eq(orders.userId, newcomer.person.id));
    expect(stored).toMatchObject({ organisationId: null, claimedOrganisationId: null });
  });
});

describe('the onboarding of ag', () => {
  it('enters the association as confirmed, with its costs, for who has no other claim', async () => {
    const ag = await createCast(server.db, { courseType: 'ag', openForOnboarding: true });
    const product = await createProduct(server.db, ag);
    const enter = (client = newcomer.client) =>
      client.post(endpoints.createAgCourseSessionUser.path, { product: product.code });
    const ordered = await createProduct(server.db, cast);
    await newcomer.client.put(endpoints.changeMe.path, { organisation: 'ag', invoice_address: 'org' });
    await newcomer.client.post(endpoints.orders.path, {
      product_id: ordered.id,
      invoice_address: invoiceAddress,
      idempotency_key: randomUUID(),
    });
    expect((await enter()).statusCode).toBe(200);
    expect(await me()).toMatchObject({ organisation: 'ag', organisation_confirmed: true });
    const [cost] = await server.db.select().from(orders).where(eq(orders.userId, newcomer.person.id));
    expect(cost).toMatchObject({ organisationId: 'ag', claimedOrganisationId: null });
    const other = await createNewcomer(server);
    await name(cast.employer, other.client);
    expect((await enter(other.client)).statusCode).toBe(200);
    expect(await rowOf(other.person.id)).toMatchObject({
      organisationId: null,
      claimedOrganisationId: cast.employer,
    });
  });
});

describe('GET /api/dashboard/employer-claims/', () => {
  const claim = (firstName: string, minutesAgo: number) =>
    createPerson(server.db, {
      firstName,
      claimedOrganisationId: cast.employer,
      claimedAt: new Date(Date.now() - minutesAgo * 60_000),
    });

  it('begins with those who wait longest, and goes part by part', async () => {
    for (const [firstName, minutes] of [
      ['Zoe', 30],
      ['Ali', 10],
      ['Max', 20],
    ] as const) {
      await claim(firstName, minutes);
    }
    const names = async (query: string) => {
      const { total, claims } = await claimsOf('trainingResponsible', query);
      expect(total).toBe(3);
      return claims.map(({ first_name }) => first_name);
    };
    expect(await names('')).toEqual(['Zoe', 'Max', 'Ali']);
    expect(await names('?limit=2')).toEqual(['Zoe', 'Max']);
    expect(await names('?limit=2&offset=2')).toEqual(['Ali']);
    for (const query of ['?limit=201', '?limit=0', '?offset=-1']) {
      const answer = await (await as('trainingResponsible')).get(`${endpoints.employerClaims.path}${query}`);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    }
  });

  it('asks the database as often for many claims as for few', async () => {
    const client = await as('trainingResponsible');
    const ask = () => countStatements(server.db, () => client.get(endpoints.employerClaims.path));
    const before = await ask();
    for (const firstName of ['A', 'B', 'C']) await claim(firstName, 1);
    expect(await ask()).toBe(before);
  });

  it('is there for training responsibles and admins only', async () => {
    for (const reader of [
      'member',
      'expert',
      'supervisor',
      'mentor',
      'apprenticeTrainer',
      'examExpert',
    ] as const) {
      expect((await (await as(reader)).get(endpoints.employerClaims.path)).statusCode).toBe(404);
    }
    expect((await server.visit().get(endpoints.employerClaims.path)).statusCode).toBe(401);
  });
});
