import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, createCast } from '../../test/factories.ts';
import { fixtureFiles } from '../../test/fixtureFiles.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { upload } from '../../test/uploads.ts';
import { createWork, type Work } from '../../test/work.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { removeDeletedDocuments } from './deleteDocument.ts';
import { removeReleasedFiles } from './releaseFiles.ts';
import { documents, files } from './tables.ts';

let folder: string;
let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-documents-'));
  server = await startTestServer({ config: { DATA_DIR: folder } });
  cast = await createCast(server.db, { enableCircleDocuments: true });
  work = await createWork(server.db, cast);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const login = (person: keyof Cast['people']) => server.login(cast.people[person].username);

function wanted(change: Readonly<Record<string, unknown>> = {}) {
  return {
    file_type: 'application/pdf',
    file_name: 'Übung 1.pdf',
    name: 'Übung zum Einstieg',
    learning_sequence: work.ids.de['work-sequence'],
    course_session: cast.session.id,
    ...change,
  };
}

async function addDocument(person: keyof Cast['people'] = 'expert', change = {}) {
  const client = await login(person);
  const started = await client.post(endpoints.startDocument.path, wanted(change));
  expect(started.statusCode).toBe(200);
  const finished = await upload(client, started.json(), fixtureFiles.pdf);
  expect(finished.statusCode).toBe(200);
  return finished.json();
}

const listPath = () => fillPath(endpoints.documents.path, { courseSessionId: cast.session.id }) ?? '';
const documentPath = (id: string) => fillPath(endpoints.deleteDocument.path, { id }) ?? '';
const bytesKept = async () =>
  (await readdir(path.join(folder, 'documents'), { recursive: true })).filter((name) =>
    /[0-9a-f]{32}$/.test(name),
  ).length;

