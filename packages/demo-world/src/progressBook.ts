import type { NewCompletion } from './rows.ts';

/** The completions of a session while its other parts are made up: what was done there completes its contents. */
export interface Progress {
  find(userId: string, key: string): NewCompletion | undefined;
  isDone(userId: string, key: string): boolean;
  /** Writes a completion in place of the one that this person has of the page. */
  write(completion: NewCompletion): void;
  remove(userId: string, key: string): void;
  rows(): NewCompletion[];
}

export function createProgress(walked: readonly NewCompletion[]): Progress {
  const name = (userId: string, key: string) => `${userId} ${key}`;
  const book = new Map(walked.map((row) => [name(row.userId, row.translationKey), row]));
  return {
    find: (userId, key) => book.get(name(userId, key)),
    isDone: (userId, key) => book.get(name(userId, key))?.completionStatus === 'SUCCESS',
    write: (row) => void book.set(name(row.userId, row.translationKey), row),
    remove: (userId, key) => void book.delete(name(userId, key)),
    rows: () => [...book.values()],
  };
}
