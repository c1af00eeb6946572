import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { listPrunable, type PrunedVersion, pruneReleases } from '../src/registry/pruneReleases.ts';
import { StartError } from '../src/StartError.ts';
import { createFileStore } from '../src/storage/createFileStore.ts';

// `npm run prune-releases -- [--dry-run] [--days <number>]`: removes versions that nothing has named for RELEASE_KEEP_DAYS, as the server
// does every hour; on the database of the environment (DATABASE_URL, or the folder DATA_DIR while no server has it open). Recorded.
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, days: { type: 'string' } },
});

try {
  const config = readConfig({ ...process.env, ...(values.days && { RELEASE_KEEP_DAYS: values.days }) });
  const database = await openDatabase(config);
  const means = {
    db: database.db,
    store: createFileStore(config),
    folder: path.resolve(config.RELEASES_DIR),
    keepDays: config.RELEASE_KEEP_DAYS,
  };
  try {
    if (values['dry-run']) {
      const { versions, bytes } = await listPrunable(means);
      list(versions);
      say(`${versions.length} versions would be removed, and ${(bytes / 1_000_000).toFixed(1)} MB.`);
    } else {
      const removed = await pruneReleases(means);
      list(removed);
      say(`${removed.length} versions are removed.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function list(versions: readonly PrunedVersion[]): void {
  for (const { name, version, lastNamedAt } of versions)
    say(`${name} ${version}  last named ${lastNamedAt.toISOString()}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
