import { runOptions } from '@learn/vitest';
import { defineConfig } from 'vitest/config';

/** All packages that have tests, for runs from the root and for editors. */
export default defineConfig({
  test: { ...runOptions(), projects: ['*/vitest.config.ts', 'packages/*/vitest.config.ts'] },
});
