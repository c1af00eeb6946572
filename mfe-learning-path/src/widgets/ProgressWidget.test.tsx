import { dashboardCourse, fakeNetwork } from '@learn/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  circleNode,
  completion,
  completions,
  courseSlug,
  learningPath,
  pathOperation,
  session,
  unlockedBy,
} from '../testing/fixtures.ts';
import { openPage } from '../testing/openPage.ts';
import { ProgressWidget } from './ProgressWidget.tsx';

afterEach(() => vi.unstubAllGlobals());

const course = dashboardCourse();

const path = learningPath([
  [circleNode('kickoff'), circleNode('fahrzeug'), circleNode('kmu', { unlocked_by: unlockedBy('fahrzeug') })],
]);

/** The widget on a page of its own, as the home dashboard shows it: outside of any course. */
function open(options: Parameters<typeof openPage>[0] = {}) {
  const page = { path: '/', element: <ProgressWidget course={course} courseSessionId={session.id} /> };
  return openPage({ address: '/', routes: [page], ...options });
}

it('shows the way on, the figure and the rings of the course', async () => {
  await open({ operations: [pathOperation(path)], rest: completions(completion('kickoff-1-a')) });
  expect(
    await screen.findByRole('heading', { level: 3, name: 'Weiter mit «Inhalt fahrzeug-1-a»' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter geht’s' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/fahrzeug/fahrzeug-1-a`,
  );
  expect(screen.getByText(/von 3 Circles abgeschlossen/)).toHaveTextContent('1 von 3 Circles abgeschlossen');
  expect(screen.getByRole('link', { name: 'Kickoff , Abgeschlossen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kmu , Gesperrt' })).toBeVisible();
});

it('shows nothing to those who are in no session', async () => {
  const element = <ProgressWidget course={course} courseSessionId={undefined} />;
  await openPage({ address: '/', routes: [{ path: '/', element }] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('says what would be here when the course has no circles', async () => {
  await open({ operations: [pathOperation(learningPath([]))], rest: completions() });
  expect(await screen.findByText('Noch keine Circles')).toBeVisible();
});

it('says what failed, and recovers', async () => {
  let down = true;
  fakeNetwork(() =>
    down
      ? { status: 503, body: { code: 'database_unavailable' } }
      : { body: { data: { learning_path: path } } },
  );
  await open({ rest: completions() });
  expect(await screen.findByText('Der Lernpfad konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/von 3 Circles abgeschlossen/)).toBeVisible();
});

it('shows many circles as one line instead of a tile each', async () => {
  const many = Array.from({ length: 16 }, (_, number) => circleNode(`circle-${number}`));
  await open({ operations: [pathOperation(learningPath([many]))], rest: completions() });
  expect(await screen.findByText(/von 16 Circles abgeschlossen/)).toBeVisible();
  expect(await screen.findAllByTitle(/^Circle-/)).toHaveLength(16);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
