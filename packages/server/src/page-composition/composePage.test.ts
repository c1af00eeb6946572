import { type CourseSession, type DashboardCourseConfig, listKey, type UserProfile } from '@learn/contracts';
import { describe, expect, test, vi } from 'vitest';
import { fakeBundles, fakeMount, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { readConfig } from '../config.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { composePage, type PageRequest, type SignedIn } from './composePage.ts';
import { matchMount } from './matchMount.ts';

const learning = fakeRemote('mfe-learning-path', 'l2', {
  mounts: [
    fakeMount('/course/:courseSlug/learn/*', 'circle', {
      slots: ['circle.unit'],
      operations: [{ hash: '1', variables: { slug: ':courseSlug' } }],
      rest: ['/api/course/completion/:courseSessionId/:userId/'],
    }),
    fakeMount('/course/:courseSlug/learn', 'path', {
      operations: [{ hash: '1', variables: { slug: ':courseSlug', kind: 'path' } }],
      rest: ['/api/course/completion/:courseSessionId/:userId/', '/api/core/me/', '/api/none/:nothing/'],
    }),
    fakeMount('/filtered/:courseSlug', 'filtered', {
      operations: [{ hash: '1', variables: { slug: ':courseSlug', regions: ':region', by: ':by' } }],
      query: ['region', 'by'],
      rest: [
        '/api/summary/:courseSlug/?region=:region',
        listKey('/api/list/?by=:by&limit=100&region=:region'),
      ],
    }),
    fakeMount('/course/:courseSlug/mentee', 'mentees', {
      rest: ['/api/mentor/:courseSessionId/:userId/'],
      query: ['userId'],
    }),
    fakeMount('/course/:courseSlug/mentees', 'mentees', { rest: ['/api/of-course/:courseId/'] }),
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'ProgressWidget',
      skeletonHeight: 200,
      operations: [{ hash: '2', variables: { id: ':courseId', session: ':courseSessionId' } }],
    },
  ],
  slotBundles: { 'home.course': fakeBundles('widgets') },
  operations: [
    { hash: '1', name: 'Path', query: 'query Path' },
    { hash: '2', name: 'Progress', query: 'query Progress' },
  ],
});
const competence = fakeRemote('mfe-competence', 'k1', {
  widgets: [
    {
      slot: 'circle.unit',
      id: 'SelfEvaluationWidget',
      skeletonHeight: 60,
      operations: [
        { hash: '3', variables: { slug: ':courseSlug' } },
        { hash: '3', variables: { unit: ':learningUnitSlug' } },
      ],
    },
  ],
  slotBundles: { 'circle.unit': fakeBundles('unit') },
  operations: [{ hash: '3', name: 'Criteria', query: 'query Criteria' }],
});
const person = fakeRemote('mfe-person', 'p1', {
  mounts: [
    fakeMount('/course/:courseSlug/profile/:userId', 'person', {
      rest: ['/api/course/completion/:courseSessionId/:userId/'],
      chrome: false,
      action: 'expert-cockpit',
      sharedModules: ['@learn/ui/table'],
    }),
  ],
});
const onboarding = fakeRemote('mfe-onboarding', 'o1', {
  mounts: [fakeMount('/onboarding/*', 'onboarding', { public: true })],
});
const releases: LiveReleases = {
  shell: fakeShell('s1'),
  remotes: [
    { live: learning, fallback: fakeRemote('mfe-learning-path', 'l1') },
    { live: onboarding },
    { live: competence },
    { live: person },
  ],
};

const user = { id: 'u1', language: 'de' } as UserProfile;
const courseSessions = [
  { id: 'session-a', course: { id: 'c1', slug: 'vv' } },
  { id: 'session-b', course: { id: 'c1', slug: 'vv' } },
] as CourseSession[];
const panel = {
  course_id: 'c1',
  course_slug: 'vv',
  widgets: ['ProgressWidget'],
};

