import type { Localised } from '@learn/contracts';
import type { ContentSentence } from '../contentTexts.ts';

/** The kinds of things that an import writes. */
export type ChangedThing =
  | 'course'
  | 'page'
  | 'assignment'
  | 'certificate'
  | 'media category'
  | 'media'
  | 'profile'
  | 'exam'
  | 'questionnaire';

/** Something that an import adds, changes, takes out of the course or removes. */
export interface ContentChange {
  readonly change: 'added' | 'changed' | 'unpublished' | 'removed';
  readonly thing: ChangedThing;
  /** slug or code; of a page with the slugs of the pages above it, joined by `/` */
  readonly path: string;
  readonly titles: Partial<Localised>;
  /** content_type of a page */
  readonly contentType?: string;
  /** names of the columns that differ */
  readonly fields?: readonly string[];
}

/** Why a change would take something from people who have worked on it, or from sessions that plan it. */
export type ConflictReason = 'unpublished' | 'kind changed' | 'answered part removed';

export interface ContentConflict {
  readonly reason: ConflictReason;
  readonly path: string;
  readonly titles: Partial<Localised>;
  /** who have worked on it */
  readonly people: number;
  /** in which something is planned there; of an answered part 0 */
  readonly sessions: number;
}

/** What an import does or would do. */
export interface ContentDiff {
  readonly changes: readonly ContentChange[];
  /** what it refuses to do unless it is told to */
  readonly conflicts: readonly ContentConflict[];
  /** what it never does */
  readonly refused: readonly ContentSentence[];
}
