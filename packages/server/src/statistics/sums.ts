import { type SQL, sql } from 'drizzle-orm';
import { oncePer } from '../caches/oncePer.ts';
import type { Database } from '../database/database.ts';
import { rowsOf } from './rowsOf.ts';
import type { SelectionPart } from './selection.ts';
import { type SumKind, sumColumns } from './sumColumns.ts';

/** Totals of a kind, aggregated. */
export type Sums<Kind extends SumKind> = Readonly<Record<(typeof sumColumns)[Kind][number], number>>;

/** Sums over the kept totals of an organisation; feedback has no authors, so there is none of its people. */
export type EmployerSums = Sums<SumKind> & {
  readonly participants: number;
  /** how often participants are counted more than once */
  readonly repeated: number;
};

/** All sums over kept totals, with the people of the sessions. */
export type KeptSums = EmployerSums & { readonly sessions: number; readonly experts: number };

/** Sums of columns; whole numbers up to 2^53, which both drivers read as numbers. */
export function sumsOf(columns: readonly string[]): SQL {
  return sql.raw(columns.map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`).join(', '));
}

/** Adds up the totals of a kind. @param totals select in brackets with the columns of the kind */
export function readSums<Kind extends SumKind>(db: Database, kind: Kind, totals: SQL): Promise<Sums<Kind>> {
  return onlyRow<Sums<Kind>>(db, sql`select ${sumsOf(sumColumns[kind])} from ${totals} totals`);
}

/** A person who takes part in several sessions is in the list of repeaters of each. */
const participants = sql`coalesce(sum(participants), 0)::int as participants,
  (select count(*) - count(distinct person) from metrics, unnest(repeaters) person)::int as repeated`;

/** The sums over everybody in the sessions of a selection; one statement per request, whatever is asked for. */
export const readKeptSums = oncePerSelection(
  ({ isChosen }) => sql<KeptSums>`with metrics as materialized (
      select kept.* from course_sessions session
      left join session_figures kept on kept.course_session_id = session.id
      where ${isChosen}
    )
    select ${sumsOf(Object.values(sumColumns).flat())}, count(*)::int as sessions, ${participants},
      (select count(distinct person) from metrics, unnest(experts) person)::int as experts
    from metrics`,
);

/** The sums over the people of the one organisation of a part of a selection; one statement per request as well. */
export const readEmployerSums = oncePerSelection(({ isChosen, organisationIds }) => {
  const { feedback, ...ofPeople } = sumColumns;
  const none = sql.raw(feedback.map((name) => `0 as ${name}`).join(', '));
  return sql<EmployerSums>`with metrics as materialized (
      select kept.* from course_sessions session
      join organisation_member_figures kept on kept.course_session_id = session.id
      where ${isChosen} and kept.organisation_id = ${organisationIds?.[0] ?? null}
    )
    select ${sumsOf(Object.values(ofPeople).flat())}, ${none}, ${participants} from metrics`;
});

function oncePerSelection<Row>(select: (selection: Kept) => SQL<Row>) {
  const rowOf = oncePer((_: SQL) => {
    let row: Promise<Row> | undefined;
    return (db: Database, selection: Kept) => {
      row ??= onlyRow(db, select(selection));
      return row;
    };
  });
  return (db: Database, selection: Kept): Promise<Row> => rowOf(selection.isChosen)(db, selection);
}

type Kept = Pick<SelectionPart, 'isChosen'> & Partial<Pick<SelectionPart, 'organisationIds'>>;

/** Whether the metrics are those of all people of the sessions. */
export function isOfEverybody({ enrolments, organisationIds }: SelectionPart): boolean {
  return enrolments === undefined && organisationIds === undefined;
}

/** Whether the metrics are those of all people of one organisation. */
export function isOfOneEmployer({
  enrolments,
  organisationIds,
}: Pick<SelectionPart, 'enrolments' | 'organisationIds'>): boolean {
  return enrolments === undefined && organisationIds?.length === 1;
}

async function onlyRow<Row>(db: Database, statement: SQL<Row>): Promise<Row> {
  const [row] = await rowsOf<Row>(db, statement);
  if (row === undefined) throw new Error('Sums are always one row.');
  return row;
}
