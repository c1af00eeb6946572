import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { refusal } from '../testing/tabs.ts';
import { classifyFailure } from './classifyFailure.ts';

const conflict = { code: 'version_conflict', details: { current: { version: 3 } } };

function answered(status: number, text: string): ServerError {
  return new ServerError('failed', { response: new Response(null, { status }), bodyText: text });
}

it.each([
  ['no network', new TypeError('Failed to fetch'), 'later'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'later'],
  ['a file that cannot be had', new Error('Loading chunk failed'), 'later'],
  ['a proxy', refusal(502, undefined as never), 'later'],
  ['too many calls', refusal(429, 'too_many_requests'), 'later'],
  ['an old token', refusal(403, 'csrf_failed'), 'later'],
  ['no login', refusal(401, 'not_logged_in'), 'login'],
  ['a fault of the server', refusal(500, 'internal_error'), 'failed'],
  ['a fault of a proxy', refusal(500, undefined as never), 'failed'],
  ['a rule', refusal(422, 'circle_locked'), 'refused'],
  ['a newer version', refusal(409, 'version_conflict', { current: 1 }), 'conflict'],
  ['a mutation without a login', answered(401, ''), 'login'],
  ['a mutation and a proxy', answered(503, '<html>'), 'later'],
  [
    'a mutation and its rule',
    answered(400, '{"errors":[{"extensions":{"code":"validation_failed"}}]}'),
    'refused',
  ],
  ['a mutation and a fault of the server', answered(500, '<html>'), 'failed'],
  [
    'a mutation and what nobody foresaw',
    new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code: 'internal_error' } }] }),
    'failed',
  ],
  ['a mutation without a code', new CombinedGraphQLErrors({ errors: [{ message: 'No.' }] }), 'refused'],
])('%s', (_, error, kind) => {
  expect(classifyFailure(error).kind).toBe(kind);
});

it('brings code, sentence, fields and newer state of a conflict, of a call and of a mutation', () => {
  const said = { code: 'version_conflict', reason: 'No.', current: { version: 3 }, fields: [] };
  const expected = { kind: 'conflict', ...said };
  expect(classifyFailure(refusal(409, conflict.code, conflict.details))).toEqual(expected);
  const errors = [{ message: 'No.', extensions: conflict }];
  expect(classifyFailure(new CombinedGraphQLErrors({ errors }))).toEqual(expected);
});
