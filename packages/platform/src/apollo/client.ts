import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import type { InlinedOperation, PageData } from '@learn/contracts';
import { onLanguageData } from '../i18n/changeLanguage.ts';
import { pageData } from '../page.ts';
import { csrfToken } from '../rest/csrf.ts';
import { announceUnauthorised } from '../rest/rest.ts';
import { $language } from '../stores/language.ts';

let client: { readonly page: PageData; readonly apollo: ApolloClient } | undefined;

/** The one data client of the page. */
export function apolloClient(): ApolloClient {
  const page = pageData();
  if (client?.page !== page) client = { page, apollo: createClient(page) };
  return client.apollo;
}

function createClient(page: PageData): ApolloClient {
  const inlined = [...page.operations];
  const created = new ApolloClient({
    link: ApolloLink.from([inlinedAnswers(inlined), networkLink()]),
    cache: new InMemoryCache(),
  });
  onLanguageData(async () => {
    // what is not on the screen is in the old language, too; what is on the screen stays until the new answer is here
    inlined.length = 0;
    created.cache.batch({
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY' }),
      onWatchUpdated: () => false,
    });
    await created.refetchQueries({ include: 'active' });
  });
  return created;
}

function networkLink(): ApolloLink {
  return new HttpLink({
    uri: '/server/graphql/',
    credentials: 'same-origin',
    fetch: async (input, init) => {
      const response = await fetch(input, {
        ...init,
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

/** Answers each operation that the server has already run for this page, once, without asking again. */
function inlinedAnswers(known: InlinedOperation[]): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const index = known.findIndex(
      (candidate) =>
        candidate.operationName === operation.operationName &&
        sameVariables(candidate.variables, operation.variables),
    );
    const [answer] = index < 0 ? [] : known.splice(index, 1);
    if (!answer) return forward(operation);
    return new Observable((observer) => {
      observer.next({ data: answer.data });
      observer.complete();
    });
  });
}

function sameVariables(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): boolean {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => JSON.stringify(left[key]) === JSON.stringify(right[key]));
}
