import type { CohortCertificateSummary, CohortCertificates } from '@learn/contracts';
import { type Language, minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type CertificateRow, catalogueReader } from '../assignments/catalogue.ts';
import { countedAssignments } from '../assignments/countedAssignments.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { certificateFigures, certificateKey, type Insight } from './certificateFigures.ts';
import type { Cohort, OpenedCohort } from './cohort.ts';
import { type CohortFigures, type CohortOrder, type ListedMember, readCohortPage } from './cohortList.ts';
import { readOrder } from './order.ts';
import { readOverview } from './overview.ts';
import { type CohortFilter, seenMembers, seesCircle } from './seenMembers.ts';

/** The grade of a person in a certificate as the statement answers it: half steps above 1, and hundredths. */
interface GradeRow {
  readonly id: string;
  readonly half: number | null;
  readonly exact: number | null;
  /** of the share */
  readonly permille: number | null;
  readonly evaluated_count: number;
  readonly total_count: number;
  readonly is_partial: boolean;
}

/** The grades of a person as the statement answers them. */
export interface ResultRow {
  readonly evaluated_count: number;
  readonly open_count: number;
  readonly is_partial: boolean;
  /** hundredths */
  readonly average: number | null;
  readonly certificates: readonly GradeRow[];
}

/** What of the certificates of a course is read: their figures, and in which order. */
export interface CertificateList {
  /** in the order of the course */
  readonly certificates: readonly CertificateRow[];
  readonly figures: CohortFigures;
  readonly orderOf: (sort: string) => CohortOrder;
}

/** The certificates of a course with the figures of a cohort. */
export async function certificateList(
  db: Database,
  course: CourseRow,
  cohort: Cohort,
): Promise<CertificateList> {
  const [catalogue, tree] = await Promise.all([
    catalogueReader(db)(course),
    courseTreeReader(db)(course, 'de'),
  ]);
  const idOf = (name: string) => catalogue.certificates.find(({ slug }) => name === `grade.${slug}`)?.id;
  return {
    certificates: catalogue.certificates,
    figures: certificateFigures(
      insightOf(cohort),
      tree === undefined ? [] : countedAssignments(catalogue, tree),
    ),
    orderOf: (sort) => readOrder(sort, (name) => certificateKey(name, idOf(name))),
  };
}

/** In sums each session stands for itself; a grade of a person is that of all their sessions that the viewer sees. */
function insightOf(cohort: Cohort): Insight {
  const sees = sql`(${seesCircle(cohort, sql`i`, sql`a.circle_key`)} or (i.praxis_results and a.praxis))`;
  if (cohort.sumsOf !== undefined)
    return { enrolments: sql`(select * from people)`, unit: 'enrolment_id', sees };
  const seen = sql`(select v.* from ${seenMembers(cohort, {})} v where v.user_id in (select user_id from people))`;
  return { enrolments: seen, unit: 'user_id', sees };
}

interface ListQuestion {
  readonly filter: CohortFilter;
  readonly sort: string;
  readonly language: Language;
  readonly page: { readonly limit: number; readonly offset: number };
}

/** A page of the participants with their grades (specification §2, dashboard/certificates). */
export async function listCertificates(
  db: Database,
  { course, cohort }: OpenedCohort,
  { sort, ...question }: ListQuestion,
): Promise<Page<CohortCertificates>> {
  const { certificates, figures, orderOf } = await certificateList(db, course, cohort);
  const { rows, total } = await readCohortPage<ResultRow>(
    db,
    { cohort, figures },
    { ...question, order: orderOf(sort) },
  );
  return { rows: rows.map((row) => presentMember(row, certificates)), total };
}

/** @param certificates in the order in which they are shown */
export function presentMember(
  { enrolment_id: _, email: __, average, certificates: grades, my_role, ...row }: ListedMember & ResultRow,
  certificates: readonly CertificateRow[],
): CohortCertificates {
  return {
    ...row,
    my_role: my_role as CohortCertificates['my_role'],
    average_grade: average === null ? null : average / 100,
    certificates: certificates.flatMap(({ id }) => {
      const found = grades.find((grade) => grade.id === id);
      if (found === undefined) return [];
      const { half, exact, permille: _, ...counts } = found;
      return {
        ...counts,
        grade: half === null ? null : half / 2 + 1,
        exact_grade: exact === null ? null : exact / 100,
      };
    }),
  };
}

