import { endpoints } from '@learn/contracts';
import type { StatisticsPart } from '@learn/contracts/endpoints';
import { feedbackWithheldTexts } from '../src/statistics/groupExport.ts';
import type { GroupDimension } from '../src/statistics/groupSums.ts';
import type { recomputeStatistics } from './recomputeStatistics.ts';
import {
  at,
  type CircleName,
  type createStatisticsWorld,
  type FilterSpecification,
} from './statisticsWorld.ts';

// The shapes in which course statistics are answered, as tests ask for them and compare them with a recomputation.

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;
export type Recomputed = ReturnType<typeof recomputeStatistics>;
/** What of it every shape has. */
export type RecomputedParts = Pick<Recomputed, 'attendance' | 'assignments' | 'competences' | 'feedback'>;

/** A group of `groupsDocument`. */
export interface Group extends ReturnType<typeof summariesOf> {
  readonly key: string;
  readonly label: string;
}

const summaryFields = `
  attendance_day_presences { SUMMARY{ withheld days_completed participants_present participants_total average_present
    total_records } }
  assignments { SUMMARY{ withheld completed_count average_passed average_evaluation_percent total_passed total_failed
    total_unranked total_records } }
  competences { SUMMARY{ withheld success_total fail_total total_records } }
  feedback_responses { SUMMARY{ withheld satisfaction_average satisfaction_max total_responses total_records } }`;

const ofGroup = summaryFields.replaceAll(/SUMMARY\{([^}]*)\}/g, '$1');
const ofCourse = summaryFields.replaceAll('SUMMARY', 'summary ');

const filters = `course_session_ids: $course_session_ids, regions: $regions, generations: $generations,
  circle_ids: $circle_ids, user_ids: $user_ids`;
const variables = `$course_slug: String!, $course_session_ids: [ID!], $regions: [String!], $generations: [String!],
  $circle_ids: [ID!], $user_ids: [ID!]`;

export const groupsDocument = `query Groups($by: StatisticsDimension!, ${variables}) {
  course_statistics(course_slug: $course_slug, ${filters}) { groups(by: $by) { key label ${ofGroup} } } }`;

/** The whole selection and its groups. */
export const summariesDocument = `query Summaries($by: StatisticsDimension!, ${variables}) {
  course_statistics(course_slug: $course_slug, ${filters}) { ${ofCourse} groups(by: $by) { key label ${ofGroup} } } }`;

export function filtersOf(world: World, filter: FilterSpecification) {
  return {
    course_session_ids: filter.sessions?.map((index) => world.sessionIds[index] ?? crypto.randomUUID()),
    regions: filter.regions ?? undefined,
    generations: filter.generations ?? undefined,
    circle_ids: filter.circles?.map((name) => world.fr[name] ?? ''),
    user_ids: filter.persons?.map((index) => at(world.personIds, index)),
  };
}

/** The filters as the query of an address of REST. */
export function queryOf(world: World, filter: FilterSpecification): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filtersOf(world, filter)))
    for (const value of values ?? []) query.append(name, value);
  return query;
}

/** The filters that leave one group of a selection. */
export function narrowed(
  world: World,
  filter: FilterSpecification,
  { by, key }: { readonly by: GroupDimension; readonly key: string },
): FilterSpecification {
  // nothing is planned in the third circle, and everybody meets it
  const circle = (['basics', 'advanced', 'closed'] as const).find((name) => world.keys[name] === key);
  return {
    session: { ...filter, sessions: [world.sessionIds.indexOf(key)] },
    generation: { ...filter, generations: [key] },
    region: { ...filter, regions: [key] },
    circle: { ...filter, circles: circle === undefined ? [] : ([circle] as CircleName[]) },
  }[by];
}

/** A recomputation in the names of the answers. */
export function summariesOf({ attendance, assignments, competences, feedback }: RecomputedParts) {
  return {
    attendance_day_presences: attendance.summary,
    assignments: assignments.summary,
    competences: competences.summary,
    feedback_responses: feedback.summary,
  };
}

const partNames = {
  attendance: 'attendance_day_presences',
  assignment: 'assignments',
  competence: 'competences',
  feedback: 'feedback_responses',
} as const;

/** What the spreadsheet of a part says of a group, recomputed. */
const cells: Readonly<Record<StatisticsPart, (one: RecomputedParts) => readonly (number | null)[]>> = {
  attendance: ({ attendance: { summary } }) => [
    summary.days_completed,
    summary.participants_present,
    summary.participants_total,
    summary.average_present,
  ],
  assignment: ({ assignments: { summary } }) => [
    summary.total_passed,
    summary.total_failed,
    summary.total_unranked,
    summary.average_passed,
    summary.average_evaluation_percent,
  ],
  competence: ({ competences: { summary } }) => [summary.success_total, summary.fail_total],
  feedback: ({ feedback: { summary } }) => [
    summary.satisfaction_average,
    summary.withheld === null ? summary.total_responses : null,
  ],
};

export const texts = (values: readonly unknown[]) => values.map((value) => String(value ?? ''));

/** The address of the chart of a part as a text file. */
export function chartPath(
  world: World,
  {
    part,
    by,
    filter,
  }: { readonly part: StatisticsPart; readonly by: GroupDimension; readonly filter: FilterSpecification },
): string {
  const query = queryOf(world, filter);
  query.set('by', by);
  query.set('format', 'csv');
  const path = endpoints.statisticsExport.path.replace(':courseId', world.course.id).replace(':part', part);
  return `${path}?${query}`;
}

/** The rows of that file: groups in which nothing is planned are left out, as on the page; why there is no feedback stands in its place. */
export function chartRows(
  part: StatisticsPart,
  groups: readonly Group[],
  expected: { readonly whole: RecomputedParts; readonly groups: readonly RecomputedParts[] },
): string[][] {
  const { withheld } = expected.whole.feedback.summary;
  if (part === 'feedback' && withheld) return [[feedbackWithheldTexts[withheld].de]];
  return groups.flatMap((group, index) => {
    const summary = group[partNames[part]];
    const one = expected.groups[index];
    const isShown = summary.total_records > 0 || summary.withheld !== null;
    return isShown && one ? [texts([group.label, ...cells[part](one)])] : [];
  });
}
