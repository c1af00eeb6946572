import { listKey, type PageData, pageDataElementId } from '@learn/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../../test/countStatements.ts';
import { createCast, createPerson, enrol } from '../../test/factories.ts';
import {
  createFakeReleases,
  type FakeReleases,
  fakeBundles,
  fakeMount,
  fakeRemote,
  fakeShell,
} from '../../test/fakeReleases.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const completions = '/api/course/completion/:courseSessionId/:userId/';
const persons = '/api/dashboard/persons/?limit=100&offset=0';
const ownCalls = [
  '/notifications/api/unread_count/',
  '/api/dashboard/waiting/',
  '/api/dashboard/persons/summary/',
  '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6',
];
const learning = fakeRemote('mfe-learning-path', 'l1', {
  mounts: [
    fakeMount('/course/:courseSlug/learn', 'path', {
      operations: [
        { hash: '1', variables: { course_slug: ':courseSlug' } },
        { hash: '2', variables: {} },
      ],
      rest: [completions, '/api/core/settings/', listKey(persons), '/api/none/'],
    }),
    fakeMount('/course/:courseSlug/today', 'today', { rest: ownCalls }),
    fakeMount('/course/:courseSlug/welcome', 'welcome', { public: true }),
    fakeMount('/onboarding/:courseType/account/create', 'create', { public: true }),
  ],
  widgets: [{ slot: 'home.course', id: 'ProgressWidget', skeletonHeight: 200, rest: [completions] }],
  slotBundles: { 'home.course': fakeBundles('widgets') },
  operations: [
    {
      hash: '1',
      name: 'LearningPath',
      query:
        'query LearningPath($course_slug: String) { learning_path(course_slug: $course_slug) { id title } }',
    },
    { hash: '2', name: 'Broken', query: 'query Broken { none }' },
  ],
});

const administration = fakeRemote('mfe-admin', 'a1', {
  mounts: [fakeMount('/vbv-admin', 'admin', { admin: true, rest: ['/api/admin/audit/'] })],
});

let releases: FakeReleases;
let server: TestServer;
let cast: Awaited<ReturnType<typeof createCast>>;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'));
  await releases.publishRemote(learning);
  await releases.publishRemote(administration);
  server = await startTestServer({ config: { RELEASES_DIR: releases.folder } });
  cast = await createCast(server.db);
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});

function pageData(answer: LightMyRequestResponse): PageData {
  const [, json = ''] = answer.body.split(`id="${pageDataElementId}">`);
  return JSON.parse(json.split('</script>')[0] ?? '') as PageData;
}

const login = () => server.login(cast.people.member.username);
const pathAddress = () => `/course/${cast.course.slug}/learn`;

test('a person who is logged in reads an onboarding in their own language', async () => {
  const answer = await (await login()).get('/onboarding/vv-fr/account/create', browser);
  expect(answer.body).toContain('<html lang="de">');
});

