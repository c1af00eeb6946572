import { readContentLibrary } from '@learn/course-content';
import { copyExample } from '@learn/course-content/testing';
import { startThrowAwayPostgres } from '@learn/postgres';
import { readConfig } from '../src/config.ts';
import { importContent } from '../src/content-import/importContent.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { createFileStore } from '../src/storage/createFileStore.ts';
import { wideLibrary } from '../test/wideLibrary.ts';

// A course of 30 circles and 600 contents in three languages, imported and imported again without a change, beside the
// example as the baseline of the same run; an import may take 20 seconds: node packages/server/benchmarks/contentImport.ts [--sources]
await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 2);
await using folder = await copyExample();
const store = createFileStore(readConfig({ DATA_DIR: `${folder.root}-store` }));
const { library } = await readContentLibrary(folder.root);
const wide = wideLibrary(library);

for (const [name, imported] of [
  ['the example', library],
  ['600 contents', wide],
  ['the same again', wide],
] as const) {
  const start = performance.now();
  const { changes } = await importContent({ db: database.db, store }, imported);
  const seconds = (performance.now() - start) / 1000;
  console.warn(`${name.padEnd(16)} ${seconds.toFixed(2).padStart(6)} s, ${changes.length} changes`);
}
await database.close();
