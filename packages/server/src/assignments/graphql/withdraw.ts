import { releaseWithdrawalSeconds, withdrawalMinutes } from '@learn/domain';
import { builder } from '../../graphql/builder.ts';
import { mayWithdraw, mayWithdrawEvaluation } from '../policy.ts';
import { withdrawCompletion } from '../withdrawCompletion.ts';
import { withdrawEvaluation } from '../withdrawEvaluation.ts';
import { AssignmentCompletionType } from './completion.ts';
import { completionSource } from './completionSource.ts';

builder.mutationField('withdraw_assignment_completion', (t) =>
  t.field({
    extensions: { policy: mayWithdraw },
    type: AssignmentCompletionType,
    description: [
      `Takes back what the caller handed in, within ${withdrawalMinutes} minutes: it is IN_PROGRESS again. Later it is refused`,
      'with submission_final.',
    ].join('\n'),
    args: {
      assignment_id: t.arg.id({ required: true }),
      course_session_id: t.arg.id({ required: true }),
    },
    resolve: async (_root, request, context) =>
      completionSource(context, await withdrawCompletion(context, request)),
  }),
);

builder.mutationField('withdraw_evaluation', (t) =>
  t.field({
    extensions: { policy: mayWithdrawEvaluation },
    type: AssignmentCompletionType,
    description: [
      `Takes back a release within ${releaseWithdrawalSeconds} seconds, before the participant sees it: it is`,
      'EVALUATION_IN_PROGRESS again. Later it is refused with evaluation_final.',
    ].join('\n'),
    args: {
      assignment_id: t.arg.id({ required: true }),
      course_session_id: t.arg.id({ required: true }),
      assignment_user_id: t.arg.id({ required: true, description: 'the participant' }),
    },
    resolve: async (_root, request, context) =>
      completionSource(context, await withdrawEvaluation(context, request)),
  }),
);
