import type { NavigationDescriptor } from '@learn/contracts';
import { $connection } from '@learn/platform';
import { courseSession, fakeNetwork, json, manifestOf, remoteEntry, setStore } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { navigationEntry, slug } from '../testing/fixtures.ts';
import { openShell } from '../testing/openShell.tsx';

const footer = vi.fn(() => undefined);
vi.mock('./Footer.tsx', async (original) => {
  const { Footer } = await original<typeof import('./Footer.tsx')>();
  return { Footer: () => footer() ?? <Footer /> };
});

const registry = {
  remotes: [
    remoteEntry('mfe-path', { mounts: ['/course/:courseSlug/learn'] }),
    remoteEntry('mfe-onboarding', { mounts: [{ path: '/onboarding/*', public: true }] }),
  ],
};
const load = async (name: string) =>
  manifestOf(name, {
    pages: [
      { path: '/course/:courseSlug/learn', element: <h1>Lernpfad</h1> },
      { path: '/onboarding/:courseType/account/create', element: <h1>Konto erstellen</h1> },
    ],
  });

let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  fakeNetwork(() => json([]));
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
});
afterEach(() => {
  footer.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function here(): string {
  return window.location.pathname + window.location.search;
}

describe('a visitor', () => {
  const page = { user: null, courseSessions: [], registry };

  it.each([
    ['/', '/login-local'],
    ['/settings', '/login-local?next=%2Fsettings'],
    [`/course/${slug}/learn?view=list`, `/login-local?next=%2Fcourse%2F${slug}%2Flearn%3Fview%3Dlist`],
    ['/nowhere', '/login-local?next=%2Fnowhere'],
    ['/login', '/login-local'],
    ['/login/', '/login-local'],
  ])('is led from %s to the login', async (address, login) => {
    await openShell(address, { page, load });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(here()).toBe(login);
  });

  it.each(['/login-local', '/login-local/'])('may open %s', async (address) => {
    await openShell(address, { page, load });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(here()).toBe(address);
  });

  it('may open what a remote declares as public', async () => {
    await openShell('/onboarding/uk/account/create', { page, load });
    expect(await screen.findByRole('heading', { name: 'Konto erstellen' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument();
  });

  it.each(['stage', 'prod'] as const)('is sent to the sign-on in %s', async (mode) => {
    await openShell('/settings', { page: { ...page, mode }, load });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/sso/login?next=%2Fsettings'));
    expect(here()).toBe('/settings');
  });
});

describe('a person', () => {
  it('sees the page in its frame: link to the content, navigation, footer', async () => {
    await openShell(`/course/${slug}/learn`, { page: { registry }, load });
    expect(await screen.findByRole('heading', { name: 'Lernpfad' })).toBeInTheDocument();
    expect(await screen.findByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Lernkreis');
  });

  it.each(['/nowhere', '/course/a-course-of-others/learn', `/course/${slug}/nowhere`])(
    'is told that %s does not exist',
    async (address) => {
      await openShell(address, { page: { registry }, load });
      expect(await screen.findByRole('heading', { name: 'Seite nicht gefunden' })).toBeInTheDocument();
      expect(screen.getByRole('main')).toHaveTextContent(address);
    },
  );
});

describe('a page without chrome', () => {
  const bare = {
    remotes: [
      remoteEntry('mfe-path', {
        mounts: [
          { path: '/course/:courseSlug/profile/:userId', public: false, chrome: false },
          '/course/:courseSlug/learn',
        ],
      }),
    ],
  };
  const routes = async (name: string) =>
    manifestOf(name, {
      pages: [
        { path: '/course/:courseSlug/profile/:userId', element: <h1>Lena Keller</h1> },
        { path: '/course/:courseSlug/learn', element: <h1>Lernpfad</h1> },
      ],
    });

  it('has neither header nor footer, and the next page has both again', async () => {
    const { router } = await openShell(`/course/${slug}/profile/p1`, {
      page: { registry: bare },
      load: routes,
    });
    expect(await screen.findByRole('heading', { name: 'Lena Keller' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    await act(() => router.navigate(`/course/${slug}/learn`));
    expect(await screen.findByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('still says that there is no network', async () => {
    await openShell(`/course/${slug}/profile/p1`, { page: { registry: bare }, load: routes });
    await screen.findByRole('heading', { name: 'Lena Keller' });
    act(() => {
      setStore($connection, 'offline');
      onTestFinished(() => setStore($connection, 'online'));
    });
    expect(await screen.findByText(/offline/i)).toBeInTheDocument();
  });
});

describe('a page that needs an action', () => {
  const guarded = {
    remotes: [
      remoteEntry('mfe-path', {
        mounts: [
          { path: '/course/:courseSlug/learn', public: false, action: 'learning-path', preview: true },
        ],
      }),
    ],
  };
  it.each([
    ['MEMBER', 'vv', true],
    ['EXPERT', 'vv', true],
    ['LEARNING_MENTOR', 'uk', true],
    ['LEARNING_MENTOR', 'vv', false],
  ] as const)('%s of %s: opens %s', async (role, courseType, opens) => {
    const session = courseSession({ role, courseType });
    await openShell(`/course/${session.course.slug}/learn`, {
      page: { registry: guarded, courseSessions: [session] },
      load,
    });
    const name = opens ? 'Lernpfad' : 'Seite nicht gefunden';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });
});

describe('a course in which the person has no session', () => {
  const registryOf = (outside?: true) => ({
    remotes: [
      remoteEntry('mfe-path', {
        mounts: [{ path: '/course/:courseSlug/learn', public: false, ...(outside && { outside }) }],
      }),
    ],
  });

  it.each([
    [undefined, 'Seite nicht gefunden'],
    [true, 'Lernpfad'],
  ] as const)('a page of it that says outside: %s shows «%s»', async (outside, name) => {
    await openShell(`/course/${slug}/learn`, {
      page: { registry: registryOf(outside), courseSessions: [] },
      load,
    });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });
});

function Broken(): never {
  throw new Error('no data');
}

it('keeps header and footer when a page breaks, and reports it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openShell(`/course/${slug}/learn`, {
    page: { registry },
    load: async (name) =>
      manifestOf(name, { pages: [{ path: '/course/:courseSlug/learn', element: <Broken /> }] }),
  });
  expect(
    await screen.findByRole('heading', { name: 'mfe-path: Diese Seite hat nicht funktioniert' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

describe('a part of the layout that breaks', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  const learn = `/course/${slug}/learn`;
  const noText = {} as Record<'de' | 'fr' | 'it', string>;
  const contributed = (navigation: readonly NavigationDescriptor[]) => ({
    registry: {
      remotes: [
        remoteEntry('mfe-path', {
          mounts: ['/course/:courseSlug/learn'],
          navigation: [navigationEntry('Lernpfad', 'learningPath', 'learning-path', 10), ...navigation],
        }),
      ],
    },
  });
  const broken = navigationEntry('Kaputt', 'learningPath', 'learning-path', 20);

  it('as an entry of the navigation is missing, and the others stay', async () => {
    const label = { de: noText, fr: noText, it: noText } as unknown as NavigationDescriptor['label'];
    await openShell(learn, { page: contributed([{ ...broken, label, path: `${broken.path}/` }]), load });
    const navigation = await screen.findByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(navigation).getByRole('link', { name: 'Lernpfad' })).toBeInTheDocument();
    expect(within(navigation).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Lernpfad' })).toBeInTheDocument();
  });

  it('as the header leaves the name of the platform, and the page', async () => {
    const label = undefined as unknown as NavigationDescriptor['label'];
    await openShell(learn, { page: contributed([{ ...broken, label }]), load });
    expect(await screen.findByRole('heading', { name: 'Lernpfad' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lernkreis' })).toHaveAttribute('href', '/');
  });

  it('as the whole has a page in our own look', async () => {
    footer.mockImplementation(() => {
      throw new Error('no footer');
    });
    await openShell(learn, { page: { registry }, load });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Diese Seite hat nicht funktioniert' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument();
  });
});
