import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkName, linkPatterns } from './linkPatterns.ts';
import { comparePatterns, fillPath, matchPath } from './paths.ts';

describe('fillPath', () => {
  it.each([
    ['/', {}, '/'],
    ['/login', {}, '/login'],
    ['/course/:courseSlug/learn', { courseSlug: 'auto' }, '/course/auto/learn'],
    ['/course/:courseSlug/learn', { courseSlug: 'a/b' }, '/course/a%2Fb/learn'],
    ['/course/:courseSlug/learn', { courseSlug: 'à la carte' }, '/course/%C3%A0%20la%20carte/learn'],
    ['/course/:courseSlug/learn', { courseSlug: '?q=1#top' }, '/course/%3Fq%3D1%23top/learn'],
    ['/api/:a/:b/', { a: '1', b: '2' }, '/api/1/2/'],
  ])('%s with %j becomes %s', (pattern, values, address) => {
    expect(fillPath(pattern, values)).toBe(address);
  });

  it.each([
    ['a value that is not there', {}],
    ['an undefined value', { courseSlug: undefined }],
    ['an empty value', { courseSlug: '' }],
  ])('gives no address with %s', (_name, values) => {
    expect(fillPath('/course/:courseSlug/learn', values)).toBeUndefined();
  });

  it.each(['.', '..'])(
    'gives no address for %j, which a browser would take for a step in the path',
    (value) => {
      expect(fillPath('/course/:courseSlug/learn', { courseSlug: value })).toBeUndefined();
    },
  );

  it('ignores values that the pattern does not name', () => {
    expect(fillPath('/course/:courseSlug', { courseSlug: 'auto', other: 'x' })).toBe('/course/auto');
  });
});

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/login', '/login', {}],
    ['/login', '/login/', {}],
    ['/course/:courseSlug/learn', '/course/auto/learn', { courseSlug: 'auto' }],
    ['/course/:courseSlug/learn', '/course/%C3%A0%20b/learn/', { courseSlug: 'à b' }],
    ['/course/:courseSlug/learn/*', '/course/auto/learn', { courseSlug: 'auto' }],
    ['/course/:courseSlug/learn/*', '/course/auto/learn/basis/video', { courseSlug: 'auto' }],
    ['/*', '/', {}],
    ['/*', '/anything/at/all', {}],
  ])('%s answers %s', (pattern, address, parameters) => {
    expect(matchPath(pattern, address)).toEqual(parameters);
  });

  it.each([
    ['/', '/login'],
    ['/login', '/'],
    ['/login', '/login-local'],
    ['/course/:courseSlug/learn', '/course/auto'],
    ['/course/:courseSlug/learn', '/course/auto/learn/basis'],
    ['/course/:courseSlug/learn', '/course/auto/media'],
    ['/course/:courseSlug/learn/*', '/course/auto/learning-mentor'],
    ['/course/:courseSlug/learn', '/course/%E0%A4%A/learn'],
  ])('%s does not answer %s', (pattern, address) => {
    expect(matchPath(pattern, address)).toBeUndefined();
  });

  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text !== '.' && text !== '..');

  it('gives back what fillPath was given, for every link and any text', () => {
    const name = fc.constantFrom(...(Object.keys(linkPatterns) as LinkName[]));
    fc.assert(
      fc.property(name, fc.array(value, { minLength: 3, maxLength: 3 }), (link, values) => {
        const pattern = linkPatterns[link];
        const names = [...pattern.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '');
        const given = Object.fromEntries(names.map((parameter, index) => [parameter, values[index] ?? '']));
        expect(matchPath(pattern, fillPath(pattern, given) ?? '')).toEqual(given);
      }),
    );
  });

  it('never throws, whatever stands in the address bar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        expect(() => matchPath('/course/:courseSlug/learn/*', address)).not.toThrow();
      }),
    );
  });
});

describe('comparePatterns', () => {
  it.each([
    ['a literal segment before a parameter', '/course/:slug/learn', '/course/:slug/:area'],
    ['a parameter before a splat', '/course/:slug', '/course/*'],
    ['the exact address before what takes everything below', '/course/:slug/learn', '/course/:slug/learn/*'],
    ['the longer pattern before the shorter splat', '/course/:slug/learn/:circle', '/course/:slug/learn/*'],
    ['more segments before a shorter splat of literals', '/:a/:b/:c/:d/:e/:f', '/a/b/*'],
    ['anything before the splat of all', '/:page', '/*'],
  ])('%s', (_name, first, second) => {
    expect([second, first].sort(comparePatterns)).toEqual([first, second]);
    expect([first, second].sort(comparePatterns)).toEqual([first, second]);
  });

  it('leaves equals in the order in which they came', () => {
    expect(['/b/:x', '/a/:y'].sort(comparePatterns)).toEqual(['/b/:x', '/a/:y']);
  });
});
