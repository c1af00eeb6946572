import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type CastMember, enrol } from '../../test/factories.ts';
import { createMessageWorld, type MessageWorld, threadAddress } from '../../test/messageWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { conversations, messages } from './tables.ts';

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

const part = () =>
  server.db.delete(mentorRelations).where(eq(mentorRelations.participantId, world.cast.enrolments.member));

describe('mentor and participant', () => {
  it('write to each other in one conversation, and see what is read', async () => {
    const first = await world.write('member', 'mentor', { text: 'Grüezi\nHast du Zeit?' });
    expect(first.statusCode).toBe(200);
    const { thread_id: id, message } = first.json();
    expect(message).toMatchObject({ own: true, text: 'Grüezi\nHast du Zeit?', read: false, unread: false });
    expect(await world.list('mentor')).toMatchObject({
      unread_count: 1,
      threads: [
        {
          id,
          kind: 'conversation',
          relation: 'mentee',
          person: { id: world.cast.people.member.id, first_name: 'Mia' },
          course: { id: world.cast.course.id },
          session: null,
          own: false,
          unread_count: 1,
        },
      ],
    });
    expect(await toldOf('mentor')).toMatchObject([
      { verb: 'message_written', targetUrl: `/messages?thread=${id}`, courseId: world.cast.course.id },
    ]);

    await world.markRead('mentor', id, message.id);
    expect((await world.list('mentor')).unread_count).toBe(0);
    expect((await toldOf('mentor'))[0]?.readAt).not.toBeNull();
    const answer = await world.write('mentor', 'member', { text: 'Ja, um zehn.' });
    expect(answer.json().thread_id).toBe(id);
    const { messages: shown, thread, next } = await world.detail('member', id);
    expect(next).toBeNull();
    expect(thread).toMatchObject({ relation: 'mentor', excerpt: 'Ja, um zehn.', unread_count: 1 });
    expect(shown).toMatchObject([
      { text: 'Ja, um zehn.', own: false, unread: true },
      { text: 'Grüezi\nHast du Zeit?', own: true, read: true },
    ]);
  });

  it('mark only what they have seen', async () => {
    const { thread_id: id, message } = (await world.write('member', 'mentor')).json();
    await world.write('member', 'mentor', { text: 'Und noch etwas.' });
    await world.markRead('mentor', id, message.id);
    expect(await world.list('mentor')).toMatchObject({ unread_count: 1, threads: [{ unread_count: 1 }] });
    expect((await toldOf('mentor')).filter(({ readAt }) => readAt === null)).toHaveLength(1);
    expect((await world.markRead('mentor', id, randomUUID())).statusCode).toBe(404);
    expect((await world.list('member')).unread_count).toBe(0);
  });

  it('have one conversation, however many sessions join them', async () => {
    const { member, mentor } = world.cast.people;
    const again = await enrol(server.db, { userId: member.id, courseSessionId: world.cast.elsewhere.id });
    await server.db.insert(mentorRelations).values({ mentorId: mentor.id, participantId: again.id });
    const first = await world.write('member', 'mentor');
    const second = await world.write('mentor', 'member');
    expect(first.json().thread_id).toBe(second.json().thread_id);
    expect((await world.list('member')).threads).toHaveLength(1);
    const recipients = (await (await world.client('member')).get(endpoints.messageRecipients.path)).json();
    const ids = recipients.persons.map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => id === mentor.id)).toHaveLength(1);
    await part();
    expect((await world.list('member')).threads).toHaveLength(1);
  });

  it('who accompany each other answer in the conversation that they have open', async () => {
    const { member, mentor } = world.cast.people;
    const { thread_id: accompanied } = (await world.write('mentor', 'member')).json();
    const { id: participantId } = await enrol(server.db, {
      userId: mentor.id,
      courseSessionId: world.cast.elsewhere.id,
    });
    await server.db.insert(mentorRelations).values({ mentorId: member.id, participantId });
    const { thread_id: accompanies } = (await world.write('member', 'mentor')).json();
    expect(accompanies).not.toBe(accompanied);
    for (const id of [accompanied, accompanies]) {
      const answer = await world.write('member', 'mentor', { thread_id: id });
      expect(answer.json().thread_id).toBe(id);
    }
    expect((await world.write('member', 'expert', { thread_id: accompanied })).statusCode).toBe(404);
    expect((await world.write('member', 'mentor', { thread_id: randomUUID() })).statusCode).toBe(404);
  });

  it('are strangers once the accompaniment has ended, and find everything again with the next', async () => {
    const { thread_id: id, message } = (await world.write('member', 'mentor')).json();
    await part();
    for (const role of ['member', 'mentor'] as const) {
      expect((await world.open(role, id)).statusCode).toBe(404);
      expect((await world.list(role)).threads).toEqual([]);
    }
    expect((await world.withdraw('member', message.id)).statusCode).toBe(404);
    expect((await world.write('mentor', 'member')).statusCode).toBe(404);
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: world.cast.people.mentor.id, participantId: world.cast.enrolments.member });
    expect((await world.open('member', id)).statusCode).toBe(200);
  });
});

