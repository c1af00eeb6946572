import { parseArgs } from 'node:util';
import {
  chromiumLaunch,
  course,
  createTemplate,
  lena,
  logIn,
  sourceOf,
  startPlatform,
  untilComplete,
} from '@learn/journeys';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { median } from './median.ts';

/**
 * How long the menus of the header take to answer a press, on a processor four times slower: from the press to the next
 * frame (what browsers report as interaction delay), and to the menu on the screen. `--url` names a running platform.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

interface Menu {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly button: (page: Page) => Locator;
}

interface Opening {
  /** milliseconds from the press to the next frame, on the slow processor */
  readonly delay: number;
  /** milliseconds from the press to the menu on the screen, on the slow processor */
  readonly visible: number;
  /** milliseconds of the main thread for script, style and layout, four times; other work of the machine does not count */
  readonly work: number;
}

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };
const menus: readonly Menu[] = [
  {
    name: 'menu on a phone',
    viewport: narrow,
    button: (page) => page.getByRole('button', { name: 'Menü', exact: true }),
  },
  { name: 'own menu', viewport: wide, button: (page) => page.getByRole('button', { name: /^Menü von / }) },
  {
    name: 'course session',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: /^Durchführung/ }),
  },
  {
    name: 'notifications',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: /^Benachrichtigungen/ }),
  },
];

if (values.url) await measure(values.url);
else {
  await using template = await createTemplate();
  await using platform = await startPlatform({ from: sourceOf(template, 'world') });
  await measure(platform.url);
}

async function measure(url: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    process.stdout.write(
      '| menu | delay, first | visible | work | delay, again | visible | work |\n|---|---|---|---|---|---|---|\n',
    );
    for (const menu of menus) {
      const rounds: (readonly [Opening, Opening])[] = [];
      for (let round = 0; round < runs; round += 1) rounds.push(await openTwice(browser, url, menu));
      const figures = [0, 1].flatMap((turn) =>
        (['delay', 'visible', 'work'] as const).map((figure) =>
          median(rounds.map((round) => round[turn]?.[figure] ?? 0)),
        ),
      );
      process.stdout.write(
        `| ${menu.name} | ${figures.map((figure) => `${Math.round(figure)} ms`).join(' | ')} |\n`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** The first opening fetches the menu, the second has it; each on the slow processor for its times, then for its work. */
async function openTwice(browser: Browser, url: string, menu: Menu): Promise<readonly [Opening, Opening]> {
  const slow = await visitMenu(browser, { url, menu }, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return () => open(page, menu);
  });
  const work = await visitMenu(browser, { url, menu }, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return async () => {
      const before = await busySeconds(session);
      await open(page, menu);
      return (await busySeconds(session)) - before;
    };
  });
  const join = (turn: 0 | 1): Opening => ({ ...slow[turn], work: work[turn] * 1000 * 4 });
  return [join(0), join(1)];
}

async function visitMenu<Result>(
  browser: Browser,
  { url, menu }: { readonly url: string; readonly menu: Menu },
  prepare: (page: Page, session: CDPSession) => Promise<() => Promise<Result>>,
): Promise<readonly [Result, Result]> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-CH', viewport: menu.viewport });
  try {
    await logIn(context, lena);
    const page = await context.newPage();
    await page.goto(course.path, { waitUntil: 'networkidle' });
    await untilComplete(page);
    const measureOpening = await prepare(page, await context.newCDPSession(page));
    const first = await measureOpening();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return [first, await measureOpening()];
  } finally {
    await context.close();
  }
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
    .reduce((sum, { value }) => sum + value, 0);
}

async function open(page: Page, menu: Menu): Promise<Omit<Opening, 'work'>> {
  await menu.button(page).hover();
  const watched = await page.evaluateHandle(watchOpening);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(({ opening }) => opening, watched);
}

/** Runs in the page. The promise lies in an object, or the caller would wait for it before pressing. */
function watchOpening(): { readonly opening: Promise<Omit<Opening, 'work'>> } {
  let pressed = 0;
  let delay = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) delay = Math.max(delay, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  document.addEventListener('pointerdown', press, { once: true, capture: true });
  const opening = new Promise<Omit<Opening, 'work'>>((resolve) => {
    const look = () => {
      if (pressed === 0 || !document.querySelector('[role=dialog]')) return void requestAnimationFrame(look);
      const visible = performance.now() - pressed;
      // event timings arrive after the frame in which they end
      setTimeout(() => resolve({ delay, visible }), 500);
    };
    look();
  });
  return { opening };
}
