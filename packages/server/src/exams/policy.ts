import { definePolicy } from '../access/definePolicy.ts';
import {
  isTrainingResponsibleFor,
  organisationsOf,
  type Participant,
  type SessionAccess,
  trainsApprentice,
} from '../access/sessionAccess.ts';

export const mayReadExams = definePolicy<SessionAccess>(
  'Participants, experts, supervisors of the region, organisation roles, exam experts and admins read the exams of a session.',
  (sessionAccess) =>
    sessionAccess.isMember || readsAllExams(sessionAccess) || sessionAccess.organisationRoles.length > 0,
);

/** A person and the access with which their exam is read. */
export interface ExamSeen {
  readonly sessionAccess: SessionAccess;
  readonly person: Participant;
  /** the current user holds, as exam expert, a date that the person has booked */
  readonly holdsDate: boolean;
}

/** Row «exam dates and results» of domain decisions §4. */
export const mayReadExamOf = definePolicy<ExamSeen>(
  'People read their own exams, experts those of their sessions, supervisors of their regions, organisation roles of their own people, exam experts of their own dates, admins all.',
  ({ sessionAccess, person, holdsDate }) =>
    (sessionAccess.isMember && sessionAccess.userId === person.userId) ||
    readsAllExams(sessionAccess) ||
    trainsApprentice(sessionAccess, person) ||
    isTrainingResponsibleFor(sessionAccess, person) ||
    (holdsDate && isExamExpert(sessionAccess)),
);

export const mayBookExam = definePolicy<SessionAccess>(
  'Participants book and cancel their own exams.',
  (sessionAccess) => sessionAccess.isMember,
);

export const mayChangeExamOf = definePolicy<ExamSeen>(
  'Participants start, hand in and repeat their own exams; admins record results and correct.',
  ({ sessionAccess, person }) =>
    sessionAccess.isAdmin || (sessionAccess.isMember && sessionAccess.userId === person.userId),
);

export const mayWriteExamDates = definePolicy<SessionAccess>(
  'Admins write exam dates.',
  (sessionAccess) => sessionAccess.isAdmin,
);

export const mayImportExams = definePolicy<SessionAccess>(
  'Admins import exams that were passed elsewhere.',
  (sessionAccess) => sessionAccess.isAdmin,
);

/** Sees the exams of all people of the session, and so all of its dates. */
export function readsAllExams(sessionAccess: SessionAccess): boolean {
  return sessionAccess.isExpert || sessionAccess.leadsRegion || sessionAccess.isAdmin;
}

export function isExamExpert(sessionAccess: SessionAccess): boolean {
  return sessionAccess.organisationRoles.some(({ role }) => role === 'Prüfungsexperte');
}

/** Organisations of which a person sees everybody's exams. */
export function organisationsSeen(sessionAccess: SessionAccess): string[] {
  return [
    ...organisationsOf(sessionAccess, 'Berufsbildner'),
    ...organisationsOf(sessionAccess, 'Ausbildungsverantwortlicher'),
  ];
}
