import { endpoints } from '@learn/contracts';
import { dashboardCourse, failed, fakeNetwork, json } from '@learn/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShell, renderPart } from '../testing/openShell.tsx';
import { WeekOverview } from './WeekOverview.tsx';
import type { Week } from './weekShape.ts';

afterEach(() => vi.unstubAllGlobals());

const monday = { day: '2026-11-23', done: 2, due: 0 };
const week: Week = {
  days: [
    monday,
    ...['24', '25', '26', '27', '28'].map((day) => ({ day: `2026-11-${day}`, done: 0, due: 0 })),
    { day: '2026-11-29', done: 0, due: 1 },
  ],
  done: { count: 4, minutes: 150, latest: [{ title: 'Merkblatt', url: '/course/vv/learn/a/b' }] },
  due: {
    count: 1,
    minutes: 45,
    dates: [
      {
        id: 'test-1',
        title: 'Wissenstest',
        subtitle: 'Test',
        start: '2026-11-29T22:59:00.000Z',
        all_day: true,
        url: '/course/vv/learn/a/c',
      },
    ],
  },
};
const nothing: Week = {
  days: week.days.map(({ day }) => ({ day, done: 0, due: 0 })),
  done: { count: 0, minutes: 0, latest: [] },
  due: { count: 0, minutes: 0, dates: [] },
};

async function show(answer: Response) {
  fakeNetwork(() => answer);
  await renderPart(<WeekOverview />);
  return within(await screen.findByRole('region', { name: 'Deine Woche' }));
}

describe('the week of a participant', () => {
  it('names what is done and what is due, with the time that it takes', async () => {
    const shown = await show(json(week));
    expect(await shown.findByText('Inhalte, etwa 2 Std. 30 Min.', { exact: false })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Merkblatt' })).toHaveAttribute('href', '/course/vv/learn/a/b');
    expect(shown.getByText('Termin oder Frist, etwa 45 Min.', { exact: false })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Wissenstest' })).toHaveAttribute('href', '/course/vv/learn/a/c');
    expect(shown.getByText('Test · Sonntag, 29. November')).toBeVisible();
  });

  it('says of each day what its ring shows', async () => {
    const shown = await show(json(week));
    const days = within(await shown.findByRole('list', { name: 'Tage der Woche' })).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]).toHaveTextContent('Montag, 23. November, 2 Inhalte erledigt');
    expect(days[6]).toHaveTextContent('Sonntag, 29. November, 1 Termin');
  });

  it('that is empty says so calmly', async () => {
    const shown = await show(json(nothing));
    expect(await shown.findByText(/^Diese Woche ist noch nichts erledigt/)).toBeVisible();
    expect(shown.queryByText('Erledigt')).not.toBeInTheDocument();
  });

  it('says where one half is empty', async () => {
    const shown = await show(json({ ...week, done: nothing.done }));
    expect(await shown.findByText(/^Noch nichts\./)).toBeVisible();
  });

  it('that could not be loaded can be asked for again', async () => {
    const shown = await show(failed(503));
    expect(await shown.findByText('Deine Woche konnte nicht geladen werden')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

describe('on home the week', () => {
  /** The browser's watcher, which the test tells what it sees. */
  function stubObserver() {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    return (isIntersecting: boolean) => act(() => tell(isIntersecting));
  }

  async function openHome(role_key: string) {
    const panel = dashboardCourse({ role_key, role_keys: [role_key], widgets: [] });
    const sent = fakeNetwork(({ address }) => {
      if (address === endpoints.week.path) return json(week);
      return address === endpoints.dashboardConfig.path ? json([panel]) : json({ code: 'not_found' }, 404);
    });
    await openShell('/');
    await screen.findByRole('article');
    return () => sent.filter(({ address }) => address === endpoints.week.path).length;
  }

  it('is asked for when its place comes near the screen', async () => {
    const near = stubObserver();
    const asked = await openHome('Member');
    near(false);
    expect(asked()).toBe(0);
    near(true);
    expect(await screen.findByRole('link', { name: 'Wissenstest' })).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('is nobody’s who takes no part', async () => {
    const asked = await openHome('Trainer');
    expect(screen.queryByRole('region', { name: 'Deine Woche' })).not.toBeInTheDocument();
    expect(asked()).toBe(0);
  });
});
