import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumLaunch } from '@learn/journeys';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';

/** Visits after which the browser runs scripts that it has compiled before: it keeps them at the second visit. */
export const visitsUntilCompiled = 2;

interface Profile extends AsyncDisposable {
  readonly context: BrowserContext;
}

/**
 * A browser with a profile on the disk, as people have one who come back. A context of a running browser is a private window:
 * that keeps files, but compiles every script anew at every visit.
 */
export async function openProfile(options: BrowserContextOptions): Promise<Profile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(folder, { ...chromiumLaunch(), ...options });
  return {
    context,
    async [Symbol.asyncDispose]() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
