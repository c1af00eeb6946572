import { pageData } from '@learn/platform/shell';
import { whenQuiet } from '../afterFirstPaint.ts';
import type { startPageTimings } from './pageTimings.ts';

/** Milliseconds after which a page has long been used. */
const pause = 5_000;

/**
 * Measures the page from some time after its first view on, so that measuring takes no part in what it measures. An offline copy
 * comes from this device and is not measured: its times say nothing about the release, and the code may not be there.
 */
export function measureLater(...given: Parameters<typeof startPageTimings>): void {
  if (pageData().copiedAt !== undefined) return;
  const measure = () =>
    // without it the page is not measured
    import('./pageTimings.ts').then(
      (module) => module.startPageTimings(...given),
      () => undefined,
    );
  setTimeout(() => whenQuiet(measure), pause);
}
