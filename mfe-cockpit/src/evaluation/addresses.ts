import { fillPath, linkPatterns } from '@learn/contracts';
import type { WorkView } from '@learn/domain';
import { assignmentPath } from '../assignment/addresses.ts';
import { withView } from '../home/homeView.ts';

/** A participant's work in an assignment, to be evaluated; the list that is gone through is in its query. */
export const evaluationPath = linkPatterns.assignmentEvaluation;

interface EvaluationPlace {
  readonly courseSlug: string;
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
}

/** The address of a participant's work, within the list that is shown. */
export function evaluationAddress(place: EvaluationPlace, view: WorkView): string | undefined {
  return withList(fillPath(evaluationPath, { ...place }), view);
}

/** An address with the list that is gone through in its query. */
export function withList(path: string | undefined, view: WorkView): string | undefined {
  const query = withView(new URLSearchParams(), { ...view, circle: undefined }).toString();
  return path && `${path}${query && `?${query}`}`;
}

/** The evaluations of an assignment that wait, gone through by name. */
const waiting: WorkView = { state: 'toEvaluate', search: '', sort: 'name', descending: false };

/**
 * Where the evaluations of an assignment begin that wait for the person.
 * @param first participant whose work comes first; without one, how far all are
 */
export function waitingAddress(
  place: Omit<EvaluationPlace, 'userId'>,
  first: string | undefined,
): string | undefined {
  return first === undefined
    ? withList(fillPath(assignmentPath, { ...place }), waiting)
    : evaluationAddress({ ...place, userId: first }, waiting);
}