describe('a circle document', () => {
  it('is started, uploaded, finished, listed, read and deleted', async () => {
    const client = await login('expert');
    const started = await client.post(endpoints.startDocument.path, wanted());
    const promise = started.json();
    expect(promise).toEqual({
      file_id: promise.file_id,
      url: promise.url,
      fields: {},
      pre_sign: { url: promise.url, fields: {} },
      file_info: { file_id: promise.file_id, file_name: 'Übung 1.pdf', file_type: 'application/pdf' },
    });
    expect(promise.url).toMatch(/^\/api\/core\/document\/upload\/[\w-]{43}\/$/);
    expect((await client.get(listPath())).json()).toEqual([]);

    const finished = (await upload(client, promise, fixtureFiles.pdf)).json();
    expect(finished).toMatchObject({ file_id: promise.file_id, size: fixtureFiles.pdf.length });
    const again = await client.post(endpoints.finishFile.path, { file_id: promise.file_id });
    expect(again.json()).toMatchObject({ document_id: finished.document_id });

    const [listed, ...others] = (await client.get(listPath())).json();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      id: finished.document_id,
      name: 'Übung zum Einstieg',
      file_name: 'Übung 1.pdf',
      file_type: 'application/pdf',
      size: fixtureFiles.pdf.length,
      circle: { id: work.ids.de.work, title: 'work (de)', slug: 'work' },
      learning_sequence: { id: work.ids.de['work-sequence'], slug: 'work-sequence' },
      owner: 'Emil Muster',
      can_delete: true,
    });
    const read = await server.visit().get(listed.url);
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload.equals(fixtureFiles.pdf)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ubung 1.pdf"; filename*=UTF-8''%C3%9Cbung%201.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-length': String(fixtureFiles.pdf.length),
    });

    expect((await client.delete(documentPath(listed.id))).statusCode).toBe(204);
    expect((await client.get(listPath())).json()).toEqual([]);
    expect((await server.visit().get(listed.url)).statusCode).toBe(404);
    expect((await client.get(fillPath(endpoints.file.path, { id: promise.file_id }) ?? '')).statusCode).toBe(
      404,
    );
    expect((await client.delete(documentPath(listed.id))).statusCode).toBe(404);
    const [entry] = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, listed.id));
    expect(entry).toMatchObject({
      action: 'document.deleted',
      actorId: cast.people.expert.id,
      courseSessionId: cast.session.id,
      details: { name: 'Übung zum Einstieg', file_name: 'Übung 1.pdf' },
    });
  });

  it('is told to the participants of the session, once', async () => {
    const { document_id: id, file_id } = await addDocument('expert', { name: 'Neues Merkblatt' });
    await (await login('expert')).post(endpoints.finishFile.path, { file_id });
    const told = (await server.db.select().from(notifications)).filter(
      ({ details }) => details.title === 'Neues Merkblatt',
    );
    expect(told.map(({ userId }) => userId).sort()).toEqual(
      [cast.people.member.id, cast.people.fellow.id].sort(),
    );
    expect(told[0]).toMatchObject({
      verb: 'document_added',
      actorId: cast.people.expert.id,
      targetUrl: `/course/${cast.course.slug}/learn/work?courseSessionId=${cast.session.id}`,
    });
    await (await login('expert')).delete(documentPath(id));
  });

  it('added by an admin is recorded', async () => {
    const { document_id: id } = await addDocument('admin');
    const [entry] = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry).toMatchObject({ action: 'document.added', actorId: cast.people.admin.id });
    await (await login('admin')).delete(documentPath(id));
  });

  it('takes the learning sequence by its page in any language, and answers in the one of the reader', async () => {
    const { document_id: id } = await addDocument('expert', {
      learning_sequence: work.ids.it['work-sequence'],
    });
    const member = await login('member');
    await member.put(endpoints.me.path, { language: 'fr' });
    expect((await member.get(listPath())).json()).toMatchObject([
      { circle: { id: work.ids.fr.work, title: 'work (fr)' }, can_delete: false },
    ]);
    await member.put(endpoints.me.path, { language: 'de' });
    await (await login('expert')).delete(documentPath(id));
  });

  it.each([
    ['learning_sequence', 'not a UUID', 400],
    ['name', ' ', 400],
    ['name', 'x'.repeat(201), 400],
    ['name', 'null\u0000', 400],
    ['name', 'two\nlines', 400],
    ['file_name', '', 400],
    ['file_type', 'text/html', 415],
    ['file_name', 'a.exe', 415],
    ['file_name', 'a.png', 415],
  ])('is not started with %s %j', async (field, value, status) => {
    const answer = await (await login('expert')).post(
      endpoints.startDocument.path,
      wanted({ [field]: value }),
    );
    expect(answer.statusCode).toBe(status);
    if (status === 415) expect(answer.json().code).toBe('file_type_not_allowed');
  });

  it('is not started in a page that is no learning sequence of the course', async () => {
    const client = await login('expert');
    const elsewhere = await createCast(server.db, { enableCircleDocuments: true });
    for (const page of [work.ids.de.work, work.ids.de['work-unit'], elsewhere.de['basics-sequence']]) {
      const answer = await client.post(endpoints.startDocument.path, wanted({ learning_sequence: page }));
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is listed with the same statements, however many there are', async () => {
    const client = await login('member');
    const one = await addDocument();
    await client.get(listPath());
    const few = await countStatements(server.db, () => client.get(listPath()));
    const more = [await addDocument(), await addDocument(), await addDocument()];
    expect((await client.get(listPath())).json()).toHaveLength(4);
    expect(await countStatements(server.db, () => client.get(listPath()))).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
    const admin = await login('admin');
    for (const { document_id: id } of [one, ...more]) await admin.delete(documentPath(id));
    expect((await admin.get(listPath())).json()).toEqual([]);
  });
});