describe('expert and participant', () => {
  it('write to each other, and are named by what they are to each other', async () => {
    const { thread_id: id } = (await world.write('member', 'expert')).json();
    expect((await world.write('expert', 'member')).json().thread_id).toBe(id);
    expect((await world.list('member', '?kind=conversation')).threads).toMatchObject([
      { id, relation: 'expert' },
    ]);
    expect((await world.list('expert', '?kind=conversation')).threads).toMatchObject([
      { id, relation: 'participant', unread_count: 1 },
    ]);
    const { persons } = (await (await world.client('expert')).get(endpoints.messageRecipients.path)).json();
    expect(persons).toContainEqual(
      expect.objectContaining({ id: world.cast.people.member.id, relation: 'participant', thread_id: id }),
    );
  });

  it('lose their conversation when the person no longer takes part', async () => {
    const { thread_id: id } = (await world.write('member', 'expert')).json();
    await server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.id, world.cast.enrolments.member));
    expect((await world.open('expert', id)).statusCode).toBe(404);
    expect((await world.write('expert', 'member')).statusCode).toBe(404);
  });

  it('are told of unread messages with the polled count, until they read them', async () => {
    const counts = async () => (await (await world.client('expert')).get(endpoints.unreadCount.path)).json();
    const { thread_id: id, message } = (await world.write('member', 'expert')).json();
    await world.write('member', 'expert');
    expect(await counts()).toEqual({ unread_count: 2, unread_messages: 1 });
    const { message: last } = (await world.write('member', 'expert')).json();
    await world.markRead('expert', id, last.id);
    expect(message.id).not.toBe(last.id);
    expect(await counts()).toEqual({ unread_count: 0, unread_messages: 0 });
  });
});

describe('everybody else', () => {
  const strangers: readonly CastMember[] = [
    'fellow',
    'other',
    'expert',
    'foreignMentor',
    'supervisor',
    'admin',
    'nobody',
    'apprenticeTrainer',
    'trainingResponsible',
    'examExpert',
  ];

  test.each(strangers)('%s finds no conversation of others', async (role) => {
    const { thread_id: id, message } = (await world.write('member', 'mentor')).json();
    expect((await world.open(role, id)).statusCode).toBe(404);
    expect((await world.markRead(role, id, message.id)).statusCode).toBe(404);
    expect((await world.withdraw(role, message.id)).statusCode).toBe(404);
    expect((await world.list(role)).threads).toEqual([]);
  });

  test.each([
    ['fellow', 'member'],
    ['fellow', 'mentor'],
    ['other', 'expert'],
    ['member', 'foreignMentor'],
    ['member', 'member'],
    ['expert', 'other'],
    ['expert', 'mentor'],
    ['supervisor', 'member'],
    ['admin', 'member'],
    ['nobody', 'member'],
  ] as const)('%s does not write to %s', async (from, to) => {
    expect((await world.write(from, to)).statusCode).toBe(404);
    expect(await toldOf(to)).toEqual([]);
  });

  it('needs a login', async () => {
    const client = server.visit();
    expect((await client.get(endpoints.messageThreads.path)).statusCode).toBe(401);
    expect((await client.get(threadAddress(randomUUID()))).statusCode).toBe(401);
    expect((await client.post(endpoints.writeMessage.path, {})).statusCode).toBe(401);
  });
});

