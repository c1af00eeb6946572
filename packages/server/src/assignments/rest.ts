import { assignmentEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { announceEvaluator } from './announceEvaluator.ts';
import { listAssignmentStatuses } from './assignmentStatuses.ts';
import { mayEvaluate, mayImportResults, mayListStatuses } from './policy.ts';
import { recordTestResults } from './recordTestResults.ts';

/** `/api/assignment/<session>/…`: how far participants are, who evaluates, results of tests */
export function registerAssignments(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, assignmentEndpoints.status, {
    policy: mayListStatuses,
    handle: ({ currentUser, params, body }) =>
      listAssignmentStatuses(db, currentUser, { ...params, userIds: body.user_selection_ids }),
  });

  registerEndpoint(app, assignmentEndpoints.statusAll, {
    policy: mayListStatuses,
    handle: ({ currentUser, params, body }) =>
      listAssignmentStatuses(db, currentUser, { ...params, userIds: body.user_selection_ids }),
  });

  registerEndpoint(app, assignmentEndpoints.announceEvaluator, {
    policy: mayEvaluate,
    handle: ({ currentUser, params, body }) => announceEvaluator(db, currentUser, { ...params, ...body }),
  });

  registerEndpoint(app, assignmentEndpoints.testResults, {
    policy: mayImportResults,
    handle: ({ currentUser, params, body }) => recordTestResults(db, currentUser, { ...params, ...body }),
  });
}
