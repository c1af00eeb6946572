const listeners = new Set<() => void>();

/** Tells the sender of this process that there will be mail; those of other processes find it by their timer. */
export function announceMail(): void {
  for (const listener of listeners) listener();
}

/** @returns ends the listening */
export function onMailAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
