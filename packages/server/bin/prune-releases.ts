import path from 'node:path';
import { parseArgs } from 'node:util';
import { listPrunable, type PrunedVersion, pruneReleases } from '../src/registry/pruneReleases.ts';
import { onDatabase, runCommand } from '../src/runCommand.ts';
import { createFileStore } from '../src/storage/createFileStore.ts';

// `npm run prune-releases -- [--dry-run] [--days <number>]`: removes versions that nothing has named for RELEASE_KEEP_DAYS, as the server
// does every hour; on the database of the environment (DATABASE_URL, or the folder DATA_DIR while no server has it open). Recorded.
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, days: { type: 'string' } },
});

const environment = { ...process.env, ...(values.days && { RELEASE_KEEP_DAYS: values.days }) };

await runCommand(() =>
  onDatabase(environment, async ({ db, config }) => {
    const means = {
      db,
      store: createFileStore(config),
      folder: path.resolve(config.RELEASES_DIR),
      keepDays: config.RELEASE_KEEP_DAYS,
    };
    if (!values['dry-run']) {
      const removed = await pruneReleases(means);
      return {
        done: true,
        message: [...lines(removed), `${removed.length} versions are removed.`].join('\n'),
      };
    }
    const { versions, bytes } = await listPrunable(means);
    const sum = `${versions.length} versions would be removed, and ${(bytes / 1_000_000).toFixed(1)} MB.`;
    return { done: true, message: [...lines(versions), sum].join('\n') };
  }),
);

function lines(versions: readonly PrunedVersion[]): string[] {
  return versions.map(
    ({ name, version, lastNamedAt }) => `${name} ${version}  last named ${lastNamedAt.toISOString()}`,
  );
}
