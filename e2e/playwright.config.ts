import { journeysConfig } from '@learn/journeys/config';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Journeys of the tools that build for half a minute; they come first, so that others run beside them. */
const ofTools = ['development/*.spec.ts', 'newRemote/*.spec.ts'];

const config: PlaywrightTestConfig = {
  ...journeysConfig(import.meta.dirname),
  projects: [
    { name: 'tools', testMatch: ofTools },
    { name: 'platform', testIgnore: [...ofTools, 'skew/*.spec.ts'] },
  ],
};

export default config;
