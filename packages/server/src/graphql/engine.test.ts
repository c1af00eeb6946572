import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createGraphqlContext } from './context.ts';
import { graphqlEngine, maximumDocuments } from './engine.ts';

let server: TestServer;
let parse: (query: string) => DocumentNode;

beforeAll(async () => {
  server = await startTestServer();
  const user = (await createCast(server.db)).people.member;
  const { id: userId, language } = user;
  const currentUser = { userId, language, sessionId: '', user };
  const audience = { language, requestId: '', report: () => undefined };
  ({ parse } = graphqlEngine.getEnveloped({ ...createGraphqlContext(server.db, currentUser), audience }));
});
afterAll(() => server[Symbol.asyncDispose]());

test('documents are kept, but not more than a page or an attacker may fill the memory with', () => {
  const first = parse('query First { __typename }');
  expect(parse('query First { __typename }')).toBe(first);
  for (let index = 0; index < maximumDocuments; index += 1) parse(`query Other${index} { __typename }`);
  expect(parse('query First { __typename }')).not.toBe(first);
});
