import {
  currentAddress,
  failed,
  fakeNetwork,
  graphqlError,
  inlinedOperation,
  json,
  typed,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StatisticsListDocument } from '../__generated__/graphql.ts';
import { openStatistics } from '../testing/openStatistics.tsx';
import { courseFrame, courseSlug, listOf } from '../testing/statistics.ts';

await import('./PeopleChoice.tsx');

afterEach(() => vi.unstubAllGlobals());

const address = '/list';
const all = { course_slug: courseSlug };
const person = (first_name: string) => ({
  user_id: first_name.toLowerCase(),
  first_name,
  last_name: 'Berger',
});
const properties = courseFrame().course_session_properties;

const withPeople = (...names: readonly string[]) =>
  listOf({
    course_session_properties: {
      ...properties,
      chosen_people: names.map((name) => typed('StatisticsPerson', person(name))),
    },
  });

test('people are found by their names and chosen one by one; their figures follow', async () => {
  const asked: string[] = [];
  fakeNetwork(({ address: at }) => {
    if (!at.startsWith('/api/dashboard/persons/')) return graphqlError('not_found');
    asked.push(at);
    return json(at.includes('search=') ? [person('Cem')] : [person('Ana'), person('Béa')]);
  });
  await openStatistics({
    address,
    operations: [
      inlinedOperation(StatisticsListDocument, all, listOf()),
      inlinedOperation(StatisticsListDocument, { ...all, user_ids: 'ana' }, withPeople('Ana')),
      inlinedOperation(
        StatisticsListDocument,
        { ...all, user_ids: ['ana', 'cem'] },
        withPeople('Ana', 'Cem'),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Personen: alle' }));
  const choice = await screen.findByRole('region', { name: 'Personen auswählen' });
  const ana = await within(choice).findByRole('checkbox', { name: 'Ana Berger' });
  expect(within(choice).getByText('2 Personen')).toBeVisible();
  await userEvent.click(ana);
  expect(await screen.findByRole('button', { name: 'Personen: Ana Berger' })).toBeVisible();
  expect(ana).toHaveFocus();
  await userEvent.type(within(choice).getByRole('searchbox'), 'ce{Enter}');
  await userEvent.click(await within(choice).findByRole('checkbox', { name: 'Cem Berger' }));
  expect(await screen.findByRole('button', { name: 'Personen: 2 gewählt' })).toBeVisible();
  expect(within(choice).getByRole('checkbox', { name: 'Ana Berger' }), 'stays in sight').toBeChecked();
  expect(currentAddress()).toBe(`/statistic/${courseSlug}/list?person=ana&person=cem`);
  expect(asked[0]).toContain('course=course&role=MEMBER&limit=20');
  await userEvent.click(screen.getByRole('button', { name: 'Filter Personen entfernen' }));
  await waitFor(() => expect(currentAddress()).toBe(`/statistic/${courseSlug}/list`));
});

test('people who cannot be loaded can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await openStatistics({ address, operations: [inlinedOperation(StatisticsListDocument, all, listOf())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Personen: alle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Personen konnten nicht geladen werden.');
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

const profiles = ['generell', 'leben'].map((code) =>
  typed('StatisticsProfile', { code, name: code === 'leben' ? 'Leben' : 'Generell' }),
);

test('a profile is chosen from two on', async () => {
  const two = listOf({ course_session_properties: { ...properties, profiles } });
  await openStatistics({
    address,
    operations: [
      inlinedOperation(StatisticsListDocument, all, two),
      inlinedOperation(StatisticsListDocument, { ...all, profiles: 'leben' }, two),
    ],
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Profil' }), 'Leben');
  expect(currentAddress()).toBe(`/statistic/${courseSlug}/list?profile=leben`);
});

test('with one profile there is nothing to choose', async () => {
  const one = listOf({ course_session_properties: { ...properties, profiles: profiles.slice(1) } });
  await openStatistics({ address, operations: [inlinedOperation(StatisticsListDocument, all, one)] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Profil' })).not.toBeInTheDocument();
});

test('who sees sums of whole groups only is offered neither, and leaves what an address names', async () => {
  const sumsOnly = listOf({ course_session_properties: { ...properties, profiles, has_people: false } });
  const { unmount } = await openStatistics({
    address,
    operations: [inlinedOperation(StatisticsListDocument, all, sumsOnly)],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Profil' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Personen/ })).not.toBeInTheDocument();
  unmount();
  await openStatistics({
    address: `${address}?profile=leben`,
    operations: [inlinedOperation(StatisticsListDocument, { ...all, profiles: 'leben' }, sumsOnly)],
  });
  expect(await screen.findByRole('combobox', { name: 'Profil' })).toHaveDisplayValue('Leben');
  expect(screen.getByRole('button', { name: 'Filter Profil entfernen' })).toBeVisible();
});
