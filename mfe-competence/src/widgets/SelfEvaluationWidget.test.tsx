import { courseSession, failed, fakeNetwork } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';
import { SelfEvaluationWidget } from './SelfEvaluationWidget.tsx';

const circle = `/course/${courseSlug}/learn/fahrzeug`;
const row = (
  <SelfEvaluationWidget
    courseSlug={courseSlug}
    circleSlug="fahrzeug"
    learningUnitSlug="kauf"
    criterionIds={['beraten', 'offerieren', 'prüfen']}
  />
);
const onCircle = { address: circle, routes: [{ path: circle, element: row }] };

const mark = () => document.querySelector('[data-mark]')?.getAttribute('data-mark');

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, '0 von 3 Kriterien eingeschätzt', 'none'],
  [{ beraten: 'SUCCESS', offerieren: 'FAIL' }, '2 von 3 Kriterien eingeschätzt', 'half'],
  [{ beraten: 'SUCCESS', offerieren: 'FAIL', prüfen: 'FAIL' }, '3 von 3 Kriterien eingeschätzt', 'done'],
] as const)('with %j the row says «%s» with the mark %s', async (completions, text, expected) => {
  await renderCompetence({ ...onCircle, completions });
  expect(await screen.findByText(text)).toBeVisible();
  expect(mark()).toBe(expected);
  expect(screen.getByRole('link', { name: 'Selbsteinschätzung' })).toHaveAttribute(
    'href',
    `${circle}/evaluate/kauf`,
  );
});

test('completions that fail to load are not shown as nothing assessed', async () => {
  fakeNetwork(() => failed(500));
  await renderCompetence({ ...onCircle, completions: undefined });
  expect(await screen.findByText('Der Stand ist gerade nicht bekannt')).toBeVisible();
  expect(mark()).toBe('unknown');
});

test('the preview names the number of criteria and no progress', async () => {
  await renderCompetence({ ...onCircle, session: courseSession({ role: 'EXPERT' }) });
  expect(await screen.findByText('3 Kriterien')).toBeVisible();
  expect(mark()).toBe('none');
});