describe('writing', () => {
  it('is one message when it is sent several times at once', async () => {
    const key = { idempotency_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.write('member', 'mentor', key)));
    const { thread_id: id, message } = answers[0]?.json() ?? {};
    expect(answers.every((answer) => answer.json().message.id === message.id)).toBe(true);
    expect((await world.detail('mentor', id)).messages).toHaveLength(1);
    expect(await toldOf('mentor')).toHaveLength(1);
    const other = await world.write('member', 'mentor', { ...key, text: 'etwas anderes' });
    expect(other.json().fields).toMatchObject([{ field: 'idempotency_key' }]);
    expect((await world.write('mentor', 'member', key)).statusCode).toBe(200);
  });

  it('begins one conversation, also when both begin at once', async () => {
    const answers = await Promise.all([world.write('member', 'mentor'), world.write('mentor', 'member')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json().thread_id).toBe(answers[1]?.json().thread_id);
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'a'.repeat(5_001) }],
    ['text', { text: 'a\u0000b' }],
    ['person_id', { person_id: 'x' }],
    ['idempotency_key', { idempotency_key: undefined }],
    ['author_id', { author_id: randomUUID() }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await world.write('member', 'mentor', change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });

  it('ends after so many in ten minutes', async () => {
    const { id: mentorId } = world.cast.people.mentor;
    const { id: participantId } = world.cast.people.member;
    const [conversation] = await server.db
      .insert(conversations)
      .values({ mentorId, participantId })
      .returning();
    const rows = (createdAt: Date) =>
      Array.from({ length: 60 }, () => ({
        conversationId: conversation?.id ?? '',
        authorId: participantId,
        text: 'x',
        idempotencyKey: randomUUID(),
        createdAt,
      }));
    await server.db.insert(messages).values(rows(new Date(Date.now() - 11 * 60_000)));
    expect((await world.write('member', 'mentor')).statusCode).toBe(200);
    await server.db.insert(messages).values(rows(new Date()));
    const refused = await world.write('member', 'mentor');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60);
    expect((await world.write('mentor', 'member')).statusCode).toBe(200);
  });
});

describe('withdrawing', () => {
  it('erases the text for both, and what the other one was told', async () => {
    const { thread_id: id, message } = (await world.write('member', 'mentor')).json();
    await world.write('member', 'mentor', { text: 'Das gilt.' });
    expect((await world.withdraw('mentor', message.id)).statusCode).toBe(403);
    expect((await world.withdraw('member', message.id)).statusCode).toBe(204);
    expect((await world.withdraw('member', message.id)).statusCode).toBe(204);
    expect((await world.detail('mentor', id)).messages).toMatchObject([
      { text: 'Das gilt.', withdrawn: false },
      { text: '', withdrawn: true, unread: false },
    ]);
    expect((await world.list('mentor')).threads).toMatchObject([{ unread_count: 1 }]);
    expect(await toldOf('mentor')).toHaveLength(1);
    const recorded = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, message.id));
    expect(recorded).toMatchObject([
      { action: 'message.withdrawn', userId: world.cast.people.mentor.id, details: {} },
    ]);
  });
});

describe('a long conversation', () => {
  it('goes by pages, the latest first', async () => {
    const { thread_id: id } = (await world.write('member', 'mentor', { text: 'Nr. 0' })).json();
    for (let index = 1; index < 5; index += 1)
      await world.write('mentor', 'member', { text: `Nr. ${index}` });
    const first = await world.detail('member', id, '?max=2');
    expect(first.messages.map(({ text }) => text)).toEqual(['Nr. 4', 'Nr. 3']);
    const second = await world.detail('member', id, `?max=2&before=${first.next}`);
    expect(second.messages.map(({ text }) => text)).toEqual(['Nr. 2', 'Nr. 1']);
    const third = await world.detail('member', id, `?max=2&before=${second.next}`);
    expect(third.messages.map(({ text }) => text)).toEqual(['Nr. 0']);
    expect(third.next).toBeNull();
    expect((await world.list('mentor', '?search=nr.%202')).threads).toHaveLength(1);
    expect((await world.list('mentor', '?search=mia')).threads).toHaveLength(1);
  });
});

describe('one’s own data', () => {
  it('holds what one wrote and got, and goes with the account', async () => {
    await world.announced();
    const { thread_id: id } = (await world.write('member', 'mentor', { text: 'Von Mia' })).json();
    await world.write('mentor', 'member', { text: 'Von Moritz' });
    await world.markRead('member', (await world.list('member', '?kind=announcement')).threads[0]?.id ?? '');
    const download = async (role: CastMember) =>
      (await (await world.client(role)).get(endpoints.dataDownload.path)).json();
    const own = await download('member');
    expect(own.messages.map(({ text }: { text: string }) => text).sort()).toEqual(['Von Mia', 'Von Moritz']);
    expect(own.announcements).toEqual([]);
    expect(own.announcements_read).toHaveLength(1);
    expect((await download('expert')).announcements).toMatchObject([{ title: 'Raumwechsel' }]);
    expect((await download('fellow')).messages).toEqual([]);
    await server.db.delete(users).where(eq(users.id, world.cast.people.member.id));
    expect((await world.open('mentor', id)).statusCode).toBe(404);
    const left = await server.db.select().from(messages).where(eq(messages.conversationId, id));
    expect(left).toEqual([]);
  });
});
