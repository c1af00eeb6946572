import { courseSession, failed, fakeNetwork, graphqlError, inlinedOperation, typed } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  AssignmentStatisticsDocument,
  AttendanceStatisticsDocument,
  CompetenceStatisticsDocument,
} from '../__generated__/graphql.ts';
import { openStatistics } from '../testing/openStatistics.tsx';
import {
  assignmentsOf,
  attendanceOf,
  attendanceSums,
  competencesOf,
  courseSlug,
  groupsOf,
} from '../testing/statistics.ts';
import { tableOf } from '../testing/tableOf.ts';

const all = { course_slug: courseSlug };
const attendance = inlinedOperation(AttendanceStatisticsDocument, all, attendanceOf());

afterEach(() => vi.unstubAllGlobals());

test('attendance by circle, with the days behind it', async () => {
  await openStatistics({ address: '/attendance', operations: [attendance] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Anwesenheit' })).toBeVisible();
  const chart = screen.getByRole('region', { name: 'Anwesenheit nach Circle' });
  expect(chart).toHaveTextContent('177 von 192 Anwesenheiten an 8 Präsenztagen');
  expect(tableOf('Anwesenheit nach Circle')).toEqual([
    'CircleProzentGrundlage',
    'Kickoff92 %177 von 192',
    'Basis92 %177 von 192',
  ]);
  const days = screen.getByRole('table', { name: 'Präsenztage' });
  expect(within(days).getByText('18 von 20')).toBeVisible();
});

test('a day leads into the cockpit for those who have one in its session, else to its people', async () => {
  const { unmount } = await openStatistics({ address: '/attendance', operations: [attendance] });
  const link = () => screen.findByRole('link', { name: /29\. Oktober 2026/ });
  expect(await link()).toHaveAttribute(
    'href',
    '/dashboard/persons?course=course&session=session-bern&role=MEMBER',
  );
  unmount();
  const own = { ...courseSession({ role: 'SUPERVISOR', actions: ['expert-cockpit'] }), id: 'session-bern' };
  await openStatistics({ address: '/attendance', operations: [attendance], courseSessions: [own] });
  expect(await link()).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/attendance?courseSessionId=session-bern`,
  );
});

test('values are told apart by what the address says', async () => {
  const byRegion = attendanceOf({
    groups: groupsOf({ attendance_day_presences: attendanceSums }, [{ key: 'Romandie', label: 'Romandie' }]),
  });
  await openStatistics({
    address: '/attendance?by=region',
    operations: [
      attendance,
      inlinedOperation(AttendanceStatisticsDocument, { ...all, by: 'region' }, byRegion),
    ],
  });
  expect(await screen.findByRole('region', { name: 'Anwesenheit nach Region' })).toBeVisible();
  expect(tableOf('Anwesenheit nach Region').slice(1)).toEqual(['Romandie92 %177 von 192']);
  await userEvent.click(screen.getByRole('button', { name: 'Wieder nach Circle aufteilen' }));
  expect(await screen.findByRole('region', { name: 'Anwesenheit nach Circle' })).toBeVisible();
});

test('the value of a group leads to the rows behind it', async () => {
  const inBasis = inlinedOperation(
    AttendanceStatisticsDocument,
    { ...all, circle_ids: 'key-basis' },
    attendanceOf(),
  );
  await openStatistics({ address: '/attendance', operations: [attendance, inBasis] });
  const chart = await screen.findByRole('region', { name: 'Anwesenheit nach Circle' });
  await userEvent.click(within(chart).getByRole('button', { name: 'Als Tabelle' }));
  await userEvent.click(within(chart).getByRole('link', { name: 'Basis' }));
  expect(await screen.findByRole('button', { name: 'Filter Circle entfernen' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/attendance?circle=key-basis');
});

test('two selections stand side by side', async () => {
  const summary = { ...attendanceSums, average_present: 80.4, participants_present: 80 };
  const romandie = attendanceOf({
    attendance_day_presences: typed('AttendanceDayPresencesStatistics', { summary, records: [] }),
    groups: groupsOf({ attendance_day_presences: summary }),
  });
  await openStatistics({
    address: '/attendance',
    operations: [
      attendance,
      inlinedOperation(AttendanceStatisticsDocument, { ...all, regions: 'Romandie' }, romandie),
    ],
  });
  const compare = await screen.findByRole('combobox', { name: 'Vergleichen mit' });
  await userEvent.selectOptions(compare, 'Region Romandie');
  const chart = screen.getByRole('region', { name: 'Anwesenheit nach Circle' });
  await waitFor(() => expect(chart).toHaveTextContent('80 % Romandie: 80 von 192'));
  expect(chart).toHaveTextContent('92 % Alle Durchführungen: 177 von 192');
  expect(tableOf('Anwesenheit nach Circle')).toEqual([
    'CircleAlle DurchführungenRomandie',
    'Kickoff92 %80 %',
    'Basis92 %80 %',
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('compare=region%3ARomandie');
});

test('evaluations with their outcomes and the work behind them', async () => {
  await openStatistics({
    address: '/assignment',
    operations: [inlinedOperation(AssignmentStatisticsDocument, all, assignmentsOf())],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bewertungen' })).toBeVisible();
  expect(tableOf('Bestanden nach Circle').slice(1)).toEqual(['Kickoff87 %52 von 60', 'Basis87 %52 von 60']);
  expect(tableOf('Ergebnisse').slice(1)).toEqual([
    'bestanden52',
    'nicht bestanden8',
    'noch nicht bewertet12',
  ]);
  expect(screen.getByRole('table', { name: 'Aufträge und Tests' })).toHaveTextContent(
    '12 bestanden, 4 nicht, 8 offen',
  );
});

test('outcomes are downloaded under the filters of the page', async () => {
  const sent = fakeNetwork(() => failed(500));
  await openStatistics({
    address: '/assignment?region=Romandie',
    operations: [
      inlinedOperation(AssignmentStatisticsDocument, { ...all, regions: 'Romandie' }, assignmentsOf()),
    ],
  });
  const downloads = await screen.findByRole('group', { name: '«Ergebnisse» herunterladen' });
  await userEvent.click(within(downloads).getByRole('button', { name: 'CSV' }));
  expect(sent.at(-1)?.address).toBe(
    '/api/dashboard/course/course/outcome_export/?regions=Romandie&format=csv',
  );
});

test('self-assessments with both answers', async () => {
  await openStatistics({
    address: '/competence',
    operations: [inlinedOperation(CompetenceStatisticsDocument, all, competencesOf())],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Selbsteinschätzungen' })).toBeVisible();
  expect(tableOf('Selbsteinschätzungen nach Circle').slice(0, 2)).toEqual([
    'Circlekann ichnochmals anschauen',
    'Kickoff61298',
  ]);
});

test('further records are on further pages, which the address names', async () => {
  const many = attendanceOf({
    attendance_day_presences: typed('AttendanceDayPresencesStatistics', {
      summary: { ...attendanceSums, total_records: 120 },
      records: attendanceOf().course_statistics.attendance_day_presences.records,
    }),
  });
  await openStatistics({
    address: '/attendance',
    operations: [
      inlinedOperation(AttendanceStatisticsDocument, all, many),
      inlinedOperation(AttendanceStatisticsDocument, { ...all, offset: 50 }, many),
    ],
  });
  const pages = await screen.findByRole('navigation', { name: 'Seiten der Liste' });
  expect(within(pages).getByText('Seite 1 von 3')).toBeVisible();
  await userEvent.click(within(pages).getByRole('button', { name: 'Ältere' }));
  expect(await within(pages).findByText('Seite 2 von 3')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('page=2');
});

test('a chart of very many groups has pages, which leave the records where they are', async () => {
  const many = attendanceOf({ group_count: 84 });
  await openStatistics({
    address: '/attendance?by=session&page=2',
    operations: [
      inlinedOperation(AttendanceStatisticsDocument, { ...all, by: 'session', offset: 50 }, many),
      inlinedOperation(
        AttendanceStatisticsDocument,
        { ...all, by: 'session', offset: 50, groups_offset: 30 },
        many,
      ),
    ],
  });
  const pages = await screen.findByRole('navigation', { name: 'Seiten des Diagramms' });
  expect(screen.getByText(/^Das Diagramm zeigt 84 Werte auf mehreren Seiten/)).toBeVisible();
  expect(within(pages).getByText('Seite 1 von 3')).toBeVisible();
  await userEvent.click(within(pages).getByRole('button', { name: 'Nächste' }));
  expect(await within(pages).findByText('Seite 2 von 3')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?by=session&page=2&groups=2');
});

test('pages of a compared chart are those of the groups of both selections', async () => {
  const sessions = (from: number) =>
    Array.from({ length: 30 }, (_, index) => ({ key: `s${from + index}`, label: `Klasse ${from + index}` }));
  const shown = (from: number, average_present: number) =>
    attendanceOf({
      group_count: 84,
      groups: groupsOf({ attendance_day_presences: { ...attendanceSums, average_present } }, sessions(from)),
    });
  const bySession = { ...all, by: 'session' as const };
  const romandie = { ...bySession, regions: 'Romandie', beside: {} };
  const besideRomandie = { ...bySession, beside: { regions: ['Romandie'] } };
  await openStatistics({
    address: '/attendance?by=session&compare=region:Romandie',
    operations: [
      inlinedOperation(AttendanceStatisticsDocument, besideRomandie, shown(1, 90)),
      inlinedOperation(AttendanceStatisticsDocument, romandie, shown(1, 80)),
      inlinedOperation(AttendanceStatisticsDocument, { ...besideRomandie, groups_offset: 30 }, shown(31, 70)),
      inlinedOperation(AttendanceStatisticsDocument, { ...romandie, groups_offset: 30 }, shown(31, 60)),
    ],
  });
  const chart = 'Anwesenheit nach Durchführung';
  const pages = await screen.findByRole('navigation', { name: 'Seiten des Diagramms' });
  expect(tableOf(chart)).toHaveLength(31);
  expect(tableOf(chart)[1]).toBe('Klasse 190 %80 %');
  await userEvent.click(within(pages).getByRole('button', { name: 'Nächste' }));
  expect(await within(pages).findByText('Seite 2 von 3')).toBeVisible();
  await waitFor(() => expect(tableOf(chart)[1]).toBe('Klasse 3170 %60 %'));
  expect(tableOf(chart)).toHaveLength(31);
});

test.each(['attendance', 'assignment', 'competence', 'feedback'])(
  'a person without a right to %s finds nothing, and what failed can be asked for again',
  async (part) => {
    fakeNetwork(() => graphqlError('not_found'));
    const { unmount } = await openStatistics({ address: `/${part}` });
    expect(await screen.findByRole('heading', { name: 'Diese Statistik gibt es nicht' })).toBeVisible();
    unmount();
    fakeNetwork(() => failed(500));
    await openStatistics({ address: `/${part}` });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
);
