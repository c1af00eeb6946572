import { linkPatterns } from '@learn/contracts';

/** Address patterns of the area's pages. */
export const paths = {
  overview: linkPatterns.admin,
} as const;
