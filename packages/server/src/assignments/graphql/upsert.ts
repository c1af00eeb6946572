import { builder } from '../../graphql/builder.ts';
import { mayUpsert } from '../policy.ts';
import { upsertCompletion } from '../upsertCompletion.ts';
import { AssignmentCompletionType } from './completion.ts';
import { completionSource } from './completionSource.ts';
import { AssignmentCompletionStatusType } from './enums.ts';

builder.mutationField('upsert_assignment_completion', (t) =>
  t.field({
    extensions: { policy: mayUpsert },
    type: AssignmentCompletionType,
    description: [
      'Saves, submits, evaluates or releases. For oneself as participant (IN_PROGRESS, SUBMITTED), for another as evaluator',
      '(EVALUATION_IN_PROGRESS, EVALUATION_SUBMITTED). What is left out stays as it is; tasks merge one by one.',
    ].join('\n'),
    args: {
      assignment_id: t.arg.id({ required: true }),
      course_session_id: t.arg.id({ required: true }),
      learning_content_page_id: t.arg.id({ description: 'of any language' }),
      assignment_user_id: t.arg.id({ description: 'the participant; left out: the caller' }),
      completion_status: t.arg({ type: AssignmentCompletionStatusType, required: true }),
      completion_data_string: t.arg.string({
        required: true,
        description: 'JSON as in completion_data, just the tasks and blocks that changed; {} for none',
      }),
      evaluation_points: t.arg.float({ description: 'only where the assignment has no evaluation tasks' }),
      evaluation_passed: t.arg.boolean({
        description: 'follows from the rule of the assignment, whatever is sent',
      }),
      evaluation_user_id: t.arg.id({ description: 'is the caller, whatever is sent' }),
      evaluation_points_deducted: t.arg.float(),
      evaluation_points_deducted_reason: t.arg.string({ description: 'mandatory with a deduction' }),
      declaration_accepted: t.arg.boolean({
        description: 'true with a submission where the assignment has a declaration',
      }),
      initialize_completion: t.arg.boolean({ description: 'only begins; what there is stays untouched' }),
      version: t.arg.int({ description: 'that the write started from; without it nothing is a conflict' }),
    },
    resolve: async (_root, request, context) =>
      completionSource(context, await upsertCompletion(context, request)),
  }),
);
