/** Visitors are in groups 0 … 9999; a canary reaches the groups below its percentage, so a person stays while it grows. */
export const visitorGroups = 10_000;

/** Percentages that a canary may have; above it is promoted. */
export const canaryPercent = { least: 1, greatest: 50 } as const;

/** @param group 0 … 9999 @param percent 0 … 100 */
export function isInCanary(group: number, percent: number): boolean {
  return group * 100 < percent * visitorGroups;
}

/** What pages have noted of a version. */
export interface LoadCounts {
  readonly loads: number;
  /** attempts to load that failed, and crashes of what was loaded */
  readonly failures: number;
}

/** @returns how much of what pages noted was a failure, 0 … 1 */
export function failureShare({ loads, failures }: LoadCounts): number {
  return failures === 0 ? 0 : failures / (loads + failures);
}

/** Of how many minutes the figures count for `canaryFails`. */
export const canaryWindowMinutes = 10;

/** One visitor may have a bad network or extension; three of a few minutes hardly do. */
const leastVisitors = 3;
const leastShare = 0.2;
/** What fails like this in the live version too, as in an outage of the network, is not the canary's doing. */
const timesLive = 3;

/**
 * Whether a canary has to end: it fails for several people, often, and far more often than the live version does meanwhile.
 * @param visitors different ones for whom the canary failed
 */
export function canaryFails(canary: LoadCounts & { readonly visitors: number }, live: LoadCounts): boolean {
  const share = failureShare(canary);
  return canary.visitors >= leastVisitors && share >= leastShare && share >= timesLive * failureShare(live);
}

/** Whether a text, as that of a cookie, names a group. */
export function isVisitorGroup(text: string): boolean {
  return /^(0|[1-9]\d{0,3})$/.test(text);
}