function signIn(panels?: readonly Partial<DashboardCourseConfig>[]) {
  return {
    user,
    courseSessions,
    panels: panels as readonly DashboardCourseConfig[] | undefined,
    sources: {
      rest: vi.fn(async (address: string) => ({ answer: { answerOf: address } })),
      operation: vi.fn(async (query: string) => ({ answerOf: query })),
    },
  } satisfies SignedIn;
}

function compose(address: string, signedIn?: SignedIn, more: Partial<PageRequest> = {}) {
  const url = new URL(`http://page.invalid${address}`);
  return composePage({
    config: readConfig({ SUPPORT_PHONE: '+41 44 111 11 11' }),
    releases,
    match: matchMount(releases, url.pathname),
    url,
    language: 'de',
    rememberedSessionIds: [],
    signedIn,
    log: { warn: vi.fn() },
    ...more,
  });
}

const names = (files: readonly { readonly url: string }[]) => files.map((file) => file.url);

describe('files', () => {
  test('of the login: the bundle of the page before the entry of the shell, nothing of a remote', async () => {
    const { files } = await compose('/login-local');
    expect(names(files.scripts)).toEqual(['/remotes/shell/s1/login.de.js', '/remotes/shell/s1/main.js']);
    expect(files.preload).toEqual([]);
    expect(files.scripts.every((file) => file.integrity.startsWith('sha384-'))).toBe(true);
  });

  test('of a learning path: bundle and entry of the remote that answers it, in the language of the visitor', async () => {
    const { files } = await compose('/course/vv/learn', signIn(), { language: 'fr' });
    expect(names(files.scripts)).toEqual(['/remotes/shell/s1/signed-in.fr.js', '/remotes/shell/s1/main.js']);
    expect(names(files.preload)).toEqual([
      '/remotes/mfe-learning-path/l2/path.fr.js',
      '/remotes/mfe-learning-path/l2/entry.js',
    ]);
  });

  test('of a circle: those of the more general mount, and of another remote that shows something there', async () => {
    const { files } = await compose('/course/vv/learn/fahrzeug', signIn());
    expect(names(files.preload)).toEqual([
      '/remotes/mfe-learning-path/l2/circle.de.js',
      '/remotes/mfe-learning-path/l2/entry.js',
      '/remotes/mfe-competence/k1/unit.de.js',
      '/remotes/mfe-competence/k1/entry.js',
    ]);
  });

  test('of a public page of a remote for a visitor without login', async () => {
    const { files } = await compose('/onboarding/uk/account/create');
    expect(names(files.scripts)).toEqual(['/remotes/shell/s1/visitor.de.js', '/remotes/shell/s1/main.js']);
    expect(names(files.preload)[0]).toBe('/remotes/mfe-onboarding/o1/onboarding.de.js');
  });

  test('of the home dashboard: those of remotes whose widgets a panel lists', async () => {
    const { files } = await compose('/', signIn([panel]));
    expect(names(files.preload)).toEqual([
      '/remotes/mfe-learning-path/l2/widgets.de.js',
      '/remotes/mfe-learning-path/l2/entry.js',
    ]);
    const other = await compose('/', signIn([{ ...panel, widgets: ['MentorTasksWidget'] }]));
    expect(other.files.preload).toEqual([]);
  });

  test('of the home dashboard: also those of remotes whose widgets the person has the action of', async () => {
    const shows = { slot: 'home.course', id: 'OwnWidget', action: 'learning-path', skeletonHeight: 100 };
    const live = fakeRemote('mfe-a', 'v1', {
      widgets: [{ ...shows, operations: [{ hash: '1', variables: { slug: ':courseSlug' } }] }],
      slotBundles: { 'home.course': fakeBundles('widgets') },
      operations: [{ hash: '1', name: 'Own', query: 'query Own' }],
    });
    const page = async (actions: CourseSession['actions']) => {
      const sessions = courseSessions.map((session) => ({ ...session, actions }));
      const signedIn = { ...signIn([panel]), courseSessions: sessions };
      const { files, data } = await compose('/', signedIn, {
        releases: { shell: fakeShell('s1'), remotes: [{ live }] },
      });
      return [names(files.preload).length, data.operations.length];
    };
    expect(await page(['learning-path'])).toEqual([2, 1]);
    expect(await page(['expert-cockpit'])).toEqual([0, 0]);
  });

  test('the registry names the bundles of this page, what links to it load, the last good version, and neither files nor queries', async () => {
    const { data } = await compose('/course/vv/learn', signIn());
    const [entry, other] = data.registry.remotes;
    expect(entry?.bundles.map((bundle) => bundle.url)).toEqual(['/remotes/mfe-learning-path/l2/path.de.js']);
    expect(entry?.fallback).toMatchObject({ version: 'l1', baseUrl: '/remotes/mfe-learning-path/l1/' });
    expect(data.registry.remotes.at(-1)?.descriptor.mounts).toEqual([
      {
        path: '/course/:courseSlug/profile/:userId',
        public: false,
        chrome: false,
        action: 'expert-cockpit',
      },
    ]);
    const withTargets = entry?.descriptor.mounts.filter(({ bundle }) => bundle !== undefined);
    expect(withTargets).toMatchObject([
      { path: '/course/:courseSlug/learn', bundle: entry?.bundles[0], operations: ['1'] },
    ]);
    expect(entry?.descriptor).not.toHaveProperty('files');
    expect(entry?.descriptor).not.toHaveProperty('operations');
    expect(other?.bundles).toEqual([]);
  });

  test('visitors follow no links to pages of remotes, so that they get no bundles', async () => {
    const { data } = await compose('/login-local', undefined);
    expect(
      data.registry.remotes.flatMap(({ descriptor }) => descriptor.mounts.map(({ bundle }) => bundle)),
    ).toEqual(data.registry.remotes.flatMap(({ descriptor }) => descriptor.mounts.map(() => undefined)));
  });
});

