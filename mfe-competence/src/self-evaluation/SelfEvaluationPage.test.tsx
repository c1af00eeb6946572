import { courseSession, currentAddress } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { courseOf } from '../testing/courseData.ts';
import { feedbackSession, headOf, headsAddress, withoutFeedback } from '../testing/feedbackData.ts';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';

const address = `/course/${courseSlug}/competence/self-evaluation-and-feedback`;
const assessed = { beraten: 'SUCCESS', offerieren: 'FAIL', prüfen: 'SUCCESS' } as const;

function headings(level: number): (string | null)[] {
  return screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
}

test('what is open stands first: circles, units and criteria', async () => {
  await renderCompetence({ address, completions: { ...assessed, melden: 'SUCCESS' } });
  await screen.findByText('1 Kriterium noch offen');
  expect(headings(2)).toEqual(['Haushalt', 'Fahrzeug']);
});

test('within a circle the units with open criteria stand first, and within a unit the open criteria', async () => {
  await renderCompetence({ address: `${address}?circle=fahrzeug`, completions: assessed });
  await screen.findByRole('region', { name: 'Fahrzeug' });
  expect(headings(3)).toEqual(['Schadenfall', 'Fahrzeugkauf']);
});

test('open criteria of a unit come before those that are assessed', async () => {
  await renderCompetence({ address: `${address}?circle=fahrzeug`, completions: { beraten: 'SUCCESS' } });
  const region = await screen.findByRole('region', { name: 'Fahrzeug' });
  const lines = within(region).getAllByRole('listitem').slice(0, 3);
  expect(lines.map((line) => line.textContent)).toEqual([
    'Ich kann offerieren.Noch offen',
    'Ich kann prüfen.Noch offen',
    'Ich kann beraten.Kann ich',
  ]);
});

test('choosing a circle puts it into the address and shows only this one', async () => {
  await renderCompetence({ address });
  await userEvent.click(await screen.findByRole('radio', { name: 'Fahrzeug' }));
  expect(currentAddress()).toBe(`${address}?circle=fahrzeug`);
  expect(headings(2)).toEqual(['Fahrzeug']);
  await userEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  expect(currentAddress()).toBe(address);
  expect(headings(2)).toEqual(['Fahrzeug', 'Haushalt']);
});

test('each unit leads to its self-assessment, named by what there is to do', async () => {
  await renderCompetence({ address, completions: assessed });
  const open = await screen.findByRole('link', { name: 'Einschätzen: Schadenfall' });
  expect(open).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug/evaluate/schaden`);
  expect(screen.getByRole('link', { name: 'Einschätzung ändern: Fahrzeugkauf' })).toBeVisible();
});

test('a locked circle says what unlocks it and offers no self-assessment', async () => {
  await renderCompetence({ address });
  const region = await screen.findByRole('region', { name: 'Haushalt' });
  expect(region).toHaveTextContent('Er öffnet sich, sobald du «Fahrzeug» abgeschlossen hast.');
  expect(within(region).getByRole('link', { name: 'Fahrzeug' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/fahrzeug`,
  );
  expect(within(region).queryByRole('link', { name: /Hausrat/ })).not.toBeInTheDocument();
});

test('a single circle needs no filter', async () => {
  const circles = courseOf({}).learning_path.topics[0]?.circles.slice(0, 1);
  await renderCompetence({ address, course: courseOf({ circles }) });
  await screen.findByRole('region', { name: 'Fahrzeug' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a course without criteria says so', async () => {
  await renderCompetence({ address, course: courseOf({ circles: [] }) });
  expect(await screen.findByText('In diesem Kurs gibt es keine Kriterien zum Einschätzen.')).toBeVisible();
});

test('the preview meets no lock and offers only to look', async () => {
  await renderCompetence({ address, session: courseSession({ role: 'SUPERVISOR' }) });
  expect(await screen.findByRole('link', { name: 'Ansehen: Hausrat' })).toBeVisible();
  expect(screen.getByText(/^Das ist die Vorschau/)).toBeVisible();
});

test('each assessed unit says how far its feedback is, and leads to it', async () => {
  await renderCompetence({
    address,
    session: feedbackSession,
    completions: { beraten: 'SUCCESS', melden: 'FAIL' },
    rest: { [headsAddress]: [headOf()] },
  });
  expect(await screen.findByText(/^Feedback am .*12\. März bei Sandra Huber angefragt$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Feedback ansehen: Fahrzeugkauf' })).toHaveAttribute(
    'href',
    `${address}/fahrzeug/kauf`,
  );
  expect(screen.getByRole('link', { name: 'Um Feedback bitten: Schadenfall' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Feedback.*Hausrat/ })).not.toBeInTheDocument();
});

test('a given feedback says when and by whom', async () => {
  const head = headOf({ submitted_at: '2026-03-14T10:00:00.000Z' });
  await renderCompetence({ address, session: feedbackSession, rest: { [headsAddress]: [head] } });
  expect(await screen.findByText(/^Feedback am .*14\. März von Sandra Huber$/)).toBeVisible();
});

test('a course without such feedback says nothing of it', async () => {
  await renderCompetence({ address, session: withoutFeedback, completions: assessed });
  await screen.findByRole('link', { name: 'Einschätzen: Schadenfall' });
  expect(screen.queryByRole('link', { name: /Feedback/ })).not.toBeInTheDocument();
});
