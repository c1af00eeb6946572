import { comparePatterns, matchPath } from '@learn/contracts';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ofPlatform } from './patchRemote.ts';

const names = ['a', 'b', 'c'];
const pattern = fc
  .tuple(fc.array(fc.constantFrom(...names, ':'), { maxLength: 4 }), fc.boolean())
  .map(([parts, splat]) => {
    const segments = parts.map((part, index) => (part === ':' ? `:p${index}` : part));
    return `/${[...segments, ...(splat ? ['*'] : [])].join('/')}`;
  });
const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 8 });
const address = fc.array(fc.constantFrom(...names), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

/** Server and loader choose among the mounts with these functions; the page that is drawn is the router's choice. */
it('patterns are matched and ranked as the router does it', () => {
  fc.assert(
    fc.property(patterns, address, (mounts, pathname) => {
      const byRouter = matchRoutes(
        mounts.map((path) => ({ path })),
        pathname,
      )?.[0]?.route.path;
      const ours = [...mounts]
        .sort(comparePatterns)
        .find((mount) => matchPath(mount, pathname) !== undefined);
      expect(ours).toBe(byRouter);
    }),
    { numRuns: 500 },
  );
});

it('of the pages of a remote only those are routes that the platform has', () => {
  const mounts = ['/course/:courseSlug/exams', '/course/:courseSlug/certificates/*'];
  const descriptor = { mounts: mounts.map((path) => ({ path })) } as unknown as Parameters<
    typeof ofPlatform
  >[0];
  const pages = [...mounts, '/course/:courseSlug/exams/switched-off'].map((path) => ({ path }));
  expect(ofPlatform(descriptor, pages)).toEqual(mounts.map((path) => ({ path })));
});