describe('data', () => {
  test('of a visitor without login: no personal data', async () => {
    const { data } = await compose('/login-local', undefined, { language: 'it' });
    expect(data).toMatchObject({
      user: null,
      courseSessions: [],
      operations: [],
      rest: {},
      brands: { fr: 'Orbis' },
    });
    expect(data).toMatchObject({ mode: 'local', language: 'it', shellVersion: 's1', build: '012345678' });
    expect(data).toMatchObject({
      contact: { phone: '+41 44 111 11 11' },
      examPlatformUrl: 'https://pruefung.example/',
    });
  });

  test('of the operator: the own pages, and the offered languages', async () => {
    const config = readConfig({
      SHOP_URL: 'https://shop.example.org/{language}',
      TOPICS_URL: 'https://example.org/{language}/topics',
      EXAM_PLATFORM_URL: 'https://exams.example.org/',
      VISITOR_LANGUAGES: 'fr',
    });
    const { data } = await compose('/login-local', undefined, { config });
    expect(data).toMatchObject({ shopUrl: 'https://shop.example.org/{language}', languages: ['fr'] });
    expect(data).toMatchObject({
      privacyUrl: '/legal/{language}/privacy',
      topicsUrl: 'https://example.org/{language}/topics',
      examPlatformUrl: 'https://exams.example.org/',
    });
    expect((await compose('/', signIn(), { config })).data.languages).toEqual(['de', 'fr', 'it']);
  });

  test('of a mount: its operations and calls, filled from the address and the visitor', async () => {
    const signedIn = signIn();
    const { data } = await compose('/course/vv/learn', signedIn);
    expect(data.operations).toEqual([
      { hash: '1', variables: { slug: 'vv', kind: 'path' }, data: { answerOf: 'query Path' } },
    ]);
    expect(data.rest).toEqual({
      '/api/course/completion/session-a/u1/': { answerOf: '/api/course/completion/session-a/u1/' },
      '/api/core/me/': user,
    });
  });

  test('of every page of a person who is logged in: what the shell asks for in its header', async () => {
    const count = '/notifications/api/unread_count/';
    const more = { releases: { ...releases, shell: fakeShell('s1', { signedInRest: [count] }) } };
    expect(Object.keys((await compose('/no/such/page', signIn(), more)).data.rest)).toEqual([count]);
    expect((await compose('/login-local', undefined, more)).data.rest).toEqual({});
  });

  test('of the course session that the address chooses', async () => {
    const { data } = await compose('/course/vv/learn?courseSessionId=session-b', signIn());
    expect(Object.keys(data.rest)).toContain('/api/course/completion/session-b/u1/');
  });

  test.each([
    ['of the session that the browser remembers', '/course/vv/learn', ['gone', 'session-b'], 'session-b'],
    ['of the first where it remembers none of the course', '/course/vv/learn', ['gone'], 'session-a'],
    [
      'of that of the address before',
      '/course/vv/learn?courseSessionId=session-a',
      ['session-b'],
      'session-a',
    ],
  ])('%s', async (_, address, rememberedSessionIds, expected) => {
    const { data } = await compose(address, signIn(), { rememberedSessionIds });
    expect(Object.keys(data.rest)).toContain(`/api/course/completion/${expected}/u1/`);
  });

  test('of the course that the address names by its slug', async () => {
    const { data } = await compose('/course/vv/mentees', signIn());
    expect(Object.keys(data.rest)).toEqual(['/api/of-course/c1/']);
  });

  test('is of the person that the address names, not of the visitor', async () => {
    const { data } = await compose('/course/vv/profile/u2', signIn());
    expect(Object.keys(data.rest)).toEqual(['/api/course/completion/session-a/u2/']);
  });

  test('is of the person whom the query names where the page says so, and of nobody without', async () => {
    const { data } = await compose('/course/vv/mentee?userId=u2', signIn());
    expect(Object.keys(data.rest)).toEqual(['/api/mentor/session-a/u2/']);
    const { data: without } = await compose('/course/vv/mentee', signIn());
    expect(without.rest).toEqual({});
    const { data: other } = await compose('/course/vv/profile/u2?userId=u3', signIn());
    expect(Object.keys(other.rest)).toEqual(['/api/course/completion/session-a/u2/']);
  });

  test('of widgets that the page shows, as far as the address fills it', async () => {
    const { data } = await compose('/course/vv/learn/fahrzeug', signIn());
    expect(data.operations.map(({ hash, variables }) => [hash, variables])).toEqual([
      ['1', { slug: 'vv' }],
      ['3', { slug: 'vv' }],
    ]);
  });

  test.each([
    ['', {}, ['', '?limit=100']],
    ['?region=Bern&other=x', { regions: 'Bern' }, ['?region=Bern', '?limit=100&region=Bern']],
    ['?region=&by=session', { by: 'session' }, ['', '?by=session&limit=100']],
    ['?region=Z%C3%BCrich', { regions: 'Zürich' }, ['?region=Z%C3%BCrich', '?limit=100&region=Z%C3%BCrich']],
    [
      '?region=Bern&region=Jura',
      { regions: ['Bern', 'Jura'] },
      ['?region=Bern&region=Jura', '?limit=100&region=Bern&region=Jura'],
    ],
  ])('of a view that the address names in its query: %s', async (query, variables, [summary, list]) => {
    const { data } = await compose(`/filtered/uk${query}`, signIn());
    expect(data.operations.map((operation) => operation.variables)).toEqual([{ slug: 'uk', ...variables }]);
    expect(Object.keys(data.rest)).toEqual([`/api/summary/uk/${summary}`, listKey(`/api/list/${list}`)]);
  });

  test('of a course that the visitor has no session of: only what needs none', async () => {
    const { data } = await compose('/course/uk/learn', signIn());
    expect(Object.keys(data.rest)).toEqual(['/api/core/me/']);
  });

  test('of the home dashboard: its configuration, and what its widgets need, each once', async () => {
    const signedIn = signIn([panel, panel, { ...panel, course_id: 'c2' }]);
    const { data } = await compose('/', signedIn, { rememberedSessionIds: ['session-b'] });
    expect(data.rest['/api/dashboard/config/']).toHaveLength(3);
    expect(data.operations).toEqual([
      {
        hash: '2',
        variables: { id: 'c1', session: 'session-b' },
        data: { answerOf: 'query Progress' },
      },
    ]);
  });

  test('of two remotes that call their operations by the same name: both, as each has its own hash', async () => {
    const remoteWith = (name: string, hash: string, id: string) => ({
      live: fakeRemote(name, 'v1', {
        widgets: [
          {
            slot: 'home.course',
            id,
            skeletonHeight: 100,
            operations: [{ hash, variables: { slug: ':courseSlug' } }],
          },
        ],
        operations: [{ hash, name: 'CourseQuery', query: `query CourseQuery { ${id} }` }],
      }),
    });
    const remotes = [
      remoteWith('mfe-a', '1', 'ProgressWidget'),
      remoteWith('mfe-b', '2', 'CompetenceWidget'),
    ];
    const signedIn = signIn([{ ...panel, widgets: ['ProgressWidget', 'CompetenceWidget'] }]);
    const { data } = await compose('/', signedIn, { releases: { shell: fakeShell('s1'), remotes } });
    expect(data.operations).toEqual([
      { hash: '1', variables: { slug: 'vv' }, data: { answerOf: 'query CourseQuery { ProgressWidget }' } },
      { hash: '2', variables: { slug: 'vv' }, data: { answerOf: 'query CourseQuery { CompetenceWidget }' } },
    ]);
  });

  test('of a panel without a session to continue in are those of the first', async () => {
    const { data } = await compose('/', signIn([{ ...panel, session_to_continue_id: null }]));
    expect(data.operations.map(({ variables }) => variables)).toEqual([{ id: 'c1', session: 'session-a' }]);
  });

  test.each([
    ['Supervisor', ['uk_statistics/?first=0', 'competence_summary/']],
    ['MentorVV', ['mentees/count/', 'open_tasks/count/']],
    ['Member', []],
  ])('of the panel of a %s: what its figures are asked for', async (role_key, expected) => {
    const { data } = await compose('/', signIn([{ ...panel, role_key }]));
    expect(Object.keys(data.rest)).toEqual([
      '/api/dashboard/config/',
      ...expected.map((call) => `/api/dashboard/course/c1/${call}`),
    ]);
  });

  test.each([
    [
      'a session',
      [{ id: 's1' }, { id: 's2' }],
      [
        '/api/core/profiles/',
        '/api/dashboard/course/c1/competence_summary/?course_session_ids=s1',
        '/api/dashboard/course/c1/uk_statistics/?first=0&course_session_ids=s1',
        '/api/dashboard/training-responsible/s1/statistics/',
      ],
    ],
    ['none', [], []],
  ])('of an organisation that has %s: what follows from its overview, too', async (_, sessions, expected) => {
    const signedIn = signIn([{ ...panel, role_key: 'Ausbildungsverantwortlicher' }]);
    signedIn.sources.rest.mockImplementation(async (address: string) => ({
      answer: { answerOf: address, course_session_properties: { sessions } },
    }));
    const { data } = await compose('/', signedIn);
    expect(Object.keys(data.rest).sort()).toEqual(
      [...expected, '/api/dashboard/config/', '/api/dashboard/course/c1/uk_statistics/?first=0'].sort(),
    );
  });

  test('whose overview cannot be had: asked once, and nothing follows', async () => {
    const signedIn = signIn([{ ...panel, role_key: 'Ausbildungsverantwortlicher' }]);
    signedIn.sources.rest.mockRejectedValue(new Error('broken'));
    const { data } = await compose('/', signedIn);
    expect(Object.keys(data.rest)).toEqual(['/api/dashboard/config/']);
    expect(signedIn.sources.rest).toHaveBeenCalledOnce();
  });

  test('of a home dashboard whose panels could not be had: none', async () => {
    expect((await compose('/', signIn())).data).toMatchObject({ operations: [], rest: {} });
  });

  test('that cannot be had is left out and logged; the page stands', async () => {
    const signedIn = signIn([panel]);
    const log = { warn: vi.fn() };
    signedIn.sources.operation.mockRejectedValue(new Error('broken'));
    const home = await compose('/', signedIn, { log });
    expect(home.data.operations).toEqual([]);
    expect(home.data.rest).toHaveProperty(['/api/dashboard/config/']);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
