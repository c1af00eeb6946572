import type { Language } from '@learn/domain';
import type { SQL } from 'drizzle-orm';
import type { ScopeRight } from '../access/courseScope.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { GroupMinimum } from './groupMinimum.ts';
import type { EnrolmentCondition } from './metrics/metricScope.ts';

/** Filters of the statistics (domain decisions §14); an empty list filters nothing. */
export interface StatisticsFilters {
  readonly course_session_ids?: readonly string[] | null | undefined;
  readonly generations?: readonly string[] | null | undefined;
  readonly regions?: readonly string[] | null | undefined;
  /** page ids of any language, or translation keys */
  readonly circle_ids?: readonly string[] | null | undefined;
  readonly user_ids?: readonly string[] | null | undefined;
  /** codes of profiles; of the enrolment, else of the person */
  readonly profiles?: readonly string[] | null | undefined;
}

/**
 * The right by which a person looks at metrics; that of a mentor reaches the praxis assignments of their mentees
 * only.
 */
export type SelectionRight = ScopeRight | 'mentor';

/** The sessions that somebody may see metrics of, and the chosen ones among them. */
export interface Sessions {
  /** a select of the ids of all sessions that the current user may see metrics of */
  readonly allSessions: SQL;
  /** a select of the ids of the chosen ones among them */
  readonly sessions: SQL;
  /** the same as a condition on course_sessions, called session */
  readonly isChosen: SQL;
}

/** What the statistics of one request are about: a course, what the current user sees of it, and filters. */
export interface Selection extends Sessions {
  readonly course: CourseRow;
  readonly tree: CourseTree | undefined;
  readonly language: Language;
  /** what was asked for */
  readonly filters: StatisticsFilters;
  /** ids of the people that were asked for by name; undefined where none were */
  readonly chosenIds?: readonly string[] | undefined;
  /** translation keys where only some circles are asked for */
  readonly circleKeys: readonly string[] | undefined;
  /** points of fewer people are not aggregated; without it the minimum for averages */
  readonly minimum?: number | undefined;
  /** whether the current user has the cockpit of a session */
  readonly hasCockpit: (sessionId: string) => boolean;
  /** what each right shows; no result is in two of them */
  readonly parts: readonly [SelectionPart, ...SelectionPart[]];
}

/** What one right shows of a selection. */
export interface SelectionPart extends Sessions {
  readonly right: SelectionRight;
  /** where only the metrics of chosen people are asked for or may be seen */
  readonly enrolments: EnrolmentCondition | undefined;
  /** the organisations whose people these are, all of them: what is kept of an organisation need not be aggregated */
  readonly employerIds?: readonly string[] | undefined;
  /** where only the metrics of the people of organisations may be seen */
  readonly organisationIds: readonly string[] | undefined;
  /** where results are seen as sums only: the chosen sessions that have enough of the people */
  readonly groups?: Groups | undefined;
  /** where results are seen in own circles only */
  readonly ownCircles?: OwnCircles | undefined;
  /** parts that show the results of everybody in their sessions; this one shows what they do not */
  readonly beyond?: readonly SelectionPart[] | undefined;
  /** nothing of it is chosen, while there may be something in another part */
  readonly isEmpty?: boolean;
}

/** Sessions in which a reader of sums has enough people; smaller ones are in no figure (README, «Whole groups»). */
export interface Groups extends Pick<Sessions, 'sessions' | 'isChosen'> {
  readonly count: number;
  /** a select of course_session_id and circle_key: the chosen circles that enough of these people meet */
  readonly circles: SQL;
  /** there are some */
  readonly haveCircles: boolean;
  readonly minimum: GroupMinimum;
  /** the reader chose people or a profile; sums of chosen people are not shown */
  readonly ofChosenPeople: boolean;
}

export interface OwnCircles {
  /** a select of course_session_id and circle_key, of the chosen circles */
  readonly circles: SQL;
  /** the same whatever circles are chosen */
  readonly all: SQL;
  /** there are chosen ones in the chosen sessions */
  readonly exist: boolean;
}
