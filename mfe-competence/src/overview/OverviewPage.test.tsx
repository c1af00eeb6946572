import { courseSession, currentAddress, failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { courseOf } from '../testing/courseData.ts';
import {
  completionList,
  completionsAddress,
  courseSlug,
  renderCompetence,
} from '../testing/renderCompetence.tsx';

const base = `/course/${courseSlug}`;

afterEach(() => vi.unstubAllGlobals());

test('the figure, the ring and the list say how far the self-assessment is', async () => {
  await renderCompetence({ completions: { beraten: 'SUCCESS', offerieren: 'FAIL', melden: 'SUCCESS' } });
  expect(await screen.findByText('von 5 Kriterien eingeschätzt')).toHaveTextContent('3 von 5');
  expect(screen.getByRole('img', { name: '2 kann ich, 1 nochmals anschauen, 2 noch offen' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 nochmals anschauen' })).toHaveAttribute(
    'href',
    `${base}/competence/competences?status=fail`,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the next unit is the one dark button of the page', async () => {
  await renderCompetence({ completions: { beraten: 'SUCCESS' } });
  expect(await screen.findByRole('heading', { name: 'Weiter mit «Fahrzeugkauf»' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Jetzt einschätzen' }));
  await waitFor(() => expect(currentAddress()).toBe(`${base}/learn/fahrzeug/evaluate/kauf`));
});

test('each action competence shows its share and leads to its criteria', async () => {
  await renderCompetence({ completions: { beraten: 'FAIL' } });
  const list = await screen.findByRole('region', { name: 'Handlungskompetenzen' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('1 von 1 Kriterium eingeschätzt');
  expect(second).toHaveTextContent('0 von 4 Kriterien eingeschätzt');
  expect(within(list).getByRole('link', { name: 'Risiken absichern' })).toHaveAttribute(
    'href',
    `${base}/competence/competences?competence=B1`,
  );
});

test('once all is assessed, the page says so and names what to look at again', async () => {
  const course = courseOf({ circles: courseOf({}).learning_path.topics[0]?.circles.slice(0, 1) });
  await renderCompetence({
    course,
    completions: { beraten: 'SUCCESS', offerieren: 'FAIL', prüfen: 'FAIL', melden: 'SUCCESS' },
  });
  expect(await screen.findByText('Du hast alle Kriterien eingeschätzt.')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 Kriterien nochmals anschauen' })).toBeVisible();
});

test('when all that is open is locked, nothing is offered that would be refused', async () => {
  await renderCompetence({
    completions: { beraten: 'SUCCESS', offerieren: 'FAIL', prüfen: 'FAIL', melden: 'SUCCESS' },
  });
  expect(await screen.findByText(/in Circles, die noch gesperrt sind/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Jetzt einschätzen' })).not.toBeInTheDocument();
});

test('a course without criteria says so and shows no figure', async () => {
  await renderCompetence({ course: courseOf({ circles: [] }) });
  expect(await screen.findByText('In diesem Kurs gibt es keine Kriterien zum Einschätzen.')).toBeVisible();
  expect(screen.queryByText(/eingeschätzt$/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zum Lernpfad' })).toHaveAttribute('href', `${base}/learn`);
});

test('a course that does not exist is named as missing', async () => {
  await renderCompetence({ course: null });
  expect(await screen.findByText('Diesen Kurs gibt es nicht.')).toBeVisible();
});

test('completions that fail to load are not shown as zero, and can be asked for again', async () => {
  fakeNetwork(() => failed(503));
  await renderCompetence({ completions: undefined });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.queryByText(/Kriterien eingeschätzt/)).not.toBeInTheDocument();
  const sent = fakeNetwork(() => json(completionList({ beraten: 'SUCCESS' })));
  await userEvent.click(retry);
  expect(await screen.findByText('von 5 Kriterien eingeschätzt')).toHaveTextContent('1 von 5');
  expect(sent.at(-1)).toMatchObject({ address: completionsAddress, body: undefined });
});

test('a structure that fails to load says what failed', async () => {
  fakeNetwork(() => failed(503));
  await renderCompetence({ course: undefined });
  expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
});

test('the preview explains itself and offers nothing to assess', async () => {
  await renderCompetence({
    session: courseSession({ role: 'EXPERT' }),
    completions: { beraten: 'SUCCESS' },
  });
  expect(await screen.findByText(/^Das ist die Vorschau/)).toBeVisible();
  expect(screen.getByText('von 5 Kriterien eingeschätzt')).toHaveTextContent('0 von 5');
  expect(screen.queryByRole('link', { name: 'Jetzt einschätzen' })).not.toBeInTheDocument();
});

test('a person without preview is told that only participants assess themselves', async () => {
  await renderCompetence({ session: courseSession({ role: 'LEARNING_MENTOR' }) });
  expect(await screen.findByText(/^Einschätzen können sich nur Teilnehmende/)).toBeVisible();
});

test.each([
  ['fr', 'Profil de compétences', 'sur 5 critères évalués'],
  ['it', 'Profilo delle competenze', 'su 5 criteri valutati'],
] as const)('the page speaks %s', async (language, heading, figure) => {
  await renderCompetence({ language });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByText(figure)).toBeVisible();
});
