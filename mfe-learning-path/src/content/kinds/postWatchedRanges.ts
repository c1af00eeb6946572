import type { CompletionList } from '@learn/contracts';
import type { WatchedRange } from '@learn/domain';
import { rest } from '@learn/platform';

const address = '/api/course/completion/video/';

export interface WatchedRanges {
  readonly page_id: string;
  readonly course_session_id: string;
  readonly ranges: readonly WatchedRange[];
}

/**
 * Sends what was watched of a video.
 * @returns all completions of the person in the session
 * @throws HttpError, TypeError when the network is gone
 */
export function postWatchedRanges(watched: WatchedRanges): Promise<CompletionList> {
  return rest.post<CompletionList>(address, watched);
}

/**
 * The same while the page goes away: the browser finishes the call without it, so nobody learns how it ended.
 * @throws TypeError when the network is gone
 */
export async function postWatchedRangesOnLeave(watched: WatchedRanges): Promise<void> {
  const token = document.cookie.split('; ').find((part) => part.startsWith('csrftoken='));
  await fetch(address, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': decodeURIComponent(token?.slice('csrftoken='.length) ?? ''),
    },
    body: JSON.stringify(watched),
  });
}
