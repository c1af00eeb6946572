import { nodeTests } from '@learn/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves them, not as for development: graphql must not be there twice.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  ...nodeTests({
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['../server/test/globalSetup.ts'],
  }),
});
