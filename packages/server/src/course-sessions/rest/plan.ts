import { adminSessionPlanEndpoints } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import { writeDeadlines } from '../../assignments/writeDeadlines.ts';
import { cancelDay, planDay } from '../../attendance/planDay.ts';
import type { CurrentUser } from '../../authentication/currentUser.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { readPlannedSession } from '../planContext.ts';
import { mayRunSessions } from '../policy.ts';
import { readSessionPlan } from '../sessionPlan.ts';

/** `/api/admin/sessions/<session>/…`: attendance days and deadlines of a session. */
export function registerSessionPlan(app: FastifyInstance, { db }: ServerContext): void {
  /** @throws not_found for everybody but admins, and for a session that does not exist */
  async function enter(currentUser: CurrentUser, courseSessionId: string, language: Language) {
    assertMaySee(mayRunSessions, currentUser);
    return readPlannedSession(db, courseSessionId, language);
  }

  registerEndpoint(app, adminSessionPlanEndpoints.read, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId }, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      return readSessionPlan(db, courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionPlanEndpoints.writeDay, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId, contentKey }, query, body, seen, language }) => {
      const session = await enter(currentUser, courseSessionId, language);
      const command = { session, contentKey, actorId: currentUser.userId };
      await planDay(db, command, { fields: body, changed: { ...query, seen } });
      return readSessionPlan(db, courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionPlanEndpoints.deleteDay, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId, contentKey }, language }) => {
      const session = await enter(currentUser, courseSessionId, language);
      await cancelDay(db, { session, contentKey, actorId: currentUser.userId });
      return readSessionPlan(db, courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionPlanEndpoints.writeDeadlines, {
    policy: mayRunSessions,
    handle: async ({
      currentUser,
      params: { courseSessionId, assignmentId },
      query,
      body,
      seen,
      language,
    }) => {
      const session = await enter(currentUser, courseSessionId, language);
      const command = { session, assignmentId, actorId: currentUser.userId };
      await writeDeadlines(db, command, { deadlines: body, changed: { ...query, seen } });
      return readSessionPlan(db, courseSessionId, language);
    },
  });
}
