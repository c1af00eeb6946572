import { type DueDate, listKey } from '@learn/contracts';
import { courseSession, fakeNetwork, json, offline, remoteEntry } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueDate } from '../testing/dueDates.ts';
import { openShell, renderPart } from '../testing/openShell.tsx';
import { DueDatesPage } from './DueDatesPage.tsx';

const address = '/api/dashboard/duedates/?limit=500&offset=0';
const learning = remoteEntry('mfe-path', { mounts: ['/course/:courseSlug/learn/*'] });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00+01:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(dueDates: readonly DueDate[], query = '', page = {}) {
  return renderPart(<DueDatesPage />, {
    address: `/dashboard/due-dates${query}`,
    page: {
      rest: { [listKey(address)]: { rows: dueDates, total: dueDates.length } },
      registry: { remotes: [learning] },
      ...page,
    },
  });
}

const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('the due dates', () => {
  it('stand by month and day, the next first', async () => {
    await open([
      dueDate({ id: '2', title: 'Prüfung', start: '2026-04-10T08:00:00+02:00' }),
      dueDate({ id: '1', title: 'Abgabe' }),
      dueDate({ id: '0', title: 'Vorbei', start: '2026-03-01T08:00:00+01:00' }),
    ]);
    expect(await screen.findByText('2 anstehende Termine')).toHaveAttribute('role', 'status');
    expect(titles()).toEqual(['Abgabe', 'Prüfung']);
    const march = screen.getByRole('region', { name: 'März 2026' });
    expect(within(march).getByRole('heading', { level: 3, name: 'Mittwoch, 4. März' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'April 2026' })).toHaveTextContent('Freitag, 10. April');
  });

  it('say when, what, of which course, where and for which people', async () => {
    await open([
      dueDate({
        kind: 'attendance',
        title: 'Präsenztag Fahrzeug',
        subtitle: 'Präsenztag',
        start: '2026-03-04T08:30:00+01:00',
        end: '2026-03-04T16:30:00+01:00',
        location: 'Bern, Raum 3',
        persons: [{ user_id: 'u1', first_name: 'Lena', last_name: 'Keller' }],
      }),
    ]);
    const item = await screen.findByRole('listitem');
    for (const text of [
      '08:30–16:30',
      'Präsenztag',
      'Versicherungsvermittler/-in · Frühling',
      'Circle Fahrzeug',
      'Bern, Raum 3',
      'Lena Keller',
      'In 2 Tagen',
    ]) {
      expect(item).toHaveTextContent(text);
    }
  });

  it.each([
    ['submission', { start: '2026-03-20T11:00:00Z' }, 'bis 12:00'],
    ['submission', { start: '2026-03-20T22:59:00Z', all_day: true }, 'bis 23:59'],
    ['exam', { start: '2026-03-20T08:00:00Z' }, '09:00'],
    ['exam', { start: '2026-03-20T22:59:00Z', all_day: true }, 'ganzer Tag'],
    ['attendance', { start: '2026-03-20T08:00:00Z', end: '2026-03-21T16:00:00Z' }, /^bis Sa\.?, 21\. März$/],
  ] as const)('of kind %s %j say «%s»', async (kind, change, expected) => {
    await open([dueDate({ kind, ...change })]);
    expect(await screen.findByText(expected)).toHaveAttribute('datetime', change.start);
  });

  it.each([
    ['2026-03-02T18:00:00+01:00', 'Heute'],
    ['2026-03-03T18:00:00+01:00', 'Morgen'],
    ['2026-03-09T18:00:00+01:00', 'In 7 Tagen'],
  ])('of %s are marked «%s»', async (start, mark) => {
    await open([dueDate({ start })]);
    expect(await screen.findByText(mark)).toBeInTheDocument();
  });
});

