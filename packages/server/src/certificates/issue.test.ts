import { formatCertificateCode } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CertificateWorld, createCertificateWorld } from '../../test/certificateWorld.ts';
import { createSession, enrol } from '../../test/factories.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';
import { issuedCertificates } from './tables.ts';

const everywhere = (text: string) => ({ de: text, fr: text, it: text });

let world: CertificateWorld;

beforeAll(async () => {
  world = await createCertificateWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.db.delete(assignmentCompletions);
  await world.server.db.delete(issuedCertificates);
});

async function evaluateAll(points = 14) {
  await world.evaluate('casework', { points });
  await world.evaluate('test', { points: 17, deducted: 1 });
}

test('what is missing is named with its address', async () => {
  await world.insert();
  const answer = await world.standing();
  expect(answer.json()).toEqual({
    standing: 'incomplete',
    grade: null,
    missing: [
      {
        assignment_id: world.work.assignmentIds.casework,
        title: 'casework (de)',
        url: expect.stringContaining('/learn/work/casework'),
        submitted: true,
      },
      expect.objectContaining({ title: 'test (de)', submitted: false }),
    ],
    issued: null,
  });
  const refused = await world.issue();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'certificate_not_ready' });
});

test('one is issued on what counts, and a repeat answers the same', async () => {
  await evaluateAll();
  expect((await world.standing()).json()).toMatchObject({ standing: 'ready', missing: [], issued: null });
  const first = await world.issue();
  // (14/20 + 16/20) / 2 = 0.75
  expect(first.json()).toMatchObject({
    standing: 'issued',
    grade: { exact: 4.75, official: 5 },
    issued: {
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      state: 'valid',
      person_name: 'Mia Muster',
      grade: { exact: 4.75, official: 5 },
      revocation_reason: '',
    },
  });
  const { issued } = first.json();
  expect(issued.verification_url).toBe(`http://localhost:3000/pruefen/${formatCertificateCode(issued.code)}`);
  const again = await world.issue();
  expect(again.json()).toEqual(first.json());
  expect(await world.server.db.$count(issuedCertificates)).toBe(1);
});

test('two clicks at once issue one', async () => {
  await evaluateAll();
  const answers = await Promise.all([world.issue(), world.issue(), world.issue()]);
  expect(new Set(answers.map((answer) => answer.json().issued.code)).size).toBe(1);
});

test('a release that can still be taken back does not count', async () => {
  await evaluateAll();
  await world.evaluate('test', {
    points: 17,
    more: { evaluationWithdrawableUntil: new Date(Date.now() + 60_000) },
  });
  expect((await world.issue()).statusCode).toBe(409);
  await world.letMinutesPass(2);
  expect((await world.issue()).json()).toMatchObject({ standing: 'issued' });
});

test('without any points there is nothing to issue', async () => {
  for (const assignment of ['casework', 'test'] as const) {
    await world.evaluate(assignment, {
      points: 0,
      more: { evaluationPoints: null, evaluationPointsFinal: null },
    });
  }
  expect((await world.standing()).json()).toMatchObject({ standing: 'without_grade', grade: null });
  expect((await world.issue()).statusCode).toBe(409);
});

test('after another evaluation a new one supersedes the old one', async () => {
  await evaluateAll();
  const { issued: old } = (await world.issue()).json();
  await world.evaluate('casework', { points: 20 });
  expect((await world.standing()).json()).toMatchObject({
    standing: 'changed',
    grade: { exact: 5.5, official: 5.5 },
    issued: { code: old.code, grade: { exact: 4.75, official: 5 }, state: 'superseded', document_url: null },
  });
  const client = await world.server.login(world.cast.people.member.username);
  for (const file of [old.document_url, old.credential_url]) {
    expect((await client.get(file)).statusCode).toBe(404);
  }
  expect((await world.verify(old.code)).json()).toMatchObject({ state: 'superseded', grade_official: 5 });
  const { issued: renewed } = (await world.issue()).json();
  expect(renewed.code).not.toBe(old.code);
  expect((await world.verify(old.code)).json()).toMatchObject({ state: 'superseded' });
  expect((await world.verify(renewed.code)).json()).toMatchObject({ state: 'valid', grade_official: 5.5 });
});

test('what is revoked while it is issued anew stays revoked, and nobody waits for ever', async () => {
  await evaluateAll();
  for (let points = 17; points < 20; points += 1) {
    const { issued } = (await world.issue()).json();
    await world.evaluate('casework', { points });
    const answers = await Promise.all([world.revoke(issued.code), world.issue()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 200]);
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'revoked' });
  }
});

test('what was revoked is not issued on the same results again, also after others counted meanwhile', async () => {
  await evaluateAll();
  const { issued } = (await world.issue()).json();
  await world.revoke(issued.code);
  await world.evaluate('casework', { points: 20 });
  expect((await world.issue()).statusCode).toBe(200);
  await evaluateAll();
  expect((await world.standing()).json()).toMatchObject({
    standing: 'revoked',
    issued: { code: issued.code },
  });
  expect((await world.issue()).statusCode).toBe(409);
});

test('the same points with another deduction are another result', async () => {
  await evaluateAll();
  await world.issue();
  await world.evaluate('test', { points: 16 });
  expect((await world.standing()).json()).toMatchObject({ standing: 'changed', grade: { official: 5 } });
});

test('of several sessions the results count together, also after the person has left one', async () => {
  const { db } = world.server;
  const userId = world.cast.people.member.id;
  const later = await createSession(db, world.cast.course.id, { titles: everywhere('Später') });
  const enrolment = await enrol(db, { userId, courseSessionId: later.id });
  await world.evaluate('casework', { points: 14 });
  await world.evaluate('test', { points: 16, more: { courseSessionId: later.id } });
  const { issued } = (await world.issue()).json();
  expect(issued).toMatchObject({ grade: { official: 5 } });
  await db.delete(courseSessionUsers).where(eq(courseSessionUsers.id, enrolment.id));
  expect((await world.standing()).json()).toMatchObject({ standing: 'issued' });
  expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'valid' });
});

test('it names the person as they were called then', async () => {
  const { db } = world.server;
  await evaluateAll();
  const { issued } = (await world.issue()).json();
  await db.update(users).set({ lastName: 'Neu' }).where(eq(users.id, world.cast.people.member.id));
  expect((await world.verify(issued.code)).json()).toMatchObject({ person_name: 'Mia Muster' });
  await db.update(users).set({ lastName: 'Muster' }).where(eq(users.id, world.cast.people.member.id));
});

test('it is recorded', async () => {
  await evaluateAll();
  const { issued } = (await world.issue()).json();
  const records = await world.server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, issued.id));
  expect(records).toMatchObject([
    {
      action: 'certificate.issued',
      actorId: world.cast.people.member.id,
      details: { code: issued.code, grade: { exact: 4.75, official: 5 } },
    },
  ]);
});

test('it is part of the own data, and goes with the person', async () => {
  const { db } = world.server;
  await evaluateAll();
  const { issued } = (await world.issue()).json();
  const client = await world.server.login(world.cast.people.member.username);
  const data = (await client.get('/api/core/me/download/')).json();
  expect(data.issued_certificates).toMatchObject([{ code: issued.code, personName: 'Mia Muster' }]);
  expect(data.issued_certificates[0]).not.toHaveProperty('revokedBy');
  await db
    .transaction(async (transaction) => {
      await transaction.delete(users).where(eq(users.id, world.cast.people.member.id));
      expect(await transaction.$count(issuedCertificates)).toBe(0);
      throw new Error('back');
    })
    .catch(() => undefined);
});
