import { type WorkView, workSorts, workStates } from '@learn/domain';

/** What the cockpit shows, as its address says it. */
export interface HomeView extends WorkView {
  /** slug; undefined: the circle that waits first */
  readonly circle: string | undefined;
}

export function readView(parameters: URLSearchParams): HomeView {
  const sort = parameters.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  return {
    circle: parameters.get('circle') ?? undefined,
    state: workStates.find((state) => state === parameters.get('state')) ?? 'all',
    search: parameters.get('search') ?? '',
    sort: workSorts.find((one) => one === column) ?? 'name',
    descending,
  };
}

/** The address' parameters with a change of the view, others as they are; nothing that goes without saying. */
export function withView(parameters: URLSearchParams, change: Partial<HomeView>): URLSearchParams {
  const { circle, state, search, sort, descending } = { ...readView(parameters), ...change };
  const next = new URLSearchParams(parameters);
  const set = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  set('circle', circle);
  set('state', state === 'all' ? undefined : state);
  set('search', search);
  set('sort', descending ? `-${sort}` : sort === 'name' ? undefined : sort);
  return next;
}
