import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ErrorCode } from '@learn/contracts';
import { useMemo, useSyncExternalStore } from 'react';
import { problemOf } from '../problemOf.ts';
import { noteFailedWrite } from '../stores/viewing.ts';
import { forgetExpectedResults, loadDataClient } from './dataClient.ts';
import { variablesKey } from './preloadedResults.ts';
import { type FetchPolicy, type QuerySnapshot, type WatchedQuery, watchQuery } from './watchedQuery.ts';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  /** the server's code of the error, undefined when it was the network */
  readonly errorCode: ErrorCode | undefined;
  readonly reload: () => void;
}

const nothing: QuerySnapshot<never> = { data: undefined, loading: false, error: undefined };
const skipped: WatchedQuery<never> = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
  brought: () => nothing,
  reload: () => undefined,
};

/**
 * One query of the page's data.
 * @param variables undefined skips the query
 * @param options fetchPolicy as specification §7 lists them
 */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  { fetchPolicy = 'cache-first' }: { fetchPolicy?: FetchPolicy } = {},
): QueryState<Data> {
  const key = variables && variablesKey(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: variables with the same key are the same
  const query = useMemo<WatchedQuery<Data>>(
    () => (variables === undefined ? skipped : watchQuery(document, variables, fetchPolicy)),
    [document, key, fetchPolicy],
  );
  const { data, loading, error } = useSyncExternalStore(query.subscribe, query.snapshot, query.brought);
  return { data, loading, error, errorCode: problemOf(error).code, reload: query.reload };
}

/**
 * Runs one mutation of the page's data client.
 * @throws the error of the server or the network
 */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const client = await loadDataClient();
  try {
    const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables });
    return data;
  } catch (error) {
    noteFailedWrite(error);
    throw error;
  } finally {
    forgetExpectedResults();
  }
}
