import { currentAddress, failed, fakeNetwork, graphqlError } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attendanceOn, criterion, personWith, personWork } from '../testing/person.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSlug } from '../testing/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cockpit = `/course/${courseSlug}/cockpit`;
const address = '/profile/bruno/fahrzeug';
const open = (change: Parameters<typeof personWith>[0] = {}) =>
  renderCockpit({ address, person: personWith(change) });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('who it is, where they work, how to reach them, and what else there is of them', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Caduff' })).toBeVisible();
  expect(screen.getByText('Alpina')).toBeVisible();
  expect(screen.getByRole('link', { name: 'bruno@example.org' })).toHaveAttribute(
    'href',
    'mailto:bruno@example.org',
  );
  expect(screen.getByRole('link', { name: 'Lernpfad' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/profile/bruno/learning-path`,
  );
  expect(screen.getByRole('link', { name: 'Kompetenzprofil' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/profile/bruno/competence`,
  );
  expect(screen.getByRole('link', { name: 'Cockpit' })).toHaveAttribute('href', `${cockpit}?circle=fahrzeug`);
});

test('progress as a whole and by sequence', async () => {
  await open();
  const progress = await section('Fortschritt');
  expect(progress.getByText('von 10 Inhalten erledigt', { exact: false })).toHaveTextContent(
    '4 von 10 Inhalten erledigt',
  );
  expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Starten4 von 4',
    'Anwenden0 von 6',
  ]);
});

test('work that is handed in leads to its evaluation', async () => {
  await open();
  const assignments = await section('Aufträge');
  expect(assignments.getByText('Zu bewerten')).toBeVisible();
  const link = assignments.getByRole('link', { name: 'Bewerten' });
  expect(link).toHaveAttribute('href', `/course/${courseSlug}/assignment-evaluation/police/bruno`);
  expect(link).toHaveAccessibleDescription('Police prüfen');
});

test('an evaluation shows points, grade and whether it is passed', async () => {
  const evaluated = { completion_status: 'EVALUATION_SUBMITTED', points: 7.5, grade: 3.5 } as const;
  await open({ works: [personWork({ ...evaluated, passed: false })] });
  const [item] = (await section('Aufträge')).getAllByRole('listitem');
  expect(item).toHaveTextContent('Bewertet7.5 von 20 PunktenNote 3.5nicht bestandenBewertung ansehen');
});

test('what is not begun says until when, and leads nowhere', async () => {
  await open({ works: [] });
  const assignments = await section('Aufträge');
  expect(assignments.getByText('Nicht begonnen')).toBeVisible();
  expect(assignments.getByText('Abgabe bis Freitag, 13. März')).toBeVisible();
  expect(assignments.queryByRole('link')).not.toBeInTheDocument();
});

test('days say whether the person was there, is expected, or does not count', async () => {
  await open({
    attendance: [
      attendanceOn('2026-03-02', { status: 'LATE' }),
      attendanceOn('2026-03-09'),
      attendanceOn('2026-03-10', { counts: false }),
      attendanceOn('2026-03-24'),
    ],
  });
  const days = (await section('Anwesenheit')).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Montag, 2\. März.*Verspätet$/),
    expect.stringMatching(/^Montag, 9\. März.*Noch nicht erfasst$/),
    expect.stringMatching(/^Dienstag, 10\. März.*zählt nicht: freiwillig oder erst später eingeschrieben$/),
    expect.stringMatching(/^Dienstag, 24\. März.*Kommt noch$/),
  ]);
});

test('criteria by learning unit, with how the person assesses themselves', async () => {
  await open({
    assessments: [
      criterion('Aufnehmen', 'SUCCESS'),
      criterion('Melden', 'FAIL'),
      criterion('Prüfen', 'UNKNOWN'),
    ],
  });
  const assessment = await section('Selbsteinschätzung');
  expect(assessment.getByRole('heading', { level: 3, name: 'Schaden aufnehmen' })).toBeVisible();
  expect(assessment.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aufnehmen (kann ich)',
    'Melden (nochmals anschauen)',
    'Prüfen (noch offen)',
  ]);
  expect(assessment.getByText('1 nochmals anschauen')).toBeVisible();
});

test('what a circle has none of is said', async () => {
  const { cockpit_person } = personWith();
  const circle = cockpit_person && { ...cockpit_person.circle, assignments: [] };
  await open({ assessments: [], attendance: [], sequences: [], works: [], ...(circle && { circle }) });
  expect(await screen.findByText('In diesem Circle gibt es keine Aufträge.')).toBeVisible();
  for (const what of ['Inhalte', 'Kriterien', 'Präsenztage'])
    expect(screen.getByText(`In diesem Circle gibt es keine ${what}.`)).toBeVisible();
});

test('leads to the people before and after, by name, and to nobody at the end', async () => {
  const { unmount } = await open();
  const neighbours = within(await screen.findByRole('navigation', { name: 'Teilnehmende des Circles' }));
  expect(neighbours.getByText('2 von 3')).toBeVisible();
  expect(neighbours.getByRole('link', { name: 'Vorherige Person' })).toHaveAttribute(
    'href',
    `${cockpit}/profile/ana/fahrzeug`,
  );
  expect(neighbours.getByRole('link', { name: 'Nächste Person' })).toHaveAttribute(
    'href',
    `${cockpit}/profile/${encodeURIComponent('chloé')}/fahrzeug`,
  );
  unmount();
  await open({ user_id: 'chloé' });
  expect(await screen.findByText('3 von 3')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nächste Person' })).not.toBeInTheDocument();
});

test('another circle is another address', async () => {
  await open();
  fakeNetwork(() => failed(500));
  await userEvent.click(await screen.findByRole('radio', { name: 'Haushalt' }));
  await waitFor(() => expect(currentAddress()).toBe(`${cockpit}/profile/bruno/haushalt`));
});

test('a person who is not in the circle is missing, what failed can be asked for again', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  const { unmount } = await renderCockpit({ address });
  expect(await screen.findByText('Diese Person gibt es in diesem Circle nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Cockpit' })).toBeVisible();
  unmount();
  fakeNetwork(() => failed(500));
  await renderCockpit({ address });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
