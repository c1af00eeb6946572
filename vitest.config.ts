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

/** Pure code runs in one shared context; the server's suites each own a database and stay isolated. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: nodeProjects.map((folder) => `${folder}/**/*.test.ts`),
        },
      },
      {
        // As Node resolves them, not as for development: graphql must not be there twice.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          name: 'server',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['./packages/server/test/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'happy-dom',
          setupFiles: ['./packages/testing/src/setup.ts'],
          include: browserProjects.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        },
      },
    ],
  },
});