interface Sums {
  readonly person_count: number | null;
  readonly evaluated_count: number | null;
  readonly open_count: number | null;
  readonly graded_count: number | null;
  /** hundredths */
  readonly average: number | null;
  readonly certificates: readonly {
    readonly id: string;
    readonly graded_count: number;
    readonly average: number | null;
  }[];
}

/** What the list is about, with the averages of all its rows. */
export async function summariseCertificates(
  db: Database,
  opened: OpenedCohort,
  { filter, language }: Pick<ListQuestion, 'filter' | 'language'>,
): Promise<CohortCertificateSummary> {
  const { course, cohort } = opened;
  const { certificates, figures } = await certificateList(db, course, cohort);
  const overview = await readOverview(db, opened, { filter, language });
  const sums = overview.withheld === null ? await readSums(db, { cohort, figures, filter }) : nothing;
  const { average, certificates: averages, ...counts } = sums;
  return {
    ...overview,
    ...counts,
    average_grade: average === null ? null : average / 100,
    certificates: certificates.map(({ id, slug, titles }) => {
      const found = averages.find((one) => one.id === id);
      return {
        id,
        slug,
        title: titles[language],
        graded_count: found?.graded_count ?? (overview.withheld === null ? 0 : null),
        average_grade: found?.average == null ? null : found.average / 100,
      };
    }),
  };
}

const nothing: Sums = {
  person_count: null,
  evaluated_count: null,
  open_count: null,
  graded_count: null,
  average: null,
  certificates: [],
};

/**
 * Averages of five or more only. Where there is a list, the overall average is that of the people's own. In sums, a session
 * counts for a certificate when enough of its people have a grade, and the overall average is that of the grades that count:
 * one of people would tell, beside those of the certificates, what the few have.
 */
async function readSums(
  db: Database,
  { cohort, figures, filter }: Pick<ListQuestion, 'filter'> & { cohort: Cohort; figures: CohortFigures },
): Promise<Sums> {
  const minimum = sql`${minimumForAverages}::int`;
  const isSums = cohort.sumsOf !== undefined;
  // the grade of a person in several sessions is one
  const once = (columns: SQL) => (isSums ? sql`` : sql`distinct on (${columns})`);
  const average = sql`div((coalesce(sum(total), 0) * 2 + sum(graded))::numeric, nullif(sum(graded) * 2, 0)::numeric)::int`;
  const [row] = await rowsOf<Sums>(
    db,
    sql`with recursive people as materialized ${seenMembers(cohort, filter)},
      ${figures.tables},
      counted as materialized (select ${once(sql`user_id`)} * from figures order by user_id),
      grades as (
        select certificate_id, count(half)::int as graded, coalesce(sum(half * 50 + 100), 0) as total
        from (select ${once(sql`user_id, certificate_id`)} * from result order by user_id, certificate_id) own
        group by certificate_id, course_session_id
        ${isSums ? sql`having count(half) >= ${minimum}` : sql``}
      ),
      persons as (select count(average)::int as graded, coalesce(sum(average), 0) as total from counted),
      each as (
        select certificate_id, coalesce(sum(graded), 0)::int as graded, ${average} as average
        from grades group by certificate_id
      ),
      overall as (
        select coalesce(sum(graded), 0)::int as graded, ${average} as average
        from ${isSums ? sql`grades` : sql`persons`} summed
      )
      select (select count(*)::int from people) as person_count,
        (select coalesce(sum(evaluated), 0)::int from counted) as evaluated_count,
        (select coalesce(sum(open), 0)::int from counted) as open_count,
        graded as graded_count, case when graded >= ${minimum} then average end as average,
        (select coalesce(json_agg(json_build_object('id', certificate_id, 'graded_count', graded,
          'average', case when graded >= ${minimum} then average end)), '[]'::json) from each) as certificates
      from overall`,
  );
  return row ?? nothing;
}
