import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CertificateWorld,
  certificateCode,
  createCertificateWorld,
} from '../../test/certificateWorld.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { loginAttempts } from '../authentication/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { issuedCertificates } from './tables.ts';

let world: CertificateWorld;
let code: string;

beforeAll(async () => {
  world = await createCertificateWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  const { db } = world.server;
  await db.delete(assignmentCompletions);
  await db.delete(issuedCertificates);
  await db.delete(loginAttempts);
  await world.evaluate('casework', { points: 14 });
  await world.evaluate('test', { points: 16 });
  code = (await world.issue()).json().issued.code;
});

const statusOf = async () => {
  const answer = await world.server
    .visit()
    .get(fillPath(endpoints.certificateRevocations.path, { code }) ?? '');
  return answer
    .json()
    .revokedCredential.map(({ revocationReason }: { revocationReason: string }) => revocationReason);
};

describe('a stranger with the code', () => {
  test('learns what the paper says, and nothing else', async () => {
    const answer = await world.verify(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.json()).toEqual({
      code,
      state: 'valid',
      person_name: 'Mia Muster',
      title: 'Nachweis (de)',
      course_title: 'Kurs',
      issued_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      grade_official: 5,
    });
    expect(await statusOf()).toEqual([]);
  });

  test('may write it as they like', async () => {
    const written = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    expect((await world.verify(written)).json()).toMatchObject({ code, state: 'valid' });
  });

  test('reads it in their language', async () => {
    const answer = await world.server
      .visit()
      .get(fillPath(endpoints.verifyCertificate.path, { code }) ?? '', { 'accept-language': 'fr' });
    expect(answer.json()).toMatchObject({ title: 'Nachweis (fr)', course_title: 'Cours' });
  });

  test.each(['AAAAAAAA', 'x', '%00', 'K7MQ4XT0', 'ß'])('does not find %s', async (unknown) => {
    expect((await world.verify(unknown)).statusCode).toBe(404);
  });

  test('sees that other results count now, before a new one is issued', async () => {
    await world.evaluate('casework', { points: 13 });
    expect((await world.verify(code)).json()).toMatchObject({ state: 'superseded' });
    expect(await statusOf()).toEqual(['superseded']);
  });

  test('finds it valid after the person has left the session', async () => {
    await world.server.db.transaction(async (transaction) => {
      const own = eq(courseSessionUsers.userId, world.cast.people.member.id);
      const [left] = await transaction.delete(courseSessionUsers).where(own).returning();
      expect(left).toBeDefined();
    });
    expect((await world.verify(code)).json()).toMatchObject({ state: 'valid' });
    await world.server.db.insert(courseSessionUsers).values({
      userId: world.cast.people.member.id,
      courseSessionId: world.cast.session.id,
      role: 'MEMBER',
    });
  });
});

test('an address that guesses codes is held up, also before the right one', async () => {
  for (let tries = 0; tries < 30; tries += 1) {
    expect((await world.verify(certificateCode())).statusCode).toBe(404);
  }
  expect((await world.verify(certificateCode())).statusCode).toBe(429);
  const held = await world.verify(code);
  expect(held.statusCode).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(800);
});

test('guessing many codes at once finds no more of them', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => world.verify(certificateCode())));
  const looked = answers.filter(({ statusCode }) => statusCode === 404);
  expect(looked).toHaveLength(30);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
});

test('a right code costs nothing', async () => {
  for (let tries = 0; tries < 40; tries += 1) expect((await world.verify(code)).statusCode).toBe(200);
});

describe('a revoked one', () => {
  test('shows as such, with the reason to its person only', async () => {
    expect((await world.revoke(code)).statusCode).toBe(204);
    const answer = await world.verify(code);
    expect(answer.json()).toMatchObject({ state: 'revoked' });
    expect(answer.body).not.toContain('Falsche Person');
    expect(await statusOf()).toEqual(['revoked']);
    expect((await world.standing()).json()).toMatchObject({
      standing: 'revoked',
      issued: {
        state: 'revoked',
        document_url: null,
        credential_url: null,
        revocation_reason: 'Falsche Person',
      },
    });
  });

  test('is not issued again on the same results, but on others', async () => {
    await world.revoke(code);
    expect((await world.issue()).statusCode).toBe(409);
    await world.evaluate('casework', { points: 19 });
    expect((await world.issue()).json()).toMatchObject({ standing: 'issued', issued: { state: 'valid' } });
    expect((await world.verify(code)).json()).toMatchObject({ state: 'revoked' });
  });

  test('tells its person, who is led to where the reason stands', async () => {
    await world.revoke(code);
    const client = await world.server.login(world.cast.people.member.username);
    const { all_list } = (await client.get(endpoints.notifications.path)).json();
    expect(all_list[0]).toMatchObject({
      verb: 'Der ausgestellte Nachweis «Nachweis (de)» wurde widerrufen: Falsche Person',
      target_url: expect.stringMatching(/\/competence\/certificates\/certificate\?courseSessionId=/),
    });
  });

  test('is recorded once, with who and why', async () => {
    await world.revoke(code);
    await world.revoke(code);
    const records = await world.server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'certificate.revoked'));
    expect(records.filter(({ details }) => details.code === code)).toMatchObject([
      {
        actorId: world.cast.people.admin.id,
        userId: world.cast.people.member.id,
        details: { before: { state: 'valid' }, reason: 'Falsche Person' },
      },
    ]);
  });

  test('needs a reason and a code that exists', async () => {
    const client = await world.server.login(world.cast.people.admin.username);
    const path = (of: string) => fillPath(endpoints.revokeCertificate.path, { code: of }) ?? '';
    expect((await client.post(path(code), { reason: ' ' })).statusCode).toBe(400);
    expect((await client.post(path('AAAAAAAA'), { reason: 'Irrtum' })).statusCode).toBe(404);
    expect((await client.post(path('x'), { reason: 'Irrtum' })).statusCode).toBe(404);
  });
});
