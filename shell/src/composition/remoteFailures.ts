import { map } from 'nanostores';

/** Remotes whose pages could not be loaded, with the reason; an entry disappears when the next attempt succeeds. */
export const $remoteFailures = map<Record<string, unknown>>({});

/** Remotes whose routes are in the router. */
export const patchedRemotes = new Set<string>();
