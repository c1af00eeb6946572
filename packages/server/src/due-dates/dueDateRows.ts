import type { DueDateKind } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { completions } from '../completions/tables.ts';
import { circleProfiles, inProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';
import { type SessionRow, sessionsOf } from '../persons/personSessions.ts';
import { concernedPeople, examsOf, sessionDates, taughtCircles } from './dateSources.ts';

/** Which dates are read. */
export interface DueDateScope {
  readonly userId: string;
  readonly language: Language;
  /** their role in each of their sessions, by session id */
  readonly roles: ReadonlyMap<string, string>;
  /** leaves only these sessions, also of exams that they hold */
  readonly onlySessions?: readonly string[] | undefined;
  readonly kinds?: readonly DueDateKind[] | undefined;
  /** only those whose end, or else start, is not before it */
  readonly from?: Date | undefined;
  /** only what the reader has not completed as a participant */
  readonly pending?: boolean | undefined;
  /** only so many; without it all */
  readonly limit?: number | undefined;
  /** how many to leave out before */
  readonly offset?: number | undefined;
}

/** A date as the database writes it; times in milliseconds since 1970. */
export interface DueDateRow {
  readonly kind: DueDateKind;
  readonly id: string;
  readonly sessionId: string;
  /** of the reader in the session */
  readonly role: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly updatedAt: number;
  readonly location: string;
  readonly assignmentId: string | null;
  readonly assignmentType: string | null;
  readonly contentKey: string | null;
  readonly circleKey: string;
  /** the reader takes part and has completed the content */
  readonly done: boolean;
  /** as mentor: the mentees on whose path the circle lies; null in other roles */
  readonly menteeIds: readonly string[] | null;
}

export interface PageTexts {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

export interface DueDateRows {
  /** how many dates there are without limit and offset */
  readonly total: number;
  /** by start */
  readonly dates: readonly DueDateRow[];
  /** those that the dates name */
  readonly sessions: readonly SessionRow[];
  /** the same by translation key; in German where there is no translation */
  readonly pages: Readonly<Record<string, PageTexts>>;
}

/** The dates of a scope in one prepared statement, whatever their number. */
export async function readDueDateRows(db: Database, scope: DueDateScope): Promise<DueDateRows> {
  const { userId, language, onlySessions, kinds, from, pending, limit, offset } = scope;
  const roles = [...scope.roles].filter(([id]) => onlySessions === undefined || onlySessions.includes(id));
  const [found] = await dueDates(db).execute({
    userId,
    language,
    sessionIds: roles.map(([id]) => id),
    roles: roles.map(([, role]) => role),
    onlySessions: onlySessions ?? null,
    kinds: kinds ?? null,
    from: from?.toISOString() ?? null,
    pending: pending || null,
    limit: limit ?? null,
    offset: offset ?? 0,
  });
  if (found === undefined) throw new Error('The due dates were not read');
  return found;
}

const language = unseen('language', 'text');
const userId = unseen('userId', 'uuid');
const milliseconds = (time: SQL) => sql`floor(extract(epoch from ${time}) * 1000)::bigint`;
const byStart = sql`starts_at, ends_at, id`;

/** Null lets everything through; the planner takes half of the rows to pass a case. */
function unlessNull(name: string, type: string, condition: (value: SQL) => SQL): SQL {
  const value = unseen(name, type);
  return sql`case when ${value} is null then true else ${condition(value)} end`;
}

/** Those of the concerned people on whose path the circle of a date lies, as the rest of a select. */
const onWhosePath = (date: SQL, profiles: SQL) => sql`from concerned
  where concerned.session_id = ${date}.session_id and concerned.reader_role = ${date}.role
    and ${inProfile(profiles, sql`concerned.profile`)}`;

/**
 * Participants and mentors have the dates of those on whose path the circle lies. Experts have the attendance days and
 * exams of their sessions, and deadlines where they evaluate: in their own circles (domain decisions §4).
 */
const isTheirs = sql`case
    when d.role in ('MEMBER', 'LEARNING_MENTOR') then exists (select ${onWhosePath(sql`d`, sql`circle.profiles`)})
    when d.role = 'EXPERT' and d.assignment_id is not null
      then (d.session_id, d.circle_key) in (select session_id, circle_key from taught)
    else true end`;

const isDone = sql`(d.role = 'MEMBER' and exists (select from ${completions}
    where ${completions.userId} = ${userId} and ${completions.courseSessionId} = d.session_id
    and ${completions.translationKey} = d.content_key and ${completions.completionStatus} = 'SUCCESS'))`;

const dueDates = perDatabase((db) => {
  return db
    .select({
      total: sql<number>`total`,
      dates: sql<readonly DueDateRow[]>`dates`,
      sessions: sql<readonly SessionRow[]>`sessions`,
      pages: sql<Readonly<Record<string, PageTexts>>>`pages`,
    })
    .from(
      sql`(
    with own as (select * from unnest(${unseen('sessionIds', 'uuid[]')}, ${unseen('roles', 'text[]')}) own (session_id, role)),
    concerned as materialized ${concernedPeople(userId)},
    taught as materialized ${taughtCircles(userId)},
    dated as materialized (
      select d.* from (
        select d.*, own.session_id, own.role from own cross join lateral ${sessionDates(sql`own.session_id`)} d
        union all
        select e.*, coalesce(own.role, 'Prüfungsexperte') from ${examsOf(userId)} e
        left join own on own.session_id = e.session_id
        where ${unlessNull('onlySessions', 'uuid[]', (ids) => sql`e.session_id = any(${ids})`)}) d
      where (d.kind <> 'evaluation' or d.role <> 'MEMBER') and ${unlessNull('kinds', 'text[]', (kinds) => sql`d.kind = any(${kinds})`)}
        and ${unlessNull('from', 'timestamptz', (from) => sql`coalesce(d.ends_at, d.starts_at) >= ${from}`)}),
    texts as materialized (
      select k.key, page.* from (select content_key as key from dated union select circle_key from dated) k
      cross join lateral (
        select id, title, slug, ${circleProfiles(sql`pages`)} as profiles from pages
        where translation_key = k.key and live and language in (${language}, 'de')
        order by language <> ${language} limit 1) page),
    fitting as materialized (
      select d.*, d.session_id as course_session_id, circle.profiles, ${isDone} as done from dated d join texts circle on circle.key = d.circle_key
      left join texts content on content.key = d.content_key
      where (d.content_key is null or content.key is not null) and ${isTheirs}
        and ${unlessNull('pending', 'boolean', () => sql`not ${isDone}`)}),
    shown as materialized (
      select * from fitting order by ${byStart} limit ${unseen('limit', 'bigint')} offset ${unseen('offset', 'bigint')})
    select (select count(*)::int from fitting) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'sessionId', session_id, 'role', role,
          'startsAt', ${milliseconds(sql`starts_at`)}, 'endsAt', ${milliseconds(sql`ends_at`)},
          'updatedAt', ${milliseconds(sql`updated_at`)}, 'location', location, 'assignmentId', assignment_id,
          'assignmentType', assignment_type, 'contentKey', content_key, 'circleKey', circle_key, 'done', done, 'menteeIds', case when role = 'LEARNING_MENTOR' then
            (select json_agg(concerned.user_id) ${onWhosePath(sql`shown`, sql`shown.profiles`)}) end) order by ${byStart}), '[]') from shown) as dates,
      ${sessionsOf(sql`shown`, language)} as sessions,
      (select coalesce(json_object_agg(key, json_build_object('id', id, 'title', title, 'slug', slug)), '{}') from texts
        where key in (select content_key from shown union select circle_key from shown)) as pages) as found`,
    )
    .prepare('due_dates');
});
