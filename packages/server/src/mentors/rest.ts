import { mentorEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { acceptInvitation, showInvitation } from './acceptInvitation.ts';
import { endAccompaniment, listMentors } from './accompaniment.ts';
import { giveSelfEvaluationFeedback } from './giveSelfEvaluationFeedback.ts';
import { invite, listInvitations, revokeInvitation } from './invitations.ts';
import { listMenteeFeedbacks } from './menteeFeedbacks.ts';
import { countMentees, listMentees } from './mentees.ts';
import { countOpenTasks, listOpenTasks } from './openTasks.ts';
import {
  mayAcceptInvitation,
  mayAskForFeedback,
  mayEditMentors,
  mayEndAccompaniment,
  mayGiveSelfEvaluationFeedback,
  mayReadInvitation,
  mayReadMentees,
  mayReadMentors,
  mayReadSelfEvaluationFeedback,
} from './policy.ts';
import { listSelfEvaluationFeedbacks, readSelfEvaluationFeedback } from './readSelfEvaluationFeedback.ts';
import {
  requestSelfEvaluationFeedback,
  withdrawSelfEvaluationFeedback,
} from './requestSelfEvaluationFeedback.ts';

/** Learning mentors: accompaniments, invitations, tasks, feedback on self-assessments (domain decisions §16, §19). */
export function registerMentors(app: FastifyInstance, context: ServerContext): void {
  registerAccompaniment(app, context);
  registerInvitations(app, context);
  registerMentees(app, context);
  registerSelfEvaluationFeedback(app, context);
}

function registerAccompaniment(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.mentors, {
    policy: mayReadMentors,
    handle: ({ currentUser, params }) => listMentors(db, currentUser, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.leave, {
    policy: mayEndAccompaniment,
    handle: async ({ currentUser, params }) => {
      await endAccompaniment(db, currentUser, params);
      return undefined;
    },
  });
}

function registerInvitations(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.invitations, {
    policy: mayEditMentors,
    handle: ({ currentUser, params }) => listInvitations(db, currentUser, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.invite, {
    policy: mayEditMentors,
    handle: ({ currentUser, params, body }) => invite(db, currentUser, { ...params, ...body }),
  });
  registerEndpoint(app, mentorEndpoints.revoke, {
    policy: mayEditMentors,
    handle: async ({ currentUser, params, query }) => {
      await revokeInvitation(db, currentUser, { ...params, ...query });
      return undefined;
    },
  });
  registerEndpoint(app, mentorEndpoints.showInvitation, {
    policy: mayReadInvitation,
    handle: ({ currentUser, params, language }) =>
      showInvitation(db, params.token, { currentUser, language }),
  });
  registerEndpoint(app, mentorEndpoints.acceptInvitation, {
    policy: mayAcceptInvitation,
    handle: ({ currentUser, params }) => acceptInvitation(db, currentUser, params.token),
  });
}

function registerMentees(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.mentees, {
    policy: mayReadMentees,
    handle: ({ currentUser, params }) => listMentees(db, currentUser, params.courseId),
  });
  registerEndpoint(app, mentorEndpoints.menteeCount, {
    policy: mayReadMentees,
    handle: async ({ currentUser, params }) => ({
      mentee_count: await countMentees(db, currentUser, params.courseId),
    }),
  });
  registerEndpoint(app, mentorEndpoints.openTasks, {
    policy: mayReadMentees,
    handle: ({ currentUser, params }) => listOpenTasks(db, currentUser, params.courseId),
  });
  registerEndpoint(app, mentorEndpoints.openTaskCount, {
    policy: mayReadMentees,
    handle: async ({ currentUser, params }) => ({
      open_task_count: await countOpenTasks(db, currentUser, params.courseId),
    }),
  });
}

function registerSelfEvaluationFeedback(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.menteeFeedbacks, {
    policy: mayReadMentees,
    handle: ({ currentUser, params }) => listMenteeFeedbacks(db, currentUser, params),
  });
  registerEndpoint(app, mentorEndpoints.selfEvaluationFeedbacks, {
    policy: mayReadSelfEvaluationFeedback,
    handle: ({ currentUser, params }) => listSelfEvaluationFeedbacks(db, currentUser, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.selfEvaluationFeedback, {
    policy: mayReadSelfEvaluationFeedback,
    handle: ({ currentUser, params }) => readSelfEvaluationFeedback(db, currentUser, params),
  });
  registerEndpoint(app, mentorEndpoints.requestSelfEvaluationFeedback, {
    policy: mayAskForFeedback,
    handle: async ({ currentUser, params, body }) => {
      await requestSelfEvaluationFeedback(db, currentUser, {
        ...params,
        mentorId: body.mentor_id.toLowerCase(),
        question: body.question,
      });
      return readSelfEvaluationFeedback(db, currentUser, params);
    },
  });
  registerEndpoint(app, mentorEndpoints.withdrawSelfEvaluationFeedback, {
    policy: mayAskForFeedback,
    handle: async ({ currentUser, params }) => {
      await withdrawSelfEvaluationFeedback(db, currentUser, params);
      return undefined;
    },
  });
  registerEndpoint(app, mentorEndpoints.giveSelfEvaluationFeedback, {
    policy: mayGiveSelfEvaluationFeedback,
    handle: async ({ currentUser, params, body }) => {
      await giveSelfEvaluationFeedback(db, currentUser, { ...params, ...body });
      return readSelfEvaluationFeedback(db, currentUser, params);
    },
  });
}
