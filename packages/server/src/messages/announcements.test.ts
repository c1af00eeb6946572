import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { createMessageWorld, type MessageWorld, threadAddress } from '../../test/messageWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { mails } from '../mail/tables.ts';
import { notificationPreferences, notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { announcements } from './tables.ts';

let server: TestServer;
let world: MessageWorld;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  world = await createMessageWorld(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const toldOf = (role: CastMember) =>
  server.db.select().from(notifications).where(eq(notifications.userId, world.cast.people[role].id));

const auditOf = (subjectId: string) =>
  server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

const leave = (role: CastMember) =>
  server.db
    .delete(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.userId, world.cast.people[role].id),
        eq(courseSessionUsers.courseSessionId, world.cast.session.id),
      ),
    );

describe('writing to a session', () => {
  it('reaches everybody enrolled in it, tells them, and is recorded', async () => {
    const answer = await world.announce('expert', { text: '  Zimmer 12\nBitte Laptop mitnehmen.  ' });
    expect(answer.statusCode).toBe(200);
    const { thread_id: id, recipient_count } = answer.json();
    expect(recipient_count).toBe(4);
    const { threads, unread_count } = await world.list('member');
    expect(unread_count).toBe(1);
    expect(threads).toEqual([
      {
        id,
        kind: 'announcement',
        title: 'Raumwechsel',
        person: {
          id: world.cast.people.expert.id,
          first_name: 'Emil',
          last_name: 'Muster',
          avatar_url: expect.any(String),
        },
        relation: null,
        course: expect.objectContaining({ id: world.cast.course.id, title: 'Kurs', course_type: 'vv' }),
        session: { id: world.cast.session.id, title: 'Durchführung' },
        circle: null,
        excerpt: 'Zimmer 12\nBitte Laptop mitnehmen.',
        own: false,
        at: expect.any(String),
        unread_count: 1,
      },
    ]);
    expect(await toldOf('member')).toMatchObject([
      {
        verb: 'announcement_written',
        category: 'USER_INTERACTION',
        targetUrl: `/messages?thread=${id}`,
        details: { title: 'Raumwechsel' },
      },
    ]);
    expect(await toldOf('expert')).toEqual([]);
    expect(await toldOf('other')).toEqual([]);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'announcement.written',
        actorId: world.cast.people.expert.id,
        courseSessionId: world.cast.session.id,
        details: { course_id: world.cast.course.id, recipients: 4 },
      },
    ]);
  });

  it('is mailed to people who chose that, in their language', async () => {
    const { id: userId, email } = world.cast.people.member;
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, userId));
    await server.db
      .insert(notificationPreferences)
      .values({ userId, category: 'USER_INTERACTION', inApp: true, byMail: true });
    const id = await world.announced();
    const sent = await server.db.select().from(mails).where(eq(mails.recipient, email));
    expect(sent).toMatchObject([
      { subject: 'Annonce de Emil Muster\u202f: «\u202fRaumwechsel\u202f».', link: `/messages?thread=${id}` },
    ]);
  });

  it('names a circle in the language of the reader, whatever page it was chosen by', async () => {
    const id = await world.announced({ circle_id: world.cast.fr.basics?.toUpperCase() });
    expect((await world.list('member')).threads[0]?.circle).toEqual({
      id: world.cast.de.basics,
      slug: 'basics',
      title: 'basics (de)',
    });
    expect((await world.detail('expert', id)).thread.circle?.slug).toBe('basics');
  });

  it.each([
    ['a page that is no circle', () => world.cast.de.text],
    ['a page that is not there', () => randomUUID()],
  ])('refuses %s', async (_name, circle) => {
    const answer = await world.announce('expert', { circle_id: circle() });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'circle_id' }] });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'a'.repeat(151) }],
    ['title', { title: 'zwei\nZeilen' }],
    ['text', { text: '' }],
    ['text', { text: 'a'.repeat(5_001) }],
    ['idempotency_key', { idempotency_key: '' }],
    ['course_session_id', { course_id: randomUUID() }],
    ['course_session_id', { course_session_id: undefined }],
    ['author', { author: 'me' }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await world.announce('expert', change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
    expect(await toldOf('member')).toEqual([]);
  });

  it('takes the longest text', async () => {
    const id = await world.announced({ text: 'ä'.repeat(5_000) });
    const { messages, thread } = await world.detail('member', id);
    expect(messages[0]?.text).toHaveLength(5_000);
    expect(thread.excerpt).toHaveLength(160);
  });

  it('is one announcement when it is submitted several times at once', async () => {
    const key = { idempotency_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.announce('expert', key)));
    expect(new Set(answers.map((answer) => answer.json().thread_id)).size).toBe(1);
    expect((await world.list('member')).threads).toHaveLength(1);
    expect(await toldOf('member')).toHaveLength(1);
    const other = await world.announce('expert', { ...key, text: 'etwas anderes' });
    expect(other.json().fields).toMatchObject([{ field: 'idempotency_key' }]);
    const foreign = await world.announce('supervisor', key);
    expect(foreign.json().thread_id).not.toBe(answers[0]?.json().thread_id);
  });

  it('ends after so many in an hour, withdrawn ones included', async () => {
    for (let index = 0; index < 20; index += 1) {
      const answer = await world.announce('expert', { title: `Nr. ${index}` });
      expect(answer.statusCode).toBe(200);
      if (index === 0) await world.withdraw('expert', answer.json().thread_id);
    }
    const refused = await world.announce('expert');
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(59 * 60);
    expect(wait).toBeLessThanOrEqual(60 * 60);
    await server.db
      .update(announcements)
      .set({ createdAt: sql`now() - interval '59 minutes'` })
      .where(eq(announcements.title, 'Nr. 1'));
    const soon = await world.announce('expert');
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await world.announce('supervisor')).statusCode).toBe(200);
  });
});

