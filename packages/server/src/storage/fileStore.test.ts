import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../test/s3Server.ts';
import { readConfig } from '../config.ts';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './fileStore.ts';
import { createStorageKey } from './storageKey.ts';

let folder: string;
let s3: S3Server;
const stores: Partial<Record<string, FileStore>> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-store-'));
  s3 = await startS3Server();
  stores.folder = createFileStore(readConfig({ DATA_DIR: folder }));
  stores.s3 = createFileStore(readConfig({ DATA_DIR: folder, ...s3.settings }));
});
afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const writing = { fileType: 'application/pdf', maximumBytes: 1000 };

describe.each(['folder', 's3'])('the file store (%s)', (kind) => {
  const store = () => stores[kind] as FileStore;
  const keep = async (bytes: string) => {
    const key = createStorageKey();
    await store().write(key, Readable.from([Buffer.from(bytes)]), writing);
    return key;
  };
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await store().read(key, range);
    return found && (await buffer(found)).toString();
  };

  it('keeps bytes, knows their number and gives them back, whole or in parts', async () => {
    const key = createStorageKey();
    const size = await store().write(
      key,
      Readable.from([Buffer.from('Hallo '), Buffer.from('Welt')]),
      writing,
    );
    expect(size).toBe(10);
    expect(await store().size(key)).toBe(10);
    expect(await read(key)).toBe('Hallo Welt');
    expect(await read(key, { start: 6, end: 7 })).toBe('We');
  });

  it('knows nothing of what is not there', async () => {
    const key = createStorageKey();
    expect(await store().size(key)).toBeUndefined();
    expect(await store().settle(key)).toBeUndefined();
    expect(await store().read(key)).toBeUndefined();
    await expect(store().delete(key)).resolves.toBeUndefined();
  });

  it('deletes', async () => {
    const key = await keep('gone');
    await store().delete(key);
    expect(await store().read(key)).toBeUndefined();
  });

  it('refuses more than the maximum and keeps nothing of it', async () => {
    const key = createStorageKey();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(400);
      })(),
    );
    await expect(store().write(key, endless, writing)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(await store().size(key)).toBeUndefined();
    await expect(store().write(key, Readable.from([Buffer.alloc(1000)]), writing)).resolves.toBe(1000);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const key = createStorageKey();
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('cable');
      })(),
    );
    await expect(store().write(key, broken, writing)).rejects.toThrow('cable');
    expect(await store().size(key)).toBeUndefined();
  });

  it.each([
    '../../etc/passwd',
    '..',
    '',
    'a/b',
    `${'a'.repeat(31)}/`,
    'A'.repeat(32),
    `incoming/${'a'.repeat(32)}`,
  ])('takes no path for a key: %j', async (key) => {
    await expect(async () => store().read(key)).rejects.toThrow('no key');
    await expect(async () => store().delete(key)).rejects.toThrow('no key');
    await expect(async () => store().write(key, Readable.from(['x']), writing)).rejects.toThrow('no key');
  });
});

describe('the folder', () => {
  it('leaves no drafts behind, and lets this server exchange the bytes', async () => {
    expect(await readdir(path.join(folder, 'documents', 'drafts'))).toEqual([]);
    const key = createStorageKey();
    expect(await stores.folder?.uploadTarget(key, { ...writing, seconds: 60 })).toBeUndefined();
    const download = { disposition: 'attachment', fileType: 'application/pdf', seconds: 60 };
    expect(await stores.folder?.downloadAddress(key, download)).toBeUndefined();
    expect(await stores.folder?.origin()).toBeUndefined();
  });

  it('says storage_unavailable where it cannot write', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    const store = createFileStore(readConfig({ DATA_DIR: file }));
    const key = createStorageKey();
    await expect(store.write(key, Readable.from(['x']), writing)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await expect(store.read(key)).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(store.check()).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});

describe('the bucket', () => {
  const store = () => stores.s3 as FileStore;

  it('takes an upload at its own address and gives it at another', async () => {
    const key = createStorageKey();
    const target = await store().uploadTarget(key, { ...writing, seconds: 60 });
    const form = new FormData();
    for (const [name, value] of Object.entries(target?.fields ?? {})) form.append(name, value);
    form.append('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'a.pdf');
    expect((await fetch(target?.url ?? '', { method: 'POST', body: form })).status).toBe(204);
    expect(await store().size(key)).toBeUndefined();
    expect(await store().settle(key)).toBe(8);
    expect(await store().settle(key)).toBe(8);
    const address = await store().downloadAddress(key, {
      disposition: 'attachment; filename="a.pdf"',
      fileType: 'application/pdf',
      seconds: 60,
    });
    const answer = await fetch(address ?? '');
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.pdf"');
    expect((await fetch(`${target?.url}/incoming/${key}`)).ok).toBe(false);
  });

  it.each([
    {},
    { S3_BUCKET: 'with.dots' },
    { S3_REGION: 'us-east-1' },
    { S3_REGION: 'cn-north-1' },
    { S3_ENDPOINT: 'http://store:9000' },
    { S3_ENDPOINT: 'https://files.example.ch:443/s3/' },
  ])('names the origin of the addresses that it gives out (%j)', async (settings) => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const one = createFileStore(readConfig({ S3_BUCKET: 'documents', ...keys, ...settings }));
    const key = createStorageKey();
    const target = await one.uploadTarget(key, { ...writing, seconds: 60 });
    const download = { disposition: 'attachment', fileType: 'application/pdf', seconds: 60 };
    const address = await one.downloadAddress(key, download);
    const origin = await one.origin();
    expect([target?.url, address].map((url) => new URL(url ?? '').origin)).toEqual([origin, origin]);
  });

  it('keeps what it is about to send where nobody else of the machine can exchange it', async () => {
    const temporary = path.join(folder, 'temporary');
    await mkdir(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const modes: number[] = [];
    const look = async () => {
      for (const name of await readdir(temporary)) {
        expect(name).toMatch(/^learn-draft-\w{6}$/);
        modes.push((await stat(path.join(temporary, name))).mode & 0o777);
      }
    };
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('a');
        await look();
        yield Buffer.from('b');
      })(),
    );
    await store().write(createStorageKey(), source, writing);
    vi.unstubAllEnvs();
    expect(modes).toEqual([0o700]);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is asked whether it can be used', async () => {
    await expect(store().check()).resolves.toBeUndefined();
    const other = createFileStore(readConfig({ ...s3.settings, S3_BUCKET: 'nowhere' }));
    await expect(other.check()).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  it('signs size and type into the upload address', async () => {
    const target = await store().uploadTarget(createStorageKey(), { ...writing, seconds: 60 });
    const policy = JSON.parse(Buffer.from(target?.fields.Policy ?? '', 'base64').toString());
    expect(policy.conditions).toContainEqual(['content-length-range', 1, 1000]);
    expect(policy.conditions).toContainEqual({ 'Content-Type': 'application/pdf' });
    expect(Date.parse(policy.expiration) - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it('says storage_unavailable when it does not answer', async () => {
    const gone = await startS3Server();
    const store = createFileStore(readConfig({ DATA_DIR: folder, ...gone.settings }));
    await gone[Symbol.asyncDispose]();
    const key = createStorageKey();
    await expect(store.size(key)).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(store.read(key)).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(store.write(key, Readable.from(['x']), writing)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });
});
