import { type CompletionList, restPaths } from '@learn/contracts';
import type { WatchedRange } from '@learn/domain';
import { rest } from '@learn/platform';

export interface WatchedRanges {
  readonly page_id: string;
  readonly course_session_id: string;
  readonly ranges: readonly WatchedRange[];
}

/**
 * Sends what was watched of a video.
 * @param options keepalive where the page goes away: the browser then finishes the call without it
 * @returns all completions of the person in the session
 * @throws HttpError, TypeError when the network is gone
 */
export function postWatchedRanges(
  watched: WatchedRanges,
  options: { keepalive?: boolean } = {},
): Promise<CompletionList> {
  return rest.post<CompletionList>(restPaths.completionVideo, watched, options);
}
