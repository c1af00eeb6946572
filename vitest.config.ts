import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browserProjects = [
  'packages/platform',
  'packages/ui',
  'packages/testing',
  'shell',
  'mfe-learning-path',
  'mfe-competence',
];
const nodeProjects = ['packages/domain', 'packages/contracts', 'packages/federation'];

/**
 * Pure code and the server share their modules between suites, which saves most of the time: each suite of the server owns
 * its database. Components are isolated, because style sheets belong to one document.
 */
export default defineConfig({
  test: {
    // the default leaves one core unused
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          // thousands of random inputs take their time while servers run on the same cores
          testTimeout: 20_000,
          include: nodeProjects.map((folder) => `${folder}/**/*.test.ts`),
        },
      },
      {
        // As Node resolves them, not as for development: graphql must not be there twice.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // one write to a busy disk can take longer than the default of a second
          expect: { poll: { timeout: 30_000 } },
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['./packages/server/test/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'happy-dom',
          testTimeout: 20_000,
          // the cores are shared with a whole server; what needed a second try is named at the end of the run
          retry: 1,
          expect: { poll: { timeout: 5_000 } },
          setupFiles: ['./packages/testing/src/setup.ts'],
          include: browserProjects.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        },
      },
    ],
  },
});
