import { linkPatterns } from '@learn/contracts';

/** The pages of a training responsible (specification §2), in the order in which they stand. */
export const responsiblePages = {
  cost: linkPatterns.courseCost,
  examCost: linkPatterns.examCost,
  examsTaken: linkPatterns.examsTaken,
  certificationProfile: linkPatterns.certificationProfile,
} as const;

export type ResponsiblePageName = keyof typeof responsiblePages;

export const responsiblePageNames = Object.keys(responsiblePages) as ResponsiblePageName[];
