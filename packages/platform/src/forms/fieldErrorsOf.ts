import { problemOf } from '../problemOf.ts';

/** What the server finds wrong, as it was thrown or is kept by the outbox. @returns its sentences by field */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(problemOf(error).fields.map(({ field, messages }) => [field, messages]));
}
