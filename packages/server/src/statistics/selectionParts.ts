import { type SQL, sql } from 'drizzle-orm';
import type { CourseScope, ScopePart } from '../access/courseScope.ts';
import { resultKinds } from '../access/resultDetail.ts';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { readEnrolments } from './chosenPeople.ts';
import { among, oneOf, selectSessions } from './conditions.ts';
import { unionOf } from './metrics/metricScope.ts';
import { seesSumsOnly } from './rights.ts';
import { rowsOf } from './rowsOf.ts';
import type { OwnCircles, Selection, SelectionPart, SelectionRight, Sessions } from './selection.ts';
import { employs, readGroups } from './wholeGroups.ts';

/** What was asked for. */
export interface Choice {
  /** condition on course_sessions, called session */
  readonly inFilters: SQL;
  /** whether that leaves out any */
  readonly isFiltered: boolean;
  readonly userIds: readonly string[] | undefined;
  readonly profiles: readonly string[] | undefined;
  readonly circleKeys: readonly string[] | undefined;
}

interface PartRequest {
  readonly scope: CourseScope;
  readonly part: ScopePart;
  readonly choice: Choice;
}

/** What one right shows of what was asked for. */
export async function readPart(
  db: Database,
  currentUser: CurrentUser,
  { scope, part, choice }: PartRequest,
): Promise<SelectionPart> {
  const { right, organisationIds } = part;
  const inCourse = sql`session.course_id = ${scope.courseId} and ${among(sql`session.id`, part.sessionIds, 'uuid')}`;
  const inScope = organisationIds === undefined ? inCourse : sql`${inCourse} and ${employs(organisationIds)}`;
  const inSelection = sql`${inScope} and ${choice.inFilters}`;
  const choosesPeople = choice.userIds !== undefined || choice.profiles !== undefined;
  const members = choosesPeople
    ? await readEnrolments(db, part, { ...choice, inSessions: inSelection })
    : undefined;
  const allSessions = selectSessions(inScope);
  const isChosen = members === undefined ? inSelection : sql`session.id in (${members.sessions})`;
  const sessions = members?.sessions ?? (choice.isFiltered ? selectSessions(isChosen) : allSessions);
  const countedIds = organisationIds && organisationsOf(scope, part);
  return {
    right,
    allSessions,
    sessions,
    isChosen,
    enrolments: members?.enrolments,
    organisationIds: countedIds,
    groups: isOfSums(right)
      ? await readGroups(db, currentUser, {
          courseId: scope.courseId,
          organisationIds: countedIds ?? [],
          inCourse: sql`${inCourse} and ${choice.inFilters}`,
          choosesPeople,
          circleKeys: choice.circleKeys,
        })
      : undefined,
    ownCircles:
      right === 'expert' ? await readOwnCircles(db, currentUser.userId, { sessions, choice }) : undefined,
  };
}

/** Several parts as one selection, in which everything counts once. */
export async function readUnion(
  db: Database,
  parts: Selection['parts'],
): Promise<Sessions & Pick<Selection, 'parts'>> {
  const [row] = await rowsOf<Record<string, boolean>>(
    db,
    sql`select ${sql.join(
      parts.map(
        ({ isChosen }, place) =>
          sql`exists (select from course_sessions session where ${isChosen}) as ${sql.raw(`part_${place}`)}`,
      ),
      sql`, `,
    )}`,
  );
  const whole = parts.filter(({ organisationIds }) => organisationIds === undefined);
  const [first, ...others] = parts.map((part, place) => ({
    ...part,
    isEmpty: row?.[`part_${place}`] !== true,
    beyond: part.organisationIds === undefined ? undefined : whole,
  }));
  if (first === undefined) throw new Error('A selection has parts.');
  const isChosen = oneOf(parts.map((part) => part.isChosen));
  return {
    allSessions: unionOf(parts.map((part) => part.allSessions)),
    sessions: selectSessions(isChosen),
    isChosen,
    parts: [first, ...others],
  };
}

/** The organisations of a part whose people no other right shows by name. */
function organisationsOf({ parts }: CourseScope, { right, organisationIds = [] }: ScopePart): string[] {
  const named = isOfSums(right) ? parts.filter((other) => !isOfSums(other.right)) : [];
  const namedIds = named.flatMap((other) => other.organisationIds ?? []);
  return organisationIds.filter((id) => !namedIds.includes(id));
}

function isOfSums(right: SelectionRight): boolean {
  return resultKinds.some((kind) => seesSumsOnly(right, kind));
}

async function readOwnCircles(
  db: Database,
  userId: string,
  { sessions, choice }: { readonly sessions: SQL; readonly choice: Choice },
): Promise<OwnCircles> {
  const all = ownCirclesOf(userId);
  const circles =
    choice.circleKeys === undefined
      ? all
      : sql`select chosen.course_session_id, chosen.circle_key from (${all}) chosen
          where ${among(sql`chosen.circle_key`, choice.circleKeys, 'uuid')}`;
  const [row] = await rowsOf<{ exist: boolean }>(
    db,
    sql`select exists (select from (${circles}) own where own.course_session_id in (${sessions})) as exist`,
  );
  return { circles, all, exist: row?.exist ?? false };
}