describe('a visitor without login', () => {
  test('reads an onboarding in the language of its address, which the browser keeps', async () => {
    const visitor = server.visit();
    const headers = { ...browser, 'accept-language': 'de' };
    const answer = await visitor.get('/onboarding/vv-fr/account/create', headers);
    expect(answer.body).toContain('<html lang="fr">');
    expect(pageData(answer)).toMatchObject({
      language: 'fr',
      brands: { de: 'Lernkreis', fr: 'Orbis', it: 'Orbis' },
    });
    expect(visitor.cookies.get('language')).toBe('fr');
    expect((await visitor.get('/login-local', headers)).body).toContain('<html lang="fr">');
  });

  test('gets the login with its data, in the language of the browser', async () => {
    const answer = await server
      .visit()
      .get('/login-local', { ...browser, 'accept-language': 'fr-CH,de;q=0.5' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('<title>Orbis</title>');
    expect(answer.body).toContain('/remotes/shell/s1/login.fr.js');
    expect(pageData(answer)).toMatchObject({ user: null, courseSessions: [], language: 'fr', mode: 'local' });
  });

  test('keeps the language that was chosen before, and no other value', async () => {
    const open = (cookie: string) =>
      server.visit().get('/login-local', { ...browser, cookie, 'accept-language': 'fr' });
    expect((await open('language=it')).body).toContain('<html lang="it">');
    expect((await open('language=xx')).body).toContain('<html lang="fr">');
  });

  test('is led to the login by every other page, straight away', async () => {
    const answer = await server.visit().get(`${pathAddress()}?x=1`, browser);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/login-local?next=${encodeURIComponent(`${pathAddress()}?x=1`)}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('sees a public page of a remote', async () => {
    const answer = await server.visit().get(`/course/${cast.course.slug}/welcome`, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('/remotes/mfe-learning-path/l1/welcome.de.js');
  });

  test('gets the readable csrftoken cookie once', async () => {
    const first = await server.app.inject({ url: '/login-local', headers: browser });
    const cookie = first.cookies.find(({ name }) => name === 'csrftoken');
    expect(cookie?.value).toMatch(/^[\w-]{32}$/);
    expect(cookie?.httpOnly).toBeFalsy();
    const again = await server.visit().get('/login-local', browser);
    expect(again.cookies).toEqual([]);
  });
});

describe('the admin area', () => {
  const remotesOf = (answer: LightMyRequestResponse) =>
    pageData(answer).registry.remotes.map(({ descriptor }) => descriptor.name);

  test('exists for an admin, with its data', async () => {
    const answer = await (await server.login(cast.people.admin.username)).get('/vbv-admin', browser);
    expect(remotesOf(answer)).toContain('mfe-admin');
    expect(Object.keys(pageData(answer).rest)).toEqual(['/api/admin/audit/']);
  });

  test('does not exist for anybody else: no word of it is in their page', async () => {
    const answer = await (await login()).get('/vbv-admin', browser);
    expect(remotesOf(answer)).toEqual(['mfe-learning-path']);
    expect(answer.body).not.toContain('mfe-admin');
    expect(answer.body).not.toContain('/api/admin/');
  });
});

describe('a member of a course', () => {
  test('gets the learning path with hints, data and completions, and without what failed', async () => {
    const client = await login();
    const answer = await client.get(pathAddress(), browser);
    expect(answer.statusCode).toBe(200);
    const hints = [...answer.body.matchAll(/<link rel="preload"[^>]* href="([^"]+)" integrity="sha384-/g)];
    expect(hints.map(([, href]) => href)).toEqual([
      '/remotes/mfe-learning-path/l1/path.de.js',
      '/remotes/mfe-learning-path/l1/entry.js',
    ]);
    const data = pageData(answer);
    expect(data.user?.username).toBe(cast.people.member.username);
    expect(data.courseSessions.map(({ id }) => id)).toEqual([cast.session.id]);
    expect(data.operations).toEqual([
      {
        hash: '1',
        variables: { course_slug: cast.course.slug },
        data: { learning_path: { id: cast.de.path, title: 'path (de)' } },
      },
    ]);
    const address = `/api/course/completion/${cast.session.id}/${cast.people.member.id}/`;
    expect(data.rest).toEqual({
      [address]: (await client.get(address)).json(),
      '/api/core/settings/': (await client.get('/api/core/settings/')).json(),
      [listKey(persons)]: { rows: (await client.get(persons)).json(), total: 4 },
    });
    expect(data.revisions).toEqual({ [address]: 0 });
  });

  test('gets the home dashboard with its configuration and the files of its widgets', async () => {
    const client = await login();
    const answer = await client.get('/', browser);
    const data = pageData(answer);
    const [panel] = (await client.get('/api/dashboard/config/')).json<Record<string, unknown>[]>();
    const { id, name, slug, dashboard_type, course_configuration, ...carried } = panel ?? {};
    expect([id, slug, dashboard_type]).toEqual([carried.course_id, carried.course_slug, carried.role_key]);
    expect([name, course_configuration]).toEqual([carried.course_title, expect.any(Object)]);
    // What the answer says twice is not sent with every page.
    expect(data.rest['/api/dashboard/config/']).toEqual([carried]);
    expect(Object.keys(data.rest)).toHaveLength(2);
    expect(answer.body).toContain('href="/remotes/mfe-learning-path/l1/widgets.de.js"');
  });

  test('with several sessions of a course has the latest ones read once', async () => {
    const person = await createPerson(server.db, { firstName: 'Nora' });
    for (const session of [cast.session, cast.elsewhere])
      await enrol(server.db, { userId: person.id, courseSessionId: session.id });
    const client = await server.login(person.username);
    const statements = await statementsOf(server.db, () => client.get('/', browser));
    const ofLatest = statements.filter((text) =>
      /max\("completions"."updated_at"\)|max\("updated_at"\)/.test(text),
    );
    expect(ofLatest).toHaveLength(1);
  });

  test.each(['member', 'expert', 'mentor'] as const)(
    'gets, as %s, what its own calls answer, and is looked up once for all of them',
    async (name) => {
      const client = await server.login(cast.people[name].username);
      const address = `/course/${cast.course.slug}/today`;
      const { rest } = pageData(await client.get(address, browser));
      const answers = await Promise.all(
        ownCalls.map(async (call) => [call, (await client.get(call)).json()] as const),
      );
      expect(rest).toEqual(Object.fromEntries(answers));
      const statements = await statementsOf(server.db, () => client.get(address, browser));
      expect(statements.filter((text) => text.includes('from "login_sessions"'))).toHaveLength(1);
      expect(statements.filter((text) => text.includes('"reasons"'))).toHaveLength(1);
    },
  );

  test('gets the shell for an address that nobody mounts; the shell says so', async () => {
    const answer = await (await login()).get('/nowhere/at/all', browser);
    expect(answer.statusCode).toBe(200);
    expect(pageData(answer).user).not.toBeNull();
  });

  test('is led to / by a course session of others', async () => {
    const client = await login();
    const own = await client.get(`${pathAddress()}?courseSessionId=${cast.session.id}`, browser);
    expect(own.statusCode).toBe(200);
    const foreign = await client.get(`${pathAddress()}?courseSessionId=${cast.elsewhere.id}`, browser);
    expect([foreign.statusCode, foreign.headers.location]).toEqual([302, '/']);
  });

  test('cannot break the page with a name', async () => {
    const firstName = '</script><script>alert(1)</script><!--';
    await createPerson(server.db, { username: 'evil', firstName, language: 'it' });
    const answer = await (await server.login('evil')).get('/', browser);
    expect(answer.body).toContain('<html lang="it">');
    expect(answer.body.match(/<script/g)).toHaveLength(3);
    expect(pageData(answer).user?.first_name).toBe(firstName);
  });
});

describe('answers for a page behind a link', () => {
  const ask = async (address: string, more = '') =>
    (await login()).get(`/api/core/page-operations/?address=${encodeURIComponent(address)}${more}`);

  test('are those that the page would carry', async () => {
    const page = pageData(await (await login()).get(pathAddress(), browser));
    const answer = await ask(pathAddress(), `&course_session_id=${cast.session.id}`);
    expect(answer.json()).toEqual(page.operations);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('are none where the page asks for none, or nobody mounts it', async () => {
    for (const address of ['/', '/nowhere', `/course/${cast.course.slug}/welcome`])
      expect((await ask(address)).json()).toEqual([]);
  });

  test.each([
    ['a foreign session', () => pathAddress(), () => `&course_session_id=${cast.elsewhere.id}`, 404],
    ['another site', () => 'https://evil.example/', () => '', 400],
    ['a query', () => `${pathAddress()}?x=1`, () => '', 400],
  ])('are not given for %s', async (_, address, more, status) => {
    expect((await ask(address(), more())).statusCode).toBe(status);
  });

  test('are given to nobody who is not logged in', async () => {
    const answer = await server.visit().get('/api/core/page-operations/?address=/');
    expect(answer.statusCode).toBe(401);
  });
});

describe('what links load', () => {
  const ask = async ({ username } = cast.people.member) =>
    (await server.login(username)).get('/api/core/link-targets/');

  test('has the bundles of all pages, with what the page itself knows of its own', async () => {
    const page = pageData(await (await login()).get(pathAddress(), browser));
    const answer = await ask();
    const { version, mounts } = page.registry.remotes[0]?.descriptor ?? {};
    const [own] = mounts?.filter(({ bundle }) => bundle !== undefined) ?? [];
    const [targets] = answer.json();
    expect(targets).toMatchObject({ version, targets: { [own?.path ?? '']: { bundle: own?.bundle } } });
    expect(Object.keys(targets.targets)).toEqual(mounts?.map(({ path }) => path));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('names pages of the admin area to admins only', async () => {
    const namesOf = (answer: LightMyRequestResponse) =>
      answer.json().map(({ name }: { readonly name: string }) => name);
    expect(namesOf(await ask())).toEqual(['mfe-learning-path']);
    expect(namesOf(await ask(cast.people.admin))).toContain('mfe-admin');
  });

  test('is given to nobody who is not logged in', async () => {
    expect((await server.visit().get('/api/core/link-targets/')).statusCode).toBe(401);
  });
});

describe('every page', () => {
  test('allows own scripts and styles by nonce, and nothing else', async () => {
    const pages = await Promise.all([1, 2].map(() => server.visit().get('/login-local', browser)));
    const nonces = pages.map((page) => {
      const policy = String(page.headers['content-security-policy']);
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('unsafe');
      expect(page.body).toContain(`<style nonce="${nonce}">`);
      expect(page.body).toContain(`content="${nonce}"`);
      expect(page.headers['x-content-type-options']).toBe('nosniff');
      expect(page.headers['referrer-policy']).toBeDefined();
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('goes out compressed', async () => {
    const answer = await server.visit().get('/login-local', { ...browser, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(3000);
  });
});

describe('what is no page', () => {
  test.each(['/api/none/', '/remotes/none', '/server/none', '/media/none.mp4'])(
    '%s is 404 in JSON',
    async (url) => {
      const answer = await (await login()).get(url, browser);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('a call with the wrong method keeps its 405', async () => {
    const answer = await server.visit().get('/api/core/login/');
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('POST');
  });
});

describe('behind single sign-on', () => {
  let prod: TestServer;
  beforeAll(async () => {
    prod = await startTestServer({ config: { RELEASES_DIR: releases.folder, APP_MODE: 'prod' } });
  });
  afterAll(() => prod[Symbol.asyncDispose]());

  test('the local login is not there, and cookies are for https only', async () => {
    const answer = await prod.app.inject({ url: '/login-local?next=//evil.example', headers: browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sso/login?next=%2F']);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(answer.cookies[0]?.secure).toBe(true);
  });
});

describe('a page that cannot be made', () => {
  test('says so as a page, with a retry and an id', async () => {
    await using empty = await startTestServer({ config: { RELEASES_DIR: `${releases.folder}/none` } });
    const answer = await empty.visit().get('/profile?x=<b>', { ...browser, 'accept-language': 'it' });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Riprova');
    expect(answer.body).toContain('href="/profile?x=%3Cb%3E"');
    expect(answer.body).not.toContain('<script');
  });
});
