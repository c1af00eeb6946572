import type { OperationVariables } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ErrorCode } from '@learn/contracts';
import { apolloClient } from './client.ts';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  /** the server's code of the error, undefined when it was the network */
  readonly errorCode: ErrorCode | undefined;
  readonly refetch: () => void;
}

/**
 * One query of the page's data client.
 * @param variables undefined skips the query
 * @param options fetchPolicy as specification §7 lists them
 */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  options: { fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only' | 'cache-only' } = {},
): QueryState<Data> {
  const { data, loading, error, refetch } = useApolloQuery<Data, OperationVariables>(
    document,
    // not skipToken: without options the hook would look for a client in a provider, and there is none
    {
      client: apolloClient(),
      variables: variables ?? ({} as Variables),
      skip: variables === undefined,
      ...options,
    },
  );
  return {
    data,
    loading,
    error,
    errorCode: graphQLErrorCode(error),
    refetch: () => void refetch(),
  };
}

/**
 * Runs one mutation of the page's data client.
 * @throws the error of the server or the network
 */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const { data } = await apolloClient().mutate<Data, OperationVariables>({ mutation, variables });
  return data;
}

function graphQLErrorCode(error: unknown): ErrorCode | undefined {
  const first = (error as { errors?: readonly { extensions?: { code?: ErrorCode } }[] } | undefined)
    ?.errors?.[0];
  return first?.extensions?.code;
}
