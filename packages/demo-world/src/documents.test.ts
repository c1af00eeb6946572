import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFileStore, documents, files, readConfig } from '@learn/server/sample-data';
import { openTestDatabase } from '@learn/server/testing';
import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { createDemoWorld } from './createDemoWorld.ts';

test('every session has documents whose bytes are what their types say', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'demo-documents-'));
  const database = await openTestDatabase({ name: 'empty', fill: async () => undefined });
  try {
    const config = readConfig({ DATA_DIR });
    expect(await createDemoWorld({ db: database.db, config })).toBe(true);
    const store = createFileStore(config);
    const rows = await database.db.select().from(files);
    for (const { storageKey, fileType, size } of rows) {
      const stream = await store.read(storageKey);
      const bytes = stream && (await buffer(stream));
      expect(bytes?.length).toBe(size);
      expect(bytes && (await fileTypeFromBuffer(bytes))?.mime).toBe(fileType);
    }
    expect(new Set(rows.map(({ fileType }) => fileType)).size).toBe(4);
    const sessions = await database.db.select({ id: documents.courseSessionId }).from(documents);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(8);
  } finally {
    await database.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
