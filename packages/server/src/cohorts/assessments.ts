import type { CohortAssessment, CohortAssessmentSummary } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import type { CircleNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { notFound } from '../errors.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { assessmentFigures, assessmentKey, countedCriteria } from './assessmentFigures.ts';
import type { Cohort, OpenedCohort } from './cohort.ts';
import { type CohortFigures, type CohortOrder, type ListedMember, readCohortPage } from './cohortList.ts';
import { readOrder } from './order.ts';
import { readOverview } from './overview.ts';
import { type CohortFilter, seenMembers } from './seenMembers.ts';

/** The self-assessments of a person as the statement answers them. */
export interface CountRow {
  readonly total_count: number;
  readonly success_count: number;
  readonly fail_count: number;
  readonly open_count: number;
}

interface Question {
  readonly filter: CohortFilter;
  /** id of a circle in any language, of which only the criteria count */
  readonly circle?: string | undefined;
  readonly language: Language;
}

/** The order of a list of self-assessments. @throws validation_failed for a column that it does not have */
export function assessmentOrder(sort: string): CohortOrder {
  return readOrder(sort, assessmentKey);
}

/** The figures of self-assessments of a cohort. @param circleKeys translation keys; without them all circles count */
export async function assessmentFiguresOf(
  db: Database,
  { course, cohort }: { readonly course: CourseRow; readonly cohort: Cohort },
  circleKeys?: readonly string[],
): Promise<CohortFigures> {
  const tree = await courseTreeReader(db)(course, 'de');
  return assessmentFigures(cohort, tree === undefined ? [] : countedCriteria(tree, circleKeys));
}

/** A page of the participants with how they assess themselves (specification §2, dashboard/evaluation). */
export async function listAssessments(
  db: Database,
  { course, cohort }: OpenedCohort,
  {
    filter,
    circle,
    language,
    sort,
    page,
  }: Question & {
    readonly sort: string;
    readonly page: { readonly limit: number; readonly offset: number };
  },
): Promise<Page<CohortAssessment>> {
  const figures = await assessmentFiguresOf(db, { course, cohort }, await readCircleKey(db, course, circle));
  const question = { filter, language, page, order: assessmentOrder(sort) };
  const { rows, total } = await readCohortPage<CountRow>(db, { cohort, figures }, question);
  return { rows: rows.map(presentMember), total };
}

function presentMember({
  enrolment_id: _,
  email: __,
  my_role,
  ...row
}: ListedMember & CountRow): CohortAssessment {
  return { ...row, my_role: my_role as CohortAssessment['my_role'] };
}

type Sums = Pick<CohortAssessmentSummary, 'person_count' | 'success_count' | 'fail_count' | 'open_count'>;

/** What the list is about, with the sums of all its rows. */
export async function summariseAssessments(
  db: Database,
  opened: OpenedCohort,
  { filter, circle, language }: Question,
): Promise<CohortAssessmentSummary> {
  const { course, cohort } = opened;
  const figures = await assessmentFiguresOf(db, opened, await readCircleKey(db, course, circle));
  const overview = await readOverview(db, opened, { filter, language });
  const sums = overview.withheld === null ? await readSums(db, { cohort, figures, filter }) : nothing;
  const tree = await courseTreeReader(db)(course, language);
  return {
    ...overview,
    ...sums,
    circles: await seenCircles(db, opened, tree === undefined ? [] : visibleCircles(tree)),
  };
}

const nothing: Sums = { person_count: null, success_count: null, fail_count: null, open_count: null };

async function readSums(
  db: Database,
  { cohort, figures, filter }: { cohort: Cohort; figures: CohortFigures; filter: CohortFilter },
): Promise<Sums> {
  const [row] = await rowsOf<Sums>(
    db,
    sql`with people as materialized ${seenMembers(cohort, filter)}, ${figures.tables}
      select count(*)::int as person_count, coalesce(sum(success), 0)::int as success_count,
        coalesce(sum(fail), 0)::int as fail_count, coalesce(sum(open), 0)::int as open_count from figures`,
  );
  return row ?? nothing;
}

/** The circles by which can be filtered: experts see those that they look after. */
async function seenCircles(
  db: Database,
  { cohort, asExpertOnly }: OpenedCohort,
  circles: readonly CircleNode[],
): Promise<CohortAssessmentSummary['circles']> {
  const titled = ({ id, title }: CircleNode) => ({ id, title });
  if (!asExpertOnly) return circles.map(titled);
  const own = await rowsOf<{ circle_key: string }>(db, ownCirclesOf(cohort.viewer.userId));
  const keys = new Set(own.map(({ circle_key }) => circle_key));
  return circles.filter(({ translation_key }) => keys.has(translation_key)).map(titled);
}

/** @throws not_found for what is no circle of the course */
async function readCircleKey(
  db: Database,
  { id: courseId }: CourseRow,
  circle: string | undefined,
): Promise<string[] | undefined> {
  if (circle === undefined) return undefined;
  const [row] = await rowsOf<{ key: string }>(
    db,
    sql`select translation_key as key from pages
      where id = ${circle} and course_id = ${courseId} and content_type = 'learnpath.Circle'`,
  );
  if (row === undefined) throw notFound();
  return [row.key];
}
