import type { CohortCertificateSummary, CohortCertificates } from '@learn/contracts';
import { divideRounded, type Language, minimumForAverages } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { type CertificateRow, catalogueReader } from '../assignments/catalogue.ts';
import { countedAssignments } from '../assignments/countedAssignments.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { addUp } from './addUp.ts';
import { averageInSql, certificateFigures, certificateKey, type Insight } from './certificateFigures.ts';
import { type Cohort, countedCohorts, type OpenedCohort } from './cohort.ts';
import { type CohortFigures, type CohortOrder, type ListedMember, readCohortPage } from './cohortList.ts';
import { readOrder } from './order.ts';
import { readOverview } from './overview.ts';
import { countPeople } from './peopleCounts.ts';
import { type CohortFilter, meansEverybody, seenCircles, seenMembers, seesCircle } from './seenMembers.ts';

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

/**
 * The certificates of a course with the figures of a cohort.
 * @param filter by which `people` of the statement are chosen; without it they may be any of the cohort
 */
export async function certificateList(
  db: Database,
  course: CourseRow,
  cohort: Cohort,
  filter?: CohortFilter,
): Promise<CertificateList> {
  const [catalogue, tree] = await Promise.all([
    catalogueReader(db)(course),
    courseTreeReader(db)(course, 'de'),
  ]);
  const idOf = (name: string) => catalogue.certificates.find(({ slug }) => name === `grade.${slug}`)?.id;
  return {
    certificates: catalogue.certificates,
    figures: certificateFigures(
      insightOf(cohort, filter),
      tree === undefined ? [] : countedAssignments(catalogue, tree),
    ),
    orderOf: (sort) => readOrder(sort, (name) => certificateKey(name, idOf(name))),
  };
}

