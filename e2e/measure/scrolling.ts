import type { CDPSession, Page } from '@playwright/test';

/** All times in milliseconds. */
export interface Scrolled {
  readonly frames: number;
  /** frames that came so late that one was left out */
  readonly late: number;
  /** the main thread's own time per frame; 16.7 would be all there is */
  readonly frameWork: number;
}

/**
 * Scrolls to the end of the page as a finger does it, while each frame is counted.
 * @param session with its performance figures switched on
 */
export async function scrollToEnd(page: Page, session: CDPSession): Promise<Scrolled> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frameTimes: times });
  });
  const before = await busy(session);
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -distance,
    speed: 1500,
    preventFling: true,
  });
  const work = (await busy(session)) - before;
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    frames: gaps.length,
    late: gaps.filter((gap) => gap > (1000 / 60) * 1.5).length,
    frameWork: work / gaps.length,
  };
}

/** What the main thread has done so far, in milliseconds. */
export async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
