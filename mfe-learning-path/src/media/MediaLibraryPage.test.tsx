import { fakeNetwork, graphqlError } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { courseSlug, previewSession } from '../testing/fixtures.ts';
import { categoryNode, libraryOperation, openMedia } from './testing/mediaFixtures.ts';

const library = libraryOperation([
  categoryNode('recht'),
  categoryNode('produkte', { icon: 'product', content_count: 1 }),
]);

it('shows the categories with one sentence and their number of contents', async () => {
  await openMedia('', { operations: [library] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mediathek' })).toBeVisible();
  const card = screen.getByRole('link', { name: 'Recht' }).closest('li');
  expect(card).toHaveTextContent('Alles zu recht.');
  expect(card).toHaveTextContent('3 Inhalte');
  expect(screen.getByRole('link', { name: 'Produkte' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/produkte`,
  );
  expect(screen.queryByText('Zuletzt angesehen')).not.toBeInTheDocument();
});

it('is there for experts who preview the course', async () => {
  await openMedia('', { operations: [library], courseSessions: [previewSession] });
  expect(await screen.findByRole('link', { name: 'Recht' })).toBeVisible();
});

it('says so when there are no categories yet', async () => {
  await openMedia('', { operations: [libraryOperation([])] });
  expect(await screen.findByText('Noch keine Inhalte')).toBeVisible();
});

it('says when the library is not translated yet', async () => {
  await openMedia('', { operations: [library], language: 'fr' });
  expect(await screen.findByText(/pas encore traduit/)).toBeVisible();
  expect(screen.getByText('Recht')).toHaveAttribute('lang', 'de');
});

it('offers a retry when the categories cannot be loaded, and the search stays', async () => {
  let down = true;
  fakeNetwork(() => (down ? graphqlError('database_unavailable') : { body: { data: library.data } }));
  await openMedia('');
  expect(await screen.findByText('Die Mediathek konnte nicht geladen werden.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Recht' })).toBeVisible();
});

it('does not exist for a course without the person', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openMedia('');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Mediathek gibt es nicht.' }),
  ).toBeVisible();
});
