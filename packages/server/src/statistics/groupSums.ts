import type { statisticsDimensions } from '@learn/contracts/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { among } from './conditions.ts';
import { rowsOf } from './rowsOf.ts';
import { type SumKind, sumColumns } from './sumColumns.ts';
import { type Sums, sumsOf } from './sums.ts';

/** By what sums are told apart. */
export type GroupDimension = (typeof statisticsDimensions)[number];

/** On course_sessions, called session, and totals. */
export const groupKeys: Readonly<Record<GroupDimension, SQL>> = {
  session: sql`session.id`,
  generation: sql`session.generation`,
  region: sql`session.region`,
  circle: sql`totals.circle_key`,
};

/** Sums of a group, with what tells it apart: ids of sessions, translation keys of circles. */
export type GroupSums<Kind extends SumKind> = Sums<Kind> & { readonly key: string };

/**
 * Adds up the totals of a kind by groups. A group's sums are those of a selection of this group alone; one of which there is
 * nothing is left out.
 */
export function readGroupSums<Kind extends SumKind>(
  db: Database,
  kind: Kind,
  { totals, by, isChosen, sessionIds }: GroupedTotals,
): Promise<GroupSums<Kind>[]> {
  return rowsOf<GroupSums<Kind>>(
    db,
    sql`select ${groupKeys[by]} as key, ${sumsOf(sumColumns[kind])} from ${totals} totals
      join course_sessions session on session.id = totals.course_session_id
      where ${isChosen} and ${among(sql`session.id`, sessionIds, 'uuid')} group by 1`,
  );
}

/** What is added up by groups. */
export interface GroupedTotals {
  /** select in brackets with the columns of the kind, by session, and by circle where circles are the groups */
  readonly totals: SQL;
  readonly by: GroupDimension;
  /** condition on course_sessions, called session */
  readonly isChosen: SQL;
  /** only these sessions among them */
  readonly sessionIds?: readonly string[] | undefined;
}
