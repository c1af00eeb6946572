import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';
import { type CourseResults, marksOf, marksOfPage, type PersonResults, seenTables } from './courseResults.ts';
import { countOfPersons, foundPersons, seesEverybody } from './foundPersons.ts';
import { choosesSessionsOnly, fittingPersons, type PersonFilter, sessionFits } from './personFilter.ts';
import { byKeys, isByName, isByResults, type PersonSort } from './personOrder.ts';
import { circlesOf, type ExpertCircleRow, type SessionRow, sessionsOf } from './personSessions.ts';
import { describedPersons, inOrder, type VisiblePerson } from './readPersons.ts';
import { type Viewer, visibleIds } from './visiblePersons.ts';

export interface PersonListQuestion {
  readonly filter: PersonFilter;
  readonly search?: string | undefined;
  readonly sort: PersonSort;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
  readonly withResults: boolean;
  /** those of the one course that the filter chooses */
  readonly courseResults?: CourseResults | undefined;
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
  /** of whom the viewer sees some; null where results of a course were not asked for */
  readonly results: readonly PersonResults[] | null;
}

/** What of a question makes another statement; all else are its parameters. */
interface Shape {
  readonly isAdmin: boolean;
  /** what the viewer sees is read as a set, see visibleIds */
  readonly isWide: boolean;
  readonly isFiltered: boolean;
  readonly sort: PersonSort;
  readonly withResults: boolean;
}

/** The persons that a viewer sees, in one statement; prepared, unless names are searched for or a course has results. */
export async function readPersonList(
  db: Database,
  viewer: Viewer,
  { filter, search, sort, language, limit, offset, withResults, courseResults }: PersonListQuestion,
): Promise<PersonList> {
  const isFiltered = !seesEverybody(viewer, filter);
  const bySets =
    isFiltered &&
    !search &&
    isByName({ sort }) &&
    choosesSessionsOnly(filter) &&
    courseResults?.grade === undefined;
  const isWide = bySets && (viewer.isAdmin || (await seesMany(db, viewer.userId)));
  const shape = { isAdmin: viewer.isAdmin, isWide, isFiltered, sort, withResults };
  const statement =
    search || courseResults ? listStatement(db, shape, { search, courseResults }) : preparedLists(db)(shape);
  const [list] = await statement.execute({
    courseIds: filter.courseIds ?? null,
    sessionIds: filter.sessionIds ?? null,
    region: filter.region ?? null,
    generation: filter.generation ?? null,
    role: filter.role ?? null,
    profileId: filter.profileId ?? null,
    viewerId: viewer.userId,
    language,
    limit,
    offset,
  });
  if (list === undefined) throw new Error('The persons were not read');
  return { ...list, persons: inOrder(list.persons, list.ids) };
}

/** One statement per shape, of which there are a few dozen. */
const preparedLists = perDatabase((db) => {
  const known = new Map<string, ReturnType<ReturnType<typeof listStatement>['prepare']>>();
  return (shape: Shape) => {
    const name = `persons_${shape.isAdmin}_${shape.isWide}_${shape.isFiltered}_${shape.withResults}_${shape.sort}`;
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
  { isAdmin, isWide, isFiltered, sort, withResults }: Shape,
  { search, courseResults }: Pick<PersonListQuestion, 'search' | 'courseResults'> = {},
) {
  const viewer = { userId: unseen('viewerId', 'uuid'), isAdmin, purpose: 'list' } as const;
  const language = unseen('language', 'text');
  const order = { sort, language };
  const filter = isFiltered ? filterParameters : {};
  const best = sql`order by ${byKeys(order)} limit ${unseen('limit', 'bigint')} offset ${unseen('offset', 'bigint')}`;
  const ofPage = sql`select id from page`;
  // «is true» keeps the planner from a join of two lists that it takes to be tiny.
  const shown =
    isFiltered && !isWide
      ? sql`select * from seen where (user_id in (${ofPage})) is true`
      : fittingPersons(viewer, filter, ofPage);
  const weighsAll =
    courseResults !== undefined && (courseResults.grade !== undefined || isByResults({ sort }));
  const marks = courseResults && !weighsAll ? sql`, ${marksOf(sql`shown`, courseResults)}` : sql``;
  const found = isWide
    ? sql`ids as materialized ${visibleIds(viewer, { sessions: sessionFits(filter) })},
    total as materialized (select count(*)::int as total from ids),
    best as (${bestOf(best)})`
    : sql`${seenTables(fittingPersons(viewer, filter), weighsAll ? courseResults : undefined)},
    found as (${foundPersons(viewer, { filter, search }, order)}),
    total as (select ${countOfPersons(viewer, { filter, search })} as total),
    best as (select * from found ${best})`;
  return db
    .select({
      total: sql<number>`total`,
      ids: sql<readonly string[]>`ids`,
      persons: sql<readonly VisiblePerson[]>`persons`,
      sessions: sql<readonly SessionRow[]>`sessions`,
      circles: sql<readonly ExpertCircleRow[]>`circles`,
      results: sql<PersonList['results']>`results`,
    })
    .from(
      sql`(
    with ${courseResults ? sql`recursive` : sql``} ${found},
    page as materialized (select id, row_number() over () as place from best),
    shown as materialized (${shown})${marks}
    select (select total from total) as total,
      (select coalesce(json_agg(id order by place), '[]'::json) from page) as ids,
      ${describedPersons(viewer, { withResults })} as persons,
      ${sessionsOf(sql`shown`, language)} as sessions, ${circlesOf(sql`shown`, language)} as circles,
      ${courseResults ? marksOfPage : sql`null::json`} as results) as list`,
    );
}

/** Fewer are looked up and sorted; of more the index of names finds the first ones sooner. */
const fewIds = 2000;

/** @param best order and part of the page */
function bestOf(best: SQL): SQL {
  const columns = sql`id, first_name_key, last_name_key`;
  return sql`
    (select * from (select u.* from ids
        cross join lateral (select ${columns} from users where id = ids.user_id offset 0) u) few
      where (select total <= ${sql.raw(`${fewIds}`)} from total) ${best})
    union all
    (select ${columns} from users many
      where (select total > ${sql.raw(`${fewIds}`)} from total) and (id in (select user_id from ids)) is true ${best})`;
}

/** Whether a role lets them see more people than they have to do with themselves: those of a region or of an employer. */
async function seesMany(db: Database, userId: string): Promise<boolean> {
  const [row] = await wideRoles(db).execute({ userId });
  return row?.wide ?? false;
}

const wideRoles = perDatabase((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({ wide: sql<boolean>`wide` })
    .from(
      sql`(select exists (select 1 from supervisor_regions where user_id = ${userId})
        or exists (select 1 from organisation_roles where user_id = ${userId} and organisation_id is not null) as wide) as roles`,
    )
    .prepare('wide_roles');
});
