/** The codes of the course profiles (specification §3); their names are data. */
export const profileCodes = [
  'generell',
  'krankenzusatzversicherung',
  'leben',
  'nichtleben',
  'automobilgewerbe',
] as const;

export type ProfileCode = (typeof profileCodes)[number];

/** The filter value that leaves nothing out. */
export const allProfiles = 'all';

/** True for the code of a profile; 'all' and 'allbranche' are filter values and no profiles. */
export function isProfileCode(value: unknown): value is ProfileCode {
  return profileCodes.some((code) => code === value);
}

/** The options of a profile filter: all of them in order, preceded by 'all' only from two on (specification §5). */
export function profileFilterOptions<P extends string>(profiles: readonly P[]): (P | typeof allProfiles)[] {
  return profiles.length >= 2 ? [allProfiles, ...profiles] : [...profiles];
}

/**
 * Whether something is shown under a profile filter.
 * @param profiles the profiles it belongs to; none means everyone's.
 * @param filter a profile; 'all', 'allbranche' and no filter show everything.
 */
export function matchesProfile(profiles: readonly string[], filter: string | null | undefined): boolean {
  if (!filter || filter === allProfiles || filter === 'allbranche') return true;
  return profiles.length === 0 || profiles.includes(filter);
}

/**
 * Whether something belongs to the path of a participant: to a profile that they have chosen in one of their sessions.
 * Progress, lists and grades ask this same question.
 * @param profiles the profiles it belongs to; none means everyone's.
 * @param chosen codes, one per session; null: none is chosen there, so everything belongs to the path.
 */
export function belongsToPath(
  profiles: readonly string[],
  chosen: readonly (string | null | undefined)[],
): boolean {
  return chosen.some((profile) => matchesProfile(profiles, profile));
}
