/** How a path is drawn: for whom, and in which words. */
export interface PathDrawing {
  readonly courseSlug: string;
  /** false for who only looks at the course: then nobody's progress is drawn */
  readonly learner: boolean;
  /** somebody else's path: nothing in it leads on */
  readonly readOnly: boolean;
  /** said where the person is, «Du bist hier» */
  readonly here: string;
  /** said of a circle of which the work is not to be seen */
  readonly unseen?: string;
}
