import { beforeEach, describe, expect, it } from 'vitest';
import { setStore } from '../testing/setStore.ts';
import { $courseSlug, $history, $pathname, courseSlugOf, locationChanged } from './location.ts';

beforeEach(() => {
  setStore($pathname, '/');
  setStore($history, []);
});

describe('locationChanged', () => {
  it('keeps the last ten pushed addresses, the newest last', () => {
    for (let page = 1; page <= 12; page += 1) locationChanged(`/page/${page}`, 'PUSH');
    expect($history.get()).toHaveLength(10);
    expect($history.get()[0]).toBe('/page/3');
    expect($history.get().at(-1)).toBe('/page/12');
  });

  it.each(['REPLACE', 'POP'] as const)('moves on %s without remembering it', (action) => {
    locationChanged('/first', 'PUSH');
    locationChanged('/second', action);
    expect($pathname.get()).toBe('/second');
    expect($history.get()).toEqual(['/first']);
  });

  it('says which course the address is in', () => {
    locationChanged('/course/auto/learn', 'PUSH');
    expect($courseSlug.get()).toBe('auto');
    locationChanged('/', 'PUSH');
    expect($courseSlug.get()).toBeUndefined();
  });

  it('stands an address that cannot be decoded', () => {
    expect(() => locationChanged('/course/%E0%A4%A/learn', 'PUSH')).not.toThrow();
    expect($courseSlug.get()).toBeUndefined();
  });
});

describe('courseSlugOf', () => {
  it.each([
    ['/course/auto', 'auto'],
    ['/course/auto/', 'auto'],
    ['/course/auto/learn/basis', 'auto'],
    ['/course/%C3%A0%20b/learn', 'à b'],
    ['/course/', undefined],
    ['/course', undefined],
    ['/courses/auto', undefined],
    ['/statistic/auto/list', undefined],
    ['/', undefined],
  ])('of %s is %s', (pathname, slug) => {
    expect(courseSlugOf(pathname)).toBe(slug);
  });
});
