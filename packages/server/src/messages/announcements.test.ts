import { randomUUID } from 'node:crypto';
import { type MessageRecipients, restPaths } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { createMessageWorld, type MessageWorld } from '../../test/messageWorld.ts';
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
        details: { title: 'Raumwechsel', recipients: 4 },
      },
    ]);
  });

  it('is mailed to whom that is wished, in his language', async () => {
    const { id: userId, email } = world.cast.people.member;
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, userId));
    await server.db
      .insert(notificationPreferences)
      .values({ userId, category: 'USER_INTERACTION', inApp: true, byMail: true });
    const id = await world.announced();
    const sent = await server.db.select().from(mails).where(eq(mails.recipient, email));
    expect(sent).toMatchObject([
      { subject: 'Annonce de Emil Muster: «Raumwechsel».', link: `/messages?thread=${id}` },
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
    expect(refused.headers['retry-after']).toBe('60');
    expect((await world.announce('supervisor')).statusCode).toBe(200);
  });
});

describe('who writes', () => {
  const outcomes: readonly (readonly [CastMember, number, number])[] = [
    ['member', 403, 403],
    ['fellow', 403, 403],
    ['other', 404, 403],
    ['expert', 200, 403],
    ['foreignExpert', 404, 403],
    ['mentor', 403, 403],
    ['foreignMentor', 403, 403],
    ['supervisor', 200, 403],
    ['foreignSupervisor', 404, 403],
    ['admin', 403, 200],
    ['nobody', 404, 404],
    ['apprenticeTrainer', 403, 404],
    ['trainingResponsible', 403, 404],
    ['examExpert', 403, 404],
  ];
  test.each(outcomes)('%s: to the session %i, to the course %i', async (role, session, course) => {
    expect((await world.announce(role)).statusCode).toBe(session);
    const answer = await world.announce(role, {
      course_session_id: undefined,
      course_id: world.cast.course.id.toUpperCase(),
    });
    expect(answer.statusCode).toBe(course);
  });

  it('finds no session and no course that is not there', async () => {
    expect((await world.announce('expert', { course_session_id: randomUUID() })).statusCode).toBe(404);
    const course = { course_session_id: undefined, course_id: randomUUID() };
    expect((await world.announce('admin', course)).statusCode).toBe(404);
  });
});

