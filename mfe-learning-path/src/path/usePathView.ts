import { useSearchParams } from '@learn/platform/router';

/** A ring per circle, or lines with a small ring each. */
export type PathView = 'rings' | 'list';

export interface PathViewChoice {
  readonly view: PathView;
  /** the query that shows the other one, and keeps all else */
  readonly other: string;
}

/** How the path is laid out, kept in the address as `?view=list`; rings without it. */
export function usePathView(): PathViewChoice {
  const [parameters] = useSearchParams();
  const view: PathView = parameters.get('view') === 'list' ? 'list' : 'rings';
  const other = new URLSearchParams(parameters);
  if (view === 'list') other.delete('view');
  else other.set('view', 'list');
  return { view, other: `?${other}` };
}
