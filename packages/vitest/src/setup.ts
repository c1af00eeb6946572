import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { openPage } from './openPage.ts';
import { withoutOwnerStacks } from './withoutOwnerStacks.ts';

const { asyncWrapper } = getConfig();
const { setImmediate } = globalThis;
configure({
  // what is imported lazily takes longer than the usual second while suites of the server run on the same cores
  asyncUtilTimeout: 15_000,
  // the effects of what was found have run when a test goes on, also on busy cores: React runs them in an immediate
  async asyncWrapper(callback) {
    const result = await asyncWrapper(callback);
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
});

withoutOwnerStacks();

// our modules, with their stores, are evaluated anew for each file; those of libraries are shared
vi.resetModules();
const closePage = openPage();

afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  closePage();
});
