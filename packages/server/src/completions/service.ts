import type { CompletionMarkRequest } from '@learn/contracts';
import {
  type CompletionStatus,
  isAssessmentStatus,
  isVideoWatched,
  keptRanges,
  type WatchedRange,
} from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { ContentNode, CriterionNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { Database } from '../database/database.ts';
import { notFound, selfToggleNotAllowed, validationFailed } from '../errors.ts';
import { type CompletionChange, changeCompletions } from './changeCompletions.ts';
import { createMarkTargetReader, type MarkAddress } from './markTarget.ts';
import { assertMayMark, mayReadCompletions } from './policy.ts';
import { type CompletionOwner, createCompletionReader, type FoundCompletions } from './readCompletions.ts';

export interface WatchedRequest extends MarkAddress {
  readonly ranges: readonly WatchedRange[];
}

/** A CompletionList as JSON text, and its revision. */
export type RevisedList = Pick<FoundCompletions, 'list' | 'revision'>;

/** A person's completions in a session. */
export interface CompletionService {
  /** @returns undefined where the current user may not look, or nothing is there */
  read(currentUser: CurrentUser, owner: CompletionOwner): Promise<RevisedList | undefined>;
  /**
   * Sets the status of a page that the current user may mark themselves.
   * @throws not_found, forbidden, validation_failed, self_toggle_not_allowed, circle_locked
   */
  mark(currentUser: CurrentUser, request: CompletionMarkRequest): Promise<RevisedList>;
  /**
   * Adds watched stretches of a video; at 90 % of its length it is completed.
   * @throws not_found, forbidden, validation_failed, circle_locked
   */
  watch(currentUser: CurrentUser, request: WatchedRequest): Promise<RevisedList>;
}

export function createCompletionService(db: Database): CompletionService {
  const readCompletions = createCompletionReader(db);
  const readTarget = createMarkTargetReader(db, courseTreeReader(db));

  async function change(
    currentUser: CurrentUser,
    address: MarkAddress,
    decide: (page: ContentNode | CriterionNode) => CompletionChange,
  ): Promise<RevisedList> {
    const owner = { courseSessionId: address.course_session_id, userId: currentUser.userId };
    const before = await readCompletions(currentUser, owner);
    if (before === undefined) throw notFound();
    assertMayMark(before.relations);
    const target = await readTarget(address, currentUser.language);
    const { courseSessionId } = owner;
    await changeCompletions(db, { courseSessionId, target }, new Map([[owner.userId, decide(target.page)]]));
    const after = await readCompletions(currentUser, owner);
    if (after === undefined) throw notFound();
    return after;
  }

  return {
    async read(currentUser, owner) {
      const found = await readCompletions(currentUser, owner);
      return found !== undefined && mayReadCompletions.allows(found.relations) ? found : undefined;
    },
    mark: (currentUser, request) =>
      change(currentUser, request, (page) => {
        assertStatus(page, request.completion_status);
        return () => ({ status: request.completion_status });
      }),
    watch: (currentUser, request) =>
      change(currentUser, request, (page) => {
        if (!('duration' in page) || page.content_type !== 'learnpath.LearningContentVideo') {
          throw validationFailed([{ field: 'page_id', problems: ['invalid'] }]);
        }
        return (known) => {
          const ranges = joinRanges(known?.extras.watched_ranges ?? [], request.ranges, page.duration);
          const done = known?.status === 'SUCCESS' || isVideoWatched(ranges, page.duration);
          return { status: done ? 'SUCCESS' : 'UNKNOWN', extras: { watched_ranges: ranges } };
        };
      }),
  };
}

/** Criteria are assessed, contents are done or not done, and only those that do not complete by their own event. */
function assertStatus(page: ContentNode | CriterionNode, status: CompletionStatus): void {
  const isContent = 'can_user_self_toggle_course_completion' in page;
  const fits = isContent ? status === 'SUCCESS' || status === 'UNKNOWN' : isAssessmentStatus(status);
  if (!fits) {
    throw validationFailed([{ field: 'completion_status', problems: ['invalid'] }]);
  }
  if (isContent && !page.can_user_self_toggle_course_completion) throw selfToggleNotAllowed();
}

/** Ranges within the video, as they are kept, so that their number stays bounded. */
function joinRanges(known: readonly WatchedRange[], added: readonly WatchedRange[], duration: number) {
  const inside = (seconds: number) => Math.min(seconds, duration);
  return keptRanges([...known, ...added].map(([start, end]): WatchedRange => [inside(start), inside(end)]));
}
