import { type LinkName, type LinkParameters, linkPatterns } from './linkPatterns.ts';
import { fillPath, matchPath } from './paths.ts';

export type Links = {
  readonly [Name in LinkName]: (
    ...parameters: unknown extends LinkParameters<Name> ? [] : [LinkParameters<Name>]
  ) => string | undefined;
};

/**
 * Typed links to the addresses that somebody answers today.
 * @param mounted patterns (possibly ending in `*`) that the shell or a live remote answers
 * @returns one function per link name; undefined instead of an address when its target is not installed
 */
export function createLinks(mounted: readonly string[]): Links {
  const entries = Object.entries(linkPatterns).map(([name, pattern]) => {
    const alive = mounted.some((mount) => matchPath(mount, pattern) !== undefined);
    return [
      name,
      (parameters: Record<string, string> = {}) => (alive ? fillPath(pattern, parameters) : undefined),
    ];
  });
  return Object.fromEntries(entries) as Links;
}
