import { endpoints, type MessageRecipients } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import type { CastMember } from '../../test/factories.ts';
import { createMessageWorld, type MessageWorld } from '../../test/messageWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
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
      const answer = await (await world.client('member')).get(`${endpoints.messageThreads.path}${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('takes no more statements for many', async () => {
    await world.announced();
    const client = await world.client('member');
    const count = () => countStatements(server.db, () => client.get(endpoints.messageThreads.path));
    await count();
    const few = await count();
    for (let index = 0; index < 6; index += 1) await world.announced();
    await world.write('mentor', 'member');
    expect(await count()).toBe(few);
  });
});

describe('who may write', () => {
  const recipients = async (role: CastMember) =>
    (await (await world.client(role)).get(endpoints.messageRecipients.path)).json<MessageRecipients>();

  it('experts and supervisors to their sessions, with the number of people and the circles', async () => {
    const { audiences, circles, persons } = await recipients('expert');
    expect(audiences).toMatchObject([{ session: { id: world.cast.session.id }, recipient_count: 4 }]);
    expect(circles.map(({ slug, course_id }) => [slug, course_id === world.cast.course.id])).toEqual([
      ['basics', true],
      ['advanced', true],
      ['closed', true],
    ]);
    const { member, fellow } = world.cast.people;
    expect(new Set(persons.map(({ id, relation }) => `${id} ${relation}`))).toEqual(
      new Set([`${member.id} participant`, `${fellow.id} participant`]),
    );
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

  it('participants and those who accompany them to each other', async () => {
    const own = await recipients('member');
    expect(own).toMatchObject({ audiences: [], circles: [] });
    expect(own.persons).toHaveLength(2);
    expect(own.persons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: world.cast.people.mentor.id, relation: 'mentor', thread_id: null }),
        expect.objectContaining({ id: world.cast.people.expert.id, relation: 'expert', thread_id: null }),
      ]),
    );
    const answer = await world.write('member', 'mentor');
    expect((await recipients('mentor')).persons).toMatchObject([
      { id: world.cast.people.member.id, relation: 'mentee', thread_id: answer.json().thread_id },
    ]);
    expect(await recipients('nobody')).toEqual({ persons: [], audiences: [], circles: [] });
  });
});
