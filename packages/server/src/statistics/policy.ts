import { definePolicy } from '../access/definePolicy.ts';
import { organisationsOf, type SessionAccess } from '../access/sessionAccess.ts';

/** Course statistics and exports; `readCourseScope` decides and limits what is seen. */
export const courseMetricsPolicy = {
  sentence:
    'Experts see statistics of their own sessions, supervisors of their regions, Berufsbildner of their apprentices, Ausbildungsverantwortliche of their organisation, admins of all; who has several of these rights sees what each of them shows.',
} as const;

/** Agent statistics; the statement reads the own apprentices or mentees only. */
export const agentMetricsPolicy = {
  sentence: 'Berufsbildner see the results of their apprentices, learning mentors those of their mentees.',
} as const;

export const organisationMetricsPolicy = definePolicy<SessionAccess>(
  'Ausbildungsverantwortliche see costs, exams and certificates of their organisation, admins of all.',
  (sessionAccess) =>
    sessionAccess.isAdmin || organisationsOf(sessionAccess, 'Ausbildungsverantwortlicher').length > 0,
);
