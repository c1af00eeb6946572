import { logIn, untilTaken } from '@learn/journeys';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { type NetworkRecorder, recordNetwork, type Traffic } from './network.ts';
import { observePaint, type Paint, readPaint, type Sign, untilData } from './paint.ts';
import { openProfile, visitsUntilCompiled } from './profile.ts';
import type { Scenario, Start } from './scenarios.ts';

/** All that one visit gives. */
export interface Measured extends Traffic, Omit<Paint, 'dataTime'> {}

/** slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms for each request */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuRate = 4;

/**
 * Opens a scenario's page in a browser profile of its own, with nothing in its cache unless the scenario is warm.
 * @param url of the platform
 */
export async function visit(browser: Browser, url: string, scenario: Scenario): Promise<Measured> {
  const viewport = scenario.phone ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const options = { baseURL: url, locale: 'de-CH', viewport };
  if (scenario.warm === 'profile') {
    await using profile = await openProfile(options);
    return await visitIn(profile.context, scenario);
  }
  await using context = await browser.newContext(options);
  return await visitIn(context, scenario);
}

async function visitIn(context: BrowserContext, scenario: Scenario): Promise<Measured> {
  if (scenario.username) await logIn(context, scenario.username);
  if (scenario.warm) await comeBack(context, scenario.path);
  const page = await context.newPage();
  const session = await slowDown(page);
  const recorder = recordNetwork(session);
  return scenario.from
    ? await goInside(page, recorder, scenario, scenario.from)
    : await open(page, recorder, scenario);
}

/** Visits a page as people do, who move the pointer there, and as often as it takes until the browser knows its scripts. */
export async function comeBack(context: BrowserContext, address: string): Promise<void> {
  for (let visits = 0; visits < visitsUntilCompiled; visits += 1) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await movePointer(page);
    await page.close();
  }
}

/** The first move of a person, after which the data client comes when the browser is idle, unless it is there already. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(10, 400);
  await untilSpareTime(page);
  await page.waitForLoadState('networkidle');
}

/** The browser has had time for what the page left until then. */
async function untilSpareTime(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Slow 4G and a slow processor for a page. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return session;
}

async function open(page: Page, recorder: NetworkRecorder, { path, sign }: Scenario): Promise<Measured> {
  await observePaint(page, sign);
  await page.goto(path, { waitUntil: 'commit' });
  await untilData(page);
  await untilTaken(page);
  await recorder.quiet();
  const paint = await readPaint(page);
  return { ...recorder.traffic(paint.dataTime), ...paint };
}

/** Opens the page from which one goes on; what is recorded from then on belongs to the next one. */
export async function openStart(page: Page, recorder: NetworkRecorder, start: Start): Promise<void> {
  await observePaint(page, start.sign);
  await page.goto(start.path, { waitUntil: 'commit' });
  await untilData(page);
  // a link that is pressed before loads the next page whole
  await untilTaken(page);
  await page.waitForLoadState('load');
  // the page now listens for the first move, and asks for what links load
  await untilSpareTime(page);
  await recorder.quiet();
  if (start.between) {
    const { link, sign, ahead } = start.between;
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(ahead));
    await press(page, linkOf(page, link), sign);
    await fetched;
    await recorder.quiet();
  }
  recorder.reset();
}

/** The first of the links with a text in their name. */
export function linkOf(page: Page, name: string): Locator {
  return page.getByRole('link', { name }).first();
}

/** Presses a link and waits for the sign of its page; what is recorded counts from the click. */
export async function press(page: Page, link: Locator, sign: Sign): Promise<void> {
  // at the document, as the link may be drawn anew before it is pressed
  await page.evaluate((awaited) => {
    window.recorded.data = 0;
    window.recorded.tasks.length = 0;
    const pressed = () => {
      window.recorded.first = performance.now();
      window.awaitSign(awaited);
    };
    document.addEventListener('click', pressed, { capture: true, once: true });
  }, sign);
  await link.click();
  await untilData(page);
}

/** From one page to the next by a link; times count from the click. */
async function goInside(
  page: Page,
  recorder: NetworkRecorder,
  { sign }: Scenario,
  from: Start,
): Promise<Measured> {
  await openStart(page, recorder, from);
  await press(page, linkOf(page, from.link), sign);
  await recorder.quiet();
  const paint = await readPaint(page);
  const data = paint.data - paint.first;
  return {
    ...recorder.trafficUntil(paint.dataTime),
    ...paint,
    first: data,
    largest: data,
    data,
    taken: Number.NaN,
  };
}
