import type { GraphqlContext } from '../../graphql/context.ts';
import type { Work } from '../events.ts';
import type { FoundAssignment } from '../findAssignment.ts';
import { contentsLoader } from '../loaders.ts';
import type { AssignmentAccess } from '../policy.ts';
import { presentCompletion } from '../presentCompletion.ts';
import type { AssignmentCompletionRow } from '../tables.ts';
import type { CompletionSource } from './sources.ts';

interface WrittenWork {
  readonly work: Work & { readonly found: FoundAssignment; readonly assignmentAccess: AssignmentAccess };
  readonly row: AssignmentCompletionRow;
}

/** The answer of a mutation: the completion as it was written just now. */
export function completionSource(context: GraphqlContext, { work, row }: WrittenWork): CompletionSource {
  const { completionData, additionalJsonData } = row;
  contentsLoader(context).clear(row.id).prime(row.id, { completionData, additionalJsonData });
  const { userId, courseSessionId, found, assignmentAccess } = work;
  return {
    ...presentCompletion(row, found.row, assignmentAccess),
    source: {
      row: found.row,
      visible: found.visible,
      userIds: [userId],
      sessionIds: [courseSessionId],
      alone: true,
    },
  };
}
