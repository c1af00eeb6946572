import type { EndpointBody, pageEndpoints } from '@learn/contracts/endpoints';
import { Counter, type Registry } from 'prom-client';
import { validationFailed } from '../errors.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';

export type RemoteReport = EndpointBody<typeof pageEndpoints.reportRemotes>['remotes'][number];

/**
 * Counts what pages say of their remotes. Pages are not trusted, and every label is kept for ever, so labels come from the registry: a
 * version that is neither live nor a canary nor the last good one counts as `other`, as in a tab that was opened before a release.
 * @returns counts reports and answers those of versions that are shown; it throws validation_failed for a remote that is not in the
 * registry, and then counts none of them
 */
export function createRemoteCounter(
  store: ReleaseStore,
  registry: Registry | undefined,
): (reports: readonly RemoteReport[]) => Promise<readonly RemoteReport[]> {
  const registers = registry === undefined ? [] : [registry];
  const loads = new Counter({
    name: 'remote_loads_total',
    help: 'Remotes that pages have loaded, by remote and version.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const failures = new Counter({
    name: 'remote_failures_total',
    help: 'Attempts to load a remote that failed (load), and its pages and widgets that crashed (crash).',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  return async (reports) => {
    const remotes = (await store.readCombinations()).flatMap((releases) => releases.remotes);
    const known = reports.map(({ name, version }, index) => {
      const shown = remotes.filter(({ live }) => live.name === name);
      if (shown.length === 0)
        throw validationFailed([{ field: `remotes.${index}.name`, problems: ['invalid'] }]);
      const versions = shown.flatMap(({ live, fallback }) => [live.version, fallback?.version]);
      return { remote: name, version: versions.find((one) => one === version) ?? 'other' };
    });
    for (const [index, report] of reports.entries()) {
      const labels = known[index] ?? {};
      loads.inc(labels, report.loads);
      failures.inc({ ...labels, kind: 'load' }, report.load_failures);
      failures.inc({ ...labels, kind: 'crash' }, report.crashes);
    }
    return reports.filter((report, index) => known[index]?.version === report.version);
  };
}
