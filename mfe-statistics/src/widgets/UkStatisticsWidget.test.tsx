import { dashboardCourse, failed, fakeNetwork, inlinedOperation, renderRemote } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CourseSummaryDocument } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { courseSlug, listOf } from '../testing/statistics.ts';
import { UkStatisticsWidget } from './UkStatisticsWidget.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(figuresOf?: string, operations?: []) {
  const course = dashboardCourse({ course_slug: courseSlug });
  const variables = {
    course_slug: courseSlug,
    ...(figuresOf !== undefined && { course_session_ids: figuresOf }),
  };
  return renderRemote({
    remote,
    address: '/',
    parts: ['course'],
    routes: [
      {
        path: '/',
        Component: () => (
          <UkStatisticsWidget course={course} courseSessionId="session-bern" figuresOf={figuresOf} />
        ),
      },
    ],
    operations: operations ?? [inlinedOperation(CourseSummaryDocument, variables, listOf())],
  });
}

test('four figures of all sessions, each with the way to its page', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Statistik' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
    'Anwesenheit92 ',
    'Bewertungen87 ',
    'Selbsteinschät',
    'Feedback3.4 vo',
  ]);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    ['attendance', 'assignment', 'competence', 'feedback', 'list'].map(
      (page) => `/statistic/${courseSlug}/${page}`,
    ),
  );
});

test('of one session where one is chosen, and the pages are filtered by it', async () => {
  await open('session-bern');
  expect(await screen.findByRole('link', { name: 'Alle Präsenztage' })).toHaveAttribute(
    'href',
    `/statistic/${courseSlug}/attendance?session=session-bern`,
  );
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await open(undefined, []);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
