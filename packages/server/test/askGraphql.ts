import type { TestClient } from './testClient.ts';

export interface GraphqlAnswer<Data> {
  readonly data: Data | null | undefined;
  /** codes of the errors, in their order */
  readonly codes: readonly string[];
}

/** Sends a query as a page does. */
export async function askGraphql<Data = Record<string, unknown>>(
  client: TestClient,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphqlAnswer<Data>> {
  const answer = await client.post('/server/graphql/', { query, variables });
  const { data, errors } = answer.json<{ data?: Data; errors?: { extensions: { code: string } }[] }>();
  return { data, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}
