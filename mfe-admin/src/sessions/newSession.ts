import type { AnswerOf, endpoints } from '@learn/contracts';

export type CourseChoice = AnswerOf<typeof endpoints.adminSessionFilters>['courses'][number];
export type CopiedSession = AnswerOf<typeof endpoints.adminSession>;
