import { $connection } from '@learn/platform';
import { fakeNetwork, graphqlError, setStore } from '@learn/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { courseSlug } from '../testing/fixtures.ts';
import {
  categoryNode,
  categoryOperation,
  contentNode,
  contentOperation,
  learningContent,
  libraryOperation,
  openMedia,
} from './testing/mediaFixtures.ts';

const article = contentNode('haftpflicht', {
  text: '<h2>Grundsatz</h2><p>Wer schadet, haftet.</p>',
  learning_contents: [learningContent('haftung', { slug: 'fahrzeug', title: 'Fahrzeug' })],
});

it('shows an article with its facts, and the learning contents that it belongs to', async () => {
  await openMedia('/recht/haftpflicht', { operations: [contentOperation(article)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Haftpflicht' })).toBeVisible();
  expect(screen.getByText('Wer schadet, haftet.')).toBeVisible();
  expect(screen.getByText('Artikel · 5 Min. · Stand 2. März 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recht' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/recht`,
  );
  const learning = screen.getByRole('link', { name: 'Haftung' });
  expect(learning).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug/haftung`);
  expect(learning.closest('li')).toHaveTextContent('Text · Fahrzeug');
});

it('opens a link outside without telling where one comes from', async () => {
  const link = contentNode('aufsicht', { kind: 'LINK', url: 'https://www.finma.ch/de/' });
  await openMedia('/recht/aufsicht', { operations: [contentOperation(link)] });
  const way = await screen.findByRole('link', { name: /^finma.ch öffnen/ });
  expect(way).toHaveAttribute('href', 'https://www.finma.ch/de/');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(way).toHaveAttribute('target', '_blank');
});

it('leads nowhere by an address that is none of the web', async () => {
  const link = contentNode('aufsicht', { kind: 'LINK', url: 'javascript:alert(1)' });
  await openMedia('/recht/aufsicht', { operations: [contentOperation(link)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aufsicht' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /öffnen/ })).not.toBeInTheDocument();
});

it('says type and size of a document before it is fetched', async () => {
  const document = contentNode('merkblatt', {
    kind: 'DOCUMENT',
    url: '/api/core/file/1/',
    file_type: 'application/pdf',
    size: 1_468_006,
  });
  await openMedia('/recht/merkblatt', { operations: [contentOperation(document)] });
  const way = await screen.findByRole('link', { name: 'Dokument herunterladen (PDF, 1.4\u00a0MB)' });
  expect(way).toHaveAttribute('href', '/api/core/file/1/');
  expect(way).toHaveAttribute('download');
});

it.each([
  ['DOCUMENT', 'Zum Herunterladen brauchst du eine Verbindung.'],
  ['LINK', 'Zum Öffnen brauchst du eine Verbindung.'],
] as const)('says without network that a %s needs one', async (kind, words) => {
  const content = contentNode('merkblatt', { kind, url: 'https://example.ch/' });
  await openMedia('/recht/merkblatt', { operations: [contentOperation(content)] });
  onTestFinished(() => setStore($connection, 'online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Merkblatt' })).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  act(() => setStore($connection, 'offline'));
  expect(await screen.findByText(words)).toBeVisible();
});

it('plays a video with its captions, and has what is spoken to read', async () => {
  const video = contentNode('film', {
    ...{ kind: 'VIDEO', url: '/media/clip.webm', language: 'fr' },
    ...{ captions_url: '/media/captions/film.vtt', transcript: ['Bonjour.', 'Parlons de grêle.'] },
  });
  await openMedia('/recht/film', { operations: [contentOperation(video)] });
  const player = await screen.findByLabelText('Film');
  expect(player).toHaveAttribute('src', '/media/clip.webm');
  const track = player.querySelector('track');
  expect([track?.getAttribute('src'), track?.srclang, track?.default]).toEqual([
    '/media/captions/film.vtt',
    'fr',
    true,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Gesprochener Text' }));
  expect(screen.getByText('Bonjour. Parlons de grêle.')).toHaveAttribute('lang', 'fr');
});

it('plays a video without a transcript', async () => {
  const video = contentNode('film', { kind: 'VIDEO', url: '/media/clip.webm' });
  await openMedia('/recht/film', { operations: [contentOperation(video)] });
  expect((await screen.findByLabelText('Film')).querySelector('track')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Gesprochener Text' })).not.toBeInTheDocument();
});

it('says when a content is not translated yet, and marks the language of its text', async () => {
  await openMedia('/recht/haftpflicht', { operations: [contentOperation(article)], language: 'it' });
  expect(await screen.findByText(/in tedesco/)).toBeVisible();
  expect(screen.getByText('Wer schadet, haftet.').closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('is found again under «Zuletzt angesehen», the latest first', async () => {
  const regress = contentNode('regress');
  const operations = [
    libraryOperation([categoryNode('recht')]),
    categoryOperation('recht', [article, regress]),
    contentOperation(article),
    contentOperation(regress),
  ];
  await openMedia('/recht/haftpflicht', { operations });
  for (const name of ['Recht', 'Regress', 'Recht', 'Mediathek'])
    await userEvent.click(await screen.findByRole('link', { name }));
  const recent = (await screen.findByRole('heading', { name: 'Zuletzt angesehen' })).parentElement;
  const links = within(recent ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Regress', 'Haftpflicht']);
  expect(links[0]).toHaveAttribute('href', `/course/${courseSlug}/media/recht/regress`);
});

it('says so when there is no such content', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openMedia('/recht/nirgends');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diesen Inhalt gibt es nicht.' }),
  ).toBeVisible();
});

it('offers a retry when the content cannot be loaded', async () => {
  let down = true;
  fakeNetwork(() =>
    down ? graphqlError('database_unavailable') : { body: { data: contentOperation(article).data } },
  );
  await openMedia('/recht/haftpflicht');
  expect(await screen.findByText('Der Inhalt konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Wer schadet, haftet.')).toBeVisible();
});
