import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';
import { countOfPersons, foundPersons, type PersonQuestion, seesEverybody } from './foundPersons.ts';
import { fittingPersons, type PersonFilter } from './personFilter.ts';
import { byKeys, type PersonSort } from './personOrder.ts';
import { circlesOf, type ExpertCircleRow, type SessionRow, sessionsOf } from './personSessions.ts';
import { describedPersons, inOrder, type VisiblePerson } from './readPersons.ts';
import type { Viewer } from './visiblePersons.ts';

export interface PersonListQuestion {
  readonly filter: PersonFilter;
  readonly search?: string | undefined;
  readonly sort: PersonSort;
  readonly language: Language;
  /** without it everybody */
  readonly limit?: number | undefined;
  readonly offset: number;
  readonly withResults: boolean;
}

/** A page of persons, with the sessions and circles that they name. */
export interface PersonList {
  /** how many there are on all pages */
  readonly total: number;
  readonly persons: readonly VisiblePerson[];
  /** in the order in which they are shown */
  readonly sessions: readonly SessionRow[];
  /** of the experts among them, in the order of the learning path */
  readonly circles: readonly ExpertCircleRow[];
}

/** What of a question makes another statement; all else are its parameters. */
interface Shape {
  readonly isAdmin: boolean;
  readonly isFiltered: boolean;
  readonly sort: PersonSort;
  readonly withResults: boolean;
}

/** The persons that a viewer sees, in one statement; prepared, unless names are searched for. */
export async function readPersonList(
  db: Database,
  viewer: Viewer,
  { filter, search, sort, language, limit, offset, withResults }: PersonListQuestion,
): Promise<PersonList> {
  const shape = { isAdmin: viewer.isAdmin, isFiltered: !seesEverybody(viewer, filter), sort, withResults };
  const statement = search ? listStatement(db, shape, search) : preparedLists(db)(shape);
  const [list] = await statement.execute({
    courseIds: filter.courseIds ?? null,
    sessionIds: filter.sessionIds ?? null,
    region: filter.region ?? null,
    generation: filter.generation ?? null,
    role: filter.role ?? null,
    profileId: filter.profileId ?? null,
    viewerId: viewer.userId,
    language,
    limit: limit ?? null,
    offset,
  });
  if (list === undefined) throw new Error('The persons were not read');
  return { ...list, persons: inOrder(list.persons, list.ids) };
}

/** One statement per shape, of which there are a few dozen. */
const preparedLists = perDatabase((db) => {
  const known = new Map<string, ReturnType<ReturnType<typeof listStatement>['prepare']>>();
  return (shape: Shape) => {
    const name = `persons_${shape.isAdmin}_${shape.isFiltered}_${shape.withResults}_${shape.sort}`;
    const statement = known.get(name) ?? listStatement(db, shape).prepare(name);
    known.set(name, statement);
    return statement;
  };
});

const filterParameters = {
  courseIds: unseen('courseIds', 'uuid[]'),
  sessionIds: unseen('sessionIds', 'uuid[]'),
  region: unseen('region', 'text'),
  generation: unseen('generation', 'text'),
  role: unseen('role', 'text'),
  profileId: unseen('profileId', 'uuid'),
} satisfies PersonFilter;

function listStatement(
  db: Database,
  { isAdmin, isFiltered, sort, withResults }: Shape,
  search?: PersonQuestion['search'],
) {
  const viewer = { userId: unseen('viewerId', 'uuid'), isAdmin, purpose: 'list' } as const;
  const language = unseen('language', 'text');
  const order = { sort, language };
  const filter = isFiltered ? filterParameters : {};
  const ofPage = sql`select id from page`;
  // «is true» keeps the planner from a join of two lists that it takes to be tiny.
  const shown = isFiltered
    ? sql`select * from seen where (user_id in (${ofPage})) is true`
    : fittingPersons(viewer, filter, ofPage);
  return db
    .select({
      total: sql<number>`total`,
      ids: sql<readonly string[]>`ids`,
      persons: sql<readonly VisiblePerson[]>`persons`,
      sessions: sql<readonly SessionRow[]>`sessions`,
      circles: sql<readonly ExpertCircleRow[]>`circles`,
    })
    .from(
      sql`(
    with seen as (${fittingPersons(viewer, filter)}),
    found as (${foundPersons(viewer, { filter, search }, order)}),
    page as materialized (select id, row_number() over () as place
      from (select * from found order by ${byKeys(order)}
        limit ${unseen('limit', 'bigint')} offset ${unseen('offset', 'bigint')}) best),
    shown as materialized (${shown})
    select ${countOfPersons(viewer, { filter, search })} as total,
      (select coalesce(json_agg(id order by place), '[]'::json) from page) as ids,
      ${describedPersons(viewer, { withResults })} as persons,
      ${sessionsOf(sql`shown`, language)} as sessions, ${circlesOf(sql`shown`, language)} as circles) as list`,
    );
}
