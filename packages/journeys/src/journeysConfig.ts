import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { thriftyLaunch } from './chromium.ts';

/**
 * Journeys in a real browser against the production build; `npm run build` comes first. Reports and what failed tests leave
 * behind lie in `.reports` of the workspace.
 * @param folder where the specs lie
 * @param remotes that are live beside the shell, by folder name; without them all that are built
 */
export function journeysConfig(folder: string, remotes?: readonly string[]): PlaywrightTestConfig {
  const workspace = path.dirname(findPackageJSON(pathToFileURL(`${folder}${path.sep}`)) ?? folder);
  return {
    testDir: folder,
    testMatch: '**/*.spec.ts',
    outputDir: path.join(workspace, '.reports/journeys'),
    globalSetup: path.join(import.meta.dirname, 'globalSetup.ts'),
    metadata: { remotes },
    // for two cores: two workers leave a sixth of them idle, unless journeys of another workspace run beside them
    workers: Number(process.env.JOURNEY_WORKERS ?? 3),
    fullyParallel: true,
    forbidOnly: process.env.CI !== undefined,
    retries: 0,
    // of a whole test: it hardly ever decides, as all that is awaited has a limit of its own
    timeout: 300_000,
    // one of four browsers on two busy cores, whose server may just have started, takes its time
    expect: { timeout: 20_000 },
    reporter: [['line'], ['json', { outputFile: path.join(workspace, '.reports/journeys.json') }]],
    use: {
      browserName: 'chromium',
      launchOptions: thriftyLaunch(),
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      viewport: { width: 1280, height: 900 },
      screenshot: 'only-on-failure',
      actionTimeout: 20_000,
      navigationTimeout: 40_000,
    },
  };
}
