import { type LinkName, type LinkParameters, linkPatterns } from './linkPatterns.ts';
import { fillPath, matchPath } from './paths.ts';

export type Links = {
  readonly [Name in LinkName]: (
    ...parameters: unknown extends LinkParameters<Name> ? [] : [LinkParameters<Name>]
  ) => string | undefined;
};

/**
 * Typed links to the addresses that the shell or a remote answers today.
 * @param mounted patterns (possibly ending in `*`) that the shell or a live remote answers
 * @returns one function per link name; undefined instead of an address when its target is not installed, or when a newer
 *   remote asks for a link that this copy of the table does not know
 */
export function createLinks(mounted: readonly string[]): Links {
  const entries = Object.entries(linkPatterns).map(([name, pattern]) => {
    // found out when it is first asked for: a page uses few of all links
    let isAlive: boolean | undefined;
    return [
      name,
      (parameters: Record<string, string> = {}) => {
        isAlive ??= mounted.some((mount) => matchPath(mount, pattern) !== undefined);
        return isAlive ? fillPath(pattern, parameters) : undefined;
      },
    ];
  });
  return new Proxy(Object.fromEntries(entries) as Links, {
    get: (links, name) =>
      name in links ? Reflect.get(links, name) : isLinkName(name) ? notKnown : undefined,
  });
}

const notKnown = () => undefined;

/** A promise would take an object with a `then` for another promise. */
function isLinkName(name: string | symbol): boolean {
  return typeof name === 'string' && name !== 'then';
}
