import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EvaluatedAssignment, EvaluationWork } from '../evaluation/evaluationFields.ts';
import { evaluatedAssignment, evaluationWork } from './evaluation.ts';
import { renderCockpit } from './renderCockpit.tsx';

/** Of its own for each test, as what is known of a work outlives its page. */
let id = '';

/** Each test of the file gets an assignment and a work of its own, and an empty device. */
export function evaluationsOfTheirOwn(): void {
  beforeEach(() => {
    localStorage.clear();
    id = crypto.randomUUID();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The assignment of this test. */
export const assignmentId = () => id;

/** Ana's work in it. */
export const workWith = (change: Partial<EvaluationWork> = {}) =>
  evaluationWork({ id: `work ${id}`, ...change });

interface Opening extends Partial<EvaluatedAssignment> {
  readonly query?: string;
  readonly own?: Parameters<typeof renderCockpit>[0]['own'];
}

/** Opens the page of Ana's work; null: she has not begun. */
export async function openEvaluation(work: EvaluationWork | null, opening: Opening = {}) {
  const { query = '', own, ...change } = opening;
  const page = await renderCockpit({
    area: 'assignment-evaluation',
    address: `/${id}/ana${query}`,
    evaluation: { assignment: evaluatedAssignment({ id, ...change }), assignment_completion: work },
    ...(own && { own }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Police prüfen' });
  if (work && change.needs_expert_evaluation !== false)
    await screen.findByRole('complementary', { name: 'Bewertung' });
  return page;
}

export const points = (title: string) => screen.findByRole('textbox', { name: `Punkte für «${title}»` });
export const result = () => within(screen.getByRole('complementary', { name: 'Bewertung' }));
export const releaseButton = () => screen.getByRole('button', { name: 'Bewertung freigeben' });
