import type { PageData } from '@learn/contracts';
import type { PageNeeds } from './pageNeeds.ts';
import type { PageSources } from './pageSources.ts';

export type InlinedData = Required<Pick<PageData, 'operations' | 'rest' | 'revisions'>>;

export interface Log {
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

/**
 * Runs everything that a page needs, at once. What fails is logged and left out: the page asks for it itself, and
 * says so where it fails again.
 * @param known answers that are there already, by their address
 */
export async function inlineData(
  needs: PageNeeds,
  sources: Pick<PageSources, 'rest' | 'operation'>,
  { known, log }: { readonly known: Readonly<Record<string, unknown>>; readonly log: Log },
): Promise<InlinedData> {
  const [operations, rest] = await Promise.all([
    Promise.all(
      needs.operations.map(({ hash, query, name, variables }) =>
        unlessFailed(log, name, async () => ({
          hash,
          variables,
          data: await sources.operation(query, name, variables),
        })),
      ),
    ),
    Promise.all(
      needs.rest.map((address) =>
        unlessFailed(log, address, async () => {
          const there = known[address];
          return { address, ...(there ? { answer: there } : await sources.rest(address)) };
        }),
      ),
    ),
  ]);
  const found = rest.filter((answer) => answer !== undefined);
  return {
    operations: operations.filter((operation) => operation !== undefined),
    rest: Object.fromEntries(found.map(({ address, answer }) => [address, answer])),
    revisions: Object.fromEntries(
      found.flatMap(({ address, revision }) => (revision === undefined ? [] : [[address, revision]])),
    ),
  };
}

/** The outcome, or undefined after a failure, which is logged. */
export async function unlessFailed<Outcome>(
  log: Log,
  what: string,
  run: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  try {
    return await run();
  } catch (error) {
    log.warn({ err: error, what }, 'Data for a page could not be had');
    return undefined;
  }
}
