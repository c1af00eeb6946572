import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CertificateWorld, createCertificateWorld } from '../../test/certificateWorld.ts';
import { readAloud } from '../../test/pdf/readAloud.ts';
import { assignmentCompletions, assignments, competenceCertificates } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { issuedCertificates } from './tables.ts';

let world: CertificateWorld;
let issued: { id: string; code: string; document_url: string; credential_url: string };

beforeEach(async () => {
  world = await createCertificateWorld();
  await world.evaluate('casework', { points: 14 });
  await world.evaluate('test', { points: 16 });
  issued = (await world.issue()).json().issued;
});
afterEach(() => world[Symbol.asyncDispose]());

const casework = () => eq(assignments.id, world.work.assignmentIds.casework);
const reweigh = (weight: number) =>
  world.server.db.update(assignments).set({ competenceCertificateWeight: weight }).where(casework());
const publish = (live: boolean) =>
  world.server.db.update(pages).set({ live }).where(eq(pages.translationKey, world.work.keys.casework));

/** What strangers and its person have of it, which is what was issued. */
async function expectUnchanged() {
  expect((await world.verify(issued.code)).json()).toMatchObject({
    state: 'valid',
    grade_official: 5,
    title: 'Nachweis (de)',
    course_title: 'Kurs',
  });
  const member = await world.server.login(world.cast.people.member.username);
  const document = await member.get(issued.document_url);
  const spoken = (await readAloud(document.rawPayload)).map(([, text]) => text);
  expect(spoken).toEqual(
    expect.arrayContaining([
      'Note 5.0',
      'casework (de)',
      '14 von 20',
      expect.stringContaining('Durchführung'),
    ]),
  );
  const credential = (await member.get(issued.credential_url)).body;
  expect(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString('utf8')).toContain(
    `urn:uuid:${world.work.certificateId}`,
  );
}

describe('what was issued stays as it is', () => {
  test('when the course weighs an assignment otherwise', async () => {
    await reweigh(2);
    await expectUnchanged();
  });

  test('when an assignment is not published any more', async () => {
    await publish(false);
    await expectUnchanged();
  });

  test('when an assignment that was evaluated before joins the certificate', async () => {
    const { db } = world.server;
    await world.insert({
      assignmentId: world.work.assignmentIds.praxis,
      completionStatus: 'EVALUATION_SUBMITTED',
      evaluationSubmittedAt: new Date(Date.now() - 60_000),
      evaluationPoints: 1,
      evaluationMaxPoints: 10,
    });
    await db
      .update(assignments)
      .set({ competenceCertificateId: world.work.certificateId })
      .where(eq(assignments.id, world.work.assignmentIds.praxis));
    await expectUnchanged();
  });

  test('when the session is deleted', async () => {
    await world.server.db.delete(courseSessions).where(eq(courseSessions.id, world.cast.session.id));
    expect(await world.server.db.$count(assignmentCompletions)).toBe(0);
    await expectUnchanged();
  });

  test('when the course does not have the certificate any more, and it can still be revoked', async () => {
    const { db } = world.server;
    await db.update(assignments).set({ competenceCertificateId: null });
    await db.delete(competenceCertificates).where(eq(competenceCertificates.id, world.work.certificateId));
    await expectUnchanged();
    expect((await world.revoke(issued.code)).statusCode).toBe(204);
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'revoked' });
  });

  test('when the course is deleted', async () => {
    await world.server.db.delete(courses).where(eq(courses.id, world.cast.course.id));
    await expectUnchanged();
  });
});

describe('of a course that changed a new one can be issued', () => {
  test('which replaces the one before', async () => {
    await reweigh(3);
    // (3 × 14/20 + 16/20) / 4 = 0.725
    expect((await world.standing()).json()).toMatchObject({
      standing: 'renewable',
      grade: { exact: 4.63, official: 4.5 },
      issued: { code: issued.code, state: 'valid', document_url: issued.document_url },
    });
    const renewed = (await world.issue()).json();
    expect(renewed).toMatchObject({
      standing: 'issued',
      issued: { grade: { official: 4.5 }, state: 'valid' },
    });
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'superseded' });
    expect((await world.verify(renewed.issued.code)).json()).toMatchObject({ state: 'valid' });
  });

  test('but not as long as something is open', async () => {
    await world.server.db
      .update(assignments)
      .set({ competenceCertificateId: world.work.certificateId })
      .where(eq(assignments.id, world.work.assignmentIds.praxis));
    expect((await world.standing()).json()).toMatchObject({ standing: 'issued' });
    expect((await world.issue()).json().issued).toMatchObject({ code: issued.code });
    expect(await world.server.db.$count(issuedCertificates)).toBe(1);
  });

  test('and none on what was revoked', async () => {
    await world.revoke(issued.code);
    await reweigh(3);
    const second = (await world.issue()).json().issued;
    await reweigh(1);
    expect((await world.standing()).json()).toMatchObject({
      standing: 'issued',
      issued: { code: second.code, state: 'valid' },
    });
    expect((await world.issue()).json().issued).toMatchObject({ code: second.code });
  });
});

describe('a newer result of the person replaces it', () => {
  test('while a release can still be taken back it does not', async () => {
    const until = new Date(Date.now() + 60_000);
    await world.evaluate('casework', { points: 20, more: { evaluationWithdrawableUntil: until } });
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'valid' });
    await world.server.db.update(assignmentCompletions).set({ evaluationWithdrawableUntil: new Date() });
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'superseded' });
  });

  test('also of an assignment that joined the certificate', async () => {
    await world.server.db
      .update(assignments)
      .set({ competenceCertificateId: world.work.certificateId })
      .where(eq(assignments.id, world.work.assignmentIds.praxis));
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'valid' });
    await world.insert({
      assignmentId: world.work.assignmentIds.praxis,
      completionStatus: 'EVALUATION_SUBMITTED',
      evaluationSubmittedAt: new Date(),
      evaluationPoints: 1,
      evaluationMaxPoints: 10,
    });
    expect((await world.verify(issued.code)).json()).toMatchObject({ state: 'superseded' });
  });
});
