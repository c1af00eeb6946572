import type { ResultKind } from '../../access/resultDetail.ts';
import { openExportedCohort } from '../../cohorts/cohort.ts';
import {
  type CohortFigures,
  type CohortOrder,
  type ListedMember,
  orderedEnrolments,
  readCohortPage,
} from '../../cohorts/cohortList.ts';
import type { CohortFilter } from '../../cohorts/seenMembers.ts';
import { theseIds } from '../../statistics/metrics/metricScope.ts';
import { column } from '../columns.ts';
import type { ExportRequest, ExportScope } from '../exportScope.ts';
import type { ExportContext, ExportPart } from '../exportSource.ts';
import { readCourseNames, sessionColumns, type WithSession } from '../names.ts';

type Opened = Awaited<ReturnType<typeof openExportedCohort>>;

/** A row of a list of a cohort with the names of its session. */
export type CohortRow<Result> = ListedMember & Result & WithSession;

interface CohortExport {
  readonly kind: ResultKind;
  /** figures and order of the list of a course */
  readonly listOf: (
    opened: Opened,
    scope: ExportScope,
    context: ExportContext,
  ) => Promise<{ readonly figures: CohortFigures; readonly orderOf: (sort: string) => CohortOrder }>;
}

/** The columns that say whose results a row has. */
export const memberColumns = [
  ...sessionColumns,
  column<ListedMember, 'text'>('lastName', 'text', (row) => row.last_name),
  column<ListedMember, 'text'>('firstName', 'text', (row) => row.first_name),
  column<ListedMember, 'text'>('email', 'text', (row) => row.email),
];

/** The rows of the list of a cohort under the same filters and in its order, course by course. */
export function cohortParts<Result>({ kind, listOf }: CohortExport) {
  return ({ scopes, query }: ExportRequest, context: ExportContext) =>
    Promise.all(
      scopes.map(async (scope): Promise<ExportPart<CohortRow<Result>>> => {
        const { db, language } = context;
        const opened = await openExportedCohort(db, { courseId: scope.courseId, viewer: scope.viewer, kind });
        const { figures, orderOf } = await listOf(opened, scope, context);
        const filter: CohortFilter = {
          sessionIds: query.course_session_ids,
          region: query.region,
          generation: query.generation,
          search: query.search,
          ...scope.period,
        };
        const list = { cohort: opened.cohort, figures };
        const question = { filter, order: orderOf(query.sort ?? 'name'), language };
        const names = await readCourseNames(context, scope);
        return {
          units: orderedEnrolments(list, question),
          read: async (ids) => {
            const enrolments = theseIds(ids);
            const { rows } = await readCohortPage<Result>(db, list, { ...question, enrolments });
            return rows.map((row) => ({ ...row, session: names.session(row.course_session_id) }));
          },
        };
      }),
    );
}
