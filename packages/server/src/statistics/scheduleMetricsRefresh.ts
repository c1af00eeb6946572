import type { Database } from '../database/database.ts';
import { refreshAllMetrics } from './refreshMetrics.ts';

/** Metrics that nobody asked for in this time are aggregated, so that the next reader finds little to do. */
const intervalMillis = 20_000;

export interface MetricsRefreshSchedule {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Refreshes metrics in the background; several processes may do so at once.
 * @param report is told what failed; the next turn tries again
 */
export function scheduleMetricsRefresh(
  db: Database,
  report: (error: unknown) => void,
): MetricsRefreshSchedule {
  let underway: Promise<void> | undefined;
  const timer = setInterval(() => {
    underway ??= refreshAllMetrics(db)
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
