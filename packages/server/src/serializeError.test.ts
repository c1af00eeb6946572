import { inspect } from 'node:util';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPerson } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/testServer.ts';
import { internalError } from './errors.ts';
import { serializeError } from './serializeError.ts';
import { users } from './users/tables.ts';

const secret = 'scrypt$very-secret';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { LOG_LEVEL: 'error' } });
});
afterAll(() => server[Symbol.asyncDispose]());

/** What a statement with the secret fails with, with the driver's own error as its cause. */
const failures = {
  'a taken name': () =>
    server.db.insert(users).values({ username: 'lena', email: '', passwordHash: secret, firstName: secret }),
  'a value of the wrong type': () => server.db.execute(sql`select ${secret}::uuid`),
  'a forbidden row': () =>
    server.db.insert(users).values({ username: 'UPPER', email: '', passwordHash: secret }),
};

beforeAll(() => createPerson(server.db, { firstName: 'Lena', username: 'lena' }));

async function thrownBy(name: string): Promise<unknown> {
  try {
    await failures[name as keyof typeof failures]();
  } catch (error) {
    return error;
  }
  throw new Error('The statement succeeded.');
}

test.each(Object.keys(failures))('%s tells the SQL and the reason, and no value', async (name) => {
  const thrown = await thrownBy(name);
  expect(thrown).toBeInstanceOf(DrizzleQueryError);
  for (const error of [
    thrown,
    internalError(thrown),
    new Error('outside', { cause: internalError(thrown) }),
  ]) {
    const logged = inspect(serializeError(error), { depth: 20 });
    expect(logged).not.toContain(secret);
    expect(logged).toMatch(/Failed query: (insert into|select)/);
    expect(logged).toMatch(/code: '2[\dA-Z]{4}'/);
    expect(logged).toContain('serializeError.test.ts');
  }
});

test('the log of the server keeps no value, whichever code writes it', async () => {
  const thrown = await thrownBy('a taken name');
  const written: string[] = [];
  const sink = Reflect.ownKeys(server.app.log).find((key) => String(key) === 'Symbol(pino.stream)') ?? '';
  const stream = Reflect.get(server.app.log, sink) as { write: (line: string) => boolean };
  const write = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  server.app.log.error({ err: thrown }, 'as an object');
  server.app.log.error(thrown);
  server.app.log.error({ err: thrown }, (thrown as Error).message);
  server.app.log.child({ request: 1 }).error({ err: internalError(thrown) }, 'as a cause');
  write.mockRestore();
  expect(written).toHaveLength(4);
  for (const one of written) {
    expect(one).not.toContain(secret);
    expect(one).toContain('Failed query: insert into');
  }
});

test('other errors keep their message, their causes and what the network says', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    password: secret,
  });
  const error = new Error('not sent', { cause: new AggregateError([refused], 'all failed') });
  expect(serializeError(error)).toMatchObject({
    type: 'Error',
    message: 'not sent',
    stack: expect.stringMatching(/^Error: not sent\n {4}at /),
    cause: {
      type: 'AggregateError',
      errors: [{ message: 'connect ECONNREFUSED', facts: { code: 'ECONNREFUSED' } }],
    },
  });
  expect(inspect(serializeError(error), { depth: 20 })).not.toContain(secret);
});

test('errors that cause each other come to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(serializeError(error)).toMatchObject({ cause: { cause: { message: 'round' } } });
});

test('what is no error is told as a text', () => {
  expect(serializeError('text')).toEqual({ type: 'string', message: 'text', stack: '' });
});
