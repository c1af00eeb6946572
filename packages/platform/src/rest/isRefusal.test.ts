import { expect, it } from 'vitest';
import { HttpError } from './HttpError.ts';
import { isRefusal } from './isRefusal.ts';

it.each([
  [403, 'forbidden', true],
  [404, 'not_found', true],
  [422, 'circle_locked', true],
  [401, 'not_logged_in', false],
  [429, 'too_many_requests', false],
  [503, 'database_unavailable', false],
  [502, undefined, false],
] as const)('an answer %i %s: %s', (status, code, expected) => {
  const body = code === undefined ? {} : { code };
  expect(isRefusal(new HttpError(new Response(null, { status }), body))).toBe(expected);
});

it('a lost network may come back', () => {
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
