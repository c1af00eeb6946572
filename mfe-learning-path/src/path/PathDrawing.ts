/** How a path is drawn: for which viewer, and in which words. */
export interface PathDrawing {
  readonly courseSlug: string;
  /** false in a preview: then no progress is drawn */
  readonly learner: boolean;
  /** another person's path: it has no links */
  readonly readOnly: boolean;
  /** said where the person is, «Du bist hier» */
  readonly here: string;
  /** said of a circle of which the work is not to be seen */
  readonly unseen?: string;
}
