import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { raceForLock } from '../test/durability/raceForLock.ts';

// node packages/server/benchmarks/lock.ts [--starts 400] [--contenders 2]: simultaneous starts on one PGlite folder.
const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '400' },
    contenders: { type: 'string', default: '2' },
  },
});
const folder = await mkdtemp(path.join(tmpdir(), 'learn-lock-'));
const outcomes = await raceForLock(
  path.join(folder, 'database.lock'),
  Number(values.starts),
  Number(values.contenders),
);
await rm(folder, { recursive: true });
const holders = outcomes.map((round) => round.filter((outcome) => outcome === 'held').length);
const several = holders.filter((count) => count > 1).length;
const none = holders.filter((count) => count === 0).length;
console.warn(`${outcomes.length} simultaneous starts: ${several} with two holders, ${none} without a holder`);
process.exitCode = several + none > 0 ? 1 : 0;
