import {
  cohortExportFilters,
  type ExportKind,
  exportEndpoints,
  personExportFilters,
  spreadsheetMediaTypes,
} from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { validationFailed } from '../errors.ts';
import { askedLanguage } from './askedLanguage.ts';
import { type ExportQuery, readExportRequest } from './exportScope.ts';
import { fileNameOf } from './fileName.ts';
import { exportPolicy } from './policy.ts';
import { startExport } from './service.ts';

/** `GET /api/dashboard/export/{kind}/` (specification §7, domain decisions §15) */
export function registerExports(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, exportEndpoints.file, {
    policy: exportPolicy,
    handle: async ({ currentUser, params: { kind }, query, request, reply }) => {
      refuseForeignFilters(kind, query);
      const language = askedLanguage(request);
      const wanted = await readExportRequest(db, currentUser, { kind, query });
      const name = await fileNameOf(db, wanted, { kind, language });
      const file = await startExport(db, wanted, { kind, language });
      return reply
        .type(spreadsheetMediaTypes[query.format])
        .header('content-disposition', `attachment; filename="${name}.${query.format}"`)
        .header('content-language', language)
        .send(file);
    },
  });
}

/** The filters that are not every export's, by the kinds that take them. */
const ownFilters: Readonly<Partial<Record<ExportKind, readonly (typeof listFilters)[number][]>>> = {
  persons: personExportFilters,
  training_responsible_costs: ['profile'],
  training_responsible_exam_taken: ['profile'],
  exam_costs: ['profile'],
  certification_profiles: ['profile'],
  certificate_grades: cohortExportFilters,
  self_assessments: cohortExportFilters,
};

const listFilters = [...new Set([...personExportFilters, ...cohortExportFilters])] as const;

/** A filter that is ignored would leave more in the file than the reader believes. @throws validation_failed */
function refuseForeignFilters(kind: ExportKind, query: ExportQuery): void {
  const foreign = listFilters.filter(
    (name) => query[name] !== undefined && !ownFilters[kind]?.includes(name),
  );
  const named: readonly string[] =
    kind === 'certificate_grades' && query.circle_ids !== undefined ? [...foreign, 'circle_ids'] : foreign;
  if (named.length > 0) {
    throw validationFailed(named.map((field) => ({ field, problems: ['unknown'] })));
  }
}
