import { readFile } from 'node:fs/promises';
import { endpoints, fillPath } from '@learn/contracts';
import { readContentLibrary } from '@learn/course-content';
import { copyExample, type ExampleFolder } from '@learn/course-content/testing';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zipOf, zipOfFolder } from '../../test/archives.ts';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sendFiles } from '../../test/uploads.ts';
import { auditEntries } from '../audit/tables.ts';
import { diffContent, importContent } from '../content-import/importContent.ts';
import { courses } from '../courses/tables.ts';
import { files } from '../documents/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { forgetUploads, runUploads } from './runUploads.ts';
import { contentImports } from './tables.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;
let folder: ExampleFolder;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
beforeEach(async () => {
  folder = await copyExample();
  return () => folder[Symbol.asyncDispose]();
});
afterAll(() => server[Symbol.asyncDispose]());

const means = () => ({ db: server.db, store: createFileStore(server.context.config) });
const run = (signal = new AbortController().signal) => runUploads(means(), signal);
const at = (endpoint: { readonly path: string }, id: string) => fillPath(endpoint.path, { id }) ?? '';
const read = async (id: string) => (await admin.get(at(endpoints.contentImport, id))).json();
const start = (id: string, body = {}) => admin.post(at(endpoints.startContentImport, id), body);
const send = (bytes: Uint8Array) =>
  sendFiles(admin, endpoints.uploadContentImport.path, [{ fileName: 'kurse.zip', bytes }], {
    file_name: 'kurse.zip',
  });
const lastActions = async (count: number) =>
  (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(count)).map(
    ({ action }) => action,
  );

async function checked(): Promise<string> {
  const { id } = (await send(await zipOfFolder(folder.root))).json();
  await run();
  return id;
}

async function imported(): Promise<void> {
  const { library } = await readContentLibrary(folder.root);
  await importContent(means(), library, { unpublishUsed: true });
}

