import type { ContentNode } from '../../course-pages/courseTree.ts';
import type { VisibleCourse } from '../../course-pages/visibleCourse.ts';
import type { CertificateRow } from '../catalogue.ts';
import type { PresentedCompletion } from '../presentCompletion.ts';
import type { AssignmentRow } from '../tables.ts';

/**
 * The people whose work is looked at below an assignment or certificate; undefined: all that the current user has to
 * do with.
 */
export interface WorkScope {
  readonly visible: VisibleCourse;
  readonly userIds: readonly string[] | undefined;
  readonly sessionIds: readonly string[] | undefined;
  /** the assignment was asked for alone, so only its own completions are read */
  readonly alone?: boolean;
}

/** An assignment as the current user reached it. */
export interface AssignmentSource extends WorkScope {
  readonly row: AssignmentRow;
  /** its page, if the maker of this knew it */
  readonly content?: ContentNode;
}

export interface CertificateSource extends WorkScope {
  readonly row: CertificateRow;
}

export interface CompletionSource extends PresentedCompletion {
  readonly source: AssignmentSource;
}

/** What stands below in the same scope. */
export function scopeOf({ visible, userIds, sessionIds, alone }: WorkScope): WorkScope {
  return { visible, userIds, sessionIds, ...(alone === undefined ? {} : { alone }) };
}
