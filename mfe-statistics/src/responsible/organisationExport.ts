import { endpoints } from '@learn/contracts';
import { allProfiles } from '@learn/domain';
import { rest } from '@learn/platform';
import type { ExportOf } from '../chart/Downloads.tsx';
import type { Organisation, OrganisationChoice } from './organisationView.ts';

type Kind = Parameters<typeof rest.file<typeof endpoints.exportFile>>[1]['params']['kind'];
type Chart = Parameters<typeof rest.file<typeof endpoints.organisationExport>>[1]['params']['chart'];

/** The rows behind a year's figures of a session, of all profiles or of one, as a file (specification §7). */
export function organisationExport(
  kind: Kind,
  { course_session_id, profiles }: Pick<Organisation, 'course_session_id' | 'profiles'>,
  { year, profile }: OrganisationChoice,
): ExportOf {
  const chosen = profiles.find(({ code }) => code === profile);
  return (format) =>
    rest.file(endpoints.exportFile, {
      params: { kind },
      query: {
        format,
        course_session_ids: course_session_id,
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        profile: chosen?.profile_id,
      },
    });
}

/**
 * What a chart shows as a spreadsheet: the same values under the same choice.
 * @param choice without a year where the chart is over all of them
 */
export function organisationChartExport(
  chart: Chart,
  { course_session_id: courseSessionId }: Pick<Organisation, 'course_session_id'>,
  { year, profile }: Partial<OrganisationChoice>,
): ExportOf {
  return (format) =>
    rest.file(endpoints.organisationExport, {
      params: { courseSessionId, chart },
      query: { format, year, profile: profile === allProfiles ? undefined : profile },
    });
}
