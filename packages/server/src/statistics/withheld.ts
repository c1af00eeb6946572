import type { FeedbackWithheldReason, WithheldReason } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type ResultKind, resultDetail } from '../access/resultDetail.ts';
import { oneOf, selectSessions } from './conditions.ts';
import { unionOf } from './metrics/metricScope.ts';
import { seesFeedback, seesSumsOnly } from './rights.ts';
import type { Selection, SelectionPart } from './selection.ts';

/**
 * The selection as far as results of that kind count: the parts that show some, and of those that show sums only the whole
 * groups.
 */
export function resultsOf(selection: Selection, kind: ResultKind): Selection {
  const parts = chosenParts(selection);
  const showing = parts.filter((part) => withheldIn(part, kind) === null);
  return ofParts(
    selection,
    (showing.length > 0 ? showing : parts).map((part) => wholeGroups(part, kind)),
  );
}

function wholeGroups(part: SelectionPart, kind: ResultKind): SelectionPart {
  const { right, groups } = part;
  if (groups === undefined || !seesSumsOnly(right, kind)) return part;
  return { ...part, sessions: groups.sessions, isChosen: groups.isChosen };
}

/** The selection as far as feedback counts: the answers of all in every session of which a right shows them. */
export function feedbackOf(selection: Selection): Selection {
  const parts = selection.parts.filter(({ right }) => seesFeedback(right));
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return ofParts(selection, parts);
  const isChosen = oneOf(parts.map((part) => part.isChosen));
  const { right } = first;
  const allSessions = unionOf(parts.map((part) => part.allSessions));
  const sessions = selectSessions(isChosen);
  return ofParts(selection, [
    { right, allSessions, sessions, isChosen, enrolments: undefined, organisationIds: undefined },
  ]);
}

/** Why the selection has no feedback; null where it has: nobody knows whose the answers are, so those of chosen people cannot be told. */
export function feedbackWithheldOf(selection: Selection): FeedbackWithheldReason | null {
  if (!chosenParts(selection).some(({ right }) => seesFeedback(right))) return 'not_in_role';
  const { user_ids, profiles } = selection.filters;
  return user_ids?.length || profiles?.length ? 'anonymous' : null;
}

/** The selection with only some of its parts; with all of them where there are none. */
function ofParts(selection: Selection, [first, ...others]: readonly SelectionPart[]): Selection {
  if (first === undefined) return selection;
  const parts = [first, ...others] as const;
  if (others.length > 0) return { ...selection, parts };
  return { ...selection, sessions: first.sessions, isChosen: first.isChosen, parts };
}

/** The parts of which something is chosen; all of them where there is none. */
export function chosenParts({ parts }: Selection): readonly SelectionPart[] {
  const chosen = parts.filter(({ isEmpty }) => !isEmpty);
  return chosen.length > 0 ? chosen : parts;
}

/** Why the selection has no results of that kind; null where it has. */
export function withheldOf(selection: Selection, kind: ResultKind): WithheldReason | null {
  return reasonAmong(chosenParts(selection).map((part) => withheldIn(part, kind)));
}

/** The reason of the right that reaches the least; null where a right shows something. */
export function reasonAmong(reasons: readonly (WithheldReason | null)[]): WithheldReason | null {
  return reasons.includes(null) ? null : (reasons.at(-1) ?? null);
}

/** Why a part has no results of that kind; null where it has. */
export function withheldIn(part: SelectionPart, kind: ResultKind): WithheldReason | null {
  const limit = limitOf(part, kind);
  const { groups, ownCircles } = part;
  if (limit?.reason === 'too_few_people' && groups?.ofChosenPeople) return 'person_selection';
  if (limit?.reason === 'too_few_people') {
    const some = limit.circles === undefined ? groups?.count !== 0 : groups?.haveCircles;
    return some ? null : limit.reason;
  }
  return limit !== undefined && !ownCircles?.exist ? limit.reason : null;
}

/** Outside of what nothing of a kind is shown, and why. */
interface Limit {
  readonly sessions: SQL;
  /** a select of course_session_id and circle_key, where only some circles of these sessions are shown */
  readonly circles?: SQL;
  readonly reason: WithheldReason;
}

/** Sessions outside of which a part shows nothing of a kind, and why; undefined where nothing is limited to some sessions. */
export function limitOf(
  { right, groups, ownCircles, sessions }: SelectionPart,
  kind: ResultKind,
): Limit | undefined {
  if (groups !== undefined && seesSumsOnly(right, kind)) {
    const reason = 'too_few_people';
    // Everybody attends, whatever their profile; assignments and criteria belong to those who meet their circle.
    if (kind === 'attendance') return { sessions: groups.sessions, reason };
    const { circles } = groups;
    return { sessions: sql`select met.course_session_id from (${circles}) met`, circles, reason };
  }
  if (ownCircles === undefined || resultDetail(kind, 'EXPERT') !== 'own circles') return undefined;
  return {
    sessions: sql`select own.course_session_id from (${ownCircles.circles}) own`,
    circles: sql`select own.course_session_id, own.circle_key from (${ownCircles.circles}) own
      where own.course_session_id in (${sessions})`,
    reason: 'no_own_circles',
  };
}
