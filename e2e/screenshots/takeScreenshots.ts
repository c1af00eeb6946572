import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromiumLaunch, logIn, startPlatform } from '@learn/journeys';
import { type Browser, chromium } from '@playwright/test';

// Takes the pictures of the README from a demo world of today: npm run screenshots

interface Picture {
  readonly name: string;
  readonly username: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

const pictures: readonly Picture[] = [
  { name: 'home', username: 'lena.keller', address: '/', width: 1280, height: 900 },
  { name: 'persons', username: 'regula.ammann', address: '/dashboard/persons', width: 1280, height: 900 },
  {
    name: 'learning-path-phone',
    username: 'jonas.frei',
    address: '/course/ernteausfall/learn',
    width: 390,
    height: 844,
  },
];

const folder = path.join(import.meta.dirname, 'pictures');

await mkdir(folder, { recursive: true });
await using platform = await startPlatform();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const picture of pictures) await take(browser, platform.url, picture);
} finally {
  await browser.close();
}

async function take(
  browser: Browser,
  url: string,
  { name, username, address, ...size }: Picture,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-CH', viewport: size });
  await logIn(context, username);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}
