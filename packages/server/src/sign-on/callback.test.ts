import { endpoints } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenidProvider } from '../../test/openidProvider.ts';
import {
  expectLoggedOut,
  expectPage,
  openPage,
  pathOf,
  type SignOnWorld,
  startSignOnWorld,
} from '../../test/signOnWorld.ts';
import type { TestServer } from '../../test/testServer.ts';
import { loginSessions } from '../authentication/tables.ts';
import { signOnAttempts } from './tables.ts';

let world: SignOnWorld;
let provider: OpenidProvider;
let server: TestServer;

beforeAll(async () => {
  world = await startSignOnWorld();
  ({ provider, server } = world);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  provider.tamper = undefined;
});

const expired = 'Diese Anmeldung ist abgelaufen';
const failed = 'Die Anmeldung hat nicht geklappt';

describe('GET /sso/callback', () => {
  it('logs in, renews all cookies and leads to the asked page', async () => {
    const visitor = server.visit();
    visitor.cookies.set('sessionid', 'planted-by-somebody');
    const csrf = visitor.cookies.get('csrftoken');
    const answer = await visitor.get(await world.comeBack(visitor, '/course/vv/learn?view=list#top'));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/course/vv/learn?view=list#top');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(visitor.cookies.get('sessionid')).not.toBe('planted-by-somebody');
    expect(visitor.cookies.get('csrftoken')).not.toBe(csrf);
    expect(visitor.cookies.has('sso_state')).toBe(false);
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({
      first_name: 'Nora',
      loggedIn: true,
    });
  });

  it('ends the session that the browser had before, and keeps the id token of the new one', async () => {
    const visitor = server.visit();
    const [first, second] = [await world.begin(visitor), await world.begin(visitor)];
    const comeFrom = async (address: string) => {
      const email = world.expectNewcomer();
      await visitor.get(pathOf(await provider.browse().walk(address)));
      return email;
    };
    await comeFrom(first);
    const before = visitor.cookies.get('sessionid') ?? '';
    const email = await comeFrom(second);
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({ email });
    visitor.cookies.set('sessionid', before);
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(401);
    const tokens = await server.db.select({ idToken: loginSessions.idToken }).from(loginSessions);
    expect(tokens.every(({ idToken }) => idToken?.split('.').length === 3)).toBe(true);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('does not lead to %j', async (next) => {
    const visitor = server.visit();
    const answer = await visitor.get(await world.comeBack(visitor, next));
    expect(answer.headers.location).toBe('/');
  });

  it('refuses a state that it did not give out', async () => {
    const visitor = server.visit();
    const path = (await world.comeBack(visitor)).replace(/state=[^&]+/, 'state=another');
    expectPage(await openPage(visitor, path), 410, expired);
    await expectLoggedOut(visitor);
  });

  it('refuses a browser that did not begin, and leaves the attempt to the one that did', async () => {
    const visitor = server.visit();
    const stranger = server.visit();
    const path = await world.comeBack(visitor);
    expectPage(await openPage(stranger, path), 410, expired);
    await expectLoggedOut(stranger);
    expect((await visitor.get(path)).statusCode).toBe(302);
  });

  it('refuses a second time, also when the cookie is sent again', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    const state = visitor.cookies.get('sso_state') ?? '';
    await visitor.get(path);
    const again = server.visit();
    again.cookies.set('sso_state', state);
    expectPage(await openPage(again, path), 410, expired);
    await expectLoggedOut(again);
  });

  it('lets one of two requests at once through', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    const state = visitor.cookies.get('sso_state') ?? '';
    const browsers = [server.visit(), server.visit()];
    const answers = await Promise.all(
      browsers.map((browser) => {
        browser.cookies.set('sso_state', state);
        return browser.get(path);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([302, 410]);
  });

  it('refuses an answer after ten minutes', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    await server.db.update(signOnAttempts).set({ createdAt: sql`now() - interval '10 minutes 1 second'` });
    expectPage(await openPage(visitor, path), 410, expired);
    await server.visit().get('/sso/login');
    expect(await server.db.$count(signOnAttempts)).toBe(1);
  });

  it('refuses an id token with another nonce', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    await server.db.update(signOnAttempts).set({ nonce: 'another' });
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses another code verifier than the one that the attempt began with', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    await server.db.update(signOnAttempts).set({ codeVerifier: 'a'.repeat(43) });
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it.each([
    ['another code', (path: string) => path.replace(/code=[^&]+/, 'code=tampered')],
    ['no code', (path: string) => path.replace(/code=[^&]+/, '')],
    ['two codes', (path: string) => `${path}&code=second`],
    ['another issuer', (path: string) => path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
    ['no issuer', (path: string) => path.replace(/iss=[^&]+/, '')],
  ])('refuses %s', async (_, change) => {
    const visitor = server.visit();
    const path = change(await world.comeBack(visitor));
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses an id token that the provider did not sign', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    provider.tamper = (tokens) => {
      const [head, body = '', signature] = String(tokens.id_token).split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
      tokens.id_token = [head, forged, signature].join('.');
    };
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it.each([
    ['of 5,000 characters', 's'.repeat(5000)],
    ['with a null character', 'a\u0000b'],
    ['outside of ASCII', 'größe'],
  ])('refuses a subject %s', async (_, subject) => {
    const visitor = server.visit();
    provider.people.set(subject, {
      email: 'a@example.org',
      email_verified: true,
      given_name: 'A',
      family_name: 'B',
    });
    provider.answer = { subject };
    const back = await provider.browse().walk(await world.begin(visitor));
    expectPage(await openPage(visitor, pathOf(back)), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses an answer without an id token', async () => {
    const visitor = server.visit();
    const path = await world.comeBack(visitor);
    provider.tamper = (tokens) => {
      delete tokens.id_token;
    };
    expectPage(await openPage(visitor, path), 502, failed);
  });

  it('says in the language of the browser that the person has cancelled, and offers a retry', async () => {
    const visitor = server.visit();
    provider.answer = { error: 'access_denied' };
    const back = await provider.browse().walk(await world.begin(visitor, '/profile'));
    const answer = await openPage(visitor, pathOf(back), 'it');
    expectPage(answer, 400, 'Hai annullato l’accesso.');
    expect(answer.body).toContain('href="/sso/login?next=%2Fprofile"');
    await expectLoggedOut(visitor);
  });

  it('says that the provider refused for another reason', async () => {
    const visitor = server.visit();
    provider.answer = { error: 'temporarily_unavailable' };
    const back = await provider.browse().walk(await world.begin(visitor));
    expectPage(await openPage(visitor, pathOf(back), 'fr'), 502, 'La connexion a échoué.');
  });

  it('shows nothing of what was sent', async () => {
    const visitor = server.visit();
    const state = new URL(await world.begin(visitor)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      state,
      error: 'access_denied',
      error_description: '<script>alert(1)</script>',
    });
    const answer = await openPage(visitor, `/sso/callback?${query}`);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).not.toContain('alert(1)');
  });
});
