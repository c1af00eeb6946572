import { type SQL, sql } from 'drizzle-orm';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import { assignmentFigures, assignmentTotals } from './figures/assignments.ts';
import { attendanceFigures, attendanceTotals } from './figures/attendance.ts';
import { competenceFigures, competenceTotals } from './figures/competences.ts';
import { feedbackTotals } from './figures/feedback.ts';
import { among, type Selection } from './selection.ts';

/** Where the figures of a kind come from, as selects in brackets with the columns of its select and of its totals. */
export interface FigureSource {
  readonly details: SQL;
  readonly totals: SQL;
}

type Narrowed = Pick<Selection, 'sessions' | 'enrolments' | 'circleKeys' | 'right' | 'minimum'>;

interface Kind {
  readonly stored: SQL;
  readonly live: ((selection: Narrowed) => SQL) | undefined;
  readonly totals: (figures: SQL) => SQL;
  /** condition on the columns of the figures */
  readonly ofCircles: (keys: readonly string[]) => SQL;
  /** condition on them that mentors meet (domain decisions §4); where there is none, they see all of their mentees */
  readonly ofMentors?: SQL;
}

const ownCircle = (keys: readonly string[]) => among(sql`figures.circle_key`, keys, 'uuid');

/**
 * Figures of all people of a session are kept (`refreshFigures`); those of chosen people are added up by the same select
 * when they are asked for. Feedback has no authors: it is always that of all.
 */
const kinds = {
  assignments: {
    stored: sql`session_assignment_figures`,
    live: assignmentFigures,
    totals: assignmentTotals,
    ofCircles: (keys) =>
      sql`figures.assignment_id in (select id from assignments where ${among(sql`circle_key`, keys, 'uuid')})`,
    ofMentors: sql`figures.assignment_id in (
      select id from assignments where assignment_type = ${assignmentTypeOfMentors})`,
  },
  attendance: {
    stored: sql`session_attendance_figures`,
    live: attendanceFigures,
    totals: attendanceTotals,
    ofCircles: (keys) =>
      sql`figures.attendance_course_id in (
        select id from attendance_courses where ${among(sql`circle_key`, keys, 'uuid')})`,
  },
  competences: {
    stored: sql`session_competence_figures`,
    live: competenceFigures,
    totals: competenceTotals,
    ofCircles: ownCircle,
  },
  feedback: {
    stored: sql`session_feedback_figures`,
    live: undefined,
    totals: feedbackTotals,
    ofCircles: ownCircle,
    ofMentors: sql`false`,
  },
} as const satisfies Record<string, Kind>;

/** The figures of a selection. */
export function sourceOf(selection: Narrowed, name: keyof typeof kinds): FigureSource {
  const kind: Kind = kinds[name];
  const { sessions, enrolments, circleKeys, right } = selection;
  const ofEverybody = enrolments === undefined;
  // Feedback is nothing that Berufsbildner see (domain decisions §4).
  const mayNot = kind.live === undefined && right === 'Berufsbildner' ? sql`and false` : sql``;
  const all =
    !ofEverybody && kind.live !== undefined
      ? kind.live(selection)
      : sql`(select * from ${kind.stored} where course_session_id in (${sessions}) ${mayNot})`;
  const conditions = [
    circleKeys === undefined ? [] : kind.ofCircles(circleKeys),
    (right === 'mentor' && kind.ofMentors) || [],
  ].flat();
  const details =
    conditions.length === 0
      ? all
      : sql`(select figures.* from ${all} figures where ${sql.join(conditions, sql` and `)})`;
  const summedUp = ofEverybody && conditions.length === 0;
  const totals = summedUp
    ? sql`(select * from session_figures where course_session_id in (${sessions}))`
    : kind.totals(details);
  return { details, totals };
}
