import { randomBytes } from 'node:crypto';

/** A name for a file in the store: random, so that nothing of its real name can be in it and nobody guesses it. */
export function createStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Guards every access: a key of another form would be a path. @throws when it is none of ours */
export function assertStorageKey(key: string): void {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('This is no key of the file store.');
}
