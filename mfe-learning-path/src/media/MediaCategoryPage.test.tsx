import { fakeNetwork, graphqlError } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { courseSlug } from '../testing/fixtures.ts';
import { categoryOperation, listedNode, openMedia } from './testing/mediaFixtures.ts';

const contents = [
  listedNode('haftpflicht'),
  listedNode('merkblatt', { kind: 'DOCUMENT', file_type: 'application/pdf', size: 24_576, minutes: 0 }),
  listedNode('aufsicht', { kind: 'LINK', url: 'https://www.finma.ch/de/', minutes: 0 }),
];

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('lists the contents with what is known before they are opened', async () => {
  await openMedia('/recht', { operations: [categoryOperation('recht', contents)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Recht' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Haftpflicht' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media/recht/haftpflicht`,
  );
  const [article, document, link] = rows();
  expect(article).toContain('Artikel · 5 Min.');
  expect(document).toContain('Dokument · PDF · 24\u00a0KB');
  expect(link).toContain('Link · finma.ch');
});

it('filters by kind and announces how many are left', async () => {
  await openMedia('/recht', { operations: [categoryOperation('recht', contents)] });
  const filter = await screen.findByRole('group', { name: 'Art des Inhalts' });
  expect(within(filter).getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(within(filter).getByRole('radio', { name: /^Dokument/ }));
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 Inhalt');
  await userEvent.click(within(filter).getByRole('radio', { name: /^Alle/ }));
  expect(rows()).toHaveLength(3);
});

it('takes the filter from the address, and one that does not occur as none', async () => {
  const operations = [categoryOperation('recht', contents)];
  const first = await openMedia('/recht?kind=link', { operations });
  expect(await screen.findByRole('link', { name: 'Aufsicht' })).toBeVisible();
  expect(rows()).toHaveLength(1);
  first.unmount();
  await openMedia('/recht?kind=video', { operations });
  await screen.findByRole('link', { name: 'Aufsicht' });
  expect(rows()).toHaveLength(3);
});

it('has no filter where all contents are of one kind', async () => {
  await openMedia('/recht', { operations: [categoryOperation('recht', [listedNode('a'), listedNode('b')])] });
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('says so when a category is empty', async () => {
  await openMedia('/recht', { operations: [categoryOperation('recht', [])] });
  expect(await screen.findByText('In diesem Thema gibt es noch nichts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Mediathek' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/media`,
  );
});

it('says so when there is no such category', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openMedia('/nirgends');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dieses Thema gibt es nicht.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mediathek' })).toBeVisible();
});

it('offers a retry when the category cannot be loaded', async () => {
  let down = true;
  fakeNetwork(() =>
    down
      ? graphqlError('database_unavailable')
      : { body: { data: categoryOperation('recht', contents).data } },
  );
  await openMedia('/recht');
  expect(await screen.findByText('Das Thema konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recht' })).toBeVisible();
});
