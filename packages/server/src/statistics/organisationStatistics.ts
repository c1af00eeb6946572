import type {
  certificateStatistics,
  examStatistics,
  trainingResponsibleStatistics,
  Wire,
} from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { organisationsOf } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import type { Sum } from './averages.ts';
import { certificatesPerProfile } from './metrics/certificationProfiles.ts';
import { costsPerYear } from './metrics/costs.ts';
import { enrolledParticipants } from './metrics/enrolments.ts';
import { examsTaken } from './metrics/exams.ts';
import { theseSessions } from './metrics/metricScope.ts';
import type { OrganisationScope } from './metrics/organisationScope.ts';
import type { SessionScope } from './organisationSessions.ts';
import { organisationMetricsPolicy } from './policy.ts';
import { rowsOf } from './rowsOf.ts';

export type CostPerYear = TrainingResponsibleStatistics['cost_per_year'][number];
export type ParticipantsPerYear = TrainingResponsibleStatistics['participants_per_year'][number];
export type TrainingResponsibleStatistics = Wire<z.output<typeof trainingResponsibleStatistics>>;
export type ExamStatistic = Wire<z.output<typeof examStatistics>>[number];
export type CertificateStatistic = Wire<z.output<typeof certificateStatistics>>[number];

/**
 * Whose costs, exams and certificates of a session a user sees.
 * @throws not_found for everybody but training responsibles and admins
 */
export async function readOrganisationScope(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<SessionScope> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMaySee(organisationMetricsPolicy, sessionAccess);
  return {
    sessions: theseSessions([courseSessionId]),
    courseSessionId,
    courseId: sessionAccess.courseId,
    organisationIds: sessionAccess.isAdmin
      ? undefined
      : organisationsOf(sessionAccess, 'Ausbildungsverantwortlicher'),
  };
}

/** Course costs by calendar year, in CHF (specification §3, cost_per_year). */
export async function readCostPerYear(db: Database, scope: OrganisationScope): Promise<CostPerYear[]> {
  const rows = await rowsOf<{ year: number; total: Sum }>(
    db,
    sql`select year, total from ${costsPerYear(scope)} costs order by year`,
  );
  return rows.map(({ year, total }) => ({ year, total_cost: Number(total) / 100 }));
}

/** Participants with their profile by year of enrolment (specification §3, participants_per_year). */
export async function readParticipantsPerYear(
  db: Database,
  scope: OrganisationScope,
): Promise<ParticipantsPerYear[]> {
  const rows = await rowsOf<ParticipantsPerYear['participants'][number] & { year: number }>(
    db,
    sql`select enrolled.year, enrolled.user_id, enrolled.first_name, enrolled.last_name,
        profile.code as chosen_profile
      from ${enrolledParticipants(scope)} enrolled
      left join course_profiles profile on profile.id = enrolled.chosen_profile_id
      order by enrolled.year, enrolled.last_name, enrolled.first_name, enrolled.user_id`,
  );
  const years = Map.groupBy(rows, ({ year }) => year);
  return [...years].map(([year, people]) => ({
    year,
    participants: people.map(({ year: _, ...person }) => person),
  }));
}

/** Both of the above. */
export async function readTrainingResponsibleStatistics(
  db: Database,
  scope: OrganisationScope,
): Promise<TrainingResponsibleStatistics> {
  const cost_per_year = await readCostPerYear(db, scope);
  return { cost_per_year, participants_per_year: await readParticipantsPerYear(db, scope) };
}

/** Exams that were taken, the latest first (specification §3, exam statistics). */
export async function readExamStatistics(
  db: Database,
  scope: OrganisationScope,
  language: Language,
): Promise<ExamStatistic[]> {
  const rows = await rowsOf<Omit<ExamStatistic, 'price_chf'> & { price: number }>(
    db,
    sql`select taken.exam_result_id as course_completion_id, taken.exam_type_id,
        exam_type.names ->> ${language} as exam_type_name, taken.result as exam_result, taken.price, taken.year,
        to_char(taken.taken_on, 'YYYY-MM-DD') as taken_on,
        taken.user_id, person.first_name, person.last_name, profile.code as chosen_profile
      from ${examsTaken(scope)} taken
      join exam_types exam_type on exam_type.id = taken.exam_type_id
      cross join lateral (
        select found.first_name, found.last_name,
          coalesce(csu.chosen_profile_id, found.chosen_profile_id) as chosen_profile_id
        from users found
        left join course_session_users csu
          on csu.user_id = found.id and csu.course_session_id = taken.course_session_id
        where found.id = taken.user_id offset 0
      ) person
      left join course_profiles profile on profile.id = person.chosen_profile_id
      order by taken.taken_on desc, person.last_name, person.first_name, taken.exam_result_id`,
  );
  return rows.map(({ price, ...row }) => ({ ...row, price_chf: price / 100 }));
}

/** Granted certificates by year and profile (specification §3, certificate statistics). */
export function readCertificateStatistics(
  db: Database,
  scope: OrganisationScope,
  language: Language,
): Promise<CertificateStatistic[]> {
  return rowsOf<CertificateStatistic>(
    db,
    sql`select granted.year, granted.profile_id, profile.code as profile_code,
        profile.names ->> ${language} as profile_name, granted.certificates as count
      from ${certificatesPerProfile(scope)} granted
      join course_profiles profile on profile.id = granted.profile_id
      order by granted.year, profile.position, profile.id`,
  );
}
