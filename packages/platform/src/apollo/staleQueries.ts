import type { ApolloClient, DocumentNode, InMemoryCache, ObservableQuery } from '@apollo/client';
import { graphqlChanges, graphqlNestedReads, graphqlReads, type Topic } from '@learn/contracts';
import { type FieldNode, Kind, type ValueNode, visit } from 'graphql';
import { filter, firstValueFrom } from 'rxjs';

type Variables = Readonly<Record<string, unknown>>;

/** Whether a query reads one of the topics. */
export function readsAny(document: DocumentNode, topics: ReadonlySet<Topic>): boolean {
  const isRead = (read: readonly Topic[] = []) => read.some((topic) => topics.has(topic));
  if (rootFields(document).some(({ name }) => isRead(graphqlReads[name.value]))) return true;
  let isNested = false;
  visit(document, {
    Field({ name, arguments: given }) {
      if (given?.length) isNested ||= isRead(graphqlNestedReads[name.value]);
    },
  });
  return isNested;
}

/** What a mutation changes. */
interface Changes {
  readonly shown: readonly Topic[];
  /** by saved work in progress, which nothing shows but its own form */
  readonly inProgress: readonly Topic[];
}

/** What a mutation changes, by what is shown of it. */
export function changesOf(document: DocumentNode, variables: Variables): Changes {
  const found = rootFields(document).map((field) => {
    const { changes = [], draft } = graphqlChanges[field.name.value] ?? {};
    const argument = field.arguments?.find(({ name }) => name.value === draft?.argument);
    const isDraft = draft?.values.includes(argument && argumentValue(argument.value, variables)) ?? false;
    return { changes, isDraft };
  });
  const topicsOf = (wanted: boolean) =>
    found.flatMap(({ changes, isDraft }) => (isDraft === wanted ? changes : []));
  return { shown: topicsOf(false), inProgress: topicsOf(true) };
}

/** The last refresh of each client. */
const refreshes = new WeakMap<ApolloClient, Promise<unknown>>();

/**
 * Asks again for the queries on the screen that read the topics, and drops such answers that are not shown. What is shown
 * stays until the new answer is here. Refreshes follow one another, so that an answer from before a write never replaces
 * one from after it.
 * @param topics undefined for all queries, in another language
 * @throws the first error of a query that could not be asked
 */
export function refetchStale(client: ApolloClient, topics?: ReadonlySet<Topic>): Promise<void> {
  dropAnswers(client, topics);
  const refresh = Promise.resolve(refreshes.get(client)).then(() => refetch(client, topics));
  refreshes.set(
    client,
    refresh.catch(() => undefined),
  );
  return refresh;
}

async function refetch(client: ApolloClient, topics?: ReadonlySet<Topic>): Promise<void> {
  const stale = activeQueries(client).filter(({ query }) => !topics || readsAny(query, topics));
  // a first answer that is on its way was asked for before the write
  await Promise.allSettled(
    stale.map((query) => firstValueFrom(query.pipe(filter(({ loading }) => !loading)))),
  );
  dropAnswers(client, topics);
  const failures = new Map<ObservableQuery, unknown>();
  const ask = async (observed: ObservableQuery) => {
    const { query, variables } = observed;
    await client
      .query({ query, variables, fetchPolicy: 'network-only', context: { queryDeduplication: false } })
      .catch((error: unknown) => failures.set(observed, error));
  };
  await Promise.all(stale.map(ask));
  if (failures.size === 0) return;
  dropAnswers(client, topics, failures);
  throw [...failures.values()][0];
}

/**
 * Drops answers that nothing on the screen shows: where a shown one is missing, Apollo shows that it is loading.
 * @param failed shown ones that are dropped as well, so that the next page asks for them
 */
function dropAnswers(
  client: ApolloClient,
  topics: ReadonlySet<Topic> | undefined,
  failed: ReadonlyMap<ObservableQuery, unknown> = new Map(),
): void {
  const cache = client.cache as InMemoryCache;
  const shown = new Set(
    activeQueries(client)
      .filter((query) => !failed.has(query))
      .flatMap(({ query, variables }) =>
        rootFields(query).map((field) =>
          cache.policies.getStoreFieldName({
            typename: 'Query',
            fieldName: field.name.value,
            field,
            variables,
          }),
        ),
      ),
  );
  cache.batch({
    update: () =>
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (answer, { fieldName, storeFieldName, DELETE }) => {
          const isStale = !topics || graphqlReads[fieldName]?.some((topic) => topics.has(topic));
          return isStale && !shown.has(storeFieldName) ? DELETE : answer;
        },
      }),
    onWatchUpdated: () => false,
  });
}

function activeQueries(client: ApolloClient): readonly ObservableQuery[] {
  return [...client.getObservableQueries('active')];
}

function rootFields({ definitions }: DocumentNode): FieldNode[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
}

function argumentValue(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  return 'value' in node ? node.value : undefined;
}
