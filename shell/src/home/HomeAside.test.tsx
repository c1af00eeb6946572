import type { DueDate, PageData, PersonSummary } from '@learn/contracts';
import { fakeNetwork, json, remoteEntry } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueDate } from '../testing/dueDates.ts';
import { renderPart } from '../testing/openShell.tsx';
import { HomeAside } from './HomeAside.tsx';

const personsAddress = '/api/dashboard/persons/summary/';
const datesAddress = '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6';

/** A submission on Friday, 27 November 2026. */
const submission = (change: Partial<DueDate> = {}) =>
  dueDate({
    id: `date-${change.id ?? change.title ?? 'one'}`,
    title: 'Fallarbeit',
    start: '2026-11-27T22:59:59.000Z',
    all_day: true,
    circle: { id: 'k1', title: 'Haushalt', slug: 'haushalt' },
    url: '/course/vers/learn/haushalt/fallarbeit?courseSessionId=s1',
    url_expert: '/course/vers/cockpit/assignment/a1',
    ...change,
  });

const names = ['Anna Amstad', 'Beat Brunner', 'Carla Conti', 'David Dubach'];

function summary(change: Partial<PersonSummary> = {}): PersonSummary {
  const persons = names.map((name) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    return { user_id: name, first_name, last_name, avatar_url: '' };
  });
  return { accompanying: true, person_count: 4, persons, ...change };
}

const registry = { remotes: [remoteEntry('mfe-all', { mounts: ['/course/:courseSlug/*'] })] };

function open(rest: PageData['rest'], page: Partial<PageData> = {}) {
  return renderPart(<HomeAside />, {
    page: { registry, rest: { [personsAddress]: summary(), [datesAddress]: [], ...rest }, ...page },
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the persons of the aside', () => {
  it.each<[PersonSummary, string]>([
    [summary(), '4 Personen begleiten dich'],
    [summary({ person_count: 1 }), '1 Person begleitet dich'],
    [summary({ accompanying: false, person_count: 1234 }), '1’234 Personen'],
  ])('are counted: %#', async (answer, text) => {
    await open({ [personsAddress]: answer });
    expect(
      part('Personen').getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeInTheDocument();
    expect(part('Personen').getByText('AA')).toBeInTheDocument();
  });

  it('lead to all of them, where that page is there', async () => {
    await open({});
    expect(part('Personen').getByRole('link', { name: 'Alle Personen' })).toHaveAttribute(
      'href',
      '/dashboard/persons',
    );
  });

  it('say what would stand there', async () => {
    await open({ [personsAddress]: summary({ person_count: 0, persons: [] }) });
    expect(part('Personen').getByText(/mit denen du zu tun hast/)).toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
    expect(part('Personen').queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the dates of the aside', () => {
  it('are at most six, the next first', async () => {
    const days = [30, 29, 28, 27, 26, 25, 24];
    await open({
      [datesAddress]: days.map((day) =>
        submission({ title: `Am ${day}.`, start: `2026-11-${day}T10:00:00.000Z`, all_day: false }),
      ),
    });
    const entries = part('Termine').getAllByRole('listitem');
    expect(entries.map((entry) => within(entry).getByRole('link').textContent)).toEqual(
      [24, 25, 26, 27, 28, 29].map((day) => `Am ${day}.`),
    );
    expect(part('Termine').getByRole('link', { name: 'Alle Termine' })).toHaveAttribute(
      'href',
      '/dashboard/due-dates',
    );
  });

  it.each([
    ['MEMBER', '/course/vers/learn/haushalt/fallarbeit?courseSessionId=s1'],
    ['EXPERT', '/course/vers/cockpit/assignment/a1'],
    ['SUPERVISOR', '/course/vers/cockpit/assignment/a1'],
    ['LEARNING_MENTOR', undefined],
    ['Prüfungsexperte', undefined],
  ])('lead a %s to %s', async (my_role, href) => {
    const course_session = { id: 's1', my_role, is_uk: false, session_title: 'Bern' };
    await open({ [datesAddress]: [submission({ course_session })] });
    const entry = within(part('Termine').getByRole('listitem'));
    expect(entry.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(href);
    expect(entry.getByText('Fallarbeit')).toBeInTheDocument();
  });

  it('are plain text where no remote answers the address', async () => {
    await open({ [datesAddress]: [submission()] }, { registry: { remotes: [] } });
    expect(within(part('Termine').getByRole('listitem')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('say when, what and where, and that a deadline is near', async () => {
    await open({
      [datesAddress]: [
        submission(),
        submission({
          ...{ kind: 'attendance', title: 'Haushalt', subtitle: 'Präsenztag', location: 'Zürich, Raum 204' },
          ...{ start: '2026-11-25T07:30:00.000Z', end: '2026-11-25T15:30:00.000Z', all_day: false },
        }),
        submission({ kind: 'evaluation', title: 'Test', subtitle: 'Bewertung' }),
        submission({ title: 'Später', start: '2027-01-15T22:59:59.000Z' }),
      ],
    });
    const texts = part('Termine')
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);
    expect(texts[0]).toMatch(/^25Nov\.?HaushaltPräsenztag · Mittwoch, 08:30–16:30 · Zürich, Raum 204$/);
    expect(texts[1]).toMatch(/^27Nov\.?FallarbeitAbgabe · Freitag · Haushaltin 4 Tagen$/);
    expect(texts[2]).toMatch(/Bewertung · Freitag · Haushalt$/);
    expect(texts[3]).toMatch(/^15Jan\.?2027SpäterAbgabe · Freitag · Haushalt$/);
  });

  it('say that there are none', async () => {
    await open({});
    expect(part('Termine').getByText('Im Moment gibt es keine Termine für dich.')).toBeInTheDocument();
  });
});

it('a part that failed says so and comes back on demand, beside the other', async () => {
  const answers = [json({ code: 'internal_error' }, 500), json([submission()])];
  fakeNetwork(() => answers.shift() ?? json({}, 500));
  await renderPart(<HomeAside />, { page: { registry, rest: { [personsAddress]: summary() } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Termine konnten nicht geladen werden');
  expect(part('Personen').getByText('Personen begleiten dich', { exact: false })).toBeInTheDocument();
  expect(part('Termine').queryByText(/keine Termine/)).not.toBeInTheDocument();
  await userEvent.click(part('Termine').getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(part('Termine').getByRole('link', { name: 'Fallarbeit' })).toBeInTheDocument());
});
