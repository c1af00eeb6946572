import * as React from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React takes a stack trace of each of the first 10,000 elements of every second, for its development tools: an eighth of
 * the time of component tests. From now on these are used up, and it goes on as it does after them. Its warnings still
 * name the components.
 */
export function withoutOwnerStacks(): void {
  const internals = (React as unknown as Readonly<Record<string, object | undefined>>)[name];
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
    configurable: true,
  });
}
