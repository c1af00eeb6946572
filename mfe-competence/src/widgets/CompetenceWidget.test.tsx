import { markCompletion } from '@learn/platform';
import { dashboardCourse, failed, fakeNetwork, json, userProfile } from '@learn/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { courseOf, courseSessionId } from '../testing/courseData.ts';
import { completionList, courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';
import { CompetenceWidget } from './CompetenceWidget.tsx';

const course = dashboardCourse();

const onHome = {
  address: '/',
  routes: [
    { path: '/', element: <CompetenceWidget course={course} courseSessionId={courseSessionId} /> },
    { path: '*', element: undefined },
  ],
};

afterEach(() => vi.unstubAllGlobals());

test('the figure, the three counts and the link to the profile', async () => {
  await renderCompetence({ ...onHome, completions: { beraten: 'SUCCESS', offerieren: 'FAIL' } });
  expect(await screen.findByText('von 5 Kriterien eingeschätzt')).toHaveTextContent('2 von 5');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 kann ich',
    '1 nochmals anschauen',
    '3 noch offen',
  ]);
  expect(screen.getByRole('link', { name: 'Einschätzungen anzeigen' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/competence`,
  );
});

test('shows nothing of those who are in no session', async () => {
  const element = <CompetenceWidget course={course} courseSessionId={undefined} />;
  await renderCompetence({ ...onHome, routes: [{ path: '*', element }] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a mark that is made elsewhere refreshes the figure', async () => {
  await renderCompetence(onHome);
  const figure = await screen.findByText('von 5 Kriterien eingeschätzt');
  expect(figure).toHaveTextContent('0 von 5');
  fakeNetwork(() => json(completionList({ melden: 'FAIL' })));
  await act(() =>
    markCompletion(
      userProfile().id,
      { page_id: 'melden', completion_status: 'FAIL', course_session_id: courseSessionId },
      { title: 'Schaden melden', address: '/' },
    ),
  );
  expect(figure).toHaveTextContent('1 von 5');
});

test('what failed to load is not shown as zero', async () => {
  fakeNetwork(() => failed(500));
  await renderCompetence({ ...onHome, completions: undefined });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Einschätzungen konnten nicht geladen werden');
  fakeNetwork(() => json([]));
  await userEvent.click(retry);
  expect(await screen.findByText('von 5 Kriterien eingeschätzt')).toHaveTextContent('0 von 5');
});

test('a course without criteria says so', async () => {
  await renderCompetence({ ...onHome, course: courseOf({ circles: [] }) });
  expect(await screen.findByText('In diesem Kurs gibt es keine Kriterien zum Einschätzen.')).toBeVisible();
});
