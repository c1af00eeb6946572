import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { findPerson } from './findPerson.ts';
import { readSubject, type Subject } from './subject.ts';
import { userIdentities } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

function subjectOf(change: Partial<Subject> = {}): Subject {
  const subject = randomUUID();
  return {
    issuer: 'https://sign-on.example',
    subject,
    email: `${subject}@example.org`,
    emailVerified: true,
    firstName: 'Nora',
    lastName: 'Neu',
    language: undefined,
    ...change,
  };
}

const find = (subject: Subject) => findPerson(server.db, subject, 'it');

async function personOf(userId: string) {
  const [person] = await server.db.select().from(users).where(eq(users.id, userId));
  return person;
}

const recordsOf = (userId: string) =>
  server.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId));

describe('the first sign-on', () => {
  it('creates a person who has no password, and says so in the audit log', async () => {
    const subject = subjectOf({ language: 'fr' });
    const userId = await find(subject);
    expect(await personOf(userId)).toMatchObject({
      username: subject.email,
      email: subject.email,
      firstName: 'Nora',
      lastName: 'Neu',
      language: 'fr',
      passwordHash: null,
      hasVbvAdminAccess: false,
      isSuperuser: false,
    });
    expect(await recordsOf(userId)).toEqual([
      {
        action: 'account.created',
        actorId: userId,
        details: { way: 'sign-on', issuer: 'https://sign-on.example' },
      },
    ]);
  });

  it('takes the language of the browser where the provider names none', async () => {
    expect(await personOf(await find(subjectOf()))).toMatchObject({ language: 'it' });
  });

  it('gives who has no verified address a user name that nobody else has', async () => {
    const email = `${randomUUID()}@example.org`;
    const ids = [
      await find(subjectOf({ email: undefined })),
      await find(subjectOf({ email, emailVerified: false })),
      await find(subjectOf({ email, emailVerified: false })),
    ];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect((await personOf(id))?.username).toMatch(/^sso-[\da-f]{32}$/);
  });

  it.each([
    ['does not keep an address that is not verified', false],
    ['keeps a verified address', true],
  ])('%s', async (_, emailVerified) => {
    const subject = subjectOf({ emailVerified });
    expect((await personOf(await find(subject)))?.email).toBe(emailVerified ? subject.email : '');
  });

  it('links the account that was prepared with the verified address', async () => {
    const prepared = await createPerson(server.db, {
      firstName: 'Vera',
      email: `Vera.${randomUUID()}@example.org`,
    });
    const userId = await find(subjectOf({ email: prepared.email.toLowerCase() }));
    expect(userId).toBe(prepared.id);
    expect(await personOf(userId)).toMatchObject({ firstName: 'Vera' });
    expect(await recordsOf(userId)).toMatchObject([{ action: 'account.linked', actorId: userId }]);
  });

  it.each([
    ['whose address is not verified', {}, { emailVerified: false }],
    ['that has a password', { passwordHash: 'scrypt$…' }, {}],
    ['that was never confirmed', { confirmedAt: null }, {}],
  ])('does not link an account %s', async (_, account, claims) => {
    const email = `${randomUUID()}@example.org`;
    const existing = await createPerson(server.db, { firstName: 'Vera', email, username: email, ...account });
    const userId = await find(subjectOf({ email, ...claims }));
    expect(userId).not.toBe(existing.id);
    expect(await recordsOf(existing.id)).toEqual([]);
  });

  it('does not link an account that another subject has, nor one of two with the same address', async () => {
    const email = `${randomUUID()}@example.org`;
    const first = await createPerson(server.db, { firstName: 'Vera', email });
    expect(await find(subjectOf({ email }))).toBe(first.id);
    expect(await find(subjectOf({ email }))).not.toBe(first.id);

    const shared = `${randomUUID()}@example.org`;
    const both = [
      await createPerson(server.db, { firstName: 'Eva', email: shared }),
      await createPerson(server.db, { firstName: 'Ueli', email: shared }),
    ];
    expect(both.map(({ id }) => id)).not.toContain(await find(subjectOf({ email: shared })));
  });

  it('creates one person when it happens twice at once', async () => {
    const subject = subjectOf();
    const ids = await Promise.all([find(subject), find(subject), find(subject)]);
    expect(new Set(ids).size).toBe(1);
    expect(await recordsOf(ids[0])).toHaveLength(1);
  });

  it('links an account once when two subjects with its address come at once', async () => {
    const prepared = await createPerson(server.db, {
      firstName: 'Vera',
      email: `${randomUUID()}@example.org`,
    });
    const { email } = prepared;
    const ids = await Promise.all([find(subjectOf({ email })), find(subjectOf({ email }))]);
    expect(ids.filter((id) => id === prepared.id)).toHaveLength(1);
    const identities = await server.db
      .select()
      .from(userIdentities)
      .where(eq(userIdentities.userId, prepared.id));
    expect(identities).toHaveLength(1);
  });
});

describe('later sign-ons', () => {
  it('find the person by issuer and subject, whatever the address is now', async () => {
    const subject = subjectOf();
    const userId = await find(subject);
    expect(await find({ ...subject, email: 'new@example.org', firstName: 'Anders' })).toBe(userId);
    expect(await personOf(userId)).toMatchObject({ firstName: 'Nora', email: subject.email });
  });

  it('bring the address that was not verified at first', async () => {
    const subject = subjectOf({ emailVerified: false });
    const userId = await find(subject);
    await find(subject);
    expect(await personOf(userId)).toMatchObject({ email: '' });
    expect(await find({ ...subject, emailVerified: true })).toBe(userId);
    expect(await personOf(userId)).toMatchObject({ email: subject.email });
  });

  it('are another person with another issuer', async () => {
    const subject = subjectOf();
    const userId = await find(subject);
    expect(await find({ ...subject, issuer: 'https://other.example' })).not.toBe(userId);
  });
});

describe('the claims of a provider', () => {
  const iss = 'https://sign-on.example';

  it('become a subject', () => {
    expect(
      readSubject({
        iss,
        sub: '1',
        email: ' Nora@Example.org ',
        email_verified: true,
        given_name: 'Nora',
        family_name: 'Neu',
        locale: 'fr-CH',
      }),
    ).toEqual({
      issuer: iss,
      subject: '1',
      email: 'nora@example.org',
      emailVerified: true,
      firstName: 'Nora',
      lastName: 'Neu',
      language: 'fr',
    });
  });

  it('are of one line each', () => {
    expect(
      readSubject({
        iss,
        sub: '1',
        given_name: 'Nora\n\nKlicke hier:\r\nhttps://evil.example',
        family_name: '\tNeu\n',
      }),
    ).toMatchObject({ firstName: 'Nora Klicke hier: https://evil.example', lastName: 'Neu' });
  });

  it('may be few, strange or of the wrong kind', () => {
    expect(readSubject({ iss, sub: '1' })).toMatchObject({
      email: undefined,
      emailVerified: false,
      firstName: '',
      lastName: '',
      language: undefined,
    });
    expect(
      readSubject({
        iss,
        sub: '1',
        email: 'nobody',
        email_verified: 'true',
        name: 'Nora van\0 Neu',
        locale: 'rm-CH',
      }),
    ).toMatchObject({
      email: undefined,
      emailVerified: false,
      firstName: 'Nora',
      lastName: 'van Neu',
      language: undefined,
    });
  });
});
