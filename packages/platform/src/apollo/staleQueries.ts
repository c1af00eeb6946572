import type { ApolloClient, DocumentNode } from '@apollo/client';
import { graphqlChanges, graphqlReads, type Topic } from '@learn/contracts';
import { type FieldNode, Kind, type ValueNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Whether a query reads one of the topics. */
export function readsAny(document: DocumentNode, topics: ReadonlySet<Topic>): boolean {
  return rootFields(document).some(({ name }) =>
    graphqlReads[name.value]?.some((topic) => topics.has(topic)),
  );
}

/** What a mutation changes; saved work in progress changes nothing that others show. */
export function changesOf(document: DocumentNode, variables: Variables): readonly Topic[] {
  return rootFields(document).flatMap((field) => {
    const { changes = [], draft } = graphqlChanges[field.name.value] ?? {};
    if (!draft) return changes;
    const argument = field.arguments?.find(({ name }) => name.value === draft.argument);
    return draft.values.includes(argument && argumentValue(argument.value, variables)) ? [] : changes;
  });
}

/**
 * Asks again for the queries on the screen that read the topics, and drops such answers that are not shown. What is shown
 * stays until the new answer is here.
 */
export async function refetchStale(client: ApolloClient, topics: ReadonlySet<Topic>): Promise<void> {
  const stale = [...client.getObservableQueries('active')].filter(({ query }) => readsAny(query, topics));
  client.cache.batch({
    update(cache) {
      for (const [fieldName, reads] of Object.entries(graphqlReads))
        if (reads.some((topic) => topics.has(topic))) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
    onWatchUpdated: () => false,
  });
  await Promise.allSettled(
    stale.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only' })),
  );
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
