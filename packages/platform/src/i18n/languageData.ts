const listeners = new Set<() => Promise<void>>();

/** Data clients refetch here: course texts come in the language of the person. */
export function onLanguageData(listener: () => Promise<void>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets every data client ask again. */
export function refetchLanguageData(): readonly Promise<void>[] {
  return [...listeners].map((listener) => listener());
}
