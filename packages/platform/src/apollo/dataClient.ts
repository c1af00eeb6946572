import type { ApolloClient, DocumentNode } from '@apollo/client';
import type { InlinedOperation, PageData, Topic } from '@learn/contracts';
import { onChanged, onStale } from '../freshness.ts';
import { onLanguageData } from '../i18n/languageData.ts';
import { pageData } from '../page.ts';
import { operationHash } from './operationHash.ts';
import { isAnswerTo, type PreloadedResults, preloadedResults, variablesKey } from './preloadedResults.ts';

interface Question {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface DataClient {
  readonly page: PageData;
  readonly preloaded: PreloadedResults;
  /** what was answered from the page before there was a client, which has to know it, too */
  readonly shown: Map<string, Question>;
  /** called as soon as there is a client */
  readonly waiting: Set<(client: ApolloClient) => void>;
  loading?: Promise<ApolloClient> | undefined;
  ready?: ApolloClient;
}

let state: DataClient | undefined;

/** Everything about data of the page that is open now; tests open many. */
function current(): DataClient {
  const page = pageData();
  if (state?.page !== page)
    state = {
      page,
      preloaded: preloadedResults(page.operations),
      shown: new Map(),
      waiting: new Set(),
    };
  return state;
}

/** The client, unless it has not been needed yet. */
export function readyClient(): ApolloClient | undefined {
  return current().ready;
}

/**
 * The one data client of the page, fetched when it is first needed: the first screen comes with its answers.
 * @throws Error when its code could not be had; the next call tries again
 */
export async function loadDataClient(): Promise<ApolloClient> {
  const own = current();
  own.loading ??= start(own).catch((error: unknown) => {
    own.loading = undefined;
    throw error;
  });
  return own.loading;
}

async function start(own: DataClient): Promise<ApolloClient> {
  const { createClient } = await import('./client.ts');
  const client = createClient(own.preloaded);
  // through the client's own ways, so that later changes of the same things reach what is on the screen
  await Promise.all(
    [...own.shown.values()].map(({ document, variables }) => client.query({ query: document, variables })),
  );
  own.ready = client;
  for (const connect of own.waiting) connect(client);
  own.waiting.clear();
  return client;
}

/** Calls back once when there is a client. @returns the function that cancels the callback */
export function whenClientIsReady(connect: (client: ApolloClient) => void): () => void {
  const { waiting } = current();
  waiting.add(connect);
  return () => waiting.delete(connect);
}

/**
 * Takes answers that are on their way for a page that is about to be opened; a query for them waits until they are here.
 * @param hashes of the operations of that page
 */
export function expectResults(
  hashes: readonly string[],
  answers: Promise<readonly InlinedOperation[]>,
): void {
  current().preloaded.expect(hashes, answers);
}

/** Resolves when no answer to it is on its way any more; undefined when none is. */
export function arrivingResult(document: DocumentNode): Promise<unknown> | undefined {
  return current().preloaded.arrival(operationHash(document));
}

/** Gives up answers that were asked for before something was written. */
export function forgetExpectedResults(): void {
  state?.preloaded.forget();
}

/** The answer that the page carries, for as long as there is no client. */
export function preloadedResult({
  document,
  variables,
}: Question): Readonly<Record<string, unknown>> | undefined {
  const { preloaded, shown } = current();
  const hash = operationHash(document);
  const data = preloaded.look(hash, variables);
  if (data) shown.set(`${hash} ${variablesKey(variables)}`, { document, variables });
  return data;
}

/** The answer that the page carried when it was written. */
export function broughtResult({ document, variables }: Question): InlinedOperation['data'] | undefined {
  const hash = operationHash(document);
  return pageData().operations.find((operation) => isAnswerTo(operation, hash, variables))?.data;
}

onChanged(forgetExpectedResults);

/** Asks again for what is shown of the topics, and drops the answers of the page that nothing shows any more. */
async function refresh(topics: ReadonlySet<Topic>): Promise<void> {
  const own = current();
  if (!own.loading && own.shown.size === 0) return;
  const { readsAny, refetchStale } = await import('./client.ts');
  if (own.loading || own.waiting.size > 0) {
    const isShown = [...own.shown.values()].some(({ document }) => readsAny(document, topics));
    if (own.loading || isShown) await refetchStale(await loadDataClient(), topics);
    return;
  }
  for (const [key, { document, variables }] of own.shown) {
    if (!readsAny(document, topics)) continue;
    own.preloaded.take(operationHash(document), variables);
    own.shown.delete(key);
  }
}

onStale('everything', refresh);

onLanguageData(async () => {
  const own = current();
  if (!own.loading && own.waiting.size === 0) {
    own.preloaded.drop();
    own.shown.clear();
    return;
  }
  const [client, { refetchStale }] = await Promise.all([loadDataClient(), import('./client.ts')]);
  own.preloaded.drop();
  await refetchStale(client);
});
