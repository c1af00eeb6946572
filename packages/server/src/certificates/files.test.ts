import { generateKeyPairSync } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { createVerifier } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CertificateWorld, createCertificateWorld } from '../../test/certificateWorld.ts';
import { openBadgeCredential } from '../../test/openBadgeCredential.ts';
import { pdfUaProblems } from '../../test/pdf/pdfUaProblems.ts';
import { readAloud } from '../../test/pdf/readAloud.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer } from '../../test/testServer.ts';
import { users } from '../users/tables.ts';
import { issuedCertificates } from './tables.ts';

let world: CertificateWorld;
let member: TestClient;
let issued: {
  id: string;
  code: string;
  document_url: string;
  credential_url: string;
  verification_url: string;
};

beforeAll(async () => {
  world = await createCertificateWorld();
  await world.evaluate('casework', { points: 14.5, deducted: 0.5 });
  await world.evaluate('test', { points: 16 });
  issued = (await world.issue()).json().issued;
  member = await world.server.login(world.cast.people.member.username);
});
afterAll(() => world[Symbol.asyncDispose]());

describe('the document', () => {
  test('is a PDF/UA with what counts, under a name that says what it is', async () => {
    const answer = await member.get(issued.document_url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('filename="Nachweis (de) Mia Muster.pdf"');
    expect(await pdfUaProblems(answer.rawPayload)).toEqual([]);
    const spoken = (await readAloud(answer.rawPayload)).map(([, text]) => text);
    expect(spoken).toEqual(
      expect.arrayContaining([
        'Mia Muster',
        'Note 5.0',
        'Exakter Wert 4.75, auf halbe Noten gerundet. Die beste Note ist 6, genügend ist 4.',
        'casework (de)',
        '14 von 20 Abzug 0.5',
        issued.verification_url,
      ]),
    );
  });

  test('is in the language of the person', async () => {
    await world.server.db
      .update(users)
      .set({ language: 'it' })
      .where(eq(users.id, world.cast.people.member.id));
    const answer = await member.get(issued.document_url);
    const spoken = (await readAloud(answer.rawPayload)).map(([, text]) => text);
    expect(spoken).toEqual(
      expect.arrayContaining(['Controllo delle competenze', 'Nota 5.0', 'casework (it)']),
    );
    await world.server.db
      .update(users)
      .set({ language: 'de' })
      .where(eq(users.id, world.cast.people.member.id));
  });

  test('of a superseded one is not handed out any more', async () => {
    const own = eq(issuedCertificates.id, issued.id);
    await world.server.db.update(issuedCertificates).set({ state: 'superseded' }).where(own);
    expect((await member.get(issued.document_url)).statusCode).toBe(404);
    expect((await member.get(issued.credential_url)).statusCode).toBe(404);
    await world.server.db.update(issuedCertificates).set({ state: 'valid' }).where(own);
  });
});

const pathOf = (address: string) => new URL(address).pathname;

interface Decoded {
  readonly header: { readonly alg: string; readonly kid: string; readonly typ: string };
  readonly payload: Record<string, unknown>;
}

/** Verifies a token by the key at the address that it names, with a library that has not signed it. */
async function verifyToken(token: string): Promise<Decoded> {
  const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  const jwk = (await world.server.visit().get(pathOf(kid))).json();
  const { createPublicKey } = await import('node:crypto');
  const key = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return createVerifier({ key: key.toString(), algorithms: ['RS256'], complete: true })(token) as Decoded;
}

describe('the credential', () => {
  const download = async () => (await member.get(issued.credential_url)).body;

  test('is an Open Badges 3.0 credential with the grade', async () => {
    const answer = await member.get(issued.credential_url);
    expect(answer.headers['content-type']).toContain('application/vc+jwt');
    const { header, payload } = await verifyToken(answer.body);
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const credential = openBadgeCredential.parse(payload);
    expect(credential).toMatchObject({
      id: issued.verification_url,
      name: 'Nachweis (de)',
      issuer: { id: 'http://localhost:3000', name: 'Lernkreis' },
      credentialSubject: {
        identifier: [{ identityHash: 'Mia Muster' }],
        achievement: { name: 'Nachweis (de)' },
        result: [{ value: '5.0' }],
      },
    });
    const [result] = credential.credentialSubject.result;
    const [description] = credential.credentialSubject.achievement.resultDescription;
    expect(result?.resultDescription).toBe(description?.id);
    expect(description?.allowedValue).toContain(result?.value);
    expect([credential.iss, credential.sub, credential.jti]).toEqual([
      credential.issuer.id,
      credential.credentialSubject.id,
      credential.id,
    ]);
    expect(credential.nbf).toBe(Date.parse(credential.validFrom) / 1000);
    expect(answer.body).not.toContain(world.cast.people.member.id);
  });

  test('says where its status is', async () => {
    const { payload } = await verifyToken(await download());
    const { credentialStatus } = openBadgeCredential.parse(payload);
    const status = await world.server.visit().get(pathOf(credentialStatus.id));
    expect(status.json()).toEqual({
      id: credentialStatus.id,
      issuer: 'http://localhost:3000',
      revokedCredential: [],
    });
  });

  test('has its key among those at the well-known address, without the private part', async () => {
    const { header } = await verifyToken(await download());
    const answer = await world.server.visit().get(endpoints.credentialKeys.path);
    expect(answer.json().keys.map(({ kid }: { kid: string }) => kid)).toContain(header.kid);
    expect(Object.keys(answer.json().keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const unknown = fillPath(endpoints.credentialKey.path, { keyId: 'unknown' }) ?? '';
    expect((await world.server.visit().get(unknown)).statusCode).toBe(404);
  });

  test('does not verify after one changed byte', async () => {
    const token = await download();
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const better = Buffer.from(payload.replace('"value":"5.0"', '"value":"6.0"')).toString('base64url');
    const [header, , signature] = token.split('.');
    await expect(verifyToken([header, better, signature].join('.'))).rejects.toThrow(/signature/i);
    const last = token.length - 10;
    const other = token[last] === 'A' ? 'B' : 'A';
    await expect(verifyToken(token.slice(0, last) + other + token.slice(last + 1))).rejects.toThrow(
      /signature/i,
    );
  });
});

describe('the key of the issuer', () => {
  const pem = () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const keysOf = async (config: Parameters<typeof startTestServer>[0]) => {
    const server = await startTestServer(config);
    const { keys } = (await server.visit().get(endpoints.credentialKeys.path)).json();
    await server[Symbol.asyncDispose]();
    return keys;
  };

  test('is configured; older ones go on verifying', async () => {
    expect(await keysOf({ config: { CREDENTIAL_KEYS: pem() + pem() } })).toHaveLength(2);
  });

  test('is made in local mode only, once for all processes', async () => {
    const [first, second] = [await keysOf({}), await keysOf({})];
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    expect(await keysOf({ config: { APP_MODE: 'stage' } })).toEqual([]);
  });
});
