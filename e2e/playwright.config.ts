import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium.ts';
import { root } from './support/paths.ts';

/** Journeys in a real browser against the built platform; `npm run build` comes first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, '.reports/journeys'),
  globalSetup: './support/globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // the cores are shared with a server and another browser; what needed a second try is named as flaky in the report
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
});
