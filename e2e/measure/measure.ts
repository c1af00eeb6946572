import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunch, createTemplate, root, sourceOf, startPlatform } from '@learn/journeys';
import { type Browser, chromium } from '@playwright/test';
import { medianOf } from './median.ts';
import { type Row, reportOf } from './report.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { publishSingleBundle } from './singleBundle/publishSingleBundle.ts';
import { type Measured, visit } from './visit.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

const chosen = scenarios.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
  throw new Error(`--only takes a part of a name: ${scenarios.map(({ name }) => name).join(', ')}`);

const report = reportOf(await measure(), { runs, when: new Date() });
await mkdir(path.join(root, '.reports'), { recursive: true });
await writeFile(path.join(root, '.reports', 'measure.md'), report);
process.stdout.write(report);

/** Both builds on servers of their own at the same time, measured by turns, so that a busy moment meets both. */
async function measure(): Promise<Row[]> {
  const bundleStore = await mkdtemp(path.join(tmpdir(), 'single-bundle-'));
  try {
    await publishSingleBundle(bundleStore);
    await using template = await createTemplate();
    const from = sourceOf(template, 'world');
    await using federated = await startPlatform({ from });
    await using bundle = await startPlatform({ from, releasesDir: bundleStore });
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const rows: Row[] = [];
      for (const scenario of chosen) {
        rows.push(await measureScenario(browser, scenario, { federated: federated.url, bundle: bundle.url }));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await rm(bundleStore, { recursive: true, force: true });
  }
}

/** One round more than is counted: the first visit finds a server that has not answered this address before. */
async function measureScenario(
  browser: Browser,
  scenario: Scenario,
  urls: { readonly federated: string; readonly bundle: string },
): Promise<Row> {
  const rounds: { federated: Measured; bundle: Measured }[] = [];
  for (let round = 0; round <= runs; round += 1) {
    rounds.push({
      federated: await visit(browser, urls.federated, scenario),
      bundle: await visit(browser, urls.bundle, scenario),
    });
    process.stderr.write(`${scenario.name}: ${round} of ${runs}\n`);
  }
  const counted = rounds.slice(1);
  return {
    scenario,
    federated: medianOf(counted.map((round) => round.federated)),
    bundle: medianOf(counted.map((round) => round.bundle)),
  };
}