describe('reading', () => {
  it('is counted for the author, and marks what one was told of', async () => {
    const id = await world.announced();
    expect((await world.detail('expert', id)).reach).toEqual({ recipients: 4, read: 0 });
    expect((await world.detail('member', id)).reach).toBeNull();
    await world.markRead('member', id);
    await world.markRead('member', id);
    await world.markRead('expert', id);
    expect((await world.detail('expert', id)).reach).toEqual({ recipients: 4, read: 1 });
    expect(await world.list('member')).toMatchObject({ unread_count: 0, threads: [{ unread_count: 0 }] });
    expect((await toldOf('member'))[0]?.readAt).not.toBeNull();
    expect((await toldOf('fellow'))[0]?.readAt).toBeNull();
    expect((await world.list('fellow')).unread_count).toBe(1);
    expect((await world.markRead('member', id, randomUUID())).statusCode).toBe(404);
  });

  it('is not counted of people who came after it was sent, and still of people who have left', async () => {
    const id = await world.announced();
    await server.db
      .update(announcements)
      .set({ createdAt: sql`now() - interval '1 minute'` })
      .where(eq(announcements.id, id));
    await server.db
      .update(courseSessionUsers)
      .set({ createdAt: sql`now() - interval '1 hour'` })
      .where(eq(courseSessionUsers.courseSessionId, world.cast.session.id));
    const late = await createPerson(server.db, { firstName: 'Nina' });
    await enrol(server.db, { userId: late.id, courseSessionId: world.cast.session.id });
    const client = await server.login(late.username);
    const read = await client.post(threadAddress(id, endpoints.readMessages.path), { message_id: id });
    expect(read.statusCode).toBe(204);
    await world.markRead('member', id);
    await leave('member');
    expect((await world.detail('expert', id)).reach).toEqual({ recipients: 4, read: 1 });
  });

  it('keeps the announcement when the account of its author goes', async () => {
    const id = await world.announced();
    await server.db.delete(users).where(eq(users.id, world.cast.people.expert.id));
    expect((await world.detail('member', id)).thread).toMatchObject({ title: 'Raumwechsel', person: null });
    expect((await world.withdraw('member', id)).statusCode).toBe(403);
  });
});

describe('withdrawing', () => {
  it('takes it from everybody, with what they were told of it, and is recorded', async () => {
    const key = { idempotency_key: randomUUID() };
    const [id, stays] = [await world.announced(key), await world.announced()];
    await leave('fellow');
    expect((await world.withdraw('expert', id)).statusCode).toBe(204);
    expect((await world.withdraw('expert', id)).statusCode).toBe(204);
    for (const role of ['member', 'expert'] as const) {
      expect((await world.open(role, id)).statusCode).toBe(404);
      expect((await world.list(role)).threads.map((thread) => thread.id)).toEqual([stays]);
    }
    expect((await toldOf('member')).map(({ targetUrl }) => targetUrl)).toEqual([`/messages?thread=${stays}`]);
    expect((await toldOf('fellow')).map(({ targetUrl }) => targetUrl)).toEqual([`/messages?thread=${stays}`]);
    const recorded = await auditOf(id);
    expect(recorded.map(({ action }) => action)).toEqual(['announcement.written', 'announcement.withdrawn']);
    expect(JSON.stringify(recorded)).not.toContain('Raumwechsel');
    const [row] = await server.db.select().from(announcements).where(eq(announcements.id, id));
    expect(row).toMatchObject({ title: '', text: '' });
    expect((await world.announce('expert', key)).json().thread_id).toBe(id);
  });

  it('is its author’s alone', async () => {
    const id = await world.announced();
    expect((await world.withdraw('member', id)).statusCode).toBe(403);
    expect((await world.withdraw('supervisor', id)).statusCode).toBe(404);
    expect((await world.withdraw('admin', id)).statusCode).toBe(404);
    expect((await world.withdraw('expert', randomUUID())).statusCode).toBe(404);
    expect((await world.list('member')).threads).toHaveLength(1);
  });
});
