import type { adminUserEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { erasureDueAt } from '@learn/domain';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { accountInvitations } from '../accounts/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { organisations } from '../organisations/tables.ts';
import { searched } from '../persons/foundPersons.ts';
import { erasureRequests, users } from '../users/tables.ts';

type Query = EndpointQuery<typeof adminUserEndpoints.list>;
type Row = EndpointAnswer<typeof adminUserEndpoints.list>[number];

/** People for administrators, in pages. Every condition has an index, so that a hundred thousand of them are no matter. */
export async function findUsers(db: Database, query: Query): Promise<Page<Row>> {
  const condition = and(
    ofState(query.state),
    ofSession(query.course_session_id),
    await ofSearch(db, query.search),
  );
  const [total, rows] = await Promise.all([
    db.$count(users, condition),
    selectUsers(db)
      .where(condition)
      .orderBy(...orderOf(query.sort))
      .limit(query.limit)
      .offset(query.offset),
  ]);
  return { rows: rows.map(presentRow), total };
}

/** What a list shows of people, to be given a condition. */
export function selectUsers(db: Database) {
  const organisation = sql`coalesce(${users.organisationId}, ${users.claimedOrganisationId})`;
  return db
    .select({
      user: users,
      organisationName: sql<string>`coalesce(nullif(${users.organisationDetailName}, ''), ${organisations.name}, '')`,
      enrolments: sql<number>`(select count(*)::int from ${courseSessionUsers} where ${courseSessionUsers.userId} = ${users.id})`,
      invitedAt: accountInvitations.createdAt,
      requestedAt: erasureRequests.requestedAt,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, organisation))
    .leftJoin(accountInvitations, eq(accountInvitations.userId, users.id))
    .leftJoin(erasureRequests, and(eq(erasureRequests.userId, users.id), isNull(erasureRequests.outcome)))
    .$dynamic();
}

export type SelectedUser = Awaited<ReturnType<typeof selectUsers>>[number];

export function presentRow(row: SelectedUser): Row {
  const { user } = row;
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    username: user.username,
    avatar_url: user.avatarUrl,
    organisation_name: row.organisationName,
    organisation_confirmed: user.organisationId !== null,
    created_at: user.createdAt.toISOString(),
    enrolment_count: row.enrolments,
    has_vbv_admin_access: user.hasVbvAdminAccess,
    blocked: user.blockedAt !== null,
    invited: row.invitedAt !== null,
    erasure_due_at: row.requestedAt === null ? null : erasureDueAt(row.requestedAt).toISOString(),
    erased: user.erasedAt !== null,
  };
}

/** Who is erased shows only when asked for. */
function ofState(state: Query['state']): SQL | undefined {
  switch (state) {
    case 'erased':
      return isNotNull(users.erasedAt);
    case 'admin':
      return and(eq(users.hasVbvAdminAccess, true), isNull(users.erasedAt));
    case 'blocked':
      return and(isNotNull(users.blockedAt), isNull(users.erasedAt));
    case 'invited':
      return sql`exists (select 1 from ${accountInvitations} where ${accountInvitations.userId} = ${users.id})`;
    case 'erasure':
      return sql`exists (select 1 from ${erasureRequests} where ${erasureRequests.userId} = ${users.id} and ${erasureRequests.outcome} is null)`;
    default:
      return isNull(users.erasedAt);
  }
}

function ofSession(courseSessionId: string | undefined): SQL | undefined {
  if (courseSessionId === undefined) return undefined;
  return sql`exists (select 1 from ${courseSessionUsers} where ${courseSessionUsers.userId} = ${users.id} and ${courseSessionUsers.courseSessionId} = ${courseSessionId})`;
}

/** Every word begins a part of the name, the e-mail, the user name, or a word of the organisation. */
async function ofSearch(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  return and(...(await Promise.all(words.map((word) => ofWord(db, word)))));
}

async function ofWord(db: Database, word: string): Promise<SQL> {
  const beginning = `${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  // Organisations are few: found first, they leave a condition that the index of people by organisation serves.
  const employers = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(sql`' ' || name_key(${organisations.name}) like name_key(${`% ${beginning}`}::text)`)
    .limit(500);
  const ids = sql.param(employers.map(({ id }) => id));
  return sql`${users.id} in (
    select u.id from ${users} u where ${searched(word, sql`true`)}
    union select u.id from ${users} u where u.username collate "C" like ${beginning}::text
    union select u.id from ${users} u where u.organisation_id = any(${ids}::text[])
    union select u.id from ${users} u where u.claimed_organisation_id = any(${ids}::text[]))`;
}

function orderOf(sort: Query['sort']): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const names = [sql`${users}.last_name_key`, sql`${users}.first_name_key`];
  const keys = {
    last_name: names,
    first_name: names.toReversed(),
    email: [sql`lower(${users.email}) collate "C"`],
    created_at: [sql`${users.createdAt}`],
  }[sort.replace('-', '') as 'last_name' | 'first_name' | 'email' | 'created_at'];
  return [...keys, sql`${users.id}`].map((key) => direction(key));
}
