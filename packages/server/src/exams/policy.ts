import { definePolicy } from '../access/policy.ts';
import {
  isTrainingResponsibleFor,
  organisationsOf,
  type Participant,
  type Standing,
  trainsApprentice,
} from '../access/standing.ts';

export const mayReadExams = definePolicy<Standing>(
  'Participants, experts, supervisors of the region, organisation roles, exam experts and admins read the exams of a session.',
  (standing) => standing.isMember || readsAllExams(standing) || standing.organisationRoles.length > 0,
);

/** Whose exam somebody wants to read. */
export interface ExamSeen {
  readonly standing: Standing;
  readonly person: Participant;
  /** the visitor holds, as exam expert, a date that the person has booked */
  readonly holdsDate: boolean;
}

/** Row «exam dates and results» of domain decisions §4. */
export const mayReadExamOf = definePolicy<ExamSeen>(
  'People read their own exams, experts those of their sessions, supervisors of their regions, organisation roles of their own people, exam experts of their own dates, admins all.',
  ({ standing, person, holdsDate }) =>
    (standing.isMember && standing.userId === person.userId) ||
    readsAllExams(standing) ||
    trainsApprentice(standing, person) ||
    isTrainingResponsibleFor(standing, person) ||
    (holdsDate && isExamExpert(standing)),
);

export const mayBookExam = definePolicy<Standing>(
  'Participants book and cancel their own exams.',
  (standing) => standing.isMember,
);

export const mayChangeExamOf = definePolicy<ExamSeen>(
  'Participants start, hand in and repeat their own exams; admins record results and correct.',
  ({ standing, person }) => standing.isAdmin || (standing.isMember && standing.userId === person.userId),
);

export const mayWriteExamDates = definePolicy<Standing>(
  'Admins write exam dates.',
  (standing) => standing.isAdmin,
);

export const mayImportExams = definePolicy<Standing>(
  'Admins import exams that were passed elsewhere.',
  (standing) => standing.isAdmin,
);

/** Sees the exams of all people of the session, and so all of its dates. */
export function readsAllExams(standing: Standing): boolean {
  return standing.isExpert || standing.leadsRegion || standing.isAdmin;
}

export function isExamExpert(standing: Standing): boolean {
  return standing.organisationRoles.some(({ role }) => role === 'Prüfungsexperte');
}

/** Organisations whose people's exams somebody sees. */
export function organisationsSeen(standing: Standing): string[] {
  return [
    ...organisationsOf(standing, 'Berufsbildner'),
    ...organisationsOf(standing, 'Ausbildungsverantwortlicher'),
  ];
}
