import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { type OpenidProvider, publicUrl, startOpenidProvider } from '../../test/openidProvider.ts';
import {
  expectLoggedOut,
  expectPage,
  openPage,
  pathOf,
  type SignOnWorld,
  startSignOnWorld,
} from '../../test/signOnWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
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

const failed = 'Die Anmeldung hat nicht geklappt';

describe('GET /sso/login', () => {
  it('leads to the provider with code flow, PKCE, state and nonce', async () => {
    const visitor = server.visit();
    const address = new URL(await world.begin(visitor));
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

  it('leads a person who is logged in straight on', async () => {
    const visitor = server.visit();
    await visitor.get(await world.comeBack(visitor));
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
      configuration: { discovery: { prompt_values_supported: ['login', 'create'] } },
    });
    await using other = await startTestServer({ config: creating.config });
    expect(await promptOf(other)).toBe('create');
  });
});

describe('GET /sso/logout', () => {
  it('ends the own session, then that of the provider, and says so', async () => {
    const visitor = server.visit();
    const browser = provider.browse();
    world.expectNewcomer();
    const back = await browser.walk(await world.begin(visitor));
    await visitor.get(pathOf(back));
    const token = visitor.cookies.get('sessionid') ?? '';

    const answer = await visitor.get('/sso/logout');
    await expectLoggedOut(visitor);
    const address = new URL(String(answer.headers.location));
    expect(address.origin).toBe(provider.issuer);
    expect(address.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    expect(await browser.walk(address.href)).toBe(`${publicUrl}/sso/logged-out`);
    expectPage(await openPage(visitor, '/sso/logged-out'), 200, 'Du bist ausgeloggt.');
    visitor.cookies.set('sessionid', token);
    expect((await visitor.get(endpoints.me.path)).statusCode).toBe(401);

    // The provider has forgotten them too: it asks anew who they are.
    const email = world.expectNewcomer();
    const next = await browser.walk(await world.begin(visitor));
    await visitor.get(pathOf(next));
    expect((await visitor.get(endpoints.me.path)).json()).toMatchObject({ email });
  });

  it('knows the id token also when the shell has ended the session before', async () => {
    const visitor = server.visit();
    await visitor.get(await world.comeBack(visitor));
    const ended = await visitor.post(endpoints.logout.path);
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
      configuration: {
        features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
      },
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
    down = await startOpenidProvider({ port: Number(port) });
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
  let local: TestServer;

  beforeAll(async () => {
    local = await startTestServer();
  });
  afterAll(() => local[Symbol.asyncDispose]());

  it.each([
    ['/sso/login', '/login-local'],
    ['/sso/login?next=/profile', '/login-local?next=%2Fprofile'],
    ['/sso/login?next=//evil.example', '/login-local'],
    ['/sso/signup?next=/shop', '/onboarding/vv-de/account/create?next=%2Fshop'],
    ['/sso/signup?uk', '/onboarding/uk/account/create'],
  ])('%s leads to %s', async (path, location) => {
    expect((await local.visit().get(path)).headers.location).toBe(location);
  });

  it('/sso/logout ends the session', async () => {
    const { username, id } = await createPerson(local.db, { firstName: 'Lena' });
    const visitor = await local.login(username);
    expect((await visitor.get('/sso/logout')).headers.location).toBe('/login-local');
    await expectLoggedOut(visitor);
    const rows = await local.db.select().from(loginSessions).where(eq(loginSessions.userId, id));
    expect(rows).toEqual([]);
  });
});