describe('who reads', () => {
  const toSession: readonly CastMember[] = ['member', 'fellow', 'expert', 'mentor', 'foreignMentor'];
  const toCourse: readonly CastMember[] = [
    ...toSession,
    'other',
    'foreignExpert',
    'supervisor',
    'foreignSupervisor',
    'admin',
  ];
  const everybody = [
    ...new Set([...toCourse, 'nobody', 'apprenticeTrainer', 'trainingResponsible', 'examExpert'] as const),
  ];

  test.each(everybody)('%s', async (role) => {
    const session = await world.announced();
    const course = (
      await world.announce('admin', { course_session_id: undefined, course_id: world.cast.course.id })
    ).json<{ thread_id: string }>().thread_id;
    for (const [id, readers] of [
      [session, toSession],
      [course, toCourse],
    ] as const) {
      const reads = readers.includes(role);
      expect((await world.open(role, id)).statusCode).toBe(reads ? 200 : 404);
      expect((await world.markRead(role, id)).statusCode).toBe(reads ? 204 : 404);
      expect((await world.list(role)).threads.some((thread) => thread.id === id)).toBe(reads);
    }
  });

  it('reads no more whoever has left the session', async () => {
    const id = await world.announced();
    const { session, people } = world.cast;
    await server.db
      .delete(courseSessionUsers)
      .where(
        and(
          eq(courseSessionUsers.userId, people.member.id),
          eq(courseSessionUsers.courseSessionId, session.id),
        ),
      );
    expect((await world.open('member', id)).statusCode).toBe(404);
    expect((await world.list('member')).threads).toEqual([]);
  });

  it('finds what was announced before he came, and not as unread', async () => {
    const id = await world.announced();
    await server.db
      .update(announcements)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(announcements.id, id));
    const person = await createPerson(server.db, { firstName: 'Nina' });
    await enrol(server.db, { userId: person.id, courseSessionId: world.cast.session.id });
    const answer = await (await server.login(person.username)).get(restPaths.messageThreads);
    expect(answer.json()).toMatchObject({ unread_count: 0, threads: [{ id, unread_count: 0 }] });
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

  it('keeps the announcement when the account of its author goes', async () => {
    const id = await world.announced();
    await server.db.delete(users).where(eq(users.id, world.cast.people.expert.id));
    expect((await world.detail('member', id)).thread).toMatchObject({ title: 'Raumwechsel', person: null });
    expect((await world.withdraw('member', id)).statusCode).toBe(403);
  });
});

describe('withdrawing', () => {
  it('takes it from everybody, with what they were told of it, and is recorded', async () => {
    const [id, stays] = [await world.announced(), await world.announced()];
    expect((await world.withdraw('expert', id)).statusCode).toBe(204);
    expect((await world.withdraw('expert', id)).statusCode).toBe(204);
    for (const role of ['member', 'expert'] as const) {
      expect((await world.open(role, id)).statusCode).toBe(404);
      expect((await world.list(role)).threads.map((thread) => thread.id)).toEqual([stays]);
    }
    expect((await toldOf('member')).map(({ targetUrl }) => targetUrl)).toEqual([`/messages?thread=${stays}`]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'announcement.written',
      'announcement.withdrawn',
    ]);
    const [row] = await server.db.select().from(announcements).where(eq(announcements.id, id));
    expect(row?.text).toBe('');
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

describe('the list', () => {
  it('goes by pages that neither repeat nor leave out', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await world.announced({ title: `Nr. ${index}` }));
    // of the same moment: their ids decide
    await server.db
      .update(announcements)
      .set({ createdAt: new Date('2026-01-05T10:00:00.123Z') })
      .where(eq(announcements.courseSessionId, world.cast.session.id));
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await world.list('member', `?max=3${next && `&before=${next}`}`);
      expect(page.threads.length).toBeLessThanOrEqual(3);
      seen.push(...page.threads.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  it('finds words in titles, texts and names, and what is unread or of a kind', async () => {
    const first = await world.announced({ title: 'Prüfung', text: '50% der Punkte' });
    const second = await world.announced({ text: 'Etwas anderes' });
    await world.markRead('member', first);
    const found = async (query: string) =>
      (await world.list('member', query)).threads.map(({ id }) => id).sort();
    expect(await found('?search=PRUFUNG%20punkte')).toEqual([first]);
    expect(await found('?search=50%25')).toEqual([first]);
    expect(await found('?search=emil')).toEqual([first, second].sort());
    expect(await found('?search=%25')).toEqual([first]);
    expect(await found('?search=niemand')).toEqual([]);
    expect(await found('?unread=true')).toEqual([second]);
    expect(await found('?kind=conversation')).toEqual([]);
    expect(await found('?kind=announcement')).toEqual([first, second].sort());
    expect((await world.list('member', '?search=niemand')).unread_count).toBe(1);
  });

  it.each(['?before=1', '?before=1_x', `?before=1_${'a'.repeat(36)}`, '?max=0', '?kind=mail', '?unread=1'])(
    'refuses %s',
    async (query) => {
      const answer = await (await world.client('member')).get(`${restPaths.messageThreads}${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('takes no more statements for many', async () => {
    await world.announced();
    const client = await world.client('member');
    const count = () => countStatements(server.db, () => client.get(restPaths.messageThreads));
    await count();
    const few = await count();
    for (let index = 0; index < 6; index += 1) await world.announced();
    await world.write('mentor', 'member');
    expect(await count()).toBe(few);
  });
});

describe('to whom one may write', () => {
  const recipients = async (role: CastMember) =>
    (await (await world.client(role)).get(restPaths.messageRecipients)).json<MessageRecipients>();

  it('experts and supervisors to their sessions, with the number of people and the circles', async () => {
    const { audiences, circles, persons } = await recipients('expert');
    expect(audiences).toMatchObject([{ session: { id: world.cast.session.id }, recipient_count: 4 }]);
    expect(circles.map(({ slug, course_id }) => [slug, course_id === world.cast.course.id])).toEqual([
      ['basics', true],
      ['advanced', true],
      ['closed', true],
    ]);
    expect(persons).toEqual([]);
    expect((await recipients('supervisor')).audiences).toMatchObject([
      { session: { id: world.cast.session.id }, recipient_count: 5 },
    ]);
  });

  it('admins to courses, everybody once', async () => {
    const { audiences } = await recipients('admin');
    const own = audiences.filter(({ course }) => course.id === world.cast.course.id);
    expect(own).toMatchObject([{ session: null, recipient_count: 9 }]);
    const sent = await world.announce('admin', {
      course_session_id: undefined,
      course_id: world.cast.course.id,
    });
    expect(sent.json().recipient_count).toBe(9);
  });

  it('participants and mentors to nobody but each other', async () => {
    expect(await recipients('member')).toMatchObject({
      audiences: [],
      circles: [],
      persons: [{ id: world.cast.people.mentor.id, relation: 'mentor', thread_id: null }],
    });
    const answer = await world.write('member', 'mentor');
    expect((await recipients('mentor')).persons).toMatchObject([
      { id: world.cast.people.member.id, relation: 'mentee', thread_id: answer.json().thread_id },
    ]);
    expect(await recipients('nobody')).toEqual({ persons: [], audiences: [], circles: [] });
  });
});
