import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, fillPath } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { contentOf, fakeMount, fakeRemote } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam, teamWith } from '../../test/releaseCalls.ts';
import type { TestServer } from '../../test/testServer.ts';
import { startTwoServers, type TwoServers } from '../../test/twoServers.ts';

let both: TwoServers;
let server: TestServer;
/** another process: the same database and bucket, and no disk in common */
let second: FastifyInstance;
let team: ReleaseTeam;

const name = 'mfe-a';
const version = (id: string, bundle = 'page') =>
  fakeRemote(name, id, { mounts: [fakeMount('/course/:courseSlug/notes', bundle)] });

beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
  team = await createTeam(server.db, server.app, name);
  for (const id of ['a1', 'a2']) expect((await team.publish(version(id))).json().state).toBe('published');
});

afterAll(async () => {
  await both[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await team.move({ kind: 'unpin' });
  await team.move({ kind: 'promote', version: 'a1' });
});

async function liveOn(app: FastifyInstance): Promise<string | undefined> {
  const { body } = await app.inject({ url: '/login-local', headers: { accept: 'text/html' } });
  return /"name":"mfe-a"[^}]*\}?,"version":"(\w+)"/.exec(body)?.[1];
}

/** How often the other server looks is that of `registerReleases.test.ts`; a busy machine may take longer to answer. */
const lookedAt = { timeout: 10_000, interval: 50 };

describe('a move', () => {
  test('shows at once in its process, and in every other one with its next look', async () => {
    await expect.poll(() => liveOn(second), lookedAt).toBe('a1');
    expect((await team.move({ kind: 'promote', version: 'a2' })).json()).toMatchObject({
      live: 'a2',
      previous: 'a1',
    });
    expect(await liveOn(server.app)).toBe('a2');
    await expect.poll(() => liveOn(second), lookedAt).toBe('a2');
    expect((await team.move({ kind: 'rollback', reason: 'broken' })).json()).toMatchObject({ live: 'a1' });
    expect(await liveOn(server.app)).toBe('a1');
    await expect.poll(() => liveOn(second), lookedAt).toBe('a1');
  });

  test('is recorded with its author, time and reason', async () => {
    await team.move({ kind: 'promote', version: 'a2', reason: 'the new notes' });
    const [move] = (await team.read()).json().moves;
    expect(move).toMatchObject({
      kind: 'promote',
      from_version: 'a1',
      to_version: 'a2',
      author: 'team of mfe-a',
      reason: 'the new notes',
    });
    expect(Date.now() - Date.parse(move.at)).toBeLessThan(60_000);
  });

  test('lets no request fail', async () => {
    const answers: Promise<number>[] = [];
    const ask = () =>
      second.inject({ url: '/remotes/mfe-a/a2/entry.js' }).then((answer) => answer.statusCode);
    for (const id of ['a2', 'a1', 'a2']) {
      answers.push(...Array.from({ length: 10 }, ask));
      await team.move({ kind: 'promote', version: id });
    }
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });
});

test('a server fetches a version that it has never shown for an open page', async () => {
  await team.publish(version('a3'));
  const answer = await second.inject({ url: '/remotes/mfe-a/a3/page.de.js' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(contentOf('page.de.js'));
  expect(await readFile(path.join(both.folders.second, 'mfe-a/a3/remote.json'), 'utf8')).toContain('"a3"');
});

test('a canary runs beside the live version until it is stopped', async () => {
  const canary = { kind: 'canary', version: 'a2', percent: 10 };
  expect((await team.move(canary)).json()).toMatchObject({
    live: 'a1',
    canary: { version: 'a2', percent: 10 },
  });
  expect((await team.move({ kind: 'stop_canary', reason: 'enough' })).json().canary).toBeNull();
});

describe('it is refused', () => {
  test.each<[string, Readonly<Record<string, unknown>>, number, string]>([
    ['an unknown version', { kind: 'promote', version: 'a9' }, 404, 'not_found'],
    ['the live version as a canary', { kind: 'canary', version: 'a1', percent: 10 }, 409, 'release_refused'],
    ['a canary for nobody', { kind: 'canary', version: 'a2', percent: 0 }, 400, 'validation_failed'],
    ['a pin without a reason', { kind: 'pin' }, 400, 'validation_failed'],
    ['a kill without a sentence for people', { kind: 'kill', message: {} }, 400, 'validation_failed'],
    ['a path as a version', { kind: 'promote', version: '../shell' }, 400, 'validation_failed'],
  ])('%s', async (_name, move, status, code) => {
    const answer = await team.move(move);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('to promote what is pinned, with the reason', async () => {
    await team.move({ kind: 'pin', reason: 'exam week' });
    const answer = await team.move({ kind: 'promote', version: 'a2' });
    expect(answer.json()).toMatchObject({
      code: 'release_refused',
      details: { reason: expect.stringContaining('exam week') },
    });
  });

  test('to promote a version for another shell', async () => {
    const demanding = { ...version('a4'), uses: { exports: {}, links: ['moon'] } };
    const answer = await team.publish(demanding);
    expect(answer.json().details.reason).toContain('link moon');
  });

  test('to publish a version that asks for an endpoint that this server lacks', async () => {
    const answer = await team.publish({ ...version('a7'), endpoints: ['GET /api/moon/:id/'] });
    expect(answer.json().details.reason).toContain('GET /api/moon/:id/');
  });

  test('to publish a build of another remote, or one with a changed file', async () => {
    expect((await team.publish(fakeRemote('mfe-b', 'b1'))).json().details.reason).toContain('not mfe-a');
    const changed = await team.publish(version('a5'), { contents: { 'entry.js': 'changed()' } });
    expect(changed.json().details.reason).toContain('entry.js');
  });

  test('to publish over the budget, unless a reason is given', async () => {
    const heavy = { 'entry.js.br': 'x'.repeat(30_000) };
    const refused = await team.publish(version('a6'), { contents: heavy });
    expect(refused.json().details.reason).toContain('/course/:courseSlug/notes');
    const published = await team.publish(version('a6'), { contents: heavy, reason: 'the new editor' });
    expect(published.json()).toMatchObject({ state: 'published', pages: [{ over_budget: true }] });
    expect((await team.read()).json().moves[0]).toMatchObject({ kind: 'publish', reason: 'the new editor' });
  });
});

describe('a token', () => {
  test('is for its own remote: any other does not exist', async () => {
    const foreign = teamWith(server.app, 'shell', 'no token at all');
    expect((await foreign.read()).statusCode).toBe(401);
    const other = await createTeam(server.db, server.app, 'mfe-other');
    expect((await other.read()).statusCode).toBe(404);
  });

  test('is made by an administrator, works, and ends', async () => {
    await createPerson(server.db, { firstName: 'Anna', username: 'anna', hasVbvAdminAccess: true });
    const admin = await server.login('anna');
    const address = fillPath(endpoints.createReleaseToken.path, { name }) ?? '';
    const { id, token } = (await admin.post(address, { label: 'pipeline' })).json();
    const pipeline = teamWith(server.app, name, token);
    expect((await pipeline.read()).statusCode).toBe(200);
    expect((await teamWith(server.app, 'shell', token).read()).statusCode).toBe(404);
    const revoked = await admin.delete(
      fillPath(endpoints.revokeReleaseToken.path, { name, tokenId: id }) ?? '',
    );
    expect(revoked.statusCode).toBe(204);
    expect((await pipeline.read()).statusCode).toBe(401);
    const [listed] = (await admin.get(endpoints.adminReleases.path)).json();
    expect(listed).toMatchObject({ name: 'shell', live: 's1' });
  });
});
