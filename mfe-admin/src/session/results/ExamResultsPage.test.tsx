import { addressOf, endpoints } from '@learn/contracts';
import { fakeNetwork, json, restartDrafts } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examOverview, ids } from '../../testing/area.ts';
import { openArea } from '../../testing/openArea.ts';

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const params = { courseSessionId: ids.session, circleId: ids.examPage };
const person = { user_id: ids.lena, first_name: 'Lena', last_name: 'Keller' };

/** The page where Lena's exam is in this state, and what it sends. */
async function openWith(state: 'booked' | 'inEvaluation' | 'passed' | 'failed', isCurrent = true) {
  const booking = {
    ...person,
    state,
    is_current: isCurrent,
    state_before_result: state === 'passed' ? ('ready' as const) : null,
  };
  const exam = {
    ...examOverview,
    dates: examOverview.dates.map((date) => ({ ...date, bookings: [booking] })),
  };
  await openArea(`/vbv-admin/sessions/${ids.session}/exams/${ids.examPage}`, {
    rest: { [addressOf(endpoints.examDates, { params })]: exam },
  });
  await screen.findByText('Lena Keller');
  return fakeNetwork(({ method }) => json(method === 'GET' ? exam : {}));
}

test('a result is not offered before the exam begins', async () => {
  await openWith('booked');
  expect(screen.getByText('Ergebnis ab Prüfungsbeginn')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Lena Keller/ })).not.toBeInTheDocument();
});

test('one that was recorded by mistake is taken back, with a reason', async () => {
  const calls = await openWith('passed');
  await userEvent.click(screen.getByRole('button', { name: 'Korrigieren: Lena Keller' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'kein Ergebnis' }));
  expect(dialog.getByText('Der Stand der Prüfung ist danach wieder «findet statt».')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Begründung/), 'verwechselt');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      state: 'ready',
      reason: 'verwechselt',
    });
});

test('who has booked another date since has their result there', async () => {
  await openWith('failed', false);
  expect(screen.getByText('inzwischen an einem anderen Termin')).toBeVisible();
  expect(screen.getByText('nicht bestanden')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Lena Keller/ })).not.toBeInTheDocument();
});

test('nothing is taken back where there is no result yet', async () => {
  await openWith('inEvaluation');
  await userEvent.click(screen.getByRole('button', { name: 'Ergebnis erfassen: Lena Keller' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'passed',
    'failed',
  ]);
});
