import type {
  ApolloClient,
  ObservableQuery,
  OperationVariables,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  arrivingResult,
  broughtResult,
  loadDataClient,
  preloadedResult,
  readyClient,
  whenClientIsReady,
} from './dataClient.ts';

/** What a query shows at one moment. */
export interface QuerySnapshot<Data> {
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly error: unknown;
}

/** One query as React's external stores are: asked for while it has a listener. */
export interface WatchedQuery<Data> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => QuerySnapshot<Data>;
  /** with what the page brought, whatever has changed since, see `useHydrates` */
  readonly brought: () => QuerySnapshot<Data>;
  readonly reload: () => void;
}

/** The fetch policies of specification §7. */
export type FetchPolicy = Extract<
  WatchQueryFetchPolicy,
  'cache-first' | 'cache-and-network' | 'network-only' | 'cache-only'
>;

/** A query that is answered from the page where that carries the answer, and by the data client otherwise. */
export function watchQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: FetchPolicy,
): WatchedQuery<Data> {
  const listeners = new Set<() => void>();
  let observable: ObservableQuery<Data> | undefined;
  let stop: (() => void) | undefined;
  const observe = (client: ApolloClient) =>
    client.watchQuery<Data, OperationVariables>({ query: document, variables, fetchPolicy });
  let shown = firstSnapshot();

  function firstSnapshot(): QuerySnapshot<Data> {
    const client = readyClient();
    if (client) observable = observe(client);
    const known = observable && snapshotOf(observable.getCurrentResult());
    if (known?.data !== undefined) return known;
    // a client that is there already gets the answer of the page in its own time
    const data = preloaded();
    if (data !== undefined) return { data, loading: false, error: undefined };
    return known ?? { data, loading: true, error: undefined };
  }

  function preloaded(): Data | undefined {
    if (fetchPolicy === 'network-only') return undefined;
    return preloadedResult({ document, variables }) as Data | undefined;
  }

  function broughtSnapshot(): QuerySnapshot<Data> {
    const ofPage = fetchPolicy === 'network-only' ? undefined : broughtResult({ document, variables });
    if (ofPage === shown.data) return shown;
    return { data: ofPage as Data | undefined, loading: ofPage === undefined, error: undefined };
  }

  function show(next: QuerySnapshot<Data>) {
    if (next.data === shown.data && next.loading === shown.loading && next.error === shown.error) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function connect(client: ApolloClient) {
    observable ??= observe(client);
    let hasAnswer = false;
    const subscription = observable.subscribe((result) => {
      const next = snapshotOf(result);
      hasAnswer ||= !next.loading;
      // the answer of the page stands until the client has it, too
      if (hasAnswer || next.data !== undefined || shown.data === undefined) show(next);
    });
    stop = () => subscription.unsubscribe();
  }

  function start() {
    const client = readyClient();
    if (client) return connect(client);
    const started = whenClientIsReady(connect);
    stop = started;
    if (shown.data !== undefined && fetchPolicy !== 'cache-and-network') return;
    const arriving = arrivingResult(document);
    if (arriving) void arriving.then(() => stop === started && showArrived());
    else load();
  }

  /** What was on its way is here, and the client is not. */
  function showArrived() {
    const arrived = preloaded();
    if (arrived) show({ data: arrived, loading: false, error: undefined });
    else load();
  }

  function load(then?: () => void) {
    loadDataClient().then(then, (error: unknown) => show({ ...shown, loading: false, error }));
  }

  let brought: QuerySnapshot<Data> | undefined;

  return {
    snapshot: () => shown,
    brought() {
      brought ??= broughtSnapshot();
      return brought;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    reload() {
      show({ ...shown, loading: true, error: undefined });
      // the failure comes through the subscription as well
      load(() => void observable?.refetch().catch(() => undefined));
    },
  };
}

function snapshotOf<Data>(result: ObservableQuery.Result<Data>): QuerySnapshot<Data> {
  // partial data are never asked for
  return { data: result.data as Data | undefined, loading: result.loading, error: result.error };
}
