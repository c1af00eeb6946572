import { type ErrorBody, endpoints } from '@learn/contracts';
import type { EndpointAnswer, notificationEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { type NewNotification, notify } from './notify.ts';
import { notifications } from './tables.ts';

type List = EndpointAnswer<typeof notificationEndpoints.list>;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const submitted = (change: Partial<NewNotification> = {}): NewNotification => ({
  userId: cast.people.expert.id,
  category: 'USER_INTERACTION',
  verb: 'assignment_submitted',
  details: { title: { de: 'Fallarbeit', fr: 'Étude de cas', it: 'Studio di caso' } },
  actorId: cast.people.member.id,
  targetUrl: '/course/kurs/cockpit',
  courseId: cast.course.id,
  ...change,
});

const login = (name: keyof Cast['people'] = 'expert') => server.login(cast.people[name].username);

async function list(query = ''): Promise<List> {
  const answer = await (await login()).get(`${endpoints.notifications.path}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}

const unread = async () => {
  const answer = await (await login()).get(endpoints.unreadCount.path);
  return answer.json<{ unread_count: number }>().unread_count;
};

describe('GET /notifications/api/all_list/', () => {
  it('says everything in the language of the reader, the latest first', async () => {
    await server.db
      .update(users)
      .set({ avatarUrl: '/avatar.webp' })
      .where(eq(users.id, cast.people.member.id));
    await notify(server.db, submitted());
    await notify(
      server.db,
      submitted({
        verb: 'exam_booked',
        category: 'EXAM',
        actorId: cast.people.admin.id,
        details: { title: 'Mündlich' },
      }),
    );
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.expert.id));
    const { all_count, all_list } = await list();
    expect(all_count).toBe(2);
    expect(all_list).toEqual([
      {
        id: expect.any(String),
        verb: 'Ton inscription à l’examen «\u202fMündlich\u202f» est confirmée.',
        timestamp: expect.any(String),
        unread: true,
        target_url: '/course/kurs/cockpit',
        course: 'Cours',
        notification_category: 'EXAM',
        actor_avatar_url: null,
      },
      expect.objectContaining({
        verb: 'Mia Muster a remis «\u202fÉtude de cas\u202f».',
        notification_category: 'USER_INTERACTION',
        actor_avatar_url: '/avatar.webp',
      }),
    ]);
  });

  it('marks the delivered items as read and no other', async () => {
    for (let index = 0; index < 5; index += 1) await notify(server.db, submitted());
    expect((await list('?max=2')).all_list.map((one) => one.unread)).toEqual([true, true]);
    expect(await unread()).toBe(5);
    expect((await list('?max=2&mark_as_read=true')).all_list.map((one) => one.unread)).toEqual([true, true]);
    expect(await unread()).toBe(3);
    const { all_count, all_list } = await list('?max=3&mark_as_read=false');
    expect(all_count).toBe(5);
    expect(all_list.map((one) => one.unread)).toEqual([false, false, true]);
  });

  it('goes on from an offset', async () => {
    for (let index = 0; index < 3; index += 1) {
      await notify(server.db, submitted({ details: { title: `Nr. ${index}` } }));
    }
    const { all_list } = await list('?max=2&offset=1');
    expect(all_list.map(({ verb }) => verb)).toEqual([
      'Mia Muster hat «Nr. 1» abgegeben.',
      'Mia Muster hat «Nr. 0» abgegeben.',
    ]);
  });

  it('gives those of a category, or the unread ones, and counts these', async () => {
    await notify(server.db, submitted(), submitted({ category: 'EXAM' }), submitted({ category: 'EXAM' }));
    expect((await list('?category=EXAM')).all_count).toBe(2);
    await list('?category=EXAM&max=1&mark_as_read=true');
    const { all_count, all_list } = await list('?category=EXAM&unread=true');
    expect([all_count, all_list.map((one) => [one.notification_category, one.unread])]).toEqual([
      1,
      [['EXAM', true]],
    ]);
    expect((await list('?unread=true')).all_count).toBe(2);
    expect((await list('?category=SYSTEM')).all_list).toEqual([]);
  });

  it.each([
    '?category=GOSSIP',
    '?unread=false',
    '?max=0',
    '?max=201',
    '?max=many',
    '?offset=-1',
    '?mark_as_read=perhaps',
    '?user=1',
  ])('refuses %s', async (query) => {
    const answer = await (await login()).get(`${endpoints.notifications.path}${query}`);
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, 'validation_failed']);
  });

  it('keeps the sentence when the person behind it has left', async () => {
    const gone = await createPerson(server.db, { firstName: 'Gone' });
    await notify(server.db, submitted({ actorId: gone.id }));
    await server.db.delete(users).where(eq(users.id, gone.id));
    expect((await list()).all_list[0]?.verb).toBe('Jemand hat «Fallarbeit» abgegeben.');
  });

  it('asks the database as often for many as for one', async () => {
    const expert = await login();
    const ask = () => expert.get(`${endpoints.notifications.path}?max=200&mark_as_read=true`);
    await notify(server.db, submitted());
    const one = await countStatements(server.db, ask);
    await notify(server.db, ...Array.from({ length: 60 }, () => submitted()));
    expect(await countStatements(server.db, ask)).toBe(one);
    expect(one).toBe(4);
    expect(await countStatements(server.db, () => expert.get(endpoints.unreadCount.path))).toBe(2);
  });
});

describe('POST /notifications/api/{id}/read/', () => {
  it('marks an own one, once more too, and does not know those of others', async () => {
    await notify(server.db, submitted());
    const [own] = (await list()).all_list;
    const address = endpoints.readNotification.path.replace(':id', own?.id ?? '');
    expect((await (await login('member')).post(address)).statusCode).toBe(404);
    expect(await unread()).toBe(1);
    const expert = await login();
    expect((await expert.post(address)).statusCode).toBe(204);
    const readAt = async () =>
      (
        await server.db
          .select()
          .from(notifications)
          .where(eq(notifications.id, own?.id ?? ''))
      )[0]?.readAt;
    const first = await readAt();
    expect(first).toBeInstanceOf(Date);
    expect((await expert.post(address)).statusCode).toBe(204);
    expect(await readAt()).toEqual(first);
  });
});

it('takes back what was read, of the own only', async () => {
  await notify(server.db, submitted(), submitted());
  const { all_list } = await list('?mark_as_read=true');
  const ids = all_list.map(({ id }) => id);
  const other = await server.login(cast.people.member.username);
  expect((await other.post(endpoints.unreadNotifications.path, { ids })).statusCode).toBe(204);
  expect(await unread()).toBe(0);
  expect((await (await login()).post(endpoints.unreadNotifications.path, { ids })).statusCode).toBe(204);
  expect(await unread()).toBe(ids.length);
  expect((await (await login()).post(endpoints.unreadNotifications.path, { ids: [] })).statusCode).toBe(400);
});

it('nobody reads anything without a login', async () => {
  const visitor = server.visit();
  for (const address of [
    endpoints.notifications.path,
    endpoints.unreadCount.path,
    endpoints.notificationPreferences.path,
  ]) {
    expect((await visitor.get(address)).statusCode).toBe(401);
  }
});

describe('preferences', () => {
  const everything = { in_app: true, by_mail: false };

  it('show everything and mail nothing until the person chooses', async () => {
    const expert = await login();
    expect((await expert.get(endpoints.notificationPreferences.path)).json()).toEqual(
      ['USER_INTERACTION', 'PROGRESS', 'EXAM', 'APPOINTMENT', 'SYSTEM'].map((category) => ({
        category,
        ...everything,
      })),
    );
    const chosen = [
      { category: 'EXAM', in_app: false, by_mail: true },
      { category: 'SYSTEM', in_app: true, by_mail: true },
    ];
    await expert.put(endpoints.notificationPreferences.path, [{ ...chosen[0], in_app: true }]);
    const answer = await expert.put(endpoints.notificationPreferences.path, chosen);
    expect(answer.json()).toEqual(
      expect.arrayContaining([...chosen, { category: 'PROGRESS', ...everything }]),
    );
  });

  it.each([
    [[]],
    [[{ category: 'GOSSIP', ...everything }]],
    [[{ category: 'EXAM', in_app: 'yes', by_mail: false }]],
    [{ category: 'EXAM', ...everything }],
  ])('refuses %j', async (body) => {
    expect((await (await login()).put(endpoints.notificationPreferences.path, body)).statusCode).toBe(400);
  });
});

describe('notify', () => {
  const choose = async (name: keyof Cast['people'], input: { in_app: boolean; by_mail: boolean }) => {
    await (await login(name)).put(endpoints.notificationPreferences.path, [
      { category: 'USER_INTERACTION', ...input },
    ]);
  };
  const mailsTo = async (name: keyof Cast['people']) =>
    server.db.select().from(mails).where(eq(mails.recipient, cast.people[name].email));

  it('leaves out hidden categories, and mails the chosen ones in the language of the recipient', async () => {
    await choose('expert', { in_app: false, by_mail: true });
    await server.db.update(users).set({ language: 'it' }).where(eq(users.id, cast.people.expert.id));
    await notify(server.db, submitted(), submitted({ userId: cast.people.mentor.id }));
    expect((await list()).all_count).toBe(0);
    expect(await mailsTo('expert')).toMatchObject([
      {
        subject: 'Mia Muster ha consegnato «Studio di caso».',
        text: expect.stringContaining('Buongiorno Emil\n\nMia Muster ha consegnato «Studio di caso».'),
        link: '/course/kurs/cockpit',
      },
    ]);
    expect(await mailsTo('mentor')).toEqual([]);
  });

  it('follows the preference of the category only', async () => {
    await choose('expert', { in_app: false, by_mail: false });
    await notify(server.db, submitted({ category: 'PROGRESS' }));
    expect((await list()).all_count).toBe(1);
  });

  it('mails nothing to who has no address, and shows it all the same', async () => {
    await choose('expert', { in_app: true, by_mail: true });
    await server.db.update(users).set({ email: '' }).where(eq(users.id, cast.people.expert.id));
    await notify(server.db, submitted());
    expect((await list()).all_count).toBe(1);
    expect(await server.db.$count(mails, eq(mails.recipient, ''))).toBe(0);
  });

  it('does not notify people of their own actions', async () => {
    await notify(server.db, submitted({ actorId: cast.people.expert.id }));
    expect((await list()).all_count).toBe(0);
  });

  it('needs as many statements for a crowd as for one', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, index) => createPerson(server.db, { firstName: `Crowd${index}` })),
    );
    await choose('expert', { in_app: true, by_mail: true });
    const tell = (ids: readonly string[]) =>
      countStatements(server.db, () => notify(server.db, ...ids.map((userId) => submitted({ userId }))));
    const one = await tell([cast.people.expert.id]);
    expect(await tell([cast.people.expert.id, ...crowd.map(({ id }) => id)])).toBe(one);
    expect(one).toBe(4);
  });
});
