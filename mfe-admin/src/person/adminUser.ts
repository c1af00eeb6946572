import type { AnswerOf, endpoints } from '@learn/contracts';

export type AdminUser = AnswerOf<typeof endpoints.adminUser>;
export type Enrolment = AdminUser['enrolments'][number];
