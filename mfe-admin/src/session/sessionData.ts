import type { AnswerOf, ExamOverview, endpoints } from '@learn/contracts';

/** What the server answers of a session, and the parts of it. */
export type AdminSession = AnswerOf<typeof endpoints.adminSession>;
export type SessionExpert = AdminSession['experts'][number];
export type SessionPlan = AnswerOf<typeof endpoints.sessionPlan>;
export type CirclePlan = SessionPlan['circles'][number];
export type PlannedExam = NonNullable<CirclePlan['exam']>;
export type ExamDate = PlannedExam['dates'][number];
export type Booking = ExamOverview['dates'][number]['bookings'][number];

/** The exam of a circle in a session. */
export interface ExamAddress {
  readonly courseSessionId: string;
  readonly circleId: string;
}
