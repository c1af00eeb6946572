import {
  announcementReads,
  announcements,
  assignmentCompletions,
  attendanceCourses,
  attendanceEntries,
  completions,
  conversations,
  courseSessions,
  courseSessionUsers,
  type Database,
  examBookings,
  examDates,
  examResults,
  examTransitions,
  expertCircles,
  feedbackSubmissions,
  grantedCertificates,
  mentorRelations,
  messages,
  notifications,
  organisationRoles,
  selfEvaluationFeedbackCriteria,
  selfEvaluationFeedbacks,
  sessionAssignments,
  supervisorRegions,
  users,
} from '@learn/server/sample-data';
import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { demoAccounts } from './accounts.ts';

/** What is copied; each table stands after those that it refers to. */
const copied: readonly PgTable[] = [
  users,
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  supervisorRegions,
  organisationRoles,
  completions,
  sessionAssignments,
  assignmentCompletions,
  attendanceCourses,
  attendanceEntries,
  examDates,
  examBookings,
  examTransitions,
  examResults,
  grantedCertificates,
  feedbackSubmissions,
  selfEvaluationFeedbacks,
  selfEvaluationFeedbackCriteria,
  announcements,
  announcementReads,
  conversations,
  messages,
  notifications,
];

/**
 * Gives every named account of a demo world twins, `lena.keller.1` and so on: people of the same name, with all that the
 * person has and has done, in copies of the sessions where each set of twins is among itself. Experts and mentors who were
 * made up stay the same people; their participants, files, orders and what nobody signs are not copied.
 */
export async function createTwins(db: Database, count: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`create temporary table twinned (id uuid primary key, is_left_out boolean not null) on commit drop`,
    );
    const names = demoAccounts.map(({ username }) => username);
    await transaction.execute(sql`
      insert into twinned select ${users.id}, false from ${users} where ${users.username} in ${names}
      union all select distinct ${courseSessionUsers.courseSessionId}, false from ${courseSessionUsers}
        join ${users} on ${users.id} = ${courseSessionUsers.userId} where ${users.username} in ${names}
      union all select distinct ${users.id}, true from ${users} join ${courseSessionUsers} on ${courseSessionUsers.userId} = ${users.id}
      where ${courseSessionUsers.role} = 'MEMBER' and ${users.username} not in ${names}`);
    for (const table of copied) await copyRows(transaction, table, count);
  });
}

/** Copies the rows that refer to somebody or something with twins, and to nobody who is left out. */
async function copyRows(db: Database, table: PgTable, count: number): Promise<void> {
  const { columns } = getTableConfig(table);
  const id = columns.find(({ name, columnType }) => name === 'id' && columnType === 'PgUUID');
  const references = referencesOf(table);
  const isTwinned = (column: PgColumn) => sql`${column} in (select id from twinned where not is_left_out)`;
  const isLeftOut = (column: PgColumn) =>
    sql`coalesce(${column} in (select id from twinned where is_left_out), false)`;
  const isFirst = id !== undefined && (table === users || table === courseSessions);
  const hasTwins = isFirst
    ? isTwinned(id)
    : sql`((${sql.join(references.map(isTwinned), sql` or `)})
          and not (${sql.join(references.map(isLeftOut), sql` or `)}))`;
  if (id !== undefined && !isFirst) {
    await db.execute(sql`insert into twinned select ${id}, ${hasTwins} is not true from ${table}`);
  }
  const twinValue = (column: PgColumn): SQL => {
    if (column === id) return twinOf(column);
    if (references.includes(column)) {
      return sql`case when ${isTwinned(column)} then ${twinOf(column)} else ${column} end`;
    }
    if (column === users.email) return sql`replace(${column}, '@', '.' || twin || '@')`;
    if (column === users.username || column.name === 'idempotency_key') {
      return sql`${column} || '.' || twin`;
    }
    return sql`${column}`;
  };
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names}) select ${sql.join(columns.map(twinValue), sql`, `)}
    from ${table}, generate_series(1, ${count}::integer) as twin where ${hasTwins}`);
}

/** The columns by which a table refers to others that are copied. */
function referencesOf(table: PgTable): PgColumn[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => copied.includes(foreignTable))
    .flatMap(({ columns }) => columns);
}

/** The id of the twin of a row, made from its own; the digits of a random UUID's version stand where they have to. */
function twinOf(id: PgColumn): SQL {
  return sql`overlay(overlay(md5(${id}::text || '/' || twin) placing '4' from 13) placing '8' from 17)::uuid`;
}
