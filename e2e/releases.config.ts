import { journeysConfig } from '@learn/journeys/config';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Journeys that build for half a minute; they come first, so that others run beside them. */
const ofTools = ['development/*.spec.ts', 'newRemote/*.spec.ts'];
const ofDegradation = ['degradation/*.spec.ts'];

export const ofReleases: readonly string[] = [...ofTools, ...ofDegradation];

/** What releases and remotes in development do to the rest: `npm run journeys:releases -w e2e`. */
const config: PlaywrightTestConfig = {
  ...journeysConfig(import.meta.dirname),
  reporter: [['line'], ['json', { outputFile: '.reports/journeys-releases.json' }]],
  projects: [
    // what is awaited follows a build, while others build beside it
    { name: 'tools', testMatch: ofTools, expect: { timeout: 60_000 } },
    { name: 'degradation', testMatch: ofDegradation },
  ],
};

export default config;
