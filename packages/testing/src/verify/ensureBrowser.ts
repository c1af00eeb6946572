import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Those without a window first: they take a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Path of a Chromium for the journeys: CHROMIUM_PATH, one on the PATH, or one that is installed now: from Debian's
 * packages where apt is there and we are root, otherwise by Playwright.
 * @returns the path, or an empty text for Playwright's own browser
 * @throws Error that says how to install one
 */
export function ensureBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    if (run('apt-get', ['install', '-y', 'chromium-headless-shell', 'fonts-liberation']))
      return installedBrowser() ?? '';
  }
  if (run('playwright', ['install', '--with-deps', 'chromium'])) return '';
  throw new Error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

function installedBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((file) => existsSync(file));
}

function run(command: string, options: string[]): boolean {
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}
