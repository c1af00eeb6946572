import { restPaths } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenidProvider, publicUrl, startOpenidProvider } from '../../test/openidProvider.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { loginSessions } from '../authentication/tables.ts';
import { signOnAttempts } from './tables.ts';

let provider: OpenidProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await startOpenidProvider();
  server = await startTestServer({ config: provider.config });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
afterEach(() => {
  provider.tamper = undefined;
});

let count = 0;

/** Somebody whom the platform does not know yet. */
function newSubject(): string {
  count += 1;
  const subject = `subject-${count}`;
  provider.people.set(subject, {
    email: `${subject}@example.org`,
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Neu',
  });
  return subject;
}

async function begin(visitor: TestClient, next = '/'): Promise<string> {
  const answer = await visitor.get(`/sso/login?${new URLSearchParams({ next })}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

/** The path at which the provider sends the browser back, after somebody new has logged in. */
async function comeBack(visitor: TestClient, next = '/'): Promise<string> {
  provider.answer = { subject: newSubject() };
  const back = await provider.browse().walk(await begin(visitor, next));
  return back.slice(publicUrl.length);
}

const openPage = (visitor: TestClient, path: string, language = 'de') =>
  visitor.get(path, { accept: 'text/html', 'accept-language': language });

function expectPage(answer: LightMyRequestResponse, status: number, text: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(text);
}

async function expectLoggedOut(visitor: TestClient): Promise<void> {
  expect(visitor.cookies.has('sessionid')).toBe(false);
  expect((await visitor.get(restPaths.me)).statusCode).toBe(401);
}

const expired = 'Diese Anmeldung ist abgelaufen';
const failed = 'Die Anmeldung hat nicht geklappt';

describe('GET /sso/login', () => {
  it('leads to the provider with code flow, PKCE, state and nonce', async () => {
    const visitor = server.visit();
    const address = new URL(await begin(visitor));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'learn',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${publicUrl}/sso/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'de',
    });
    const state = address.searchParams.get('state') ?? '';
    const rows = await server.db.select().from(signOnAttempts);
    expect(JSON.stringify(rows)).not.toContain(state);
    expect(visitor.cookies.get('sso_state')).toBe(state);
  });

  it('binds the attempt to the browser by a short-lived cookie that scripts cannot read', async () => {
    await using stage = await startTestServer({ config: { ...provider.config, APP_MODE: 'stage' } });
    const answer = await stage.visit().get('/sso/login');
    expect(answer.cookies).toMatchObject([
      { name: 'sso_state', path: '/sso', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 600 },
    ]);
  });

  it('leads somebody who is logged in straight on', async () => {
    const visitor = server.visit();
    await visitor.get(await comeBack(visitor));
    const answer = await visitor.get('/sso/login?next=/profile');
    expect(answer.headers.location).toBe('/profile');
  });

  it('does not answer HEAD, which previews of links send', async () => {
    const answer = await server.visit().send({ method: 'HEAD', url: '/sso/login' });
    expect(answer.statusCode).toBe(405);
  });
});

describe('GET /sso/signup', () => {
  it('asks for the creation of an account where the provider knows that, else for a login', async () => {
    const promptOf = async (one: TestServer) => {
      const { location } = (await one.visit().get('/sso/signup?next=/shop')).headers;
      return new URL(String(location)).searchParams.get('prompt');
    };
    expect(await promptOf(server)).toBeNull();
    await using creating = await startOpenidProvider({
      discovery: { prompt_values_supported: ['login', 'create'] },
    });
    await using other = await startTestServer({ config: creating.config });
    expect(await promptOf(other)).toBe('create');
  });
});

describe('GET /sso/callback', () => {
  it('logs in, renews all cookies and leads to the asked page', async () => {
    const visitor = server.visit();
    visitor.cookies.set('sessionid', 'planted-by-somebody');
    const csrf = visitor.cookies.get('csrftoken');
    const answer = await visitor.get(await comeBack(visitor, '/course/vv/learn?view=list#top'));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/course/vv/learn?view=list#top');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(visitor.cookies.get('sessionid')).not.toBe('planted-by-somebody');
    expect(visitor.cookies.get('csrftoken')).not.toBe(csrf);
    expect(visitor.cookies.has('sso_state')).toBe(false);
    expect((await visitor.get(restPaths.me)).json()).toMatchObject({ first_name: 'Nora', loggedIn: true });
  });

  it('ends the session that the browser had before, and keeps the id token of the new one', async () => {
    const visitor = server.visit();
    const [first, second] = [await begin(visitor), await begin(visitor)];
    const backs = [];
    for (const address of [first, second]) {
      provider.answer = { subject: newSubject() };
      backs.push((await provider.browse().walk(address)).slice(publicUrl.length));
    }
    await visitor.get(backs[0] ?? '');
    const before = visitor.cookies.get('sessionid') ?? '';
    await visitor.get(backs[1] ?? '');
    expect((await visitor.get(restPaths.me)).json()).toMatchObject({
      email: `subject-${count}@example.org`,
    });
    visitor.cookies.set('sessionid', before);
    expect((await visitor.get(restPaths.me)).statusCode).toBe(401);
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
    const answer = await visitor.get(await comeBack(visitor, next));
    expect(answer.headers.location).toBe('/');
  });

  it('refuses a state that it did not give out', async () => {
    const visitor = server.visit();
    const path = (await comeBack(visitor)).replace(/state=[^&]+/, 'state=another');
    expectPage(await openPage(visitor, path), 410, expired);
    await expectLoggedOut(visitor);
  });

  it('refuses a browser that did not begin, and leaves the attempt to the one that did', async () => {
    const visitor = server.visit();
    const stranger = server.visit();
    const path = await comeBack(visitor);
    expectPage(await openPage(stranger, path), 410, expired);
    await expectLoggedOut(stranger);
    expect((await visitor.get(path)).statusCode).toBe(302);
  });

  it('refuses a second time, also when the cookie is sent again', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
    const state = visitor.cookies.get('sso_state') ?? '';
    await visitor.get(path);
    const again = server.visit();
    again.cookies.set('sso_state', state);
    expectPage(await openPage(again, path), 410, expired);
    await expectLoggedOut(again);
  });

  it('lets one of two requests at once through', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
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
    const path = await comeBack(visitor);
    await server.db.update(signOnAttempts).set({ createdAt: sql`now() - interval '10 minutes 1 second'` });
    expectPage(await openPage(visitor, path), 410, expired);
    await server.visit().get('/sso/login');
    expect(await server.db.$count(signOnAttempts)).toBe(1);
  });

  it('refuses an id token with another nonce', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
    await server.db.update(signOnAttempts).set({ nonce: 'another' });
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses another code verifier than the one that the attempt began with', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
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
    const path = change(await comeBack(visitor));
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses an id token that the provider did not sign', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
    provider.tamper = (tokens) => {
      const [head, body = '', signature] = String(tokens.id_token).split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
      tokens.id_token = [head, forged, signature].join('.');
    };
    expectPage(await openPage(visitor, path), 502, failed);
    await expectLoggedOut(visitor);
  });

  it('refuses an answer without an id token', async () => {
    const visitor = server.visit();
    const path = await comeBack(visitor);
    provider.tamper = (tokens) => {
      delete tokens.id_token;
    };
    expectPage(await openPage(visitor, path), 502, failed);
  });

  it('says in the language of the browser that the person has cancelled, and offers a retry', async () => {
    const visitor = server.visit();
    provider.answer = { error: 'access_denied' };
    const back = await provider.browse().walk(await begin(visitor, '/profile'));
    const answer = await openPage(visitor, back.slice(publicUrl.length), 'it');
    expectPage(answer, 400, 'Hai annullato l’accesso.');
    expect(answer.body).toContain('href="/sso/login?next=%2Fprofile"');
    await expectLoggedOut(visitor);
  });

  it('says that the provider refused for another reason', async () => {
    const visitor = server.visit();
    provider.answer = { error: 'temporarily_unavailable' };
    const back = await provider.browse().walk(await begin(visitor));
    expectPage(await openPage(visitor, back.slice(publicUrl.length), 'fr'), 502, 'La connexion a échoué.');
  });

  it('shows nothing of what was sent', async () => {
    const visitor = server.visit();
    const state = new URL(await begin(visitor)).searchParams.get('state') ?? '';
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

describe('GET /sso/logout', () => {
  it('ends the own session, then that of the provider, and says so', async () => {
    const visitor = server.visit();
    const browser = provider.browse();
    provider.answer = { subject: newSubject() };
    const back = await browser.walk(await begin(visitor));
    await visitor.get(back.slice(publicUrl.length));
    const token = visitor.cookies.get('sessionid') ?? '';

    const answer = await visitor.get('/sso/logout');
    await expectLoggedOut(visitor);
    const address = new URL(String(answer.headers.location));
    expect(address.origin).toBe(provider.issuer);
    expect(address.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    expect(await browser.walk(address.href)).toBe(`${publicUrl}/sso/logged-out`);
    expectPage(await openPage(visitor, '/sso/logged-out'), 200, 'Du bist abgemeldet.');
    visitor.cookies.set('sessionid', token);
    expect((await visitor.get(restPaths.me)).statusCode).toBe(401);

    // The provider has forgotten him too: it asks anew who he is.
    provider.answer = { subject: newSubject() };
    const next = await browser.walk(await begin(visitor));
    await visitor.get(next.slice(publicUrl.length));
    expect((await visitor.get(restPaths.me)).json()).toMatchObject({ email: `subject-${count}@example.org` });
  });

  it('knows the id token also when the shell has ended the session before', async () => {
    const visitor = server.visit();
    await visitor.get(await comeBack(visitor));
    const ended = await visitor.post(restPaths.logout);
    expect(ended.cookies.find(({ name }) => name === 'sso_logout')).toMatchObject({
      httpOnly: true,
      path: '/sso',
      maxAge: 300,
    });
    const { headers } = await visitor.get('/sso/logout');
    expect(new URL(String(headers.location)).searchParams.get('id_token_hint')).toBeTruthy();
    expect(visitor.cookies.has('sso_logout')).toBe(false);
  });

  it('leads a visitor without a session out all the same', async () => {
    const { headers } = await server.visit().get('/sso/logout');
    const address = new URL(String(headers.location));
    expect(address.searchParams.get('id_token_hint')).toBeNull();
    expect(address.searchParams.get('client_id')).toBe('learn');
  });

  it('stays on this site where the provider has no logout', async () => {
    await using silent = await startOpenidProvider({
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    });
    await using other = await startTestServer({ config: silent.config });
    expect((await other.visit().get('/sso/logout')).headers.location).toBe('/sso/logged-out');
  });
});

describe('a provider that is down', () => {
  it('stops neither the start nor the next try', async () => {
    let down = await startOpenidProvider();
    const { port } = new URL(down.issuer);
    await down[Symbol.asyncDispose]();
    await using other = await startTestServer({ config: down.config });
    const visitor = other.visit();
    const answer = await openPage(visitor, '/sso/login?next=/profile', 'fr');
    expectPage(answer, 502, 'La connexion a échoué. Réessaie.');
    expect(answer.body).toContain('href="/sso/login?next=%2Fprofile"');
    expect((await visitor.get('/sso/logout')).headers.location).toBe('/sso/logged-out');
    down = await startOpenidProvider({}, Number(port));
    expect((await visitor.get('/sso/login')).headers.location).toMatch(down.issuer);
    await down[Symbol.asyncDispose]();
  });

  it('is not believed under another name than the configured one', async () => {
    const { issuer, config } = provider;
    const OIDC_ISSUER = issuer.replace('127.0.0.1', 'localhost');
    await using other = await startTestServer({ config: { ...config, OIDC_ISSUER } });
    expectPage(await openPage(other.visit(), '/sso/login'), 502, failed);
  });
});

describe('without a provider', () => {
  it.each([
    ['/sso/login', '/login-local'],
    ['/sso/login?next=/profile', '/login-local?next=%2Fprofile'],
    ['/sso/login?next=//evil.example', '/login-local'],
    ['/sso/signup?next=/shop', '/onboarding/vv-de/account/create?next=%2Fshop'],
    ['/sso/signup?uk', '/onboarding/uk/account/create'],
  ])('%s leads to %s', async (path, location) => {
    await using local = await startTestServer();
    expect((await local.visit().get(path)).headers.location).toBe(location);
  });

  it('/sso/logout ends the session', async () => {
    await using local = await startTestServer({ demo: true });
    const visitor = await local.login('lena.keller');
    expect((await visitor.get('/sso/logout')).headers.location).toBe('/login-local');
    await expectLoggedOut(visitor);
    const rows = await local.db.select().from(loginSessions).where(eq(loginSessions.userAgent, 'test'));
    expect(rows).toEqual([]);
  });
});
