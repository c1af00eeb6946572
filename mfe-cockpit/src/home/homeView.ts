import { readListView, withListView, withParameters } from '@learn/contracts';
import { type WorkView, workSorts, workStates } from '@learn/domain';

/** What the cockpit shows, as its address says it. */
export interface HomeView extends WorkView {
  /** slug; undefined: the circle that waits first */
  readonly circle: string | undefined;
}

const choices = { states: workStates, sorts: workSorts };

export function readView(parameters: URLSearchParams): HomeView {
  return { circle: parameters.get('circle') ?? undefined, ...readListView(parameters, choices) };
}

/** The address' parameters with a change of the view, others as they are; nothing that goes without saying. */
export function withView(parameters: URLSearchParams, change: Partial<HomeView>): URLSearchParams {
  const { circle } = { ...readView(parameters), ...change };
  return withListView(withParameters(parameters, { circle }), change, choices);
}
