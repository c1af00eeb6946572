import { pagesUnderway } from '@learn/platform/shell';

/** Runs work of low priority once the page has loaded and the browser is idle. */
export function afterFirstPaint(run: () => void): void {
  const whenIdle = () =>
    // not in every browser
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5000 }) : setTimeout(run, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Runs what the person does not wait for, once the browser is idle and no page that they go to is on its way. */
export function whenQuiet(run: () => void): void {
  afterFirstPaint(() => {
    const pages = pagesUnderway();
    if (pages) void pages.then(() => whenQuiet(run));
    else run();
  });
}
