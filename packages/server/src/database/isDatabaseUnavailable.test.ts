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
  ['a socket that is gone', Object.assign(withCode('connect ENOENT', 'ENOENT'), { syscall: 'connect' })],
  ['a server that shuts down', query('x', withCode('terminating connection', '57P01'))],
  ['a server with too many connections', withCode('x', '53300')],
])('%s is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['parameters', query('Connection terminated', withCode('duplicate key', '23505'))],
  ['the driver’s message', query('x', withCode('invalid input syntax: "connection terminated"', '22P02'))],
  ['another message', new SyntaxError('Unexpected token, "query read timeout" is not valid JSON')],
  ['a fault of the program', new TypeError('x is not a function')],
  ['what is no error', 'ECONNREFUSED'],
  ['a file that is gone', Object.assign(withCode('open ENOENT', 'ENOENT'), { syscall: 'open' })],
])('texts written by people do not count in %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
