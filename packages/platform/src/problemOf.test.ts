import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type ErrorCode, errorCodes } from '@learn/contracts';
import { describe, expect, it } from 'vitest';
import { isRefusal, leavesStale, problemOf } from './problemOf.ts';
import { HttpError } from './rest/HttpError.ts';

const http = (status: number, body: ConstructorParameters<typeof HttpError>[1]) =>
  new HttpError(new Response(null, { status }), body);

describe('the code', () => {
  it.each([
    ['our error', http(403, { code: 'forbidden' }), 'forbidden'],
    ['the same from another copy of the class', { code: 'forbidden' }, 'forbidden'],
    ['an answer that was not ours', http(502, {}), undefined],
    ['a lost network', new TypeError('Failed to fetch'), undefined],
    ['an aborted call, whose code is a number', Object.assign(new Error('aborted'), { code: 20 }), undefined],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
  ])('of %s', (_name, error, code) => {
    expect(problemOf(error).code).toBe(code);
  });
});

describe('REST and GraphQL say the same', () => {
  const fields = [{ field: 'username', messages: ['Fehlt.'] }];
  const details = { current: { version: 3 } };
  const problem = {
    code: 'version_conflict',
    status: 409,
    explanation: 'Nein.',
    fields,
    details,
    requestId: 'r-1',
  } as const;
  const extensions = { code: 'version_conflict', fields, details, request_id: 'r-1' } as const;
  const errors = [{ message: 'Nein.', extensions }];

  it('by REST', () => {
    expect(problemOf(http(409, { ...extensions, message: 'Nein.' }))).toEqual(problem);
  });

  it('by an answer with errors, which has no status of its own', () => {
    expect(problemOf(new CombinedGraphQLErrors({ errors }))).toEqual({ ...problem, status: 400 });
  });

  it('by an answer that is no success', () => {
    const response = new Response(null, { status: 409 });
    const error = new ServerError('failed', { response, bodyText: JSON.stringify({ errors }) });
    expect(problemOf(error)).toEqual(problem);
  });

  it('not by a proxy, of which only the status is known', () => {
    const response = new Response(null, { status: 503 });
    const error = new ServerError('failed', { response, bodyText: '<html>' });
    expect(problemOf(error)).toMatchObject({ code: undefined, status: 503, explanation: '', fields: [] });
  });
});

it.each([
  [403, 'forbidden', true],
  [404, 'not_found', true],
  [422, 'circle_locked', true],
  [401, 'not_logged_in', false],
  [429, 'too_many_requests', false],
  [503, 'database_unavailable', false],
  [502, undefined, false],
] as const)('an answer %i %s is a refusal: %s', (status, code, expected) => {
  expect(isRefusal(problemOf(http(status, code === undefined ? {} : { code })))).toBe(expected);
});

it('a lost network may come back', () => {
  expect(isRefusal(problemOf(new TypeError('Failed to fetch')))).toBe(false);
});

describe('after a refusal because of the state, what is shown may be stale', () => {
  /** Refusals with the same statuses that say nothing of the state: of what was sent, or of the person. */
  const ofOtherThings: readonly ErrorCode[] = [
    'csrf_failed',
    'read_only',
    'persisted_query_not_found',
    'email_taken',
    'import_unreadable',
    'import_too_large',
    'release_refused',
    'archive_refused',
    'self_toggle_not_allowed',
    'upload_missing',
    'unknown_course_type',
    'course_type_without_endpoint',
  ];
  const refusals = Object.entries(errorCodes).filter(([, { status }]) =>
    [403, 404, 409, 422].includes(status),
  );

  it.each(refusals)('%s', (code, { status }) => {
    const error = { code, status };
    expect(leavesStale(error)).toBe(!ofOtherThings.includes(code as ErrorCode));
  });
});
