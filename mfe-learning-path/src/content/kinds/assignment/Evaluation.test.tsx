import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assignmentFields, solution } from '../../../testing/assignment.ts';
import { openContent } from '../../../testing/openContent.ts';
import type { Work } from './useWork.ts';

const evaluated: Partial<Work> = {
  version: 7,
  completion_status: 'EVALUATION_SUBMITTED',
  submitted_at: '2026-09-24T08:00:00.000Z',
  evaluation_submitted_at: '2026-10-05T08:00:00.000Z',
  evaluation_user: { id: 's', first_name: 'Sandra', last_name: 'Huber' },
  evaluation_points_deducted_reason: 'Zwei Tage zu spät.',
  evaluation_points_deducted_user: { id: 't', first_name: 'Thomas', last_name: 'Meier' },
  evaluation_passed: true,
  completion_data: {
    'task-1': { user_data: { 'block-1': 'Viel' } },
    e1: { expert_data: { points: 20, text: 'Sehr genau gefragt.' } },
  },
  grade: {
    points: 20,
    points_deducted: 2,
    points_final: 18,
    max_points: 24,
    percent: 75,
    weight: 1,
    exact: 4.75,
    official: 5,
  },
};

it('says how the grade came about: points, deduction with reason and author, percent, weight, exact, official', async () => {
  await openContent(
    'Assignment',
    assignmentFields(crypto.randomUUID(), evaluated, { solution_sample: solution }),
  );
  const evaluation = await screen.findByRole('region', { name: 'Bewertung' });
  expect(within(evaluation).getByRole('img', { name: 'Offizielle Note 5.0' })).toBeInTheDocument();
  expect(within(evaluation).getByText('Bestanden')).toBeVisible();
  expect(
    within(evaluation).getByText('Bewertet von Sandra Huber, freigegeben am Montag, 5. Oktober'),
  ).toBeVisible();
  const rows = within(evaluation)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'KriteriumRückmeldungPunkte',
    'VollständigSehr genau gefragt.20 von 24',
    'Zwischentotal20 von 24',
    'AbzugZwei Tage zu spät.Thomas Meier−2 ',
    'Total18 von 24',
  ]);
  const origin = within(evaluation).getByRole('region', { name: 'So entsteht die Note' });
  expect(
    within(origin)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Punkte20 von 24 Punkten',
    'Abzug20 − 2 = 18',
    'Prozent18 ÷ 24 = 75 %',
    'Gewichtzählt 1-fach im Nachweis «Sach»',
    'Exakter Wert18 ÷ 24 × 5 + 1 = 4.75',
    'Offizielle Noteauf halbe Noten gerundet: 5.0',
  ]);
  expect(screen.getByText('So könnte es klingen')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Deine Antworten' })).getByText('Viel')).toBeVisible();
});

it('shows no points before the evaluation is released', async () => {
  await openContent(
    'Assignment',
    assignmentFields(crypto.randomUUID(), {
      completion_status: 'EVALUATION_IN_PROGRESS',
      submitted_at: '2026-09-24T08:00:00.000Z',
    }),
  );
  expect(
    await screen.findByText(/Sobald deine Bewertung freigegeben ist, siehst du sie hier; vorgesehen bis/),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
