import { statisticsCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { readCertificateFigures } from './certificateFigures.ts';
import { presentCourse, readBlock, readCourseStatistics, statisticsBlocks } from './courseStatistics.ts';
import {
  readCertificateStatistics,
  readExamStatistics,
  readOrganisationScope,
  readTrainingResponsibleStatistics,
} from './organisationStatistics.ts';
import { courseFiguresPolicy, organisationFiguresPolicy } from './policy.ts';
import { readSelection } from './selection.ts';

/** Statistics below `/api/dashboard/` (domain decisions §19); the same figures as by GraphQL. */
export function registerStatistics(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, statisticsCalls.competenceSummary, {
    policy: courseFiguresPolicy,
    handle: async ({ visitor, params, query }) => {
      const selection = await readSelection(db, visitor, { courseId: params.courseId, filters: query });
      return {
        ...presentCourse(selection),
        competences: await statisticsBlocks(db, selection).competences.summary(),
        certificates: await readCertificateFigures(db, selection),
      };
    },
  });
  registerCall(app, statisticsCalls.assignments, {
    policy: courseFiguresPolicy,
    handle: async ({ visitor, params, query }) => {
      const selection = await readSelection(db, visitor, { courseId: params.courseId, filters: query });
      const { assignments } = statisticsBlocks(db, selection);
      return { ...presentCourse(selection), assignments: await readBlock(assignments, query) };
    },
  });
  registerCall(app, statisticsCalls.course, {
    policy: courseFiguresPolicy,
    handle: async ({ visitor, params, query }) => {
      const selection = await readSelection(db, visitor, { courseId: params.courseId, filters: query });
      return readCourseStatistics(db, selection, query);
    },
  });
  registerCall(app, statisticsCalls.trainingResponsible, {
    policy: organisationFiguresPolicy,
    handle: async ({ visitor, params }) =>
      readTrainingResponsibleStatistics(db, await readOrganisationScope(db, visitor, params.courseSessionId)),
  });
  registerCall(app, statisticsCalls.exams, {
    policy: organisationFiguresPolicy,
    handle: async ({ visitor, params, language }) => {
      const scope = await readOrganisationScope(db, visitor, params.courseSessionId);
      return readExamStatistics(db, scope, language);
    },
  });
  registerCall(app, statisticsCalls.certificationProfiles, {
    policy: organisationFiguresPolicy,
    handle: async ({ visitor, params, language }) => {
      const scope = await readOrganisationScope(db, visitor, params.courseSessionId);
      return readCertificateStatistics(db, scope, language);
    },
  });
}
