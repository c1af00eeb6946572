import type { PageData } from '@learn/contracts';
import {
  courseSession,
  fakeNetwork,
  json,
  dashboardCourse as panel,
  remoteEntry,
  userProfile,
} from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { HomePage } from './HomePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const config = '/api/dashboard/config/';
const aside = {
  '/api/dashboard/persons/summary/': { accompanying: true, person_count: 0, persons: [] },
  '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6': [],
};

function open(panels: unknown, page: Partial<PageData> = {}) {
  return renderPart(<HomePage />, { page: { rest: { ...aside, [config]: panels }, ...page } });
}

describe('the home dashboard', () => {
  it('has a panel per course and role, from what the page carries', async () => {
    const sent = fakeNetwork(() => json([]));
    await open([
      panel(),
      panel({ role_key: 'a role of tomorrow' }),
      panel({ course_id: 'c2', course_title: 'Autoverkauf' }),
    ]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.getByRole('article', { name: 'Autoverkauf' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is busy while the panels are on their way', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fakeNetwork(
      () =>
        new Promise<Response>((resolve) => {
          arrive = resolve;
        }),
    );
    const { container } = await renderPart(<HomePage />, { page: { rest: aside } });
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText(/in keinem Kurs/)).not.toBeInTheDocument();
    arrive(json([panel()]));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  });

  it('says that the panels could not be had, and tries again without a reload', async () => {
    const answers = [json({ code: 'internal_error' }, 500), json([panel()])];
    fakeNetwork(() => answers.shift() ?? json({}, 500));
    await renderPart(<HomePage />, { page: { rest: aside } });
    expect(
      await screen.findByRole('heading', { name: 'Deine Kurse konnten nicht geladen werden' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /konnten nicht/ })).not.toBeInTheDocument();
  });

  it.each([
    ['2026-03-02T06:00:00Z', 'Guten Morgen, Lena'],
    ['2026-03-02T09:59:00Z', 'Guten Morgen, Lena'],
    ['2026-03-02T10:00:00Z', 'Guten Tag, Lena'],
    ['2026-03-02T17:00:00Z', 'Guten Abend, Lena'],
    ['2026-07-01T16:00:00Z', 'Guten Abend, Lena'],
  ])('at %s greets with «%s», by the clock of Zurich', async (now, greeting) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    await open([]);
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeInTheDocument();
  });
});

describe('a person without a course', () => {
  it.each([
    ['de', 'https://themen.example/de/'],
    ['fr', 'https://themen.example/fr/'],
    ['it', 'https://themen.example/it/'],
  ] as const)('is welcomed in %s, with the way to the topics', async (language, href) => {
    await open([], { language, courseSessions: [] });
    const topics = /themen|thèmes|argomenti|temi/i;
    expect(await screen.findByRole('link', { name: topics })).toHaveAttribute('href', href);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('is welcomed without that way where no topics page is configured', async () => {
    await open([], { courseSessions: [], topicsUrl: '' });
    expect(await screen.findByText('Willkommen! Du bist noch in keinem Kurs.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Themen entdecken' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /einschreiben/ })).not.toBeInTheDocument();
  });

  it('is led to the enrolment instead, where there is one', async () => {
    await open([], {
      courseSessions: [],
      topicsUrl: '',
      registry: { remotes: [remoteEntry('mfe-onboarding', { mounts: ['/onboarding/*'] })] },
    });
    expect(await screen.findByRole('link', { name: 'Jetzt einschreiben' })).toHaveAttribute(
      'href',
      '/onboarding/vv-de/account/confirm',
    );
    expect(screen.getByText(/Hast du eine Einladung/)).toBeVisible();
  });

  it('is led to the admin area instead, as an admin', async () => {
    await open([], {
      user: userProfile({ has_vbv_admin_access: true }),
      courseSessions: [],
      registry: { remotes: [remoteEntry('mfe-admin', { mounts: ['/vbv-admin/*'] })] },
    });
    expect(await screen.findByRole('link', { name: 'Zum Adminbereich' })).toHaveAttribute(
      'href',
      '/vbv-admin',
    );
    expect(screen.queryByText(/in keinem Kurs/)).not.toBeInTheDocument();
  });

  it('is everybody else not', async () => {
    await open([panel()], { courseSessions: [courseSession()] });
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'Themen entdecken' })).not.toBeInTheDocument();
  });
});
