import type { CourseRows } from '../plan/readCourseRows.ts';

export type PageRow = CourseRows['pages'][number];
export type AssignmentRow = CourseRows['assignments'][number];

/** What a content needs beside its own rows. */
export interface ContentPlace {
  readonly courseSlug: string;
  readonly assignment: AssignmentRow | undefined;
  /** slugs of the certificates by their ids */
  readonly certificates: ReadonlyMap<string, string>;
  /** the key where it is not that of the page's path */
  readonly translation_key: string | undefined;
}
