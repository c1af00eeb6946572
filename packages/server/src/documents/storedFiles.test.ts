import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@learn/contracts';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import { fixtureFiles } from '../../test/fixtureFiles.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { upload } from '../../test/uploads.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { releaseUnnamedFiles, removeReleasedFiles } from './releaseFiles.ts';
import { files } from './tables.ts';

let folder: string;
let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-stored-'));
  server = await startTestServer({ config: { DATA_DIR: folder } });
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const ask = (client: TestClient) =>
  client.post(endpoints.presignFile.path, { file_type: 'pdf', file_name: 'Antwort.pdf' });

/** A file of an answer that was finished so many days ago. */
async function store(client: TestClient, days: number): Promise<string> {
  const promise = (await ask(client)).json();
  expect((await upload(client, promise, fixtureFiles.pdf)).statusCode).toBe(200);
  await server.db
    .update(files)
    .set({ finishedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
    .where(eq(files.id, promise.file_id));
  return promise.file_id;
}

const answerWith = (userId: string, assignmentId: string, fileId: string) =>
  server.db.insert(assignmentCompletions).values({
    assignmentId,
    userId,
    courseSessionId: cast.session.id,
    completionStatus: 'IN_PROGRESS',
    completionData: { 'task-1': { user_data: { 'block-file': fileId } } },
  });

describe('the files of a person', () => {
  it('are 2 GB at most', async () => {
    const person = await createPerson(server.db, { firstName: 'Lena' });
    const client = await server.login(person.username);
    const maximum = 2 * 1024 ** 3;
    const keep = (size: number, finishedAt: Date | null) =>
      server.db.insert(files).values({
        ...{ ownerId: person.id, purpose: 'storage', fileName: 'a.pdf', fileType: 'application/pdf', size },
        ...{ storageKey: createStorageKey(), uploadExpiresAt: new Date(0), finishedAt },
      });
    await keep(maximum, null);
    await keep(maximum - 1, new Date());
    expect((await ask(client)).statusCode).toBe(200);
    await keep(1, new Date());
    const answer = await ask(client);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'payload_too_large',
      details: { stored_bytes: maximum, maximum_bytes: maximum },
    });
    const other = await server.login((await createPerson(server.db, { firstName: 'Marc' })).username);
    expect((await ask(other)).statusCode).toBe(200);
  });

  it('are 2 GB at most, also when several uploads were promised while there was room for one', async () => {
    const person = await createPerson(server.db, { firstName: 'Full' });
    const client = await server.login(person.username);
    const promises = [(await ask(client)).json(), (await ask(client)).json()];
    await server.db.insert(files).values({
      ...{ ownerId: person.id, purpose: 'storage', fileName: 'a.pdf', fileType: 'application/pdf' },
      ...{ storageKey: createStorageKey(), uploadExpiresAt: new Date(0), finishedAt: new Date() },
      size: 2 * 1024 ** 3 - fixtureFiles.pdf.length,
    });
    const [first, second] = [
      await upload(client, promises[0], fixtureFiles.pdf),
      await upload(client, promises[1], fixtureFiles.pdf),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 413]);
    expect(second.json()).toMatchObject({
      code: 'payload_too_large',
      details: { stored_bytes: 2 * 1024 ** 3, maximum_bytes: 2 * 1024 ** 3 },
    });
    expect(await server.db.$count(files, eq(files.id, promises[1].file_id))).toBe(0);
  });

  it('are 50 at most that are on their way, also when they are asked for at once', async () => {
    const client = await server.login((await createPerson(server.db, { firstName: 'Busy' })).username);
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(client)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

describe('files of answers', () => {
  it('are removed 30 days after they were sent when no answer names them: it may be waiting for a network', async () => {
    const place = { db: server.db, store: createFileStore(server.context.config) };
    const { member, fellow, expert } = cast.people;
    const client = await server.login(member.username);
    const [named, loud, unnamed, young, foreign] = [
      await store(client, 30.1),
      await store(client, 30.1),
      await store(client, 30.1),
      await store(client, 29.9),
      await store(client, 30.1),
    ];
    await answerWith(member.id, work.assignmentIds.casework, named);
    await answerWith(member.id, work.assignmentIds.praxis, loud.toUpperCase());
    await answerWith(fellow.id, work.assignmentIds.casework, foreign);
    const [document] = await server.db
      .insert(files)
      .values({
        ...{
          ownerId: expert.id,
          purpose: 'document',
          fileName: 'a.pdf',
          fileType: 'application/pdf',
          size: 1,
        },
        ...{ storageKey: createStorageKey(), uploadExpiresAt: new Date(0), finishedAt: new Date(0) },
      })
      .returning({ id: files.id });
    expect(await releaseUnnamedFiles(server.db)).toBe(2);
    expect(await removeReleasedFiles(place)).toBeGreaterThanOrEqual(2);
    const kept = await server.db.select({ id: files.id }).from(files).where(isNotNull(files.finishedAt));
    const ids = kept.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([named, loud, young, document?.id]));
    const left = await server.db.$count(files, eq(files.id, unnamed));
    expect([left, await server.db.$count(files, eq(files.id, foreign))]).toEqual([0, 0]);
    expect(await releaseUnnamedFiles(server.db)).toBe(0);
  });
});
