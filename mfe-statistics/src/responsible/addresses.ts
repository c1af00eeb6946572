import { fillPath, linkPatterns } from '@learn/contracts';

/** The pages of a training responsible (specification §2), in the order in which they stand. */
export const responsiblePages = {
  cost: linkPatterns.courseCost,
  examCost: linkPatterns.examCost,
  examsTaken: linkPatterns.examsTaken,
  certificationProfile: linkPatterns.certificationProfile,
} as const;

export type ResponsiblePageName = keyof typeof responsiblePages;

export const responsiblePageNames = Object.keys(responsiblePages) as ResponsiblePageName[];

/** A page with the figures of a year and a profile. */
export function responsibleAddress(
  page: ResponsiblePageName,
  courseSessionId: string,
  { year, profile }: { readonly year: number; readonly profile: string },
): string {
  const query = new URLSearchParams({ year: String(year), profile });
  return `${fillPath(responsiblePages[page], { courseSessionId })}?${query}`;
}
