import { assignmentCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { listAssignmentStatuses } from './assignmentStatuses.ts';
import { mayImportResults, mayListStatuses } from './policy.ts';
import { recordTestResults } from './testResults.ts';

/** `POST /api/assignment/<session>/<content?>/status/` and `POST /api/assignment/<session>/test-results/` */
export function registerAssignments(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, assignmentCalls.status, {
    policy: mayListStatuses,
    handle: ({ visitor, params, body }) =>
      listAssignmentStatuses(db, visitor, { ...params, userIds: body.user_selection_ids }),
  });

  registerCall(app, assignmentCalls.statusAll, {
    policy: mayListStatuses,
    handle: ({ visitor, params, body }) =>
      listAssignmentStatuses(db, visitor, { ...params, userIds: body.user_selection_ids }),
  });

  registerCall(app, assignmentCalls.testResults, {
    policy: mayImportResults,
    handle: ({ visitor, params, body }) => recordTestResults(db, visitor, { ...params, ...body }),
  });
}
