import type { feedbackRecord, feedbackSummary, Wire } from '@learn/contracts/endpoints';
import type { FeedbackWithheldReason } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { averageSatisfaction } from './averages.ts';
import { circlePlace, pageIdOf, presentOrigin, readRecords } from './records.ts';
import type { Selection } from './selection.ts';
import type { Sums } from './sums.ts';

export type FeedbackRecord = Wire<z.output<typeof feedbackRecord>>;
export type FeedbackSummary = Wire<z.output<typeof feedbackSummary>>;

interface MetricRow {
  readonly content_key: string;
  readonly responses: number;
  readonly rated: number;
  readonly satisfaction: number;
  readonly experts: string | null;
}

/** Records of feedback with the experts of the circle (specification §3). @param metrics as of `feedbackMetrics` */
export async function readFeedbackRecords(
  db: Database,
  selection: Selection,
  metrics: SQL,
  page: RowPage,
): Promise<FeedbackRecord[]> {
  const rows = await readRecords<MetricRow>(
    db,
    selection,
    {
      metrics,
      columns: sql`metrics.*, (
        select string_agg(person.first_name || ' ' || person.last_name, ', '
          order by person.last_name, person.first_name, person.id)
        from course_session_users csu
        join expert_circles looked_after on looked_after.course_session_user_id = csu.id
        join users person on person.id = csu.user_id
        where csu.course_session_id = metrics.course_session_id and csu.role = 'EXPERT'
          and looked_after.circle_key = metrics.circle_key
      ) as experts`,
      order: sql`${circlePlace(selection, sql`metrics.circle_key`)}, metrics.circle_key, metrics.content_key`,
    },
    page,
  );
  return rows.map((row) => {
    const origin = presentOrigin(row, selection, '');
    return {
      ...presentOrigin(row, selection, `/feedback/${origin.circle_id}`),
      learning_content_id: pageIdOf(selection, row.content_key),
      satisfaction_average: averageSatisfaction(row.satisfaction, row.rated),
      satisfaction_max: 4,
      total_responses: row.responses,
      experts: row.experts ?? '',
    };
  });
}

/** Summary of feedback. */
export function presentFeedbackSums(sums: Sums<'feedback'>): FeedbackSummary {
  return {
    withheld: null,
    satisfaction_average: averageSatisfaction(sums.satisfaction, sums.rated),
    satisfaction_max: 4,
    total_responses: sums.responses,
    total_records: sums.feedback_records,
  };
}

/** Summary of feedback that is not shown. */
export function withheldFeedbackSums(withheld: FeedbackWithheldReason): FeedbackSummary {
  return { withheld, satisfaction_average: null, satisfaction_max: 4, total_responses: 0, total_records: 0 };
}
