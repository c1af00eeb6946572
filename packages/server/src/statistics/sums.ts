import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection } from './selection.ts';

/** The columns of the totals of each kind of figures; `session_figures` has all of them. */
export const sumColumns = {
  assignments: [
    'assignment_records',
    'assignments_completed',
    'passed',
    'failed',
    'unranked',
    'graded_persons',
    'rated_persons',
    'points',
    'max_points',
  ],
  attendance: ['attendance_records', 'days_completed', 'present', 'expected', 'expected_persons'],
  feedback: ['feedback_records', 'responses', 'rated', 'satisfaction'],
  competences: ['competence_records', 'success', 'fail'],
} as const;

export type SumKind = keyof typeof sumColumns;

/** Totals of a kind, added up. */
export type Sums<Kind extends SumKind> = Readonly<Record<(typeof sumColumns)[Kind][number], number>>;

/** All sums over kept totals, with the people of the sessions. */
export type KeptSums = Sums<SumKind> & {
  readonly sessions: number;
  readonly participants: number;
  /** how often participants are counted more than once */
  readonly repeated: number;
  readonly experts: number;
};

/** Sums of columns; whole numbers up to 2^53, which both drivers read as numbers. */
function sumsOf(columns: readonly string[]): SQL {
  return sql.raw(columns.map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`).join(', '));
}

/** Adds up the totals of a kind. @param totals select in brackets with the columns of the kind */
export async function readSums<Kind extends SumKind>(
  db: Database,
  kind: Kind,
  totals: SQL,
): Promise<Sums<Kind>> {
  const [row] = await rowsOf<Sums<Kind>>(db, sql`select ${sumsOf(sumColumns[kind])} from ${totals} totals`);
  if (row === undefined) throw new Error('Sums are always one row.');
  return row;
}

const known = new WeakMap<SQL, Promise<KeptSums>>();

/** The sums over everybody in the sessions of a selection; one statement per request, whatever is asked for. */
export function readKeptSums(db: Database, { isChosen }: Pick<Selection, 'isChosen'>): Promise<KeptSums> {
  const sums = known.get(isChosen) ?? addUpKept(db, isChosen);
  known.set(isChosen, sums);
  return sums;
}

async function addUpKept(db: Database, isChosen: SQL): Promise<KeptSums> {
  // Whoever takes part in several of the sessions is in the list of repeaters of each.
  const [row] = await rowsOf<KeptSums>(
    db,
    sql`with figures as materialized (
        select kept.* from course_sessions session
        left join session_figures kept on kept.course_session_id = session.id
        where ${isChosen}
      )
      select ${sumsOf(Object.values(sumColumns).flat())}, count(*)::int as sessions,
        coalesce(sum(participants), 0)::int as participants,
        (select count(*) - count(distinct person) from figures, unnest(repeaters) person)::int as repeated,
        (select count(distinct person) from figures, unnest(experts) person)::int as experts
      from figures`,
  );
  if (row === undefined) throw new Error('Sums are always one row.');
  return row;
}
