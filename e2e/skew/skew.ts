import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtReleases, root } from '@learn/journeys';
import { type Combination, combinations, described } from './combinations.ts';
import { lastPublished } from './published.ts';

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
  for (const [index, combination] of (await combinations({ published, built, folder })).entries()) {
    if (!combination.name.includes(values.only)) continue;
    process.stderr.write(`\n${combination.name}\n`);
    const { passed, failed } = await tryOut(combination, path.join(folder, `${index}.json`));
    const live = await described(combination.releases, built);
    const refused = Object.entries(combination.refused).map(([name, why]) => `${name}: ${why}`);
    rows.push(
      `| ${combination.name} | ${live} | ${passed} | ${failed} |`,
      ...refused.map((why) => `\n${why}\n`),
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

/** Opens the pages and does the deeds of all workspaces in one combination. */
async function tryOut({ releases, project }: Combination, report: string): Promise<Outcome> {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', '--config', import.meta.dirname], {
    cwd: root,
    env: { ...process.env, SKEW_RELEASES: releases, SKEW_PROJECT: project, SKEW_REPORT: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8')) as {
    readonly stats: { readonly expected: number; readonly unexpected: number };
    readonly errors: readonly unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}
