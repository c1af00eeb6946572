import type { Localised } from '@learn/contracts';
import type { FeedbackQuestion } from '../tables.ts';

/** How the answer of a question counts; the satisfaction is the one that statistics average. */
type Weight = 'required' | 'optional' | 'satisfaction';

/** Agreement from 1 (not at all) to 4 (fully). */
export function scale(id: string, label: Localised, weight: Weight = 'required'): FeedbackQuestion {
  const satisfaction = weight === 'satisfaction' ? { satisfaction: true } : {};
  return { id, type: 'scale', label, required: weight !== 'optional', ...satisfaction };
}

export function yesNo(id: string, label: Localised): FeedbackQuestion {
  return { id, type: 'yes_no', label, required: true };
}

/** Free texts are never required: who has nothing to say must not invent something. */
export function freeText(id: string, label: Localised): FeedbackQuestion {
  return { id, type: 'text', label, required: false };
}
