/** Visitors are in groups 0 … 9999; a canary reaches the groups below its percentage, so a person stays while it grows. */
export const visitorGroups = 10_000;

/** Percentages that a canary may have; above it is promoted. */
export const canaryPercent = { least: 1, greatest: 50 } as const;

/** @param group 0 … 9999 @param percent 0 … 100 */
export function isInCanary(group: number, percent: number): boolean {
  return group * 100 < percent * visitorGroups;
}

/** Whether a text, as that of a cookie, names a group. */
export function isVisitorGroup(text: string): boolean {
  return /^(0|[1-9]\d{0,3})$/.test(text);
}
