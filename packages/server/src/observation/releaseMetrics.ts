import { Gauge, type Registry } from 'prom-client';
import type { ReleaseFollower } from '../releases/followRegistry.ts';

/**
 * Whether this process shows what the registry of releases says. While database or store are gone it goes on with what it has.
 * @param metrics undefined where nobody reads the measures
 */
export function measureReleases(
  metrics: Registry | undefined,
  { state }: Pick<ReleaseFollower, 'state'>,
): void {
  if (metrics === undefined) return;
  const registers = [metrics];
  new Gauge({
    name: 'release_registry_age_seconds',
    help: 'Time since this process has last read the registry of releases; it looks twice a second.',
    registers,
    collect() {
      this.set(state().ageSeconds);
    },
  });
  new Gauge({
    name: 'releases_not_fetched',
    help: 'Releases that have moved to a version whose files this process cannot get.',
    registers,
    collect() {
      this.set(state().notFetched.length);
    },
  });
}
