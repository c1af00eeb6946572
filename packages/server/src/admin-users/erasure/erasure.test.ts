import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { desc, eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../../test/factories.ts';
import { createRightsWorld, type RightsWorld } from '../../../test/rights/rightsWorld.ts';
import { assignmentCompletions } from '../../assignments/tables.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { auditEntries } from '../../audit/tables.ts';
import { courseSessionUsers } from '../../course-sessions/tables.ts';
import * as tables from '../../database/tables.ts';
import { examTransitions } from '../../exams/tables.ts';
import { mails } from '../../mail/tables.ts';
import { mentorInvitations } from '../../mentors/tables.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { erasureRequests, type UserRow, users } from '../../users/tables.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
});
afterAll(() => world.server[Symbol.asyncDispose]());

const at = (endpoint: { readonly path: string }, id: string) => fillPath(endpoint.path, { id }) ?? '';
const reason = 'Gesuch vom 3. Mai';

describe('the erasure of a participant', () => {
  it('shows before what goes and what stays, takes away all else, and mails a receipt', async () => {
    const { db, clients, cast } = world;
    const { member } = cast.people;
    const { username, email, firstName, lastName } = member;
    await world.resetAssignments('EVALUATION_SUBMITTED');
    await world.addCertificate();
    await writeAbout(member);
    await clients.member.post(endpoints.requestErasure.path);
    const preview = (await clients.admin.get(at(endpoints.erasurePreview, member.id))).json();
    expect(preview).toMatchObject({ username: member.username, due_at: expect.any(String) });
    expect(preview.goes.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['profile', 'photo', 'login', 'enrolments', 'answers', 'progress', 'mentoring']),
    );
    expect(preview.stays.map(({ kind }: { kind: string }) => kind)).toEqual([
      'orders',
      'exams',
      'certificates',
      'results',
      'attendance',
      'audit',
    ]);
    expect((await clients.admin.get(endpoints.erasureRequests.path)).json()).toMatchObject([
      { user_id: member.id },
    ]);

    const erase = (confirmation: string) =>
      clients.admin.post(at(endpoints.eraseUser, member.id), { confirmation, reason });
    expect((await erase('falsch')).json().fields).toMatchObject([{ field: 'confirmation' }]);
    expect((await erase(member.username.toUpperCase())).statusCode).toBe(204);

    expect(await textsOf(member.id)).not.toMatch(
      new RegExp([username, email, firstName, lastName].join('|')),
    );
    const [row] = await db.select().from(users).where(eq(users.id, member.id));
    expect(row).toMatchObject({ firstName: '', lastName: '', email: '', passwordHash: null, vbvId: null });
    expect(await db.$count(courseSessionUsers, eq(courseSessionUsers.userId, member.id))).toBe(0);
    const works = await db
      .select()
      .from(assignmentCompletions)
      .where(eq(assignmentCompletions.userId, member.id));
    expect(works).toMatchObject([
      { completionData: {}, evaluationPointsFinal: 8 },
      { completionData: {}, evaluationPointsFinal: 8 },
    ]);
    expect((await clients.member.get(endpoints.me.path)).statusCode).toBe(401);
    const sent = await db.select().from(mails).where(eq(mails.recipient, member.email));
    expect(sent).toMatchObject([{ subject: 'Deine Daten bei Lernkreis sind gelöscht' }]);
    expect((await clients.admin.get(endpoints.erasureRequests.path)).json()).toEqual([]);
    const records = await db.select().from(auditEntries).where(eq(auditEntries.userId, member.id));
    expect(records.at(-1)).toMatchObject({ action: 'erasure.done', details: { reason } });
    expect((await erase(member.username)).statusCode).toBe(404);
    expect((await clients.admin.get(`${endpoints.adminUsers.path}?state=erased`)).json()).toMatchObject([
      { id: member.id, first_name: '', erased: true },
    ]);
  });

  it('leaves what waits for somebody else with the same address: mails, and an invitation', async () => {
    const { db, clients, cast } = world;
    const email = `${randomUUID()}@example.org`;
    const [gone, staying] = [
      await createPerson(db, { firstName: 'Anna', email }),
      await createPerson(db, { firstName: 'Beat', email: email.toUpperCase() }),
    ];
    const waiting = { recipient: staying.email, subject: 'Bestellung', text: 'Guten Tag Beat' };
    await db.insert(mails).values([waiting, { ...waiting, text: '', sentAt: new Date() }]);
    await db.insert(mentorInvitations).values({
      participantId: cast.enrolments.fellow,
      email,
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    const invited = () => db.$count(mentorInvitations, eq(mentorInvitations.email, email));
    const mailed = async ({ id, username }: UserRow) => {
      const body = { confirmation: username, reason };
      expect((await clients.admin.post(at(endpoints.eraseUser, id), body)).statusCode).toBe(204);
      const rows = await db.select().from(mails).where(sql`lower(${mails.recipient}) = ${email}`);
      return rows.map(({ subject }) => subject).sort();
    };
    const receipt = 'Deine Daten bei Lernkreis sind gelöscht';
    expect(await mailed(gone)).toEqual(['Bestellung', receipt]);
    expect(await invited()).toBe(1);
    expect(await mailed(staying)).toEqual([receipt]);
    expect(await invited()).toBe(0);
  });

  it('of oneself, and of the last admin, is refused', async () => {
    const { clients, cast } = world;
    const { id, username } = cast.people.admin;
    const answer = await clients.admin.post(at(endpoints.eraseUser, id), { confirmation: username, reason });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a request', () => {
  it('that is declined is closed, and the person told why', async () => {
    const { server, db, clients } = world;
    const person = await createPerson(db, {
      firstName: 'Nils',
      email: `${randomUUID()}@example.org`,
      language: 'it',
    });
    await (await server.login(person.username)).post(endpoints.requestErasure.path);
    const decline = () => clients.admin.post(at(endpoints.declineErasure, person.id), { reason });
    expect((await decline()).statusCode).toBe(204);
    expect((await decline()).statusCode).toBe(404);
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(mail?.text).toContain(reason);
    expect(
      await db.select().from(erasureRequests).where(eq(erasureRequests.userId, person.id)),
    ).toMatchObject([{ outcome: 'declined' }]);
    await (await server.login(person.username)).post(endpoints.requestErasure.path);
    expect(await db.$count(erasureRequests, eq(erasureRequests.userId, person.id))).toBe(2);
  });
});

describe('the audit log', () => {
  it('loses what was written about an erased person in free words, and nothing else', async () => {
    const { db, clients, cast } = world;
    const { id, username, firstName, lastName, email } = await createPerson(db, {
      firstName: 'Orsolya',
      lastName: 'Zehnder',
      email: 'orsolya.zehnder@example.org',
    });
    const actorId = cast.people.admin.id;
    const about = { action: 'cost.written', actorId, userId: id } as const;
    const elsewhere = { action: 'export.made', actorId } as const;
    await recordAudit(
      db,
      { ...about, details: { reason: 'Kulanz, sie war krank', before: { price: 100 } } },
      { ...about, action: 'document.deleted', details: { name: 'Zehnder.pdf', file_name: 'plan.pdf' } },
      { ...elsewhere, details: { search: `zehnder ${firstName}`, format: 'csv' } },
      { ...elsewhere, details: { search: email, rows: 1 } },
      { ...elsewhere, details: { search: 'Orsolya', rows: 3 } },
    );
    const body = { confirmation: username, reason: `Gesuch von ${firstName} ${lastName}` };
    expect((await clients.admin.post(at(endpoints.eraseUser, id), body)).statusCode).toBe(204);
    const entries = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(6);
    expect(entries.map(({ details }) => details)).toEqual([
      { reason: null },
      { search: 'Orsolya', rows: 3 },
      { search: null, rows: 1 },
      { search: null, format: 'csv' },
      { name: null, file_name: 'plan.pdf' },
      { reason: null, before: { price: 100 } },
    ]);
    expect(entries.map(({ userId }) => userId)).toEqual([id, null, null, null, id, id]);
  });

  it.each([
    ['an action', sql`action = 'role.granted'`],
    ['a value', sql`details = '{"reason": "kurz", "price": 2}'`],
    ['a reason by another', sql`details = '{"reason": "anders", "price": 1}'`],
    ['a detail that was not there', sql`details = details || '{"search": null}'`],
  ])('lets not even a redaction change %s', async (_, change) => {
    const { db } = world;
    await recordAudit(db, {
      action: 'cost.written',
      actorId: undefined,
      details: { reason: 'kurz', price: 1 },
    });
    const last = sql`id = (select max(id) from audit_entries)`;
    const changed = db.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('audit.redaction', 'on', true)`);
      await transaction.execute(sql`update audit_entries set ${change} where ${last}`);
    });
    await expect(changed).rejects.toMatchObject({ cause: { message: 'audit_entries is append-only' } });
  });
});

it('the data of a person are the same for the admin, and recorded', async () => {
  const { clients, cast, db } = world;
  const { id } = cast.people.fellow;
  const own = (await clients.fellow.get(endpoints.dataDownload.path)).json();
  const answer = await clients.admin.get(at(endpoints.userDownload, id));
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.json().enrolments).toEqual(own.enrolments);
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.userId} = ${id} and ${auditEntries.action} = 'export.made'`);
  expect(entry).toMatchObject({ subjectId: 'person_data', actorId: cast.people.admin.id });
});

/** Reasons that others give in their own words, with the name of the person. */
async function writeAbout({ id: userId, firstName, lastName }: UserRow): Promise<void> {
  const { db, cast, work } = world;
  await db
    .update(assignmentCompletions)
    .set({ evaluationPointsDeductedReason: `${firstName} gab zu spät ab.` })
    .where(eq(assignmentCompletions.userId, userId));
  await db.insert(examTransitions).values({
    userId,
    courseSessionId: cast.session.id,
    circleKey: work.keys.exam,
    fromState: 'inEvaluation',
    toState: 'passed',
    reason: `Nachkorrektur für Frau ${lastName}`,
  });
}

/** Every row of every table that refers to a person, as text; a table that comes later is looked at as well. */
async function textsOf(userId: string): Promise<string> {
  const kept = new Set(['issued_certificates', 'orders', 'mails']);
  const found: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const { name, foreignKeys } = getTableConfig(table);
    if (kept.has(name)) continue;
    const columns = foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return getTableConfig(foreignTable).name === 'users' ? columns.map((column) => column.name) : [];
    });
    for (const column of name === 'users' ? ['id'] : columns) {
      const rows = await rowsOf<{ row: unknown }>(
        world.db,
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where ${sql.identifier(column)} = ${userId}`,
      );
      found.push(...rows.map(({ row }) => JSON.stringify(row)));
    }
  }
  return found.join('\n');
}
