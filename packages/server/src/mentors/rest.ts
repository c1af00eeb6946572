import { mentorEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { openToEveryone, ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { acceptInvitation, showInvitation } from './acceptInvitation.ts';
import { endAccompaniment, listMentors } from './accompaniment.ts';
import { invite, listInvitations, revokeInvitation } from './invitations.ts';
import { countMentees, listMentees } from './mentees.ts';
import { mayReadMentees } from './mentorInCourse.ts';
import { countOpenTasks, listOpenTasks } from './openTasks.ts';
import {
  mayAskForFeedback,
  mayEditMentors,
  mayEndAccompaniment,
  mayGiveSelfEvaluationFeedback,
  mayReadMentors,
  mayReadSelfEvaluationFeedback,
} from './policy.ts';
import { listSelfEvaluationFeedbacks, readSelfEvaluationFeedback } from './readSelfEvaluationFeedback.ts';
import { giveSelfEvaluationFeedback, requestSelfEvaluationFeedback } from './writeSelfEvaluationFeedback.ts';

/** Learning mentors: who accompanies whom, invitations, tasks, feedback on self-assessments (domain decisions §16, §19). */
export function registerMentors(app: FastifyInstance, context: ServerContext): void {
  registerAccompaniment(app, context);
  registerInvitations(app, context);
  registerMentees(app, context);
  registerSelfEvaluationFeedback(app, context);
}

function registerAccompaniment(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.mentors, {
    policy: mayReadMentors,
    handle: ({ visitor, params }) => listMentors(db, visitor, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.leave, {
    policy: mayEndAccompaniment,
    handle: async ({ visitor, params }) => {
      await endAccompaniment(db, visitor, params);
      return undefined;
    },
  });
}

function registerInvitations(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.invitations, {
    policy: mayEditMentors,
    handle: ({ visitor, params }) => listInvitations(db, visitor, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.invite, {
    policy: mayEditMentors,
    handle: ({ visitor, params, body }) => invite(db, visitor, { ...params, ...body }),
  });
  registerEndpoint(app, mentorEndpoints.revoke, {
    policy: mayEditMentors,
    handle: async ({ visitor, params, query }) => {
      await revokeInvitation(db, visitor, { ...params, ...query });
      return undefined;
    },
  });
  registerEndpoint(app, mentorEndpoints.showInvitation, {
    policy: openToEveryone('Whoever has the link of an open invitation reads who invites to which course.'),
    handle: ({ visitor, params, language }) => showInvitation(db, params.token, { visitor, language }),
  });
  registerEndpoint(app, mentorEndpoints.acceptInvitation, {
    policy: ownOnly('Whoever is logged in and has the link of an open invitation accepts it for himself.'),
    handle: ({ visitor, params }) => acceptInvitation(db, visitor, params.token),
  });
}

function registerMentees(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.mentees, {
    policy: mayReadMentees,
    handle: ({ visitor, params }) => listMentees(db, visitor, params.courseId),
  });
  registerEndpoint(app, mentorEndpoints.menteeCount, {
    policy: mayReadMentees,
    handle: async ({ visitor, params }) => ({
      mentee_count: await countMentees(db, visitor, params.courseId),
    }),
  });
  registerEndpoint(app, mentorEndpoints.openTasks, {
    policy: mayReadMentees,
    handle: ({ visitor, params }) => listOpenTasks(db, visitor, params.courseId),
  });
  registerEndpoint(app, mentorEndpoints.openTaskCount, {
    policy: mayReadMentees,
    handle: async ({ visitor, params }) => ({
      open_task_count: await countOpenTasks(db, visitor, params.courseId),
    }),
  });
}

function registerSelfEvaluationFeedback(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, mentorEndpoints.selfEvaluationFeedbacks, {
    policy: mayReadSelfEvaluationFeedback,
    handle: ({ visitor, params }) => listSelfEvaluationFeedbacks(db, visitor, params.courseSessionId),
  });
  registerEndpoint(app, mentorEndpoints.selfEvaluationFeedback, {
    policy: mayReadSelfEvaluationFeedback,
    handle: ({ visitor, params }) => readSelfEvaluationFeedback(db, visitor, params),
  });
  registerEndpoint(app, mentorEndpoints.requestSelfEvaluationFeedback, {
    policy: mayAskForFeedback,
    handle: async ({ visitor, params, body }) => {
      await requestSelfEvaluationFeedback(db, visitor, { ...params, mentorId: body.mentor_id.toLowerCase() });
      return readSelfEvaluationFeedback(db, visitor, params);
    },
  });
  registerEndpoint(app, mentorEndpoints.giveSelfEvaluationFeedback, {
    policy: mayGiveSelfEvaluationFeedback,
    handle: async ({ visitor, params, body }) => {
      await giveSelfEvaluationFeedback(db, visitor, { ...params, ...body });
      return readSelfEvaluationFeedback(db, visitor, params);
    },
  });
}
