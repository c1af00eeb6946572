import { currentAddress, failed, fakeNetwork, typed } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { CircleWork } from '../home/circleWork.ts';
import { casework, circleWith, workOf } from '../testing/circle.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSessionId, courseSlug } from '../testing/session.ts';

afterEach(() => vi.unstubAllGlobals());

const address = '/assignment/police';
const open = (circle: CircleWork | null, query = '') =>
  renderCockpit({ address: address + query, assignment: typed('Cockpit', { id: courseSessionId, circle }) });

test('all participants of the circle with what they did in the assignment', async () => {
  await open(circleWith([casework([workOf('ana')])]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Police prüfen' })).toBeVisible();
  expect(screen.getByText(/^Bewertung bis/)).toHaveTextContent('Bewertung bis Freitag, 20. März, 23:59');
  expect(screen.getByRole('row', { name: /Ana Berger.*Zu bewerten/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Bruno Caduff.*Nicht begonnen/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Inhalte/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cockpit' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit?circle=fahrzeug`,
  );
});

test('the filter stays in the address', async () => {
  await open(circleWith([casework([workOf('ana')])]), '?state=toEvaluate');
  expect(await screen.findByRole('row', { name: /Ana Berger/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Bruno Caduff/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Alle/ }));
  await waitFor(() => expect(currentAddress()).toBe(`/course/${courseSlug}/cockpit${address}`));
  expect(await screen.findByRole('row', { name: /Bruno Caduff/ })).toBeVisible();
});

test('what nobody evaluates is handed in', async () => {
  const reflection = casework([workOf('ana', { to_evaluate: false })], { needs_expert_evaluation: false });
  await open(circleWith([reflection]));
  expect(await screen.findByRole('row', { name: /Ana Berger.*Abgegeben/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Abgegeben 1' })).toBeVisible();
});

test('an assignment of a circle that is not one’s own is missing', async () => {
  await open(null);
  expect(await screen.findByText('Diesen Auftrag gibt es hier nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Cockpit' })).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderCockpit({ address });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
