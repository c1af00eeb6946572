import type { InlinedOperation } from '@learn/contracts';
import type { PageNeeds } from './pageNeeds.ts';
import type { PageSources } from './pageSources.ts';

export interface InlinedData {
  readonly operations: readonly InlinedOperation[];
  /** answers of GET calls by their address */
  readonly rest: Readonly<Record<string, unknown>>;
}

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
        unlessFailed(
          log,
          address,
          async (): Promise<[string, unknown]> => [address, known[address] ?? (await sources.rest(address))],
        ),
      ),
    ),
  ]);
  return {
    operations: operations.filter((operation) => operation !== undefined),
    rest: Object.fromEntries(rest.filter((entry) => entry !== undefined)),
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
