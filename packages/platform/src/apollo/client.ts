import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, from, of, switchMap, tap } from 'rxjs';
import { markChanged, noteChange } from '../freshness.ts';
import { leavesStale } from '../problemOf.ts';
import { csrfToken } from '../rest/cookies.ts';
import { announceUnauthorised, timeoutMs } from '../rest/rest.ts';
import { watchedFetch } from '../stores/connection.ts';
import { $language } from '../stores/language.ts';
import { operationHash } from './operationHash.ts';
import type { PreloadedResults } from './preloadedResults.ts';
import { changesOf } from './staleQueries.ts';

// they come with the client, so that a write needs no further file
export { readsAny, refetchStale } from './staleQueries.ts';

/** A data client that takes the answers that the page carries before it asks the network. */
export function createClient(preloaded: PreloadedResults): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([freshnessLink(), preloadedLink(preloaded), networkLink()]),
    cache: new InMemoryCache(),
  });
}

/** Tells what a mutation has changed, and what may be stale after one that failed. */
function freshnessLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const { shown, inProgress } = changesOf(operation.query, operation.variables);
    const mark = () => {
      markChanged(shown);
      noteChange(inProgress);
    };
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) => (data || leavesStale({ errors })) && mark(),
        error: (error) => leavesStale(error) && mark(),
      }),
    );
  });
}

function networkLink(): ApolloLink {
  return new HttpLink({
    uri: '/server/graphql/',
    credentials: 'same-origin',
    fetch: async (input, init) => {
      const response = await watchedFetch(input, {
        ...init,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]),
        headers: {
          ...(init?.headers as Record<string, string>),
          'X-CSRFToken': csrfToken(),
          'Accept-Language': $language.get(),
        },
      });
      // the endpoint answers with this status for one reason only: nobody is logged in
      if (response.status === 401) announceUnauthorised();
      return response;
    },
  });
}

/** Answers each query that the server has already run for this page, once, without asking again. */
function preloadedLink(preloaded: PreloadedResults): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const hash = operationHash(operation.query);
    const answer = () => {
      const data = preloaded.take(hash, operation.variables);
      return data ? of({ data }) : forward(operation);
    };
    const arriving = preloaded.arrival(hash);
    return arriving ? from(arriving).pipe(switchMap(answer)) : defer(answer);
  });
}
