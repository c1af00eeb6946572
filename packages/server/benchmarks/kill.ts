import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { killableServer } from '../test/durability/killableServer.ts';
import { createWriters } from '../test/durability/writers.ts';

// node packages/server/benchmarks/kill.ts [--kills 13] [--writes 100]: kill -9 while people write, on a PGlite folder.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '13' }, writes: { type: 'string', default: '100' } },
});
const folder = await mkdtemp(path.join(tmpdir(), 'learn-kill-'));
const writers = await createWriters(readConfig({ DATA_DIR: folder }));
const lost: string[] = [];
let confirmed = 0;
for (let kill = 0; kill < Number(values.kills); kill += 1) {
  const server = await killableServer({ DATA_DIR: folder });
  const before = writers.count();
  const typing = writers.type(server.url);
  await writers.confirmed(before + Number(values.writes));
  await server.kill();
  await typing;
  confirmed += writers.count() - before;
  lost.push(...(await writers.findLost()));
}
await rm(folder, { recursive: true });
console.warn(`${values.kills} kills, ${confirmed} confirmed writes: ${lost.length} lost ${lost.join(', ')}`);
process.exitCode = lost.length > 0 ? 1 : 0;
