import { courseSession, failed, fakeNetwork, json } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { certificatesOf, lenasCertificates } from '../testing/certificateData.ts';
import { certificatesAddress, renderCertificates } from '../testing/renderCertificates.tsx';

afterEach(() => vi.unstubAllGlobals());

test('shows the average, on how many grades it stands, and what does not count yet', async () => {
  await renderCertificates();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Durchschnitt 3.75 aus 2 Noten' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'Durchschnitt 3.75' })).toBeVisible();
  expect(screen.getByText(/«Vorsorge» zählt mit, sobald/)).toBeVisible();
  expect(screen.getByText('Noten').parentElement).toHaveTextContent('2 von 3');
  expect(screen.getByText('Aufträge bewertet').parentElement).toHaveTextContent('4 von 7');
});

test('each certificate has its grade in its colour, its progress, and leads to its detail', async () => {
  await renderCertificates();
  const [first, second, third] = (await screen.findAllByRole('listitem')).map((row) => within(row));
  expect(first?.getByRole('img', { name: 'Note 5.0' })).toBeVisible();
  expect(first?.getByText('3 von 4 bewertet')).toBeVisible();
  expect(first?.getByText('genügend')).toBeVisible();
  expect(first?.getByText('zuletzt bewertet am Montag, 16. März')).toBeVisible();
  expect(first?.getByRole('link', { name: 'Sachversicherung' })).toHaveAttribute(
    'href',
    `${certificatesAddress}/sachversicherung`,
  );
  expect(second?.getByRole('img', { name: 'Note 2.5' })).toBeVisible();
  expect(second?.getByText('ungenügend')).toBeVisible();
  expect(third?.getByText('noch keine Note')).toBeVisible();
  expect(third?.getByText('0 von 2 bewertet')).toBeVisible();
});

test('before the first grade there is no average, and no zero', async () => {
  await renderCertificates({ list: certificatesOf({ Vorsorge: { Pensionsplan: { status: null } } }, null) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Noch kein Durchschnitt' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Noch kein Durchschnitt' })).toHaveTextContent('–');
  expect(screen.getByText('0 von 1 bewertet')).toBeVisible();
});

test('the preview shows the certificates without grades', async () => {
  await renderCertificates({
    session: courseSession({ role: 'EXPERT' }),
    list: certificatesOf({ Vorsorge: { Pensionsplan: { status: null } } }, undefined),
  });
  expect(await screen.findByText(/^Das ist die Vorschau/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vorsorge' })).toBeVisible();
  expect(screen.getByText('1 Auftrag')).toBeVisible();
  expect(screen.queryByText(/\d bewertet/)).not.toBeInTheDocument();
});

test('a course without certificates says so', async () => {
  await renderCertificates({ list: certificatesOf({}, undefined) });
  expect(await screen.findByText('In diesem Kurs gibt es keine Kompetenznachweise.')).toBeVisible();
});

test('certificates that fail to load are not shown as none, and can be asked for again', async () => {
  fakeNetwork(() => failed(503));
  await renderCertificates({ list: undefined });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByRole('alert')).toHaveTextContent('Die Kompetenznachweise konnten nicht geladen werden');
  fakeNetwork(() => json({ data: { competence_certificate_list: lenasCertificates() } }));
  await userEvent.click(retry);
  expect(await screen.findByText('3 von 4 bewertet')).toBeVisible();
});

test.each([
  ['fr', 'Contrôles de compétences', 'Moyenne 3.75 sur 2 notes'],
  ['it', 'Controlli delle competenze', 'Media 3.75 su 2 note'],
] as const)('the list speaks %s', async (language, heading, average) => {
  await renderCertificates({ language });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: average })).toBeVisible();
});
