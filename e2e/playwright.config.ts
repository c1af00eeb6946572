import { journeysConfig } from '@learn/journeys/config';
import type { PlaywrightTestConfig } from '@playwright/test';
import { ofReleases } from './releases.config.ts';

/** Journeys through several remotes, all of them as they are built. */
const config: PlaywrightTestConfig = {
  ...journeysConfig(import.meta.dirname),
  testIgnore: [...ofReleases, 'skew/*.spec.ts'],
};

export default config;
