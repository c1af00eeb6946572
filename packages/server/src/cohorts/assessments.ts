import type { CohortAssessment, CohortAssessmentSummary } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import type { CircleNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { addUp } from './addUp.ts';
import { assessmentFigures, assessmentKey, seenAssessments } from './assessmentFigures.ts';
import { type Cohort, countedCohorts, type OpenedCohort } from './cohort.ts';
import { type CohortOrder, type ListedMember, readCohortPage } from './cohortList.ts';
import { readOrder } from './order.ts';
import { readOverview } from './overview.ts';
import { countPeople } from './peopleCounts.ts';
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
  /** translation keys of circles of which only the criteria count; all without them */
  readonly circleKeys?: readonly string[] | undefined;
  readonly language: Language;
}

/** The order of a list of self-assessments. @throws validation_failed for a column that it does not have */
export function assessmentOrder(sort: string): CohortOrder {
  return readOrder(sort, assessmentKey);
}

/** A page of the participants with how they assess themselves (specification §2, dashboard/evaluation). */
export async function listAssessments(
  db: Database,
  cohort: Cohort,
  {
    filter,
    circleKeys,
    language,
    sort,
    page,
  }: Question & {
    readonly sort: string;
    readonly page: { readonly limit: number; readonly offset: number };
  },
): Promise<Page<CohortAssessment>> {
  const figures = assessmentFigures(cohort, circleKeys);
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

type Sums = Pick<
  CohortAssessmentSummary,
  'person_count' | 'unlisted_count' | 'success_count' | 'fail_count' | 'open_count'
>;

/** What the list is about, with the sums of all its rows, and of whole groups for who sees these. */
export async function summariseAssessments(
  db: Database,
  opened: OpenedCohort,
  { filter, circleKeys, language }: Question,
): Promise<Omit<CohortAssessmentSummary, 'ignored_filters'>> {
  const { course, named } = opened;
  const cohorts = countedCohorts(opened, filter);
  const [overview, tree, people, counted] = await Promise.all([
    readOverview(db, opened, { filter, language }),
    courseTreeReader(db)(course, language),
    countPeople(db, cohorts, filter),
    Promise.all(
      cohorts.map((cohort) =>
        readSums(db, cohort, { filter, assessments: seenAssessments(cohort, circleKeys) }),
      ),
    ),
  ]);
  const circles = await seenCircles(db, opened, tree === undefined ? [] : visibleCircles(tree));
  if (overview.withheld !== null) return { ...overview, ...nothing, circles };
  const { met, ...sums } = addUp(counted);
  if (named === undefined && met === 0)
    return { ...overview, ...nothing, circles, withheld: 'too_few_people' };
  return { ...overview, ...people, ...sums, circles };
}

const nothing: Sums = {
  person_count: null,
  unlisted_count: null,
  success_count: null,
  fail_count: null,
  open_count: null,
};

interface CountedSums {
  readonly success_count: number;
  readonly fail_count: number;
  readonly open_count: number;
  /** how often a circle is met that is seen */
  readonly met: number;
}

async function readSums(
  db: Database,
  cohort: Cohort,
  { filter, assessments }: { readonly filter: CohortFilter; readonly assessments: SQL },
): Promise<CountedSums> {
  const sum = (expression: string) => sql.raw(`coalesce(sum(${expression}), 0)::int`);
  const [row] = await rowsOf<CountedSums>(
    db,
    sql`with people as materialized ${seenMembers(cohort, filter)}
      select ${sum('success')} as success_count, ${sum('fail')} as fail_count,
        ${sum('total - success - fail')} as open_count, ${sum('met')} as met
      from ${assessments} own`,
  );
  if (row === undefined) throw new Error('Sums are always one row.');
  return row;
}

/** The circles by which can be filtered: experts see those that they look after. */
async function seenCircles(
  db: Database,
  { named, asExpertOnly }: OpenedCohort,
  circles: readonly CircleNode[],
): Promise<CohortAssessmentSummary['circles']> {
  const titled = ({ id, title }: CircleNode) => ({ id, title });
  if (!asExpertOnly || named === undefined) return circles.map(titled);
  const own = await rowsOf<{ circle_key: string }>(db, ownCirclesOf(named.viewer.userId));
  const keys = new Set(own.map(({ circle_key }) => circle_key));
  return circles.filter(({ translation_key }) => keys.has(translation_key)).map(titled);
}
