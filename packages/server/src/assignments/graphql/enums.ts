import { builder } from '../../graphql/builder.ts';

/** What an assignment completion can be; without one it is UNKNOWN. */
export const AssignmentCompletionStatusType = builder.enumType('AssignmentCompletionStatus', {
  values: ['IN_PROGRESS', 'SUBMITTED', 'EVALUATION_IN_PROGRESS', 'EVALUATION_SUBMITTED'] as const,
});
