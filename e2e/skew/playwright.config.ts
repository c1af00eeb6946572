import path from 'node:path';
import { root, type TestFixtures } from '@learn/journeys';
import { journeysConfig } from '@learn/journeys/config';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Set by `skew.ts`: what is live, whose server runs, which remotes are known there, and where the report goes. */
const { SKEW_RELEASES, SKEW_PROJECT, SKEW_KNOWN = '', SKEW_REPORT } = process.env;

const known = SKEW_KNOWN.split(',').filter((name) => name !== '');

/** Milliseconds: what is looked for is whether things come, on machines that are busy as well. */
const patience = 45_000;

const shared = journeysConfig(import.meta.dirname);

const config: PlaywrightTestConfig<Pick<TestFixtures, 'inspection'>> = {
  ...shared,
  expect: { timeout: patience },
  metadata: { releases: SKEW_RELEASES, project: SKEW_PROJECT },
  reporter: [['line'], ['json', { outputFile: SKEW_REPORT ?? path.join(root, '.reports/skew.json') }]],
  grep: /@skew|@pages/,
  use: { ...shared.use, actionTimeout: patience, navigationTimeout: patience, inspection: 'opening' },
  // as one project: a worker begins with a platform and a browser of its own, and those of a project end with it
  testDir: root,
  testMatch: ['e2e/**/*.spec.ts', '{shell,mfe-*}/journeys/**/*.spec.ts'],
  testIgnore: ['.data/**', ...known.map((name) => `${name}/journeys/**`)],
};

export default config;
