import type { Readable } from 'node:stream';
import { spreadsheetMediaTypes, statisticsEndpoints } from '@learn/contracts/endpoints';
import { type Language, zurichDay } from '@learn/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { askedLanguage } from '../exports/askedLanguage.ts';
import { plain } from '../exports/fileName.ts';
import type { SpreadsheetFormat } from '../exports/writeSpreadsheet.ts';
import { agentPartTexts, startAgentExport } from './agentExport.ts';
import { readCertificateMetrics } from './certificateMetrics.ts';
import { presentCourse, readBlock, readCourseStatistics, statisticsBlocks } from './courseStatistics.ts';
import { partTexts, startGroupExport } from './groupExport.ts';
import { organisationChartTexts } from './organisationCharts.ts';
import { startOrganisationExport } from './organisationExport.ts';
import {
  readCertificateStatistics,
  readExamStatistics,
  readOrganisationScope,
  readTrainingResponsibleStatistics,
} from './organisationStatistics.ts';
import { startOutcomeExport } from './outcomeExport.ts';
import { outcomeTexts } from './outcomeSheet.ts';
import { agentMetricsPolicy, courseMetricsPolicy, organisationMetricsPolicy } from './policy.ts';
import { readSelection } from './readSelection.ts';

/** Statistics below `/api/dashboard/` (domain decisions §19); the same metrics as by GraphQL. */
export function registerStatistics(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, statisticsEndpoints.competenceSummary, {
    policy: courseMetricsPolicy,
    handle: async ({ currentUser, params, query }) => {
      const selection = await readSelection(db, currentUser, { courseId: params.courseId, filters: query });
      return {
        ...presentCourse(selection),
        competences: await statisticsBlocks(db, selection).competences.summary(),
        certificates: await readCertificateMetrics(db, selection),
      };
    },
  });
  registerEndpoint(app, statisticsEndpoints.assignments, {
    policy: courseMetricsPolicy,
    handle: async ({ currentUser, params, query }) => {
      const selection = await readSelection(db, currentUser, { courseId: params.courseId, filters: query });
      const { assignments } = statisticsBlocks(db, selection);
      return { ...presentCourse(selection), assignments: await readBlock(assignments, query) };
    },
  });
  registerEndpoint(app, statisticsEndpoints.course, {
    policy: courseMetricsPolicy,
    handle: async ({ currentUser, params, query }) => {
      const selection = await readSelection(db, currentUser, { courseId: params.courseId, filters: query });
      return readCourseStatistics(db, selection, query);
    },
  });
  registerEndpoint(app, statisticsEndpoints.export, {
    policy: courseMetricsPolicy,
    handle: async ({ currentUser, params: { courseId, part }, query, request, reply }) => {
      const language = askedLanguage(request);
      const file = await startGroupExport(db, currentUser, { courseId, part, query, language });
      const name = [plain(partTexts[part][language]), query.by];
      return sendSpreadsheet(reply, { file, name, format: query.format, language });
    },
  });
  registerEndpoint(app, statisticsEndpoints.outcomeExport, {
    policy: courseMetricsPolicy,
    handle: async ({ currentUser, params: { courseId }, query, request, reply }) => {
      const language = askedLanguage(request);
      const file = await startOutcomeExport(db, currentUser, { courseId, query, language });
      const name = [plain(outcomeTexts[language])];
      return sendSpreadsheet(reply, { file, name, format: query.format, language });
    },
  });
  registerEndpoint(app, statisticsEndpoints.agentExport, {
    policy: agentMetricsPolicy,
    handle: async ({ currentUser, params: { courseId, part }, query, request, reply }) => {
      const language = askedLanguage(request);
      const file = await startAgentExport(db, currentUser, { courseId, part, query, language });
      const name = [plain(agentPartTexts[part][language])];
      return sendSpreadsheet(reply, { file, name, format: query.format, language });
    },
  });
  registerEndpoint(app, statisticsEndpoints.trainingResponsible, {
    policy: organisationMetricsPolicy,
    handle: async ({ currentUser, params }) =>
      readTrainingResponsibleStatistics(
        db,
        await readOrganisationScope(db, currentUser, params.courseSessionId),
      ),
  });
  registerEndpoint(app, statisticsEndpoints.exams, {
    policy: organisationMetricsPolicy,
    handle: async ({ currentUser, params, language }) => {
      const scope = await readOrganisationScope(db, currentUser, params.courseSessionId);
      return readExamStatistics(db, scope, language);
    },
  });
  registerEndpoint(app, statisticsEndpoints.certificationProfiles, {
    policy: organisationMetricsPolicy,
    handle: async ({ currentUser, params, language }) => {
      const scope = await readOrganisationScope(db, currentUser, params.courseSessionId);
      return readCertificateStatistics(db, scope, language);
    },
  });
  registerEndpoint(app, statisticsEndpoints.organisationExport, {
    policy: organisationMetricsPolicy,
    handle: async ({ currentUser, params, query, request, reply }) => {
      const language = askedLanguage(request);
      const file = await startOrganisationExport(db, currentUser, { ...params, query, language });
      const name = [plain(organisationChartTexts[params.chart][language])];
      return sendSpreadsheet(reply, { file, name, format: query.format, language });
    },
  });
}

interface Spreadsheet {
  readonly file: Readable;
  /** beginning of the file's name; the day follows */
  readonly name: readonly string[];
  readonly format: SpreadsheetFormat;
  readonly language: Language;
}

function sendSpreadsheet(reply: FastifyReply, { file, name, format, language }: Spreadsheet): FastifyReply {
  const fileName = [...name, zurichDay(new Date())].join('_');
  return reply
    .type(spreadsheetMediaTypes[format])
    .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
    .header('content-language', language)
    .send(file);
}
