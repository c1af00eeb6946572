import { cohortEndpoints, type EndpointQuery } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { listAssessments, summariseAssessments } from './assessments.ts';
import { listCertificates, summariseCertificates } from './certificates.ts';
import { openCohort, openNamedCohort } from './cohort.ts';
import { mayListCohort, maySummariseCohort } from './policy.ts';
import type { CohortFilter } from './seenMembers.ts';

/** `GET /api/dashboard/certificates/{courseSlug}/` and `…/evaluation/{courseSlug}/`, each with its summary. */
export function registerCohorts(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, cohortEndpoints.certificates, {
    policy: mayListCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language, reply }) => {
      const opened = await openNamedCohort(db, currentUser, { courseSlug, kind: 'evaluation' });
      const { sort, limit, offset } = query;
      const question = { filter: filterOf(query), sort, language, page: { limit, offset } };
      return sendPage(reply, await listCertificates(db, opened, question));
    },
  });
  registerEndpoint(app, cohortEndpoints.certificateSummary, {
    policy: maySummariseCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language }) => {
      const opened = await openCohort(db, currentUser, { courseSlug, kind: 'evaluation' });
      return summariseCertificates(db, opened, { filter: filterOf(query), language });
    },
  });
  registerEndpoint(app, cohortEndpoints.assessments, {
    policy: mayListCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language, reply }) => {
      const opened = await openNamedCohort(db, currentUser, { courseSlug, kind: 'selfAssessment' });
      const { sort, circle, limit, offset } = query;
      const question = { filter: filterOf(query), circle, sort, language, page: { limit, offset } };
      return sendPage(reply, await listAssessments(db, opened, question));
    },
  });
  registerEndpoint(app, cohortEndpoints.assessmentSummary, {
    policy: maySummariseCohort,
    handle: async ({ currentUser, params: { courseSlug }, query, language }) => {
      const opened = await openCohort(db, currentUser, { courseSlug, kind: 'selfAssessment' });
      return summariseAssessments(db, opened, { filter: filterOf(query), circle: query.circle, language });
    },
  });
}

function filterOf({
  session,
  region,
  generation,
  search,
}: EndpointQuery<typeof cohortEndpoints.certificateSummary>): CohortFilter {
  return { sessionIds: session === undefined ? undefined : [session], region, generation, search };
}
