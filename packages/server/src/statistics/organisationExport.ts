import { Readable } from 'node:stream';
import type { EndpointQuery, OrganisationChart, statisticsEndpoints } from '@learn/contracts/endpoints';
import { allProfiles, calendarYear, type Language } from '@learn/domain';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { columnDefinitions } from '../exports/columns.ts';
import { writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import { type ChartSource, organisationCharts, organisationChartTexts } from './organisationCharts.ts';
import { readProfileNames } from './organisationSessions.ts';
import { readOrganisationScope } from './organisationStatistics.ts';

type Query = EndpointQuery<typeof statisticsEndpoints.organisationExport>;

/** Which chart of a training responsible is exported. */
export interface OrganisationExport {
  readonly courseSessionId: string;
  readonly chart: OrganisationChart;
  readonly query: Query;
  readonly language: Language;
}

/**
 * What the own organisation paid and reached in a session, as a chart shows it: the same rows and values under the same year and
 * profile.
 * @throws not_found for everybody but training responsibles and admins; validation_failed for a filter that the chart does not have
 */
export async function startOrganisationExport(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, chart, query, language }: OrganisationExport,
): Promise<Readable> {
  const scope = await readOrganisationScope(db, currentUser, courseSessionId);
  const profiles = await readProfileNames(db, language);
  refuseUnknown(chart, query, profiles);
  const { format, year = calendarYear(new Date()), profile = allProfiles } = query;
  const source: ChartSource = { db, scope, language, year, profile, profiles };
  return organisationCharts[chart](source, async (rows, columns) => {
    await recordAudit(db, {
      action: 'export.made',
      actorId: currentUser.userId,
      courseSessionId,
      subjectId: `organisation_${chart}`,
      details: { ...query, rows: rows.length, complete: true },
    });
    const cells = rows.map((row) => columns.map(({ cell }) => cell(row, { language, format })));
    return writeSpreadsheet(Readable.from(cells), {
      format,
      name: organisationChartTexts[chart][language],
      columns: columnDefinitions(columns, language),
    });
  });
}

/** A filter that is ignored would leave more in the file than the reader believes. @throws validation_failed */
function refuseUnknown(
  chart: OrganisationChart,
  { year, profile }: Query,
  profiles: readonly { readonly code: string }[],
): void {
  const fields = [
    ...(chart === 'certificates_by_year' && year !== undefined ? ['year'] : []),
    ...(profile !== undefined && !profiles.some(({ code }) => code === profile) ? ['profile'] : []),
  ];
  if (fields.length > 0) {
    throw validationFailed(fields.map((field) => ({ field, problems: ['unknown'] })));
  }
}
