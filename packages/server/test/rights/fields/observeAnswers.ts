import type { LightMyRequestResponse } from 'fastify';
import { type FieldNode, type GraphQLObjectType, Kind, parse, print } from 'graphql';
import type { ApiRoute } from '../../../src/endpoints/registerEndpoint.ts';
import { schema } from '../../../src/graphql/schema.ts';
import type { TestClient } from '../../testClient.ts';
import { declaredFields, filledLeaves } from './declaredFields.ts';
import { fieldOfAlias, spanningSelection } from './spanningSelection.ts';

/** Told of each call and the fields of its answer that have a value. */
type Observer = (call: string, filled: readonly string[]) => void;

/** A client like the given one that asks GraphQL for all there is, and tells which fields of the answers have values. */
export function observeAnswers(
  client: TestClient,
  routes: readonly ApiRoute[],
  observe: Observer,
): TestClient {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`),
  }));

  function observed(method: string, url: string, answer: LightMyRequestResponse): LightMyRequestResponse {
    const [path = ''] = url.split('?');
    const route = patterns.find((one) => one.route.method === method && one.pattern.test(path))?.route;
    const format = route?.endpoint?.answer;
    if (route === undefined || answer.statusCode >= 300) return answer;
    const filled = format?.kind === 'json' ? filledLeaves(answer.json(), declaredFields(format.schema)) : [];
    observe(`${route.method} ${route.url}`, filled);
    return answer;
  }

  return {
    cookies: client.cookies,
    send: async (options) =>
      observed(options.method ?? 'GET', String(options.url), await client.send(options)),
    get: async (url, headers) => observed('GET', url, await client.get(url, headers)),
    put: async (url, body, headers) => observed('PUT', url, await client.put(url, body, headers)),
    delete: async (url) => observed('DELETE', url, await client.delete(url)),
    post: async (url, body, headers) => {
      if (url !== '/server/graphql/') return observed('POST', url, await client.post(url, body, headers));
      const { query, variables } = body as { readonly query: string; readonly variables: unknown };
      const widened = widen(query);
      const answer = await client.post(url, { query: widened.query, variables }, headers);
      const { data } = answer.json<{ data?: Readonly<Record<string, unknown>> | null }>();
      if (answer.statusCode !== 200)
        throw new Error(`${widened.calls.join()}: ${answer.payload.slice(0, 300)}`);
      for (const [alias, call] of widened.calls) {
        const value = data?.[alias];
        if (value !== null && value !== undefined) observe(call, filledFields(value));
      }
      return answer;
    },
  };
}

/** The document with everything selected below its root fields, and what these are called, by their aliases. */
function widen(query: string) {
  const calls: [alias: string, call: string][] = [];
  const document = parse(query);
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const root = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    const selections = definition.selectionSet.selections.map((selection) => {
      if (selection.kind !== Kind.FIELD) return selection;
      calls.push([
        selection.alias?.value ?? selection.name.value,
        `${definition.operation} ${selection.name.value}`,
      ]);
      return { ...selection, selectionSet: selectionOf(root, selection) };
    });
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  return { query: print({ ...document, definitions }), calls };
}

function selectionOf(root: GraphQLObjectType | null | undefined, { name, selectionSet }: FieldNode) {
  const field = root?.getFields()[name.value];
  if (field === undefined || selectionSet === undefined) return selectionSet;
  const [definition] = parse(spanningSelection(field.type)).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet : selectionSet;
}

/** `Type.field` of all fields of objects that have a value. */
function filledFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filledFields);
  if (typeof value !== 'object' || value === null) return [];
  const { __typename: type, ...fields } = value as Readonly<Record<string, unknown>>;
  // A scalar that is an object has no fields of the schema.
  if (type === undefined) return [];
  return Object.entries(fields).flatMap(([alias, one]) => {
    if (one === null || one === '' || (Array.isArray(one) && one.length === 0)) return [];
    return [`${type}.${fieldOfAlias(alias)}`, ...filledFields(one)];
  });
}
