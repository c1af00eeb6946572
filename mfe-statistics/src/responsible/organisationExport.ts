import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import type { ExportOf } from '../chart/ChartDownloads.tsx';

type Kind = Parameters<typeof rest.file<typeof endpoints.exportFile>>[1]['params']['kind'];

/** The rows behind a year's figures of a session as a file (specification §7). */
export function organisationExport(kind: Kind, courseSessionId: string, year: number): ExportOf {
  return (format) =>
    rest.file(endpoints.exportFile, {
      params: { kind },
      query: {
        format,
        course_session_ids: courseSessionId,
        from: `${year}-01-01`,
        to: `${year}-12-31`,
      },
    });
}
