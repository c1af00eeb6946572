import { Readable } from 'node:stream';
import type { EndpointQuery, statisticsEndpoints } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { columnDefinitions } from '../exports/columns.ts';
import { writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import { statisticsBlocks } from './courseStatistics.ts';
import { outcomeColumns, outcomeRows, outcomeTexts } from './outcomeSheet.ts';
import { readSelection } from './readSelection.ts';

/** Of which course the outcomes are exported. */
export interface OutcomeExport {
  readonly courseId: string;
  readonly query: EndpointQuery<typeof statisticsEndpoints.outcomeExport>;
  readonly language: Language;
}

/**
 * How the works of a course are evaluated, as its chart of outcomes shows it under the same filters; without rows where they are
 * withheld.
 * @throws not_found for people without a right to it
 */
export async function startOutcomeExport(
  db: Database,
  currentUser: CurrentUser,
  { courseId, query: { format, ...filters }, language }: OutcomeExport,
): Promise<Readable> {
  const selection = await readSelection(db, currentUser, { courseId, filters });
  const summary = await statisticsBlocks(db, selection).assignments.summary();
  const rows = summary.withheld === null ? outcomeRows(summary) : [];
  const cells = rows.map((row) => outcomeColumns.map(({ cell }) => cell(row, { language, format })));
  return writeSpreadsheet(Readable.from(cells), {
    format,
    name: outcomeTexts[language],
    columns: columnDefinitions(outcomeColumns, language),
  });
}
