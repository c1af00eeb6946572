import type { EndpointBody, pageEndpoints } from '@learn/contracts/endpoints';
import { type TimingMeasure, timingMeasures } from '@learn/domain';
import type { Timing } from '../registry/countTimings.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';

type ReportedTiming = EndpointBody<typeof pageEndpoints.reportRemotes>['timings'][number];

/**
 * Pages are not trusted, and a page may be older or newer than this server: what it measured is kept where shell or remote are shown in
 * that version, have that page, and the server knows the measure.
 * @returns answers the measurements that are kept
 */
export function createTimingFilter(
  store: ReleaseStore,
): (timings: readonly ReportedTiming[]) => Promise<readonly Timing[]> {
  return async (timings) => {
    if (timings.length === 0) return [];
    const shown = (await store.readCombinations()).flatMap(({ shell, remotes }) => [
      ...(shell ? [{ name: 'shell', version: shell.version, mounts: shell.mounts }] : []),
      ...remotes.flatMap(({ live, fallback }) => (fallback ? [live, fallback] : [live])),
    ]);
    return timings.flatMap(({ name, version, page, measure, value }) => {
      const isShown = shown.some(
        (one) =>
          one.name === name &&
          one.version === version &&
          (page === '' || one.mounts.some(({ path }) => path === page)),
      );
      return isShown && isMeasure(measure) ? [{ name, version, page, measure, value }] : [];
    });
  };
}

function isMeasure(text: string): text is TimingMeasure {
  return timingMeasures.some((measure) => measure === text);
}
