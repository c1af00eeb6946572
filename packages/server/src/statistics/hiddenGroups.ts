import type { FeedbackWithheldReason, WithheldReason } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { ResultKind } from '../access/resultDetail.ts';
import type { Database } from '../database/database.ts';
import { oneOf } from './conditions.ts';
import { type GroupDimension, groupKeys } from './groupSums.ts';
import { seesFeedback } from './rights.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection, SelectionPart } from './selection.ts';
import { chosenParts, feedbackWithheldOf, limitOf, reasonAmong, withheldIn } from './withheld.ts';

/** Says why a group has no results of a kind; undefined where there is nothing of it. */
type ReasonOf = (key: string) => WithheldReason | null | undefined;

/** Why a group has no results of a kind, as a selection of this group alone would say. */
export async function hiddenIn(
  db: Database,
  selection: Selection,
  kind: ResultKind,
  by: GroupDimension,
): Promise<(key: string) => WithheldReason | null> {
  const parts = chosenParts(selection);
  const [only] = parts;
  if (parts.length === 1 && only && limitOf(only, kind) === undefined) return () => null;
  const hidden = by === 'circle' ? circlesHiddenIn : sessionsHiddenIn;
  const reasons = await Promise.all(parts.map((part) => hidden(db, { part, kind, by })));
  return (key) =>
    reasonAmong(reasons.map((reasonOf) => reasonOf(key)).filter((reason) => reason !== undefined));
}

/** The same of feedback: a right shows that of all circles of a session, or none of it. */
export async function feedbackHiddenIn(
  db: Database,
  selection: Selection,
  by: GroupDimension,
): Promise<(key: string) => FeedbackWithheldReason | null> {
  const everywhere = feedbackWithheldOf(selection);
  const showing = selection.parts.filter(({ right }) => seesFeedback(right));
  if (everywhere !== null || showing.length === selection.parts.length || by === 'circle')
    return () => everywhere;
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct ${groupKeys[by]} as key from course_sessions session
      where ${oneOf(showing.map(({ isChosen }) => isChosen))}`,
  );
  const keys = new Set(rows.map(({ key }) => key));
  return (key) => (keys.has(key) ? null : 'not_in_role');
}

interface HiddenRequest {
  readonly part: SelectionPart;
  readonly kind: ResultKind;
  readonly by: GroupDimension;
}

/** By one right: none of the sessions of a group is among those of which the reader sees some. */
async function sessionsHiddenIn(db: Database, { part, kind, by }: HiddenRequest): Promise<ReasonOf> {
  const everywhere = withheldIn(part, kind);
  const limit = limitOf(part, kind);
  const isSeen = limit === undefined ? sql`true` : sql`session.id in (${limit.sessions})`;
  const rows = await rowsOf<{ key: string; isSeen: boolean }>(
    db,
    sql`select ${groupKeys[by]} as key, bool_or(${isSeen}) as "isSeen" from course_sessions session
      where ${part.isChosen} group by 1`,
  );
  const reasons = new Map(
    rows.map((row) => [row.key, everywhere ?? (row.isSeen ? null : (limit?.reason ?? null))]),
  );
  return (key) => reasons.get(key);
}

/** By one right: a circle is in none of the sessions among those that are shown. */
async function circlesHiddenIn(db: Database, { part, kind }: HiddenRequest): Promise<ReasonOf> {
  const everywhere = withheldIn(part, kind);
  const limit = limitOf(part, kind);
  if (everywhere !== null || limit?.circles === undefined) return () => everywhere;
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct met.circle_key as key from (${limit.circles}) met`,
  );
  const keys = new Set(rows.map(({ key }) => key));
  return (key) => (keys.has(key) ? null : limit.reason);
}
