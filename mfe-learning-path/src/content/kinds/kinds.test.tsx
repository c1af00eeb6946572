import { $connection } from '@learn/platform';
import { setStore, typed } from '@learn/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { courseSlug } from '../../testing/fixtures.ts';
import { openContent } from '../../testing/openContent.ts';

it('demo: text and a button that opens beside the page', async () => {
  await openContent('Demo', {
    text: '<p>Probiere es aus.</p>',
    button_text: 'Zum Rechner',
    button_url: 'https://demo.example/',
  });
  expect(screen.getByText('Probiere es aus.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Zum Rechner (öffnet in einem neuen Fenster)' });
  expect(link).toHaveAttribute('href', 'https://demo.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('demo: says without network that what it leads to needs one', async () => {
  await openContent('Demo', { text: '', button_text: 'Zum Rechner', button_url: 'https://demo.example/' });
  onTestFinished(() => setStore($connection, 'online'));
  act(() => setStore($connection, 'offline'));
  expect(screen.getByText('Zum Öffnen brauchst du eine Verbindung.')).toBeVisible();
});

it('placeholder: title, description and marking', async () => {
  await openContent('Placeholder', { description: 'Besprich das im Betrieb.' });
  expect(screen.getByText('Besprich das im Betrieb.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible();
});

it('document list: each document opens below its title', async () => {
  const documents = [
    typed('ContentDocument', { id: 'd1', title: 'Checkliste', text: 'Unfallstelle sichern.' }),
  ];
  await openContent('DocumentList', { documents });
  const button = screen.getByRole('button', { name: 'Checkliste' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Unfallstelle sichern.')).toBeVisible();
});

it('document list: says when there are none', async () => {
  await openContent('DocumentList', { documents: [] });
  expect(screen.getByText('Hier liegen noch keine Dokumente.')).toBeVisible();
});

it('media library: what belongs to it, and the way to its category', async () => {
  const sheet = typed('MediaContent', {
    id: 'm1',
    slug: 'leasing',
    title: 'Leasing',
    language: 'de' as const,
    kind: 'ARTICLE' as const,
    description: 'Was im Vertrag steht.',
    url: '',
    file_type: '',
    size: null,
    minutes: 4,
    category: typed('MediaCategoryReference', { id: 'k1', slug: 'recht' }),
  });
  await openContent('MediaLibrary', { category_slug: 'recht', media_contents: [sheet] });
  expect(await screen.findByRole('link', { name: 'Leasing' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/recht/leasing`,
  );
  expect(screen.getByText('Was im Vertrag steht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'In der Mediathek öffnen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/recht`,
  );
});

it('media library: only the way to its category where nothing is in it', async () => {
  await openContent('MediaLibrary', { category_slug: 'recht', media_contents: [] });
  expect(await screen.findByRole('link', { name: 'In der Mediathek öffnen' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

const cards = ['Erste', 'Zweite', 'Dritte'].map((title) =>
  typed('ModuleCard', {
    title,
    text: `Text der Karte ${title}`,
  }),
);

it('learning module: one card after the other, by button and by arrow key', async () => {
  await openContent('LearningModule', { cards });
  expect(screen.getByRole('heading', { level: 2, name: 'Erste' })).toBeVisible();
  expect(screen.getByText('Karte 1 von 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vorherige Karte' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Karte' }));
  const second = await screen.findByRole('heading', { level: 2, name: 'Zweite' });
  await expect.poll(() => document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Karte 3 von 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nächste Karte' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByText('Karte 2 von 3')).toBeVisible();
});

it('learning module: gives paper all cards, and the screen its own again', async () => {
  await openContent('LearningModule', { cards });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(titles()).toEqual(['Erste', 'Zweite', 'Dritte']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(titles()).toEqual(['Erste']);
});

it('learning module: comes back to the same card', async () => {
  const first = await openContent('LearningModule', { cards });
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Karte' }));
  first.unmount();
  await openContent('LearningModule', { cards }, { keepSession: true });
  expect(screen.getByText('Karte 2 von 3')).toBeVisible();
});
