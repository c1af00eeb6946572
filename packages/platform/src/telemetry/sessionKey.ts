import { ifAllowed } from '../stores/ifAllowed.ts';

const storageKey = 'statisticsSessionKey';

let ofThisPage: string | undefined;

/**
 * The statistics session key (specification §9): a random identifier that lives as long as the tab, and says nothing
 * about the person. Where session storage is forbidden it lives as long as the page.
 */
export function sessionKey(): string {
  ofThisPage ??= ifAllowed(stored, undefined) ?? crypto.randomUUID();
  return ofThisPage;
}

function stored(): string | undefined {
  const known = sessionStorage.getItem(storageKey) ?? crypto.randomUUID();
  sessionStorage.setItem(storageKey, known);
  return known;
}
