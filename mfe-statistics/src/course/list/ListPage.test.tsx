import { failed, fakeNetwork, graphqlError, inlinedOperation, typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StatisticsListDocument } from '../../__generated__/graphql.ts';
import { openStatistics } from '../../testing/openStatistics.tsx';
import { attendanceSums, courseFrame, courseSlug, listOf } from '../../testing/statistics.ts';

const address = '/list';
const all = { course_slug: courseSlug };
const inRomandie = { ...all, regions: 'Romandie' };

afterEach(() => vi.unstubAllGlobals());

test('each part with its figure, what it says, and its page', async () => {
  await openStatistics({ address, operations: [inlinedOperation(StatisticsListDocument, all, listOf())] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible();
  const figures = {
    Anwesenheit: '92 % 177 von 192 Anwesenheiten an 8 Präsenztagen',
    Bewertungen: '87 % bestanden von 60 Bewertungen',
    Selbsteinschätzungen: '86 % «Kann ich» in 612 von 710 Einschätzungen',
    Feedback: '3.4 von 4, Zufriedenheit (115 Antworten)',
  };
  for (const [name, said] of Object.entries(figures))
    expect(screen.getByRole('region', { name })).toHaveTextContent(said);
  const counts = screen.getByRole('list', { name: 'Umfang' });
  expect(within(counts).getAllByRole('listitem')).toHaveLength(4);
  expect(counts).toHaveTextContent('48 Personen nehmen teil');
  expect(counts).toHaveTextContent('8 von 18Präsenztage durchgeführt');
});

test('what is withheld says why, and is never zero', async () => {
  const summary = {
    ...attendanceSums,
    withheld: 'too_few_people' as const,
    days_completed: null,
    participants_present: null,
    participants_total: null,
    average_present: null,
    total_records: 0,
  };
  const statistics = listOf({
    attendance_day_presences: typed('AttendanceDayPresencesStatistics', { summary }),
  });
  await openStatistics({ address, operations: [inlinedOperation(StatisticsListDocument, all, statistics)] });
  const tile = await screen.findByRole('region', { name: 'Anwesenheit' });
  expect(tile).toHaveTextContent('–');
  expect(tile).toHaveTextContent('Sichtbar ab 5 Personen');
});

test('a filter goes into the address and the old figures stay until the new ones are there', async () => {
  await openStatistics({
    address,
    operations: [
      inlinedOperation(StatisticsListDocument, all, listOf()),
      inlinedOperation(
        StatisticsListDocument,
        inRomandie,
        listOf({ feedback_responses: typed('FeedbackResponsesStatistics', { summary: none }) }),
      ),
    ],
  });
  const region = await screen.findByRole('combobox', { name: 'Region' });
  await userEvent.selectOptions(region, 'Romandie');
  expect(await screen.findByText('Noch hat niemand geantwortet.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Region' })).toBe(region);
  expect(screen.getByRole('link', { name: 'Alle Präsenztage' })).toHaveAttribute(
    'href',
    `/statistic/${courseSlug}/attendance?region=Romandie`,
  );
});

const none = typed('FeedbackStatisticsSummary', {
  withheld: null,
  satisfaction_average: null,
  satisfaction_max: 4,
  total_responses: 0,
  total_records: 0,
});

test('feedback of a profile says in its card that it is anonymous, with the way to all of it', async () => {
  const summary = { ...none, withheld: 'anonymous' as const };
  const statistics = listOf({ feedback_responses: typed('FeedbackResponsesStatistics', { summary }) });
  await openStatistics({
    address: `${address}?profile=leben`,
    operations: [inlinedOperation(StatisticsListDocument, { ...all, profiles: 'leben' }, statistics)],
  });
  const card = await screen.findByRole('region', { name: 'Feedback' });
  expect(card).toHaveTextContent('Die Antworten sind anonym und lassen sich nicht');
  expect(card).not.toHaveTextContent('3.4');
  expect(within(card).queryByRole('button', { name: 'Als Tabelle' })).not.toBeInTheDocument();
  expect(within(card).getByRole('link')).toHaveAttribute('href', `/statistic/${courseSlug}/feedback`);
});

test('figures that cannot be had anew stay, with a second try', async () => {
  fakeNetwork(() => failed(500));
  await openStatistics({ address, operations: [inlinedOperation(StatisticsListDocument, all, listOf())] });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Romandie');
  expect(await screen.findByRole('alert')).toHaveTextContent('Gezeigt werden die vorherigen');
  expect(screen.getByRole('region', { name: 'Anwesenheit' })).toHaveTextContent('92 %');
});

test('a selection without sessions says so', async () => {
  const metrics = typed('CourseSessionSelectionMetrics', {
    session_count: 0,
    participant_count: 0,
    expert_count: 0,
  });
  const empty = listOf(courseFrame({ course_session_selection_metrics: metrics }));
  await openStatistics({
    address: `${address}?region=Romandie`,
    operations: [inlinedOperation(StatisticsListDocument, inRomandie, empty)],
  });
  expect(await screen.findByText('Zu dieser Auswahl gibt es keine Durchführung')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter Region entfernen' })).toBeVisible();
});

test('a person without a right to it finds nothing', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openStatistics({ address });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Statistik gibt es nicht' }),
  ).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await openStatistics({ address });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
