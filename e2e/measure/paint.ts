import type { Page } from '@playwright/test';

/** Moments of a page in milliseconds since its navigation began. */
export interface Paint {
  /** first contentful paint */
  readonly first: number;
  /** largest contentful paint */
  readonly largest: number;
  /** what the page is about stands on the screen */
  readonly data: number;
  /** the same moment in milliseconds since 1970 */
  readonly dataTime: number;
  /** what tasks took beyond 50 ms each, after the first paint */
  readonly blocking: number;
  /** the longest of these tasks */
  readonly longest: number;
  /** cumulative layout shift, a share of the window */
  readonly shift: number;
  /** the page is React's: what is pressed from now on is answered at once */
  readonly taken: number;
}

/** What to wait for: an element inside the application, and a part of its text. */
export interface Sign {
  readonly selector: string;
  readonly text: string;
}

interface Recorded {
  first: number;
  largest: number;
  data: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    recorded: Recorded;
    awaitSign: (sign: Sign) => void;
  }
}

/** Observes every page that is opened from now on. @param sign what stands on the screen when the data are there */
export async function observePaint(page: Page, sign: Sign): Promise<void> {
  await page.addInitScript((awaited) => {
    const recorded: Recorded = { first: 0, largest: 0, data: 0, shift: 0, tasks: [] };
    window.recorded = recorded;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      }).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') recorded.first = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      recorded.largest = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) recorded.shift += value;
    });
    observe('longtask', ({ startTime, duration }) => recorded.tasks.push({ start: startTime, duration }));
    window.awaitSign = ({ selector, text }) => {
      recorded.data = 0;
      const stands = () =>
        [...document.querySelectorAll(`#root ${selector}`)].some((element) =>
          element.textContent?.includes(text),
        );
      const observer = new MutationObserver(() => {
        if (recorded.data > 0 || !stands()) return;
        observer.disconnect();
        // the next frame is the one that paints it
        requestAnimationFrame(() => {
          recorded.data = performance.now();
        });
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    window.awaitSign(awaited);
  }, sign);
}

/** Resolves when the sign has been painted. */
export async function untilData(page: Page): Promise<void> {
  await page.waitForFunction(() => window.recorded.data > 0, undefined, { timeout: 60_000 });
}

/** What was recorded so far. */
export async function readPaint(page: Page): Promise<Paint> {
  const { tasks, origin, ...times } = await page.evaluate(() => ({
    ...window.recorded,
    taken: performance.getEntriesByName('page-taken')[0]?.startTime ?? Number.NaN,
    origin: performance.timeOrigin,
  }));
  const durations = tasks
    .filter(({ start, duration }) => start + duration > times.first)
    .map(({ duration }) => duration);
  const blocking = durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { ...times, dataTime: origin + times.data, blocking, longest: Math.max(0, ...durations) };
}
