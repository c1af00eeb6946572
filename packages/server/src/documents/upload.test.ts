import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { endpoints } from '@learn/contracts';
import { maximumFileBytes } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { fixtureFiles } from '../../test/fixtureFiles.ts';
import { multipart } from '../../test/multipart.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sendFiles, upload } from '../../test/uploads.ts';
import type { UploadPromise } from './promiseUpload.ts';
import { files } from './tables.ts';

let folder: string;
let server: TestServer;
let client: TestClient;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-uploads-'));
  server = await startTestServer({ config: { DATA_DIR: folder } });
  const { username } = await createPerson(server.db, { firstName: 'Lena' });
  client = await server.login(username);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function promise(fileName = 'a.pdf', by = client): Promise<UploadPromise> {
  const answer = await by.post(endpoints.presignFile.path, { file_type: '', file_name: fileName });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const pdf = { fileName: 'a.pdf', fileType: 'application/pdf', bytes: fixtureFiles.pdf };
const finish = (one: UploadPromise) => client.post(endpoints.finishFile.path, { file_id: one.file_id });
const expire = (one: UploadPromise, minutes: number) =>
  server.db
    .update(files)
    .set({ uploadExpiresAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(files.id, one.file_id));

async function filesKept(): Promise<number> {
  const names = await readdir(path.join(folder, 'documents'), { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{32}$|draft$/.test(name)).length;
}

describe('the type of a file', () => {
  it.each(['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg', 'mp4'] as const)(
    '%s is known by its content',
    async (kind) => {
      const finished = await upload(client, await promise(`a.${kind}`), fixtureFiles[kind]);
      expect(finished.statusCode).toBe(200);
      expect(finished.json()).toMatchObject({ document_id: null, size: fixtureFiles[kind].length });
    },
  );

  it.each([
    ['pdf', 'exe'],
    ['pdf', 'html'],
    ['png', 'svg'],
    ['png', 'jpg'],
    ['docx', 'zip'],
    ['docx', 'xlsx'],
    ['docx', 'docm'],
    ['mp4', 'pdf'],
  ] as const)('%s that is %s is refused and gone', async (said, is) => {
    const kept = await filesKept();
    const one = await promise(`a.${said}`);
    const finished = await upload(client, one, fixtureFiles[is]);
    expect([finished.statusCode, finished.json().code]).toEqual([415, 'file_type_not_allowed']);
    expect(await filesKept()).toBe(kept);
    expect((await finish(one)).statusCode).toBe(404);
  });

  it('refuses an empty file', async () => {
    const finished = await upload(client, await promise(), new Uint8Array());
    expect(finished.json().code).toBe('file_type_not_allowed');
  });
});

describe('the upload address', () => {
  it('works once', async () => {
    const one = await promise();
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
    const again = await sendFiles(client, one.url, [{ ...pdf, bytes: fixtureFiles.exe }]);
    expect([again.statusCode, again.json().code]).toEqual([410, 'upload_expired']);
    expect((await finish(one)).statusCode).toBe(200);
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(410);
  });

  it('works for one of two who come at once', async () => {
    const one = await promise();
    const answers = await Promise.all([1, 2, 3].map(() => sendFiles(client, one.url, [pdf])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410]);
  });

  it('works for 15 minutes', async () => {
    const one = await promise();
    await expire(one, 0);
    expect((await sendFiles(client, one.url, [pdf])).json().code).toBe('upload_expired');
    expect((await finish(one)).json().code).toBe('upload_expired');
  });

  it('works for nobody else, and cannot be guessed', async () => {
    const stranger = await server.login((await createPerson(server.db, { firstName: 'Marc' })).username);
    const one = await promise();
    expect((await sendFiles(stranger, one.url, [pdf])).statusCode).toBe(410);
    expect((await sendFiles(server.visit(), one.url, [pdf])).statusCode).toBe(401);
    const guess = one.url.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/'));
    expect((await sendFiles(client, guess, [pdf])).statusCode).toBe(410);
    expect((await stranger.post(endpoints.finishFile.path, { file_id: one.file_id })).statusCode).toBe(404);
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });

  it('asks for the csrftoken as every other call', async () => {
    const one = await promise();
    const { headers, payload } = multipart([pdf]);
    const answer = await client.send({ method: 'POST', url: one.url, headers, payload });
    expect(answer.json().code).toBe('csrf_failed');
  });

  it('is promised to a person 50 times at once and no more', async () => {
    const busy = await server.login((await createPerson(server.db, { firstName: 'Busy' })).username);
    for (let count = 0; count < 50; count += 1) await promise('a.pdf', busy);
    const answer = await busy.post(endpoints.presignFile.path, { file_type: 'pdf', file_name: 'a.pdf' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the form', () => {
  it('has one file, after fields that nobody needs', async () => {
    const one = await promise();
    expect((await sendFiles(client, one.url, [pdf], { key: 'value' })).statusCode).toBe(204);
  });

  it.each([
    ['no file', []],
    ['two files', [pdf, pdf]],
  ])('with %s is refused, and the address still works', async (_, sent) => {
    const kept = await filesKept();
    const one = await promise();
    const answer = await sendFiles(client, one.url, sent);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'file']);
    expect(await filesKept()).toBe(kept);
    expect((await finish(one)).json().code).toBe('upload_missing');
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });

  it('is a multipart form', async () => {
    const one = await promise();
    expect((await client.post(one.url, { file: 'text' })).statusCode).toBe(415);
    const { payload } = multipart([pdf]);
    const headers = { 'x-csrftoken': 'token-of-the-test', 'content-type': 'multipart/form-data' };
    const answer = await client.send({ method: 'POST', url: one.url, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });

  it('that ends in the middle is refused', async () => {
    const kept = await filesKept();
    const one = await promise();
    const { headers, payload } = multipart([{ ...pdf, bytes: Buffer.alloc(10_000) }]);
    const answer = await client.send({
      method: 'POST',
      url: one.url,
      headers: { ...headers, 'x-csrftoken': 'token-of-the-test' },
      payload: payload.subarray(0, 5_000),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(await filesKept()).toBe(kept);
  });

  it.each(['../../../etc/passwd.pdf', '..\\..\\a.pdf', '/etc/a.pdf'])(
    'puts nothing where the name %s leads',
    async (fileName) => {
      const one = await promise(fileName);
      expect(one.file_info.file_name).toMatch(/^(passwd|a)\.pdf$/);
      expect((await sendFiles(client, one.url, [{ ...pdf, fileName }])).statusCode).toBe(204);
      expect((await finish(one)).statusCode).toBe(200);
    },
  );

  it('other calls take none', async () => {
    const answer = await sendFiles(client, endpoints.presignFile.path, [pdf]);
    expect(answer.statusCode).toBe(415);
  });
});

describe('over a real line', () => {
  function open(url: string, headers: Readonly<Record<string, string | number>>) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return request({
      host: '127.0.0.1',
      port,
      path: url,
      method: 'POST',
      headers: {
        cookie,
        'x-csrftoken': client.cookies.get('csrftoken') ?? '',
        'content-type': 'multipart/form-data; boundary=line',
        ...headers,
      },
    });
  }

  const head = '--line\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

  async function answerOf(sent: ReturnType<typeof open>) {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: (await json(answer)) as { code: string } };
  }

  it('refuses what announces more than 100 MB before it is sent', async () => {
    const one = await promise();
    const sent = open(one.url, { 'content-length': maximumFileBytes * 2 });
    sent.on('error', () => undefined);
    sent.write(head);
    expect(await answerOf(sent)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    sent.destroy();
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });

  it('stops what turns out to be more than 100 MB while it is sent, and keeps nothing', async () => {
    const kept = await filesKept();
    const one = await promise();
    const sent = open(one.url, { 'transfer-encoding': 'chunked' });
    sent.on('error', () => undefined);
    const answered = answerOf(sent);
    sent.write(`${head}%PDF-1.7\n`);
    const piece = Buffer.alloc(4 * 1024 * 1024);
    for (let bytes = 0; bytes < maximumFileBytes + piece.length && !sent.destroyed; bytes += piece.length) {
      if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), answered]);
    }
    expect(await answered).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    sent.destroy();
    expect(await filesKept()).toBe(kept);
    expect((await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });

  it('takes exactly 100 MB', async () => {
    const one = await promise();
    const { headers, payload } = multipart([
      { ...pdf, bytes: Buffer.concat([fixtureFiles.pdf], maximumFileBytes) },
    ]);
    const sent = open(one.url, { ...headers, 'content-length': payload.length });
    sent.end(payload);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(204);
    expect((await finish(one)).json().size).toBe(maximumFileBytes);
  });

  it('keeps nothing of a line that breaks, and lets the person try again', async () => {
    const kept = await filesKept();
    const one = await promise();
    const sent = open(one.url, { 'content-length': 1_000_000 });
    sent.on('error', () => undefined);
    sent.write(`${head}%PDF-1.7\n`);
    sent.write(Buffer.alloc(400_000));
    await expect.poll(filesKept).toBe(kept + 1);
    sent.destroy();
    await expect.poll(filesKept).toBe(kept);
    await expect.poll(async () => (await sendFiles(client, one.url, [pdf])).statusCode).toBe(204);
  });
});
