import { type courseStatistics, greatestRegions, selectionPage, type Wire } from '@learn/contracts/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { among, limited, oneOf, profileOfEnrolment } from './conditions.ts';
import { membersIn } from './metrics/metricScope.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection, SelectionPart } from './selection.ts';
import { isOfEverybody } from './sums.ts';

type CourseStatistics = Wire<z.output<typeof courseStatistics>>;
export type CourseSessionProperties = CourseStatistics['course_session_properties'];

interface SessionRow {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly generation: string;
  readonly chosen: boolean;
}

/** All sessions that the current user may choose, the latest first; read once per request. */
const sessionsOf = readOnce(readSessions);

function readSessions(
  db: Database,
  { allSessions, sessions, isChosen, language }: Selection,
): Promise<SessionRow[]> {
  const allAreChosen = sessions === allSessions;
  return rowsOf<SessionRow>(
    db,
    sql`select session.id, session.titles ->> ${language} as name, session.region, session.generation,
          ${allAreChosen ? sql`true` : sql`session.id in (${sessions})`} as chosen
        from course_sessions session where ${allAreChosen ? isChosen : sql`session.id in (${allSessions})`}
        order by session.start_date desc nulls last, session.id`,
  );
}

/** What the filters offer: everything that the current user may see, whatever they have chosen (specification §3). */
export async function readProperties(db: Database, selection: Selection): Promise<CourseSessionProperties> {
  const { course, language, tree, parts } = selection;
  const [sessions, circleKeys, profiles, people, certificates] = await Promise.all([
    sessionsOf(db, selection),
    readCirclesWithResults(db, selection),
    readProfiles(db, selection),
    readChosenPeople(db, selection),
    rowsOf<{ id: string; title: string }>(
      db,
      sql`select id, titles ->> ${language} as title from competence_certificates
        where course_id = ${course.id} order by position, id`,
    ),
  ]);
  return {
    sessions: sessions.slice(0, selectionPage.greatest).map(({ id, name, region }) => ({ id, name, region })),
    has_more_sessions: sessions.length > selectionPage.greatest,
    regions: namesOf(sessions.map(({ region }) => region)).slice(0, greatestRegions),
    generations: namesOf(sessions.map(({ generation }) => generation)),
    circles: (tree?.circles ?? []).map(({ id, translation_key, title }) => ({
      id,
      translation_key,
      name: title,
      has_results: circleKeys?.has(translation_key) ?? true,
    })),
    profiles,
    has_people: parts.some(({ groups }) => groups === undefined),
    chosen_people: people,
    competence_certificates: certificates,
  };
}

/** Each value once, in order; a session without one says nothing. */
function namesOf(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort();
}

/** The circles of which results can be seen: translation keys; undefined where a right shows those of all, as only that of experts does not. */
async function readCirclesWithResults(
  db: Database,
  { parts }: Selection,
): Promise<ReadonlySet<string> | undefined> {
  const own = parts.flatMap(({ ownCircles, allSessions }) =>
    ownCircles === undefined ? [] : [{ circles: ownCircles.all, allSessions }],
  );
  if (own.length < parts.length) return undefined;
  const rows = await rowsOf<{ key: string }>(
    db,
    sql.join(
      own.map(
        ({ circles, allSessions }) => sql`select own.circle_key as key from (${circles}) own
          where own.course_session_id in (${allSessions})`,
      ),
      sql` union `,
    ),
  );
  return new Set(rows.map(({ key }) => key));
}

/** The profiles of the people; mentors choose sessions only. */
async function readProfiles(
  db: Database,
  { course, language, parts }: Selection,
): Promise<CourseSessionProperties['profiles']> {
  if (!course.enableCourseProfiles || parts.every(({ right }) => right === 'mentor')) return [];
  return rowsOf(
    db,
    sql`select profile.code, profile.names ->> ${language} as name from course_profiles profile
      where exists (
        select from course_session_users enrolment join users person on person.id = enrolment.user_id
        where enrolment.role = 'MEMBER' and ${isSeen(parts)} and ${profileOfEnrolment} = profile.id)
      order by profile.position, profile.code`,
  );
}

/** Condition: an `enrolment` of a `person` is one of those that the current user sees metrics of, whatever is chosen. */
function isSeen(parts: readonly SelectionPart[]): SQL {
  return oneOf(
    parts.map(
      ({ allSessions, organisationIds }) => sql`enrolment.course_session_id in (${allSessions})
        and ${among(sql`person.organisation_id`, organisationIds, 'text')}`,
    ),
  );
}

/** The people that were asked for, as far as they take part in sessions that the current user sees. */
async function readChosenPeople(
  db: Database,
  { chosenIds, parts }: Selection,
): Promise<CourseSessionProperties['chosen_people']> {
  if (chosenIds === undefined) return [];
  return rowsOf(
    db,
    sql`select person.id as user_id, person.first_name, person.last_name from users person
      where ${among(sql`person.id`, chosenIds, 'uuid')}
        and exists (
          select from course_session_users enrolment where enrolment.user_id = person.id
            and enrolment.role = 'MEMBER' and ${isSeen(parts)})
      order by person.last_name, person.first_name, person.id limit ${selectionPage.greatest}::int`,
  );
}

/** The chosen sessions, the latest first; those of several selections of the same course by the same reader each once. */
export async function readChosenSessions(
  db: Database,
  selection: Selection,
  ...others: readonly Selection[]
): Promise<SessionRow[]> {
  const sessions = await sessionsOf(db, selection);
  const lists = await Promise.all(others.map((other) => readChosenSessions(db, other)));
  const further = new Set(lists.flat().map(({ id }) => id));
  return sessions.filter(({ id, chosen }) => chosen || further.has(id));
}

/** Their ids; a page of them. */
export async function readSelectedSessions(
  db: Database,
  selection: Selection,
  { first, offset }: RowPage,
): Promise<string[]> {
  const sessions = await readChosenSessions(db, selection);
  return sessions.slice(offset, offset + first).map(({ id }) => id);
}

/** Ids of the people that the metrics are limited to, a page of them; empty where they are those of all. */
export async function readSelectedPersons(
  db: Database,
  selection: Selection,
  page: RowPage,
): Promise<string[]> {
  if (selection.parts.every(isOfEverybody)) return [];
  const people = selection.parts.map(
    (part) => sql`select person.id from ${membersIn(part)} member
      join users person on person.id = member.user_id
      where ${among(sql`person.organisation_id`, part.organisationIds, 'text')}`,
  );
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct people.id from (${sql.join(people, sql` union all `)}) people order by people.id ${limited(page)}`,
  );
  return rows.map(({ id }) => id);
}
