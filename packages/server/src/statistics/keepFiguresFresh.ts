import type { Database } from '../database/database.ts';
import { refreshAllFigures } from './refreshFigures.ts';

/** Figures that nobody asked for in this time are added up, so that the next reader finds little to do. */
const intervalMillis = 20_000;

export interface FigureKeeper {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Adds up figures in the background; several processes may do so at once.
 * @param report is told what failed; the next turn tries again
 */
export function keepFiguresFresh(db: Database, report: (error: unknown) => void): FigureKeeper {
  let underway: Promise<void> | undefined;
  const timer = setInterval(() => {
    underway ??= refreshAllFigures(db)
      .catch(report)
      .finally(() => {
        underway = undefined;
      });
  }, intervalMillis);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underway;
    },
  };
}