describe('a folder of contents', () => {
  it('is checked, compared, imported and remembered', async () => {
    const sent = await send(await zipOfFolder(folder.root));
    expect(sent.json()).toMatchObject({
      state: 'checking',
      file_name: 'kurse.zip',
      created_by: 'Ada Muster',
    });
    const { id } = sent.json();
    await run();
    const found = await read(id);
    expect(found).toMatchObject({
      state: 'checked',
      courses: ['beispielkurs'],
      counts: { added: 40, changed: 0, unpublished: 0, removed: 0 },
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const isThere = () => server.db.$count(courses, eq(courses.slug, 'beispielkurs'));
    expect(await isThere()).toBe(0);
    const changes = await admin.get(
      `${at(endpoints.contentImportChanges, id)}?change=added&limit=2&offset=1`,
    );
    expect(changes.headers['x-total-count']).toBe('40');
    expect(changes.json()).toHaveLength(2);

    expect((await start(id)).json().state).toBe('running');
    expect((await start(id)).json().code).toBe('import_running');
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', started_by: 'Ada Muster', step: null });
    expect(await isThere()).toBe(1);
    expect(await lastActions(4)).toEqual([
      'content.imported',
      'content.imported',
      'content.started',
      'content.uploaded',
    ]);
    const [archive] = await server.db.select().from(files).where(eq(files.purpose, 'content_archive'));
    expect(archive?.finishedAt).toBeNull();
    expect((await admin.delete(at(endpoints.deleteContentImport, id))).json().code).toBe('import_running');

    const [course] = await server.db.select().from(courses).where(eq(courses.slug, 'beispielkurs'));
    const exported = await admin.get(
      fillPath(endpoints.exportCourse.path, { courseId: course?.id ?? '' }) ?? '',
    );
    expect(exported.headers['content-disposition']).toContain('beispielkurs.zip');
    const back = (await send(exported.rawPayload)).json();
    await run();
    expect(await read(back.id)).toMatchObject({
      state: 'checked',
      problem_count: 0,
      counts: { added: 0, changed: 0 },
    });
    const listed = (await admin.get(endpoints.contentImports.path)).json();
    expect(listed.map(({ state }: { state: string }) => state)).toEqual(['checked', 'done']);
  });

  it('with faults says where they are, and cannot be imported', async () => {
    await folder.replace(`${folder.circle}/ausblick.yaml`, 'kind: placeholder', 'kind: game');
    const id = await checked();
    expect(await read(id)).toMatchObject({
      state: 'faulty',
      problem_count: 1,
      problems: [{ file: `${folder.circle}/ausblick.yaml`, line: 1 }],
    });
    expect((await start(id)).statusCode).toBe(400);
    expect((await admin.delete(at(endpoints.deleteContentImport, id))).statusCode).toBe(204);
    expect((await admin.get(at(endpoints.contentImport, id))).statusCode).toBe(404);
  });

  it('has the same fingerprint however it was packed', async () => {
    const ids = [await checked()];
    ids.push((await send(await zipOfFolder(folder.root, 'meine-kurse/'))).json().id);
    await run();
    const prints = await Promise.all(ids.map(async (id) => (await read(id)).fingerprint));
    expect(new Set(prints).size).toBe(1);
  });
});

describe('an import', () => {
  it('that is stopped before it is through writes nothing, and can be started again', async () => {
    await imported();
    await folder.replace(`${folder.circle}/willkommen.yaml`, 'de: Willkommen', 'de: Herzlich willkommen');
    const id = await checked();
    await start(id);
    expect((await admin.post(at(endpoints.stopContentImport, id))).json().state).toBe('stopped');
    await run();
    expect(await read(id)).toMatchObject({ state: 'stopped', counts: { changed: 1 } });
    await start(id);
    await run();
    expect((await read(id)).state).toBe('done');
    expect((await admin.post(at(endpoints.stopContentImport, id))).json().state).toBe('done');
  });

  it.runIf(process.env.TEST_DATABASE_URL)('that is stopped while it writes undoes what it has', async () => {
    await imported();
    const document = 'beispielkurs/media/grundlagen/merkblatt.de.pdf';
    const bytes = await readFile(`${folder.root}/${document}`);
    await folder.write(document, Buffer.concat([bytes, Buffer.from('%')]));
    const id = await checked();
    await start(id);
    const { store } = means();
    const stopping: FileStore = {
      ...store,
      write: async (...file) => {
        await admin.post(at(endpoints.stopContentImport, id));
        return store.write(...file);
      },
    };
    await runUploads({ db: server.db, store: stopping }, new AbortController().signal);
    expect(await read(id)).toMatchObject({ state: 'stopped', counts: { changed: 1 } });
    expect(
      (await diffContent(server.db, (await readContentLibrary(folder.root)).library)).changes,
    ).toHaveLength(1);
  });

  it('does only what was shown: where the courses have changed since, it is compared again and waits', async () => {
    await imported();
    await folder.replace(`${folder.circle}/willkommen.yaml`, 'de: Willkommen', 'de: Willkommen hier');
    const id = await checked();
    expect((await read(id)).counts.changed).toBe(1);
    await imported();
    await start(id);
    await run();
    expect(await read(id)).toMatchObject({ state: 'checked', changed_since: true, counts: { changed: 0 } });
  });

  it('that a process leaves is done by the next one', async () => {
    const id = await checked();
    await start(id);
    await run(AbortSignal.abort());
    expect((await read(id)).state).toBe('running');
    await run();
    expect((await read(id)).state).toBe('done');
  });

  it('that nobody carries out is forgotten after 30 days, what was imported is history', async () => {
    const id = await checked();
    await server.db.update(contentImports).set({ createdAt: new Date('2020-01-01') });
    await forgetUploads(server.db);
    expect((await admin.get(at(endpoints.contentImport, id))).statusCode).toBe(404);
    expect(await server.db.$count(contentImports, eq(contentImports.state, 'done'))).toBeGreaterThan(0);
  });
});

describe('a zip', () => {
  it.each([
    ['that is none', Buffer.from('no zip'), { fault: 'unreadable' }],
    [
      'that is encrypted',
      zipOf({ 'a.yaml': 'x' }, { encrypted: true }),
      { fault: 'encrypted', file: 'a.yaml' },
    ],
    ['that leads out of the folder', zipOf({ '../a.yaml': 'x' }), { fault: 'path' }],
    ['with a path from the root', zipOf({ '/etc/a.yaml': 'x' }), { fault: 'path' }],
    [
      'with a link',
      zipOf({ 'a.yaml': '/etc/passwd' }, { mode: 0o120777 }),
      { fault: 'link', file: 'a.yaml' },
    ],
    ['with a file twice', zipOf({ 'a.yaml': 'x', 'A.yaml': 'y' }), { fault: 'repeated', file: 'A.yaml' }],
    ['that swells', zipOf({ 'a.yaml': Buffer.alloc(4_000_000) }), { fault: 'ratio', file: 'a.yaml' }],
    [
      'that says to be huge',
      zipOf({ 'a.yaml': 'x' }, { saysToUnpackTo: 2_000_000_000, saysToBe: 1_000_000_000 }),
      { fault: 'unpacked_bytes', file: 'a.yaml' },
    ],
  ])('%s is refused', async (_, bytes, details) => {
    const answer = await send(bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'archive_refused', details });
  });

  it('that says less than it holds is faulty once it is unpacked', async () => {
    const { id } = (await send(zipOf({ 'content.yaml': 'x'.repeat(100) }, { saysToUnpackTo: 10 }))).json();
    await run();
    expect(await read(id)).toMatchObject({ state: 'faulty', problems: [{ file: 'content.yaml' }] });
  });

  it('of the example leaves out what the system has added', async () => {
    const text = await readFile(`${folder.root}/content.yaml`, 'utf8');
    const { id } = (
      await send(zipOf({ '__MACOSX/._x': '', '.DS_Store': '', 'a/content.yaml': text }))
    ).json();
    await run();
    expect(await read(id)).toMatchObject({ state: 'checked', courses: [] });
  });
});
