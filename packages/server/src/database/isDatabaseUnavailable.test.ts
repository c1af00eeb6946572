import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

const query = (parameter: string, cause: Error) => new DrizzleQueryError('select $1', [parameter], cause);
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  ['a connection that ended', query('x', new Error('Connection terminated unexpectedly'))],
  ['a pool that is full', new Error('timeout exceeded when trying to connect')],
  ['a closed PGlite', query('x', new Error('PGlite is closed'))],
  ['a refused connection', new AggregateError([withCode('connect', 'ECONNREFUSED')])],
  ['a server that shuts down', query('x', withCode('terminating connection', '57P01'))],
])('%s is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['parameters', query('Connection terminated', withCode('duplicate key', '23505'))],
  ['the driver’s message', query('x', withCode('invalid input syntax: "connection terminated"', '22P02'))],
  ['another message', new SyntaxError('Unexpected token, "query read timeout" is not valid JSON')],
])('texts written by people do not count in %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
