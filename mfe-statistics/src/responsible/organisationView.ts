import {
  allProfiles,
  calendarYear,
  examPart,
  ofProfile,
  type Profiled,
  profileCounts,
  sumChf,
  yearChoices,
} from '@learn/domain';
import type { OrganisationStatisticsQuery } from '../__generated__/graphql.ts';

export type Organisation = OrganisationStatisticsQuery['training_responsible_statistics'];
export type OrganisationCost = Organisation['course_costs'][number];
export type OrganisationExam = Organisation['exams'][number];
type Certificates = Organisation['certificates'][number];

/** What the address says: `?year=&profile=`. */
export interface OrganisationChoice {
  readonly year: number;
  /** code of a profile, or `all` */
  readonly profile: string;
}

/** Reads `?year=` and `?profile=`; what cannot be counts as not said. @param now whose calendar year it is usually */
export function readOrganisationChoice(
  { profiles }: Pick<Organisation, 'profiles'>,
  parameters: URLSearchParams,
  now: Date,
): OrganisationChoice {
  const year = parameters.get('year') ?? '';
  const profile = profiles.find(({ code }) => code === parameters.get('profile'))?.code;
  return {
    year: /^[12]\d{3}$/.test(year) ? Number(year) : calendarYear(now),
    profile: profile ?? allProfiles,
  };
}

/** The years of which something is known, the latest first, with the current one and the chosen one. */
export function organisationYears(organisation: Organisation, chosen: number, now: Date): number[] {
  const { course_costs, exams, certificates, participants_per_year } = organisation;
  const known = [...course_costs, ...exams, ...certificates, ...participants_per_year].map(
    ({ year }) => year,
  );
  return yearChoices([...known, chosen], calendarYear(now));
}

/** The figures of a year, of all profiles or of one. */
export interface OrganisationFigures extends OrganisationChoice {
  readonly participants: readonly Profiled[];
  readonly costs: readonly OrganisationCost[];
  readonly exams: readonly OrganisationExam[];
  readonly certificates: readonly Certificates[];
}

/** The figures that a choice leaves. */
export function organisationFigures(
  organisation: Organisation,
  { year, profile }: OrganisationChoice,
): OrganisationFigures {
  const ofYear = <Row extends { readonly year: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.year === year);
  const participants = ofYear(organisation.participants_per_year).flatMap((one) => one.participants);
  return {
    year,
    profile,
    participants: ofProfile(participants, profile),
    costs: ofProfile(ofYear(organisation.course_costs), profile),
    exams: ofProfile(ofYear(organisation.exams), profile),
    certificates: ofYear(organisation.certificates).filter(
      ({ profile_code }) => profile === allProfiles || profile_code === profile,
    ),
  };
}

/** The sums of these figures. */
export function organisationSums({ participants, costs, exams, certificates }: OrganisationFigures) {
  return {
    participants: participants.length,
    cost: sumChf(costs.map(({ price_chf }) => price_chf)),
    payers: new Set(costs.map(({ user_id }) => user_id)).size,
    examCost: sumChf(exams.map(({ price_chf }) => price_chf)),
    exams: examPart('all', exams),
    certificates: certificates.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The profiles that occur in a year, in their order, with the number of rows that a choice of each leaves. */
export function profilesOfYear(
  organisation: Organisation,
  year: number,
  page: keyof Pick<OrganisationFigures, 'costs' | 'exams' | 'certificates'>,
): readonly { readonly code: string; readonly name: string; readonly count: number }[] {
  const figures = organisationFigures(organisation, { year, profile: allProfiles });
  const rows: readonly Profiled[] =
    page === 'certificates'
      ? figures.certificates.flatMap(({ profile_code, count }) =>
          Array.from({ length: count }, () => ({ chosen_profile: profile_code })),
        )
      : figures[page];
  return profileCounts(rows, organisation.profiles).map(({ code, count }) => ({
    code,
    count,
    name: profileName(organisation, code),
  }));
}

/** The name of a profile; its code where it has none. */
export function profileName({ profiles }: Pick<Organisation, 'profiles'>, code: string): string {
  return profiles.find((profile) => profile.code === code)?.name ?? code;
}
