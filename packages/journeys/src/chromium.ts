import { existsSync } from 'node:fs';
import path from 'node:path';

interface ChromiumLaunch {
  /** undefined means the browser that Playwright has installed */
  readonly executablePath?: string;
  readonly args: string[];
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What Chromium starts for each window although no journey looks at it: the pages of its own address bar, which take a
 * process and half a second each time, and a process in reserve. Chromium reads only the last `--disable-features`, so
 * those of Playwright (`chromiumSwitches.ts`) stand here too.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const switches = [...quiet, `--disable-features=${withoutFeatures.join(',')}`];

/** The shell without a window takes a third less of the processor than the whole browser without a head. */
const programs = ['chromium-headless-shell', 'chromium'];

/** How to start Chromium: CHROMIUM_PATH, else the shell on the PATH, else the browser on it, else Playwright's. */
export function chromiumLaunch(): ChromiumLaunch {
  const executablePath = chromiumPath();
  return executablePath === undefined ? { args: switches } : { executablePath, args: switches };
}

/**
 * The same for pages that live for seconds, which takes a seventh less of the processor: no optimising compilers, the drawing in
 * the browser's process, one site. Nothing is measured with it.
 */
export function thriftyLaunch(): ChromiumLaunch {
  const { args, ...launch } = chromiumLaunch();
  const thrifty = ['--js-flags=--no-opt --no-maglev', '--in-process-gpu', '--disable-site-isolation-trials'];
  return { ...launch, args: [...args, ...thrifty] };
}

function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return programs
    .flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .find((file) => existsSync(file));
}