describe('a due date leads', () => {
  const expertUrl = '/course/vv/learn/fahrzeug/bewertung';

  it.each([
    ['MEMBER', '/course/vv/learn/fahrzeug/fahrzeugwechsel?courseSessionId=s1'],
    ['EXPERT', expertUrl],
    ['SUPERVISOR', expertUrl],
    ['LEARNING_MENTOR', undefined],
    ['Prüfungsexperte', undefined],
  ])('a %s to %s', async (my_role, href) => {
    const session = { id: 's1', my_role, is_uk: false, session_title: 'Frühling' };
    await open([dueDate({ course_session: session, url_expert: expertUrl })]);
    await screen.findByText('Fahrzeugwechsel');
    const link = screen.queryByRole('link', { name: 'Fahrzeugwechsel' });
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('nowhere while no remote answers its address', async () => {
    await open([dueDate()], '', { registry: { remotes: [] } });
    await screen.findByText('Fahrzeugwechsel');
    expect(screen.queryByRole('link', { name: 'Fahrzeugwechsel' })).not.toBeInTheDocument();
  });
});

describe('what is shown', () => {
  const two = [
    dueDate({ id: '1' }),
    dueDate({ id: '2', title: 'Haushalt', course_slug: 'uk', course_title: 'Überbetriebliche Kurse' }),
  ];

  it('is chosen by filters that live in the address', async () => {
    const { router } = await open(two);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Kurs' }),
      'Überbetriebliche Kurse',
    );
    expect(router.state.location.search).toBe('?course=uk');
    expect(titles()).toEqual(['Haushalt']);
    expect(screen.getByText('1 anstehender Termin')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filter Kurs entfernen' }));
    expect(titles()).toHaveLength(2);
    await router.navigate(-1);
    await waitFor(() => expect(titles()).toEqual(['Haushalt']));
  });

  it('are past dates on demand, the latest first', async () => {
    const past = [
      dueDate({ id: '1', title: 'Älter', start: '2026-01-10T09:00:00Z' }),
      dueDate({ id: '2', title: 'Neuer', start: '2026-02-10T09:00:00Z' }),
    ];
    const { router } = await open([...past, dueDate({ id: '3' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Vergangene anzeigen' }));
    expect(router.state.location.search).toBe('?past=true');
    expect(titles()).toEqual(['Neuer', 'Älter']);
    expect(screen.getByText('2 vergangene Termine')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Anstehende anzeigen' }));
    expect(titles()).toEqual(['Fahrzeugwechsel']);
  });

  it('say what is done instead of how many days are left', async () => {
    await open([
      dueDate({ id: '1', title: 'Fahrzeugwechsel', done: true }),
      dueDate({ id: '2', title: 'Wissenstest', kind: 'test', done: true }),
      dueDate({ id: '3', title: 'Offene Arbeit' }),
    ]);
    const pills = (await screen.findAllByRole('heading', { level: 4 })).map(
      (title) => title.closest('li')?.lastElementChild?.textContent,
    );
    expect(pills).toEqual(['Abgegeben', 'Erledigt', 'In 2 Tagen']);
  });

  it('is nothing where there is nothing', async () => {
    await open([]);
    expect(await screen.findByText('Im Moment gibt es keine Termine für dich.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Filter' })).not.toBeInTheDocument();
  });

  it('is nothing where no date fits, with a way out', async () => {
    const { router } = await open(two, '?course=none');
    expect(await screen.findByText('Kein Termin passt zu dieser Auswahl')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    expect(router.state.location.search).toBe('');
    expect(titles()).toHaveLength(2);
  });

  it('is the failure when they could not be had, and them after another try', async () => {
    let up = false;
    fakeNetwork(() => (up ? json(two) : offline()));
    await renderPart(<DueDatesPage />);
    expect(
      await screen.findByRole('heading', { name: 'Deine Termine konnten nicht geladen werden' }),
    ).toBeInTheDocument();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('2 anstehende Termine')).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  const feed = (url: string) => json({ url });

  async function show(answer: Parameters<typeof fakeNetwork>[0]) {
    const sent = fakeNetwork(answer);
    await open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Kalender abonnieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Termine im eigenen Kalender' }));
    return { sent, dialog };
  }

  it('can be subscribed to and copied', async () => {
    const { dialog } = await show(() => feed('https://lernkreis.example/calendar/abc.ics'));
    expect(await dialog.findByRole('textbox', { name: 'Adresse deines Kalenders' })).toHaveValue(
      'https://lernkreis.example/calendar/abc.ics',
    );
    expect(dialog.getByRole('link', { name: 'Abonnieren' })).toHaveAttribute(
      'href',
      'webcal://lernkreis.example/calendar/abc.ics',
    );
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse kopieren' }));
    expect(writeText).toHaveBeenCalledWith('https://lernkreis.example/calendar/abc.ics');
    expect(await dialog.findByText('Kopiert')).toBeInTheDocument();
  });

  it('gets another address after a question', async () => {
    const { sent, dialog } = await show(({ method }) =>
      feed(`https://lernkreis.example/calendar/${method === 'POST' ? 'new' : 'old'}.ics`),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Adresse erneuern' }));
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(dialog.getByText(/gilt dann sofort nicht mehr/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, erneuern' }));
    expect(await dialog.findByText('Erneuert 09:00')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('https://lernkreis.example/calendar/new.ics');
  });

  it('keeps its address when one thinks better of it', async () => {
    const { sent, dialog } = await show(() => feed('https://lernkreis.example/calendar/old.ics'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Adresse erneuern' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(dialog.queryByText(/gilt dann sofort nicht mehr/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Adresse erneuern' })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it('says when its address could not be had or renewed', async () => {
    let up = false;
    const { dialog } = await show(({ method }) =>
      up && method === 'GET' ? feed('https://lernkreis.example/calendar/old.ics') : json({}, 500),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('Die Adresse konnte nicht geladen werden.');
    up = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Adresse erneuern' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, erneuern' }));
    expect(await dialog.findByText(/konnte nicht erneuert werden/)).toBeInTheDocument();
  });
});

it.each([
  ['/appointments', ''],
  ['/uk/appointments', ''],
  [`/course/${courseSession().course.slug}/appointments`, `?course=${courseSession().course.slug}`],
])('%s leads to the due dates %s', async (from, search) => {
  fakeNetwork(() => json([]));
  const { router } = await openShell(from, {
    page: { rest: { [listKey(address)]: { rows: [], total: 0 } } },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/due-dates'));
  expect(router.state.location.search).toBe(search);
});
