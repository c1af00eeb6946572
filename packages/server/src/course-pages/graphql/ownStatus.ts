import type { CompletionStatus } from '@learn/domain';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ownCompletionsBySessionLoader, ownStatusesLoader } from '../loaders.ts';
import { statusOfSeen } from '../seenPerson.ts';
import type { View } from './viewedTree.ts';

interface CompletableNode {
  readonly course_id: string;
  readonly translation_key: string;
  readonly content_type: string;
  readonly view?: View;
}

/**
 * The caller's own status of a content or criterion, or that of the person whose work is viewed, without any statement per
 * page.
 * @param sessionId in this session; without it the newest of all sessions of the course
 */
export async function ownStatus(
  page: CompletableNode,
  sessionId: string | null | undefined,
  context: GraphqlContext,
): Promise<CompletionStatus> {
  const { course_id, translation_key, view } = page;
  if (view !== undefined) {
    const seen = { person: view.person, page: { ...page, circleKey: view.circleKey } };
    return statusOfSeen(context, seen, sessionId?.toLowerCase());
  }
  if (sessionId == null) {
    const statuses = await ownStatusesLoader(context).load(course_id);
    return statuses.get(translation_key) ?? 'UNKNOWN';
  }
  const own = await ownCompletionsBySessionLoader(context).load(course_id);
  return own.get(sessionId.toLowerCase())?.get(translation_key)?.completionStatus ?? 'UNKNOWN';
}
