import { type CompletionList, endpoints, revisionHeader } from '@learn/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast, type TinyPage } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { prepareCompletionEvents } from './completionEvents.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const login = (person: CastMember) => server.login(cast.people[person].username);

async function read(person: CastMember = 'member') {
  const address = `/api/course/completion/${cast.session.id}/${cast.people.member.id}/`;
  const answer = await (await login(person)).get(address);
  return { revision: Number(answer.headers[revisionHeader]), list: answer.json<CompletionList>() };
}

async function mark(page: TinyPage, person: CastMember = 'member') {
  const client = await login(person);
  return client.post(endpoints.markCompletion.path, {
    page_id: cast.de[page],
    course_session_id: cast.session.id,
  });
}

async function watch() {
  const client = await login('member');
  const address = { page_id: cast.de.video, course_session_id: cast.session.id };
  return client.post(endpoints.saveWatchedRanges.path, { ...address, ranges: [[0, 10]] });
}

/** An event of the content itself, such as a day that was attended, in a transaction of its own. */
async function happen(fails = false): Promise<void> {
  const events = await prepareCompletionEvents(server.db, cast.session.id);
  const event = { userId: cast.people.member.id, contentKey: cast.keys.text ?? '' };
  await server.db.transaction(async (transaction) => {
    await events.complete(transaction, event);
    if (fails) throw new Error('The event fails after all');
  });
}

describe('the revision of a completion list', () => {
  it('is 0 before the first write', async () => {
    expect(await read()).toEqual({ revision: 0, list: [] });
  });

  it('rises with a mark, with what is watched and with an event, and is in every answer', async () => {
    const marked = await mark('text');
    expect([marked.headers[revisionHeader], (await read()).revision]).toEqual(['1', 1]);
    const watched = await watch();
    expect([watched.headers[revisionHeader], (await read()).revision]).toEqual(['2', 2]);
    await happen();
    expect((await read()).revision).toBe(3);
  });

  it('is the same for another person who may read the list', async () => {
    await mark('text');
    for (const person of ['expert', 'mentor', 'supervisor', 'admin'] as const)
      expect([person, (await read(person)).revision]).toEqual([person, 1]);
  });

  it('is in the answer that the browser may keep, and in the one that says that nothing has changed', async () => {
    await mark('text');
    const client = await login('member');
    const address = `/api/course/completion/${cast.session.id}/${cast.people.member.id}/`;
    const { etag = '' } = (await client.get(address)).headers;
    const unchanged = await client.get(address, { 'if-none-match': String(etag) });
    expect([unchanged.statusCode, unchanged.headers[revisionHeader]]).toEqual([304, '1']);
  });

  it.each([
    ['in a locked circle', () => mark('closed-text'), 422],
    ['of a content that completes by its own event', () => mark('video'), 422],
    ['of a person who only sees the list', () => mark('text', 'expert'), 403],
  ])('stays after a refused mark %s', async (_, write, status) => {
    await mark('text');
    expect((await write()).statusCode).toBe(status);
    expect((await read()).revision).toBe(1);
  });

  it('stays as the list does when the transaction of an event fails', async () => {
    await expect(happen(true)).rejects.toThrow('after all');
    expect(await read()).toEqual({ revision: 0, list: [] });
  });

  it('orders writes at the same time: the answer with the highest has all of them', async () => {
    const answers = await Promise.all([mark('text'), mark('german'), mark('criterion'), watch()]);
    const revisions = answers.map(({ headers }) => Number(headers[revisionHeader]));
    const newest = answers[revisions.indexOf(Math.max(...revisions))];
    expect(newest?.json()).toHaveLength(4);
    expect((await read()).revision).toBe(4);
  });

  it('belongs to one list: those of others stay', async () => {
    await mark('text');
    await mark('text', 'fellow');
    await mark('german', 'fellow');
    expect((await read()).revision).toBe(1);
  });
});
