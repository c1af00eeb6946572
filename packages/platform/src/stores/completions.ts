import { type CompletionList, type CompletionMarkRequest, fillPath, restPaths } from '@learn/contracts';
import { type CompletionIndex, indexCompletions } from '@learn/domain';
import { map } from 'nanostores';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';

/** What is known of one person's completions in one session. */
export type CompletionState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly index: CompletionIndex }
  | { readonly state: 'failed'; readonly error: unknown };

/** By `<course session id>/<user id>`; written by the functions below only. */
export const $completions = map<Record<string, CompletionState>>({});

/** @returns the key of `$completions` */
export function completionKey(courseSessionId: string, userId: string): string {
  return `${courseSessionId}/${userId}`;
}

/**
 * Loads a person's list. A list that is already there stays on the screen meanwhile, also when the new one cannot be
 * had; and a list that another call brings back meanwhile is newer than the one that was asked for here.
 */
export async function loadCompletions(
  courseSessionId: string,
  userId: string,
  options: { reload?: boolean } = {},
): Promise<void> {
  const address = fillPath(restPaths.completion, { courseSessionId, userId });
  const key = completionKey(courseSessionId, userId);
  const known = $completions.get()[key]?.state;
  if (address === undefined || (!options.reload && (known === 'ready' || known === 'loading'))) return;
  if (known !== 'ready') $completions.setKey(key, { state: 'loading' });
  const before = $completions.get()[key];
  const overtaken = () => $completions.get()[key] !== before;
  try {
    const list = await rest.get<CompletionList>(address, options);
    if (!overtaken()) receive(key, list);
  } catch (error) {
    if (overtaken()) return;
    if (known === 'ready') reportError(error, { area: 'completion' });
    else $completions.setKey(key, { state: 'failed', error });
  }
}

/**
 * Marks a page of one's own; the returned list refreshes every place that shows progress.
 * @throws HttpError with code self_toggle_not_allowed, circle_locked, forbidden or not_found
 */
export async function markCompletion(userId: string, request: CompletionMarkRequest): Promise<void> {
  const list = await rest.post<CompletionList>(restPaths.completionMark, request);
  receive(completionKey(request.course_session_id, userId), list);
}

/** Takes a list that another call brought back, e.g. watched ranges of a video. */
export function receiveCompletions(courseSessionId: string, userId: string, list: CompletionList): void {
  receive(completionKey(courseSessionId, userId), list);
}

/** Asks again for every list that is known, because page ids differ between languages; old lists stay meanwhile. */
export async function reloadCompletions(): Promise<void> {
  const keys = Object.keys($completions.get());
  await Promise.all(
    keys.map((key) => {
      const [courseSessionId = '', userId = ''] = key.split('/');
      return loadCompletions(courseSessionId, userId, { reload: true });
    }),
  );
}

/** Forgets all lists, for another person. */
export function resetCompletions(): void {
  $completions.set({});
}

function receive(key: string, list: CompletionList): void {
  $completions.setKey(key, { state: 'ready', index: indexCompletions(list) });
}
