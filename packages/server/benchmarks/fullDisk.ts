import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { killableServer } from '../test/durability/killableServer.ts';
import { createWriters } from '../test/durability/writers.ts';

// node packages/server/benchmarks/fullDisk.ts: people write until the disk, a small tmpfs, is full. Needs root for the mount.
const folder = await mkdtemp(path.join(tmpdir(), 'learn-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]);
try {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const writers = await createWriters(readConfig(env));
  const server = await killableServer(env);
  const { bavail, bsize } = await statfs(folder);
  const ballast = path.join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(bavail * bsize - 2 * 1024 * 1024));
  let rounds = 0;
  // Each person stops at the first write that is not confirmed, and tries again until the process has ended or gives up.
  for (; rounds < 20 && (await isThere(server.url)); rounds += 1) await writers.type(server.url);
  const ended = await Promise.race([server.ended, server.kill().then(() => 'killed')]);
  const refused = await killableServer(env).then(
    () => 'opens on the full disk',
    () => 'does not open on the full disk and says why',
  );
  await rm(ballast);
  const restarted = await killableServer(env);
  const ready = (await fetch(`${restarted.url}/readyz`)).status;
  await restarted.end();
  const lost = await writers.findLost();
  console.warn(
    `${writers.count()} confirmed writes until the disk was full; the process ended with ${ended}, ${refused}; with room: ${ready}, ${lost.length} lost ${lost.join(', ')}`,
  );
  process.exitCode = lost.length > 0 || ready !== 200 ? 1 : 0;
} finally {
  execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
}

function isThere(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
