import { tooManyRequests } from '../errors.ts';

const windowMillis = 60_000;

/** A page reports soon after a failure, twice a minute at most otherwise, and when it is left or hidden. */
const reportsPerWindow = 30;

/** Of all visitors without login together: their addresses may be many. */
const visitorReportsPerWindow = 300;

/** Who reports: a login session, or a visitor without one. */
export type Reporter = { readonly sessionId: string } | { readonly address: string };

/**
 * Limits the reports of a login session or of an address, and those of all visitors without login together. Addresses are kept in memory, for
 * a minute. Each process counts for itself, which is precise enough: `canaryFails` counts people, not reports.
 * @returns notes a report; it throws too_many_requests from the 31st of one within a minute on, and from the 301st of visitors
 */
export function createReportLimit(): (reporter: Reporter) => void {
  let counts = new Map<string, number>();
  let began = Number.NEGATIVE_INFINITY;
  return (reporter) => {
    const now = Date.now();
    if (now - began >= windowMillis) [counts, began] = [new Map(), now];
    const limits: Readonly<Record<string, number>> =
      'sessionId' in reporter
        ? { [`session ${reporter.sessionId}`]: reportsPerWindow }
        : { visitors: visitorReportsPerWindow, [`address ${reporter.address}`]: reportsPerWindow };
    const all = Object.entries(limits).map(([key, allowed]) => ({
      key,
      allowed,
      count: counts.get(key) ?? 0,
    }));
    if (all.some(({ count, allowed }) => count >= allowed))
      throw tooManyRequests(Math.ceil((began + windowMillis - now) / 1000));
    for (const { key, count } of all) counts.set(key, count + 1);
  };
}
