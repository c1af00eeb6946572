import {
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

/** A filter that is ignored would leave more in the file than the reader believes. @throws validation_failed */
function refuseForeignFilters(kind: ExportKind, query: ExportQuery): void {
  if (kind === 'persons') return;
  const foreign = personExportFilters.filter((name) => query[name] !== undefined);
  if (foreign.length > 0) {
    throw validationFailed(foreign.map((field) => ({ field, problems: ['unknown'] })));
  }
}
