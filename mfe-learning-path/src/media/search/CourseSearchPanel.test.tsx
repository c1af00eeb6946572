import { $connection } from '@learn/platform';
import { fakeNetwork, offline, setStore } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { courseSlug, session } from '../../testing/fixtures.ts';
import {
  answerTo,
  categoryNode,
  contentNode,
  contentOperation,
  found,
  libraryOperation,
  openMedia,
} from '../testing/mediaFixtures.ts';

const operations = [libraryOperation([categoryNode('recht')]), contentOperation(contentNode('haftpflicht'))];
const base = `/api/course/${courseSlug}/search/`;
const addressOf = (q: string, limit = 20) => `${base}?q=${q}&course_session_id=${session.id}&limit=${limit}`;

it('searches for what the address asks, and marks the found words', async () => {
  const haftpflicht = found('haftpflicht', {
    title_ranges: [{ start: 0, end: 4 }],
    excerpt: 'Wer schadet, haftet nach Gesetz.',
    ranges: [{ start: 13, end: 19 }],
  });
  await openMedia('?q=haft', { operations, rest: { [addressOf('haft')]: answerTo('haft', [haftpflicht]) } });
  expect(await screen.findByRole('status')).toHaveTextContent('1 Treffer für «haft»');
  expect(screen.getByRole('searchbox')).toHaveValue('haft');
  const row = screen.getByRole('link', { name: /^Haft ?pflicht$/ }).closest('li');
  expect([...(row?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Haft',
    'haftet',
  ]);
  expect(row).toHaveTextContent('Wer schadet, haftet nach Gesetz.');
  expect(row).toHaveTextContent('Artikel · Recht');
  expect(screen.queryByRole('heading', { name: 'Themen' })).not.toBeInTheDocument();
});

it('says of each result what and where it is, and which ones are locked', async () => {
  const results = [
    found('haftung', {
      kind: 'content',
      circle_slug: 'fahrzeug',
      circle_title: 'Fahrzeug',
      content_type: 'learnpath.LearningContentVideo',
      locked: true,
    }),
    found('fahrzeug', { kind: 'circle', circle_slug: 'fahrzeug', circle_title: 'Fahrzeug' }),
  ];
  await openMedia('?q=haft', { operations, rest: { [addressOf('haft')]: answerTo('haft', results) } });
  const content = await screen.findByRole('link', { name: 'Haftung' });
  expect(content).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug/haftung`);
  expect(content.closest('li')).toHaveTextContent('Video · Fahrzeug');
  expect(content.closest('li')).toHaveTextContent('Noch gesperrt');
  const circle = screen.getByRole('link', { name: 'Fahrzeug' });
  expect(circle).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug`);
  expect(circle.closest('li')).toHaveTextContent('Circle');
});

it('searches while one types, with the last words only', async () => {
  const calls = fakeNetwork(({ address }) => {
    const query = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
    return { body: answerTo(query, [found('haftpflicht')]) };
  });
  await openMedia('', { operations });
  await userEvent.type(await screen.findByRole('searchbox'), 'haftpflicht');
  expect(await screen.findByText('1 Treffer für «haftpflicht»')).toBeVisible();
  const asked = calls.map(({ address }) => address).filter((address) => address.startsWith(base));
  expect(asked.at(-1)).toBe(addressOf('haftpflicht'));
  expect(asked.length).toBeLessThan('haftpflicht'.length);
});

it('never shows an older answer for newer words', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  fakeNetwork(({ address }) => {
    const query = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
    return new Promise<Response>((resolve) => answers.set(query, resolve));
  });
  const reply = (query: string) => {
    const response = Response.json(answerTo(query, [found(`ueber-${query}`)]));
    answers.get(query)?.(response);
    return response;
  };
  await openMedia('', { operations });
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'erste{Enter}');
  await waitFor(() => expect(answers.has('erste')).toBe(true));
  await userEvent.clear(field);
  await userEvent.type(field, 'zweite{Enter}');
  await waitFor(() => expect(answers.has('zweite')).toBe(true));
  reply('zweite');
  expect(await screen.findByText('1 Treffer für «zweite»')).toBeVisible();
  const late = reply('erste');
  await expect.poll(() => late.bodyUsed).toBe(true);
  expect(screen.getByRole('link', { name: 'Ueber-zweite' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ueber-erste' })).not.toBeInTheDocument();
});

it('leads by the arrow keys through the results and back, and Enter opens the first one', async () => {
  const answer = answerTo('haft', [found('haftpflicht'), found('regress')]);
  await openMedia('?q=haft', { operations, rest: { [addressOf('haft')]: answer } });
  const field = await screen.findByRole('searchbox');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Regress' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Haftpflicht' })).toBeVisible();
});

it('helps on when nothing was found', async () => {
  const rest = { [addressOf('xyz')]: answerTo('xyz', []) };
  await openMedia('?q=xyz', { operations, rest });
  expect(await screen.findByRole('status')).toHaveTextContent('Nichts gefunden für «xyz»');
  expect(screen.getByText('Prüfe, ob alles richtig geschrieben ist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recht' })).toBeVisible();
});

it('asks for two characters at least, and asks the server for nothing until then', async () => {
  const calls = fakeNetwork(() => ({ body: {} }));
  await openMedia('?q=h', { operations });
  expect(await screen.findByRole('status')).toHaveTextContent('Gib mindestens zwei Zeichen ein.');
  expect(calls).toEqual([]);
});

it('shows more results when asked to', async () => {
  const many = Array.from({ length: 30 }, (_, index) => found(`nummer-${index}`));
  const rest = {
    [addressOf('nummer')]: answerTo('nummer', many.slice(0, 20), 30),
    [addressOf('nummer', 50)]: answerTo('nummer', many),
  };
  await openMedia('?q=nummer', { operations, rest });
  expect(await screen.findByRole('status')).toHaveTextContent('Die ersten 20 von 30 Treffern für «nummer»');
  await userEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  expect(await screen.findByText('30 Treffer für «nummer»')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Nummer-/ })).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).not.toBeInTheDocument();
});

it('says when the search fails, and searches again', async () => {
  let down = true;
  fakeNetwork(() =>
    down
      ? { status: 503, body: { code: 'database_unavailable' } }
      : { body: answerTo('haft', [found('haftpflicht')]) },
  );
  await openMedia('?q=haft', { operations });
  expect(await screen.findByText('Die Suche ist zurzeit nicht möglich.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Haftpflicht' })).toBeVisible();
});

it('says without network that a search needs one, and leads to what can be read', async () => {
  fakeNetwork(offline);
  await openMedia('?q=haft', { operations });
  setStore($connection, 'offline');
  onTestFinished(() => setStore($connection, 'online'));
  expect(await screen.findByText(/Dafür brauchst du eine Verbindung/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den gespeicherten Seiten' })).toHaveAttribute('href', '/');
  act(() => setStore($connection, 'online'));
  expect(screen.getByText(/Prüfe deine Verbindung/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zu den gespeicherten Seiten' })).not.toBeInTheDocument();
});
