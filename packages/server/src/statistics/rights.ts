import { relationByRight } from '../access/courseScope.ts';
import { type ResultKind, resultDetail } from '../access/resultDetail.ts';
import type { SelectionRight } from './selection.ts';

/** Whether a right shows results of a kind as sums of whole groups only. */
export function seesSumsOnly(right: SelectionRight, kind: ResultKind): boolean {
  return right !== 'mentor' && resultDetail(kind, relationByRight[right]) === 'sums';
}

/** Whether a right shows feedback: it has no authors, so that of own people cannot be told from that of others. */
export function seesFeedback(right: SelectionRight): boolean {
  return right !== 'mentor' && right !== 'Berufsbildner';
}

/** Whether somebody with the right has a cockpit, in which records are shown in detail. */
export function hasCockpit(right: SelectionRight): boolean {
  return right !== 'Ausbildungsverantwortlicher' && right !== 'Berufsbildner';
}
