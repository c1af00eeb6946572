import type { AnswerOf, endpoints } from '@learn/contracts';

/** A course with its configuration. */
export type AdminCourse = AnswerOf<typeof endpoints.adminCourse>;
