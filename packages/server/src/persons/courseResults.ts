import { type GradeState, sufficientGrade } from '@learn/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { certificateList } from '../cohorts/certificates.ts';
import type { CohortFigures } from '../cohorts/cohortList.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { type AppError, validationFailed } from '../errors.ts';
import { fittingPersons, type PersonFilter } from './personFilter.ts';
import type { Viewer } from './visiblePersons.ts';

type PersonGrade = Exclude<GradeState, 'none'>;

/** Grades and progress of people in one course, as a viewer sees them (cohorts, README). */
export interface CourseResults {
  readonly figures: CohortFigures;
  /** only people whose grade the viewer sees, and sees to be below 4, or 4 and above; everybody without it */
  readonly grade?: PersonGrade | undefined;
}

/** The results of a person in the course. */
export interface PersonResults {
  readonly userId: string;
  /** over the certificates, in hundredths; null: no grade yet */
  readonly average: number | null;
  /** the viewer does not see the results of all assignments */
  readonly partial: boolean;
  readonly evaluated: number;
  /** assignments whose results the viewer sees */
  readonly total: number;
}

/** The error for fields of a query that only make sense for the people of one course. */
export function needsCourse(fields: readonly string[]): AppError {
  return validationFailed(fields.map((field) => ({ field, problems: ['unknown'] })));
}

interface ResultsQuestion extends Pick<CourseResults, 'grade'> {
  readonly course?: string | undefined;
  readonly session?: string | undefined;
}

/** The results of a course, or of that of a session; undefined where there is no such course. */
export async function readCourseResults(
  db: Database,
  viewer: Viewer,
  { course, session, grade }: ResultsQuestion,
): Promise<CourseResults | undefined> {
  const wanted = course ?? sql`(select course_id from course_sessions where id = ${session ?? null}::uuid)`;
  const [found] = await db.select().from(courses).where(eq(courses.id, wanted));
  if (found === undefined) return undefined;
  const cohort = { courseId: found.id, kind: 'evaluation', viewer } as const;
  const { figures } = await certificateList(db, found, cohort);
  return { figures, grade };
}

/**
 * Common tables of a recursive statement up to `marks`: a row per participant among `persons`, with what {@link PersonResults}
 * says. It has nothing of people whose results the viewer does not see but a total of 0.
 * @param persons name of a table with rows of visiblePersons in the course
 */
export function marksOf(persons: SQL, { figures }: CourseResults): SQL {
  return sql`people as materialized (
      select enrolment_id, user_id, course_session_id from ${persons} where role = 'MEMBER'),
    ${figures.tables},
    marks as materialized (
      select distinct on (user_id) user_id, average, partial, evaluated, evaluated + open as total from figures order by user_id)`;
}

const hundredths: Readonly<Record<PersonGrade, string>> = {
  below: `< ${sufficientGrade * 100}`,
  reached: `>= ${sufficientGrade * 100}`,
};

/**
 * Common tables up to `seen`: the rows of visiblePersons that fit. With results also `marks` of all of them, and only who
 * passes the filter by grade.
 */
export function seenTables(fitting: SQL, results: CourseResults | undefined): SQL {
  if (results === undefined) return sql`seen as (${fitting})`;
  const passing =
    results.grade === undefined
      ? sql``
      : sql`where user_id in (select user_id from marks where average ${sql.raw(hundredths[results.grade])})`;
  return sql`fitting as materialized (${fitting}), ${marksOf(sql`fitting`, results)},
    seen as (select * from fitting ${passing})`;
}

/** The `marks` of the people of `page`, rows with an `id`, as a JSON list of {@link PersonResults}; without those of whom nothing is seen. */
export const marksOfPage = sql`(
  select coalesce(json_agg(json_build_object('userId', user_id, 'average', average, 'partial', partial,
    'evaluated', evaluated, 'total', total)), '[]'::json)
  from marks where total > 0 and user_id in (select id from page))`;

interface MarksChoice {
  readonly ids: readonly string[];
  /** chooses people of the course only */
  readonly filter: PersonFilter;
  readonly results: CourseResults;
}

/** The results of the named persons by their id; without those of whom the viewer sees nothing. One statement. */
export async function readMarks(
  db: Database,
  viewer: Viewer,
  { ids, filter, results }: MarksChoice,
): Promise<ReadonlyMap<string, PersonResults>> {
  const [read] = await db.select({ marks: sql<readonly PersonResults[]>`marks` }).from(sql`(
    with recursive page as materialized (select unnest(${sql.param([...ids])}::uuid[]) as id),
      shown as materialized (${fittingPersons(viewer, filter, sql`select id from page`)}),
      ${marksOf(sql`shown`, results)}
    select ${marksOfPage} as marks) as read`);
  return new Map(read?.marks.map((marks) => [marks.userId, marks]));
}