/** In sums each session stands for itself; a grade of a person is that of all their sessions that the viewer sees. */
function insightOf(cohort: Cohort, filter: CohortFilter | undefined): Insight {
  const people = sql`(select * from people)`;
  if (cohort.sumsOf !== undefined) {
    const enrolments = sql`(select p.*, seen.circles, seen.circle_group from people p
      left join ${seenCircles(cohort)} seen on seen.course_session_id = p.course_session_id)`;
    const sees = sql`coalesce(a.circle_key = any(i.circles), false)`;
    return { enrolments, unit: 'enrolment_id', sees, seenAlike: sql`i.circle_group` };
  }
  const sees = sql`(${seesCircle(cohort, sql`i`, sql`a.circle_key`)} or (i.praxis_results and a.praxis))`;
  const seenAlike = sql`case when i.every_result then '' else concat(i.circle_results, i.praxis_results, i.course_session_id) end`;
  const byPerson = { unit: 'user_id', sees, seenAlike } as const;
  if (filter !== undefined && meansEverybody(filter)) return { enrolments: people, ...byPerson };
  // «is true»: as a join it would compare every row of the course with every one of the choice, for the planner takes both for few
  const seen = sql`(select v.* from ${seenMembers(cohort, {})} v
    where (v.user_id in (select user_id from people)) is true)`;
  return { enrolments: seen, ...byPerson };
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
  { course, cohort }: { readonly course: CourseRow; readonly cohort: Cohort },
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

/** Grades that are averaged: how many, and their sum in hundredths. */
interface Graded {
  readonly graded: number;
  readonly total: number;
}

interface Counts {
  readonly evaluated_count: number;
  readonly open_count: number;
}

interface Sums {
  readonly counts: Counts;
  /** the averages of people */
  readonly persons: Graded;
  readonly certificates: readonly (Graded & { readonly id: string })[];
}

/**
 * What the list is about, with the averages of all its rows, and of whole groups for who sees these. Averages are of five or
 * more only. Of people by name, the overall average is that of their own. In sums it is that of the grades that count: one
 * of people would tell, beside those of the certificates, what the few have.
 */
export async function summariseCertificates(
  db: Database,
  opened: OpenedCohort,
  { filter, language }: Pick<ListQuestion, 'filter' | 'language'>,
): Promise<Omit<CohortCertificateSummary, 'ignored_filters'>> {
  const { course, named } = opened;
  const cohorts = countedCohorts(opened, filter);
  const [overview, people, counted] = await Promise.all([
    readOverview(db, opened, { filter, language }),
    countPeople(db, cohorts, filter),
    Promise.all(
      cohorts.map(async (cohort) => {
        const { figures } = await certificateList(db, course, cohort, filter);
        return readSums(db, { cohort, figures, filter });
      }),
    ),
  ]);
  const sums = overview.withheld === null ? counted : [];
  const { certificates } = await catalogueReader(db)(course);
  const counts = sums.length === 0 ? undefined : { ...people, ...addUp(sums.map((one) => one.counts)) };
  const isHidden = named === undefined && counts?.person_count === 0;
  const shown = isHidden ? undefined : counts;
  const hasGroups = cohorts.some(({ sumsOf }) => sumsOf !== undefined);
  // in whole groups none that may be shown is not that there is none
  const countOf = ({ graded }: Graded) => (hasGroups && graded === 0 ? null : graded);
  const gradedIn = (id: string) =>
    addUp([
      none,
      ...sums.flatMap((one) => one.certificates.filter((found) => found.id === id)).map(withoutId),
    ]);
  const ofGrades = addUp([none, ...certificates.map(({ id }) => gradedIn(id))]);
  const [only] = sums;
  const overall = only && cohorts.every(({ sumsOf }) => sumsOf === undefined) ? only.persons : ofGrades;
  return {
    ...overview,
    withheld: isHidden ? 'too_few_people' : overview.withheld,
    ...(shown ?? nothing),
    graded_count: shown ? countOf(overall) : null,
    average_grade: shown ? averageOf(overall) : null,
    certificates: certificates.map(({ id, slug, titles }) => ({
      id,
      slug,
      title: titles[language],
      graded_count: shown ? countOf(gradedIn(id)) : null,
      average_grade: shown ? averageOf(gradedIn(id)) : null,
    })),
  };
}

const none: Graded = { graded: 0, total: 0 };
const withoutId = ({ graded, total }: Graded): Graded => ({ graded, total });

const nothing = { person_count: null, unlisted_count: null, evaluated_count: null, open_count: null };

function averageOf({ graded, total }: Graded): number | null {
  return graded < minimumForAverages ? null : Number(divideRounded(BigInt(total), BigInt(graded))) / 100;
}

/** In sums, a session counts for a certificate when enough of its people have a grade. */
async function readSums(
  db: Database,
  { cohort, figures, filter }: Pick<ListQuestion, 'filter'> & { cohort: Cohort; figures: CohortFigures },
): Promise<Sums> {
  // the grade of a person in several sessions is one
  const [unit, grouped] =
    cohort.sumsOf === undefined
      ? [sql`user_id`, sql`from graded group by certificate_id`]
      : [
          sql`enrolment_id`,
          sql`from graded join people p on p.enrolment_id = graded.enrolment_id
            group by certificate_id, p.course_session_id
            having count(half) filter (where not p.is_known) >= ${minimumForAverages}::int`,
        ];
  const [row] = await rowsOf<Sums>(
    db,
    sql`with recursive people as materialized ${seenMembers(cohort, filter)},
      ${figures.tables},
      average as (select ${averageInSql(sql`half`)} as value from graded group by ${unit}),
      grades as (
        select certificate_id, count(half)::int as graded, coalesce(sum(half * 50 + 100), 0)::float8 as total
        ${grouped}
      ),
      each as (
        select certificate_id, sum(graded)::int as graded, sum(total)::float8 as total from grades group by certificate_id
      )
      select (select json_build_object('evaluated_count', coalesce(sum(evaluated), 0)::int, 'open_count', coalesce(sum(total - evaluated), 0)::int)
          from graded) as counts,
        (select json_build_object('graded', count(value)::int, 'total', coalesce(sum(value), 0)::float8)
          from average) as persons,
        (select coalesce(json_agg(json_build_object('id', certificate_id, 'graded', graded, 'total', total)), '[]'::json)
          from each) as certificates`,
  );
  if (row === undefined) throw new Error('Sums are always one row.');
  return row;
}