describe('a deleted document', () => {
  const restorePath = (id: string) => fillPath(endpoints.restoreDocument.path, { id }) ?? '';
  const deletedBefore = (id: string, minutes: number) =>
    server.db
      .update(documents)
      .set({ deletedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(documents.id, id));

  it('is restored as it was, and recorded once, however often its answer is lost', async () => {
    const client = await login('expert');
    const { document_id: id } = await addDocument();
    const before = (await client.get(listPath())).json();
    expect((await client.post(restorePath(id), {})).statusCode).toBe(204);
    await client.delete(documentPath(id));
    await deletedBefore(id, 14);
    await removeDeletedDocuments(server.db);
    expect((await client.post(restorePath(id), {})).statusCode).toBe(204);
    const [{ url, ...restored }, ...others] = (await client.get(listPath())).json();
    expect([{ ...before[0], url: '' }]).toEqual([{ ...restored, url: '' }, ...others]);
    expect((await server.visit().get(url)).statusCode).toBe(200);
    expect((await client.post(restorePath(id), {})).statusCode).toBe(204);
    const recorded = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(recorded.map(({ action }) => action).sort()).toEqual(['document.deleted', 'document.restored']);
    await client.delete(documentPath(id));
  });

  it('goes after 15 minutes with its file', async () => {
    const client = await login('expert');
    const { document_id: id, file_id: fileId } = await addDocument();
    const kept = await bytesKept();
    await client.delete(documentPath(id));
    await deletedBefore(id, 16);
    expect((await client.post(restorePath(id), {})).statusCode).toBe(404);
    expect(await removeDeletedDocuments(server.db)).toBe(1);
    expect((await client.post(restorePath(id), {})).statusCode).toBe(404);
    await removeReleasedFiles({ db: server.db, store: createFileStore(server.context.config) });
    expect(await bytesKept()).toBe(kept - 1);
    expect(await server.db.$count(files, eq(files.id, fileId))).toBe(0);
  });
});

describe('rights', () => {
  const roles: [keyof Cast['people'], number, number][] = [
    ['member', 200, 403],
    ['fellow', 200, 403],
    ['other', 404, 404],
    ['expert', 200, 204],
    ['foreignExpert', 404, 404],
    ['mentor', 200, 403],
    ['foreignMentor', 200, 403],
    ['supervisor', 200, 403],
    ['foreignSupervisor', 404, 404],
    ['admin', 200, 204],
    ['nobody', 404, 404],
    ['apprenticeTrainer', 404, 404],
    ['foreignApprenticeTrainer', 404, 404],
    ['trainingResponsible', 404, 404],
    ['foreignTrainingResponsible', 404, 404],
    ['examExpert', 404, 404],
  ];

  it.each(roles)('%s: reading %i, writing %i', async (person, reading, writing) => {
    const { document_id: id, file_id: fileId } = await addDocument();
    const client = await login(person);
    expect((await client.get(listPath())).statusCode).toBe(reading);
    const bytes = await client.get(fillPath(endpoints.file.path, { id: fileId }) ?? '');
    expect(bytes.statusCode).toBe(reading);
    const start = await client.post(endpoints.startDocument.path, wanted());
    expect(start.statusCode).toBe(writing === 204 ? 200 : writing);
    expect((await client.delete(documentPath(id))).statusCode).toBe(writing);
    if (writing !== 204) expect((await (await login('admin')).delete(documentPath(id))).statusCode).toBe(204);
  });

  it('nobody without login has any of it', async () => {
    const client = server.visit();
    expect((await client.get(listPath())).statusCode).toBe(401);
    expect((await client.post(endpoints.startDocument.path, wanted())).statusCode).toBe(401);
    expect((await client.delete(documentPath(cast.session.id))).statusCode).toBe(401);
    const { file_id: id, document_id } = await addDocument();
    expect((await client.get(fillPath(endpoints.file.path, { id }) ?? '')).statusCode).toBe(404);
    await (await login('admin')).delete(documentPath(document_id));
  });

  it('experts write in their own circles only, and see the others', async () => {
    const { document_id: id } = await addDocument('admin', {
      learning_sequence: cast.de['basics-sequence'],
    });
    const client = await login('expert');
    expect((await client.get(listPath())).json()).toMatchObject([{ id, can_delete: false }]);
    expect((await client.delete(documentPath(id))).statusCode).toBe(403);
    const start = await client.post(
      endpoints.startDocument.path,
      wanted({ learning_sequence: cast.de['basics-sequence'] }),
    );
    expect(start.statusCode).toBe(403);
    await (await login('admin')).delete(documentPath(id));
  });

  it('a course without circle documents has none for anybody', async () => {
    const without = await createCast(server.db, { enableCircleDocuments: false });
    const url = fillPath(endpoints.documents.path, { courseSessionId: without.session.id }) ?? '';
    for (const person of ['member', 'expert', 'admin'] as const) {
      const client = await server.login(without.people[person].username);
      expect((await client.get(url)).statusCode).toBe(404);
      const start = await client.post(
        endpoints.startDocument.path,
        wanted({ course_session: without.session.id, learning_sequence: without.de['basics-sequence'] }),
      );
      expect(start.statusCode).toBe(404);
    }
  });
});
