import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { fixtureFiles } from '../../test/fixtureFiles.ts';
import { type S3Server, startS3Server } from '../../test/s3Server.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sendFiles, upload } from '../../test/uploads.ts';
import { createWork, type Work } from '../../test/work.ts';
import { type AssignmentCompletionStatus, assignmentCompletions } from '../assignments/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { installationSecrets } from '../storage/tables.ts';
import type { UploadPromise } from './promiseUpload.ts';
import { removeReleasedFiles } from './releaseFiles.ts';
import { files } from './tables.ts';

let folder: string;
let server: TestServer;
let cast: Cast;
let work: Work;
let member: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-files-'));
  server = await startTestServer({ config: { DATA_DIR: folder } });
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  member = await server.login(cast.people.member.username);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function promise(by = member): Promise<UploadPromise> {
  return (await by.post(endpoints.presignFile.path, { file_type: 'pdf', file_name: 'Antwort.pdf' })).json();
}

/** A file that the member has stored. */
async function store(): Promise<{ file_id: string; url: string }> {
  return (await upload(member, await promise(), fixtureFiles.pdf)).json();
}

const pathOf = (id: string) => fillPath(endpoints.file.path, { id }) ?? '';
const sizeOfPdf = fixtureFiles.pdf.length;

describe('a signed address', () => {
  it('gives the file to any client that has it', async () => {
    const { url } = await store();
    expect(url).toMatch(/^\/api\/core\/file\/[\w-]{36}\/\?expires=\d+&signature=[\w-]{43}$/);
    expect((await server.visit().get(url)).rawPayload.equals(fixtureFiles.pdf)).toBe(true);
    expect((await server.visit().send({ method: 'HEAD', url })).headers['content-length']).toBe(
      String(sizeOfPdf),
    );
  });

  it('works for 15 minutes', async () => {
    const { url } = await store();
    vi.useFakeTimers({ now: Date.now() + 14 * 60_000, toFake: ['Date'] });
    expect((await server.visit().get(url)).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await server.visit().get(url)).statusCode).toBe(404);
  });

  it('is worth nothing when anything of it is changed', async () => {
    const [one, other] = [await store(), await store()];
    const signature = new URL(one.url, 'http://a').searchParams.get('signature') ?? '';
    const changed = [
      one.url.replace(one.file_id, other.file_id),
      one.url.replace(/expires=\d+/, 'expires=9999999999'),
      one.url.replace(signature, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
      one.url.replace(signature, signature.slice(1)),
      one.url.replace(signature, ''),
      pathOf(one.file_id),
    ];
    for (const url of changed) expect((await server.visit().get(url)).statusCode).toBe(404);
  });

  it('is signed with one key of the installation, in all processes', async () => {
    await store();
    const keys = await server.db.select().from(installationSecrets);
    expect(keys).toHaveLength(1);
    expect(Buffer.from(keys[0]?.value ?? '', 'base64url')).toHaveLength(32);
  });
});

