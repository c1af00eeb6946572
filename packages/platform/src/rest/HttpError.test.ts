import { describe, expect, it } from 'vitest';
import { errorCodeOf, HttpError } from './HttpError.ts';

describe('errorCodeOf', () => {
  it.each([
    ['our error', new HttpError(new Response(null, { status: 403 }), { code: 'forbidden' }), 'forbidden'],
    ['the same from another copy of the class', { code: 'forbidden' }, 'forbidden'],
    ['an answer that was not ours', new HttpError(new Response(null, { status: 502 }), {}), undefined],
    ['a lost network', new TypeError('Failed to fetch'), undefined],
    ['an aborted call, whose code is a number', Object.assign(new Error('aborted'), { code: 20 }), undefined],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
  ])('of %s', (_name, error, code) => {
    expect(errorCodeOf(error)).toBe(code);
  });
});
