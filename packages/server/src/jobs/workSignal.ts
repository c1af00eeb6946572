export interface WorkSignal {
  /** Tells the job of this process that there is work; those of other processes find it by their timer. */
  readonly announce: () => void;
  /** @returns ends the listening */
  readonly onAnnounced: (listener: () => void) => () => void;
}

/** Joins what makes work with the job that does it, see `onWork` of a job. */
export function createWorkSignal(): WorkSignal {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    onAnnounced: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