describe('the bytes', () => {
  it('come in ranges', async () => {
    const { url } = await store();
    const part = await server.visit().get(url, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PDF']);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 1-3/${sizeOfPdf}`,
      'content-length': '3',
      'accept-ranges': 'bytes',
    });
    const beyond = await server.visit().get(url, { range: 'bytes=9999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${sizeOfPdf}`]);
    const { etag } = part.headers;
    expect((await server.visit().get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    const other = await server.visit().get(url, { range: 'bytes=1-3', 'if-range': '"other"' });
    expect(other.statusCode).toBe(200);
  });

  it('that the store has lost are not there', async () => {
    const { url, file_id: id } = await store();
    const [file] = await server.db.select().from(files).where(eq(files.id, id));
    await createFileStore(server.context.config).delete(file?.storageKey ?? '');
    expect((await server.visit().get(url)).statusCode).toBe(404);
  });

  it('of an unfinished upload are nobody’s', async () => {
    const one = await promise();
    await sendFiles(member, one.url, [{ fileName: 'a.pdf', bytes: fixtureFiles.pdf }]);
    expect((await member.get(pathOf(one.file_id))).statusCode).toBe(404);
    expect((await member.get(pathOf('not-an-id'))).statusCode).toBe(404);
  });
});

describe('a file of an answer', () => {
  async function answerWith(
    fileId: string,
    assignment: 'casework' | 'praxis',
    status: AssignmentCompletionStatus,
  ) {
    const values = {
      assignmentId: work.assignmentIds[assignment],
      userId: cast.people.member.id,
      courseSessionId: cast.session.id,
      completionStatus: status,
      completionData: { 'task-1': { user_data: { 'block-file': fileId } } },
    };
    const { userId, courseSessionId, assignmentId } = assignmentCompletions;
    await server.db
      .insert(assignmentCompletions)
      .values(values)
      .onConflictDoUpdate({ target: [userId, courseSessionId, assignmentId], set: values });
  }

  const readers = async (fileId: string) => {
    const may: string[] = [];
    for (const [name, { username }] of Object.entries(cast.people)) {
      const answer = await (await server.login(username)).get(pathOf(fileId));
      if (answer.statusCode === 200) may.push(name);
      else expect(answer.statusCode).toBe(404);
    }
    return may.sort();
  };

  it('is for its owner and admins until an answer with it is submitted', async () => {
    const { file_id: id } = await store();
    expect(await readers(id)).toEqual(['admin', 'member']);
    await answerWith(id, 'casework', 'IN_PROGRESS');
    expect(await readers(id)).toEqual(['admin', 'member']);
  });

  it('is then also for those who evaluate the answer', async () => {
    const { file_id: id } = await store();
    await answerWith(id, 'casework', 'SUBMITTED');
    expect(await readers(id)).toEqual(['admin', 'expert', 'member']);
    const { file_id: other } = await store();
    await answerWith(other, 'praxis', 'EVALUATION_IN_PROGRESS');
    expect(await readers(other)).toEqual(['admin', 'expert', 'member', 'mentor']);
  });

  it('is nobody else’s by naming it in an answer of one’s own', async () => {
    const { file_id: id } = await store();
    await server.db.insert(assignmentCompletions).values({
      assignmentId: work.assignmentIds.casework,
      userId: cast.people.fellow.id,
      courseSessionId: cast.session.id,
      completionStatus: 'SUBMITTED',
      completionData: { 'task-1': { user_data: { 'block-file': id } } },
    });
    expect(await readers(id)).toEqual(['admin', 'member']);
  });
});

describe('what was never finished', () => {
  it('is removed an hour after its time, the finished stays', async () => {
    const place = { db: server.db, store: createFileStore(server.context.config) };
    const kept = await store();
    const [sent, empty, young] = [await promise(), await promise(), await promise()];
    await sendFiles(member, sent.url, [{ fileName: 'a.pdf', bytes: fixtureFiles.pdf }]);
    const past = { uploadExpiresAt: new Date(Date.now() - 61 * 60_000) };
    for (const { file_id: id } of [kept, sent, empty]) {
      await server.db.update(files).set(past).where(eq(files.id, id));
    }
    expect(await removeReleasedFiles(place)).toBe(2);
    expect(await removeReleasedFiles(place)).toBe(0);
    expect((await member.post(endpoints.finishFile.path, { file_id: sent.file_id })).statusCode).toBe(404);
    expect((await member.post(endpoints.finishFile.path, { file_id: young.file_id })).json().code).toBe(
      'upload_missing',
    );
    expect((await member.get(pathOf(kept.file_id))).statusCode).toBe(200);
    const names = await readdir(path.join(folder, 'documents'), { recursive: true });
    const [row] = await server.db.select().from(files).where(eq(files.id, kept.file_id));
    expect(names.some((name) => name.endsWith(row?.storageKey ?? '-'))).toBe(true);
  });
});

describe('with a bucket', () => {
  let s3: S3Server;
  let cloud: TestServer;
  let client: TestClient;

  beforeAll(async () => {
    s3 = await startS3Server();
    cloud = await startTestServer({ config: { DATA_DIR: folder, ...s3.settings } });
    const { people } = await createCast(cloud.db);
    client = await cloud.login(people.member.username);
  });
  afterAll(async () => {
    await cloud[Symbol.asyncDispose]();
    await s3[Symbol.asyncDispose]();
  });

  async function send(one: UploadPromise, bytes: Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(one.fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), one.file_info.file_name);
    return (await fetch(one.url, { method: 'POST', body: form })).status;
  }

  it('the browser exchanges the bytes with it directly', async () => {
    const one = await promise(client);
    expect(one.url.startsWith(s3.settings.S3_ENDPOINT)).toBe(true);
    expect(one.pre_sign).toEqual({ url: one.url, fields: one.fields });
    expect(await send(one, new Uint8Array(fixtureFiles.pdf))).toBe(204);
    const finished = (await client.post(endpoints.finishFile.path, { file_id: one.file_id })).json();
    expect(finished.size).toBe(sizeOfPdf);
    expect(finished.url.startsWith(s3.settings.S3_ENDPOINT)).toBe(true);
    const bytes = await fetch(finished.url);
    expect(Buffer.from(await bytes.arrayBuffer()).equals(fixtureFiles.pdf)).toBe(true);
    expect(bytes.headers.get('content-disposition')).toContain('attachment; filename="Antwort.pdf"');
    const redirect = await client.get(pathOf(one.file_id));
    expect(redirect.statusCode).toBe(302);
    expect(String(redirect.headers.location).startsWith(s3.settings.S3_ENDPOINT)).toBe(true);
  });

  it('what is sent after the file was finished changes nothing', async () => {
    const one = await promise(client);
    await send(one, new Uint8Array(fixtureFiles.pdf));
    const finished = (await client.post(endpoints.finishFile.path, { file_id: one.file_id })).json();
    expect(await send(one, new Uint8Array(fixtureFiles.exe))).toBe(204);
    await client.post(endpoints.finishFile.path, { file_id: one.file_id });
    const bytes = await fetch(finished.url);
    expect(Buffer.from(await bytes.arrayBuffer()).equals(fixtureFiles.pdf)).toBe(true);
  });

  it('size and type are checked here as well', async () => {
    const wrong = await promise(client);
    await send(wrong, new Uint8Array(fixtureFiles.exe));
    const refused = await client.post(endpoints.finishFile.path, { file_id: wrong.file_id });
    expect(refused.json().code).toBe('file_type_not_allowed');
    const huge = await promise(client);
    expect(await send(huge, new Uint8Array(100 * 1024 * 1024 + 1))).toBe(204);
    const tooBig = await client.post(endpoints.finishFile.path, { file_id: huge.file_id });
    expect([tooBig.statusCode, tooBig.json().code]).toEqual([413, 'payload_too_large']);
    const missing = await promise(client);
    const nothing = await client.post(endpoints.finishFile.path, { file_id: missing.file_id });
    expect(nothing.json().code).toBe('upload_missing');
  });

  it('that is not there, is told in the log at the start', async () => {
    const lines: string[] = [];
    await using started = await startTestServer({
      config: { DATA_DIR: folder, ...s3.settings, S3_BUCKET: 'nowhere', LOG_LEVEL: 'error' },
      logLines: (line) => void lines.push(line),
    });
    await started.app.listen({ host: '127.0.0.1', port: 0 });
    await expect
      .poll(() => lines.map((line) => JSON.parse(line).msg))
      .toEqual([expect.stringContaining('The file store cannot be used')]);
  });

  it('that is down, says so', async () => {
    const gone = await startS3Server();
    await using down = await startTestServer({ config: { DATA_DIR: folder, ...gone.settings } });
    const { people } = await createCast(down.db);
    const someone = await down.login(people.member.username);
    const one = await promise(someone);
    await gone[Symbol.asyncDispose]();
    const answer = await someone.post(endpoints.finishFile.path, { file_id: one.file_id });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage_unavailable']);
  });
});
