import { nodeTests } from '@learn/vitest';
import { defineConfig } from 'vitest/config';

const onlyPglite = '**/*.pglite.test.ts';

/** Suites of the pass on PGlite that run on PostgreSQL as well (test/README.md). */
const onBoth = [
  'src/jobs/*.test.ts',
  'src/mail/mailer.test.ts',
  'src/statistics/refreshMetrics.test.ts',
  'test/durability/kill.test.ts',
  'test/operations/statements.test.ts',
];

export default defineConfig({
  // As Node resolves them, not as for development: graphql must not be there twice.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  ...nodeTests({
    ...(process.env.TEST_DATABASE === 'pglite'
      ? { include: [onlyPglite, ...onBoth] }
      : { exclude: ['**/node_modules/**', onlyPglite] }),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // one write to a busy disk can take longer than the default of a second
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['./test/globalSetup.ts'],
  }),
});
