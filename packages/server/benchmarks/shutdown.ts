import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askWhileEnding } from '../test/durability/askWhileEnding.ts';
import { killableServer } from '../test/durability/killableServer.ts';

// node packages/server/benchmarks/shutdown.ts [--ends 10] [--delay 1]: SIGTERM while fresh connections come.
const { values } = parseArgs({
  options: { ends: { type: 'string', default: '10' }, delay: { type: 'string', default: '1' } },
});
const folder = await mkdtemp(path.join(tmpdir(), 'learn-shutdown-'));
const counts: Record<string, number> = {};
for (let end = 0; end < Number(values.ends); end += 1) {
  const server = await killableServer({ DATA_DIR: folder, SHUTDOWN_DELAY: values.delay });
  const { outcomes, exitCode } = await askWhileEnding(server);
  for (const outcome of [...outcomes, `exit code ${exitCode}`]) counts[outcome] = (counts[outcome] ?? 0) + 1;
}
await rm(folder, { recursive: true });
console.warn(
  Object.entries(counts)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join('\n'),
);
