import { type CompletionList, endpoints } from '@learn/contracts';
import { mergeRanges, type WatchedRange } from '@learn/domain';
import type { Outbox } from './createOutbox.ts';
import { $outbox, type Delivery, type Write } from './waitingWrites.ts';

/** What was watched of a video; ranges in seconds from its start. */
export interface WatchedRangesRequest {
  readonly page_id: string;
  readonly course_session_id: string;
  readonly ranges: readonly WatchedRange[];
}

/**
 * Delivers what was watched of a video in one write with what is pending of it already, also from another tab: nothing is lost
 * by what takes its place.
 * @param about its key, and how the list of pending writes shows it
 */
export function keepWatched(
  outbox: Outbox,
  request: WatchedRangesRequest,
  about: Pick<Write, 'key' | 'title' | 'address'>,
): Promise<Delivery<CompletionList>> {
  outbox.refresh();
  const older = $outbox.get().find(({ key, state }) => key === about.key && state !== 'refused')?.request;
  const known = older ? (older as { body: WatchedRangesRequest }).body.ranges : [];
  const body: WatchedRangesRequest = { ...request, ranges: mergeRanges([...known, ...request.ranges]) };
  const write: Write = {
    ...about,
    area: 'completion',
    request: { kind: 'rest', ...endpoints.saveWatchedRanges, body },
  };
  return outbox.deliver(write) as Promise<Delivery<CompletionList>>;
}
