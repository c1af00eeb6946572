/** @returns what the outbox keeps in local storage, as text */
export function keptWrites(): string[] {
  return Object.entries({ ...localStorage }).flatMap(([key, entry]) =>
    key.startsWith('outbox:') ? [entry as string] : [],
  );
}
