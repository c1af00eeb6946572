import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtReleases, root } from '@learn/journeys';
import { type Combination, combinations, described, newVersions, togetherIn } from './combinations.ts';
import { lastPublished } from './published.ts';
import { knownOf, type Together } from './tried.ts';

// Shell, remotes and server of this state beside those that were published last: npm run skew -- [--published <revision>] [--only <words of a combination>]
const { values } = parseArgs({
  options: { published: { type: 'string' }, only: { type: 'string', default: '' } },
});

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const published = await lastPublished(values.published);
const built = await builtReleases();
const folder = await mkdtemp(path.join(tmpdir(), 'skew-'));
try {
  const rows: string[] = [];
  // what is new in all parts is tried by `npm test`
  const tried: Together[] = [{ project: root, versions: await newVersions(built) }];
  for (const [index, combination] of (await combinations({ published, built, folder })).entries()) {
    if (!combination.name.includes(values.only)) continue;
    process.stderr.write(`\n${combination.name}\n`);
    const together = await togetherIn(combination);
    const { whole, remotes: known } = knownOf(together, tried);
    const live = await described(combination.releases, built);
    const refused = Object.entries(combination.refused).map(([name, why]) => `\n${name}: ${why}\n`);
    if (whole) {
      rows.push(`| ${combination.name} | ${live} | tried before | |`, ...refused);
      continue;
    }
    tried.push(together);
    const { passed, failed } = await tryOut(combination, known, path.join(folder, `${index}.json`));
    rows.push(
      `| ${combination.name} | ${live} | ${passed} | ${failed} |`,
      ...refused,
      ...(known.length > 0 ? [`\nTried before with this shell and this server: ${known.join(', ')}.\n`] : []),
    );
    if (failed > 0 || passed === 0) process.exitCode = 1;
  }
  const report = [
    `Beside ${published.name}:\n`,
    '| combination | live | passed | failed |\n| --- | --- | ---: | ---: |',
    ...rows,
  ].join('\n');
  await mkdir(path.join(root, '.reports'), { recursive: true });
  await writeFile(path.join(root, '.reports/skew.md'), `${report}\n`);
  process.stdout.write(`\n${report}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Opens the pages and does the deeds of all workspaces in one combination, but for those of remotes that are known there. */
async function tryOut(
  { releases, project }: Combination,
  known: readonly string[],
  report: string,
): Promise<Outcome> {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', '--config', import.meta.dirname], {
    cwd: root,
    env: {
      ...process.env,
      SKEW_RELEASES: releases,
      SKEW_PROJECT: project,
      SKEW_KNOWN: known.join(),
      SKEW_REPORT: report,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8')) as {
    readonly stats: { readonly expected: number; readonly unexpected: number };
    readonly errors: readonly unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}
