import { linkPatterns } from '@learn/contracts';

/** The pages of a course's statistics (specification §2) with their addresses, in their order. */
export const coursePages = {
  list: linkPatterns.statistic,
  attendance: linkPatterns.attendanceStatistic,
  assignment: linkPatterns.assignmentStatistic,
  competence: linkPatterns.competenceStatistic,
  feedback: linkPatterns.feedbackStatistic,
} as const;

export type CoursePageName = keyof typeof coursePages;

export const coursePageNames = Object.keys(coursePages) as CoursePageName[];

/** The parts of the statistics, each with a page of its own. */
export const partNames = ['attendance', 'assignment', 'competence', 'feedback'] as const;

export type PartName = (typeof partNames)[number];
