import { cohortEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { listAssessments, summariseAssessments } from './assessments.ts';
import { listCertificates, summariseCertificates } from './certificates.ts';
import { readChoice } from './choice.ts';
import { openCohort, openNamedCohort } from './cohort.ts';
import { mayListCohort, maySummariseCohort } from './policy.ts';

/** `GET /api/dashboard/certificates/{courseSlug}/` and `…/evaluation/{courseSlug}/`, each with its summary. */
export function registerCohorts(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, cohortEndpoints.certificates, {
    policy: mayListCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language, reply }) => {
      const opened = await openNamedCohort(db, currentUser, { courseSlug, kind: 'evaluation' });
      const { sort, limit, offset } = query;
      const { filter } = await readChoice(db, opened.course, query);
      return sendPage(
        reply,
        await listCertificates(db, opened, { filter, sort, language, page: { limit, offset } }),
      );
    },
  });
  registerEndpoint(app, cohortEndpoints.certificateSummary, {
    policy: maySummariseCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language }) => {
      const opened = await openCohort(db, currentUser, { courseSlug, kind: 'evaluation' });
      const { filter, ignored } = await readChoice(db, opened.course, query);
      return {
        ...(await summariseCertificates(db, opened, { filter, language })),
        ignored_filters: ignored,
      };
    },
  });
  registerEndpoint(app, cohortEndpoints.assessments, {
    policy: mayListCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language, reply }) => {
      const { course, cohort } = await openNamedCohort(db, currentUser, {
        courseSlug,
        kind: 'selfAssessment',
      });
      const { sort, limit, offset } = query;
      const { filter, circleKeys } = await readChoice(db, course, query);
      const question = { filter, circleKeys, sort, language, page: { limit, offset } };
      return sendPage(reply, await listAssessments(db, cohort, question));
    },
  });
  registerEndpoint(app, cohortEndpoints.assessmentSummary, {
    policy: maySummariseCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language }) => {
      const opened = await openCohort(db, currentUser, { courseSlug, kind: 'selfAssessment' });
      const { filter, circleKeys, ignored } = await readChoice(db, opened.course, query);
      return {
        ...(await summariseAssessments(db, opened, { filter, circleKeys, language })),
        ignored_filters: ignored,
      };
    },
  });
}
