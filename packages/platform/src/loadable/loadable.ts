import type { Loadable } from '@learn/contracts';
import { problemOf } from '../problemOf.ts';

/** What `useQuery` and `useRest` answer. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * An answer with its states. An answer that is there stays, also when it cannot be had again.
 * @param pick what is wanted of it: null for what does not exist, undefined for what is not there yet
 */
export function loadableOf<Answer, Data>(
  { data: answer, error, reload }: Asked<Answer>,
  pick: (answer: Answer) => Data | null | undefined,
): Loadable<Data> {
  const data = answer === undefined ? undefined : pick(answer);
  if (data === null || problemOf(error).code === 'not_found') return { state: 'missing', reload };
  if (data !== undefined) return { state: 'ready', data, reload };
  return error === undefined ? { state: 'loading', reload } : { state: 'failed', error, reload };
}

/** The same with other data. */
export function mapLoadable<Data, Other>(
  loadable: Loadable<Data>,
  map: (data: Data) => Other,
): Loadable<Other> {
  return loadable.state === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable;
}

type DataOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Loadable<infer Data> ? Data : never;
};

/**
 * Several as one: missing when one of them is, else failed when one is, which `part` names, else loading until all are there.
 * @param parts in the order in which they count
 */
export function joinLoadables<Parts extends Readonly<Record<string, Loadable<unknown>>>>(
  parts: Parts,
): Loadable<DataOf<Parts>> {
  const entries = Object.entries<Loadable<unknown>>(parts);
  const reload = () => {
    for (const [, part] of entries) part.reload();
  };
  const missing = entries.find(([, { state }]) => state === 'missing');
  if (missing) return { state: 'missing', reload };
  for (const [name, part] of entries)
    if (part.state === 'failed') return { ...part, part: part.part ?? name };
  if (entries.some(([, { state }]) => state === 'loading')) return { state: 'loading', reload };
  const data = entries.map(([name, part]) => [name, part.state === 'ready' ? part.data : undefined]);
  return { state: 'ready', data: Object.fromEntries(data) as DataOf<Parts>, reload };
}
