import { errorCodes } from '@learn/contracts';
import fc from 'fast-check';
import { schema } from '../../src/graphql/schema.ts';
import type { FuzzWorld } from './fuzzWorld.ts';
import { generateOperation } from './generateDocument.ts';
import { toJson } from './poison.ts';

const url = '/server/graphql/';

/**
 * Sends documents that are generated from the schema, as people of all roles.
 * @param seed the same seed makes the same documents
 * @throws with the smallest document whose answer is a 5xx, has an error of the server's own, or an error of another
 * form than domain decisions §18
 */
export async function fuzzDocuments(world: FuzzWorld, seed: number, count: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const { query, variables } = generateOperation(g, { schema, ids: world.ids });
      const client = world.clients[g(fc.nat, { max: world.clients.length - 1 })];
      const accept = g(fc.constantFrom, '*/*', 'application/json', 'application/graphql-response+json');
      const byGet = g(fc.nat, { max: 9 }) === 0 && query.length < 4000;
      const answer = byGet
        ? await client?.get(
            `${url}?${new URLSearchParams({ query: query.toWellFormed(), variables: toJson(variables) })}`,
            {
              accept,
            },
          )
        : await client?.send({
            method: 'POST',
            url,
            headers: { accept, 'content-type': 'application/json', 'x-csrftoken': 'token-of-the-test' },
            payload: toJson({ query, variables }),
          });
      const wrong = answer === undefined ? 'no answer' : problemOf(answer);
      if (wrong !== undefined) {
        throw new Error(`${wrong}\n${query.slice(0, 2000)}\n${toJson(variables).slice(0, 1000)}`);
      }
    }),
    { seed, numRuns: count },
  );
}

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

function problemOf({ statusCode, body }: Answer): string | undefined {
  if (statusCode >= 500) return `${statusCode}: ${body.slice(0, 500)}`;
  const parsed = JSON.parse(body) as {
    errors?: { message?: unknown; extensions?: Record<string, unknown> }[];
  };
  if (statusCode >= 400 && !parsed.errors?.length)
    return `${statusCode} without errors: ${body.slice(0, 500)}`;
  for (const { message, extensions = {} } of parsed.errors ?? []) {
    const { code, request_id: requestId } = extensions;
    const known = typeof code === 'string' && code in errorCodes && code !== 'internal_error';
    if (!known || typeof message !== 'string' || message === '' || typeof requestId !== 'string') {
      return `an error of another form: ${body.slice(0, 500)}`;
    }
    if (/node_modules|\bat .*\.ts:/.test(message)) return `an error tells of the inside: ${message}`;
  }
  return undefined;
}
