import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { users } from '../users/tables.ts';
import { createGraphqlContext } from './context.ts';
import { executeOperation } from './execute.ts';

async function currentUserOf(server: TestServer, userId: string): Promise<CurrentUser> {
  const [user] = await server.db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('nobody');
  const { passwordHash: _, ...profile } = user;
  return { userId, sessionId: 'session', language: user.language, user: profile };
}

function run(
  server: TestServer,
  currentUser: CurrentUser,
  ...[query, operationName, variables]: [string, string?, Record<string, unknown>?]
) {
  return executeOperation(createGraphqlContext(server.db, currentUser), { query, operationName, variables });
}

const query = `query Path($slug: String!) { learning_path(course_slug: $slug) { id title } }
  query Broken { course(slug: "nowhere") { id } }`;

test('an operation without HTTP answers as the endpoint does', async () => {
  await using server = await startTestServer();
  const { people, course } = await createCast(server.db);
  const currentUser = await currentUserOf(server, people.member.id);
  const variables = { slug: course.slug };
  const answer = await run(server, currentUser, query, 'Path', variables);
  const client = await server.login(people.member.username);
  const single = 'query Path($slug: String!) { learning_path(course_slug: $slug) { id title } }';
  expect(answer.data).toEqual((await askGraphql(client, single, variables)).data);
  expect(answer.errors).toBeUndefined();
  const compiled = await run(server, currentUser, single, 'Path', variables);
  expect(compiled.data).toEqual(answer.data);
});

test('rights and mistakes are errors with their codes', async () => {
  await using server = await startTestServer();
  const { people, course } = await createCast(server.db);
  const currentUser = await currentUserOf(server, people.nobody.id);
  const codes = async (...parameters: [string, string?, Record<string, unknown>?]) => {
    const { errors } = await run(server, currentUser, ...parameters);
    return errors?.map(({ extensions }) => extensions.code);
  };
  expect(await codes(query, 'Path', { slug: course.slug })).toEqual(['not_found']);
  expect(await codes(query, 'Broken')).toEqual(['not_found']);
  expect(await codes(query, 'Nothing')).toEqual(['validation_failed']);
  expect(await codes(query, 'Path')).toEqual(['validation_failed']);
  expect(await codes('{')).toEqual(['validation_failed']);
  expect(await codes('{ secret }')).toEqual(['validation_failed']);
});

test('a database that is gone is said to be gone', async () => {
  const server = await startTestServer();
  const { people, course } = await createCast(server.db);
  const currentUser = await currentUserOf(server, people.member.id);
  await server[Symbol.asyncDispose]();
  const { data, errors } = await run(server, currentUser, query, 'Path', {
    slug: course.slug,
  });
  expect(data).toEqual({ learning_path: null });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['database_unavailable']);
});
