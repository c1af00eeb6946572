import { noteTiming } from '@learn/platform/shell';
import type { DataRouter } from 'react-router';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** Who answers an address, as the server counts it. */
export interface Measured {
  readonly of: { readonly name: string; readonly version: string };
  readonly page: string;
}

/**
 * Notes the web vitals of the page that is open. They are those of one page: once it is left or hidden, what comes after that belongs to
 * others.
 */
export function startVitals(router: DataRouter, { of, page }: Measured): void {
  const opened = router.state.location.pathname;
  const latest = new Map<MetricType['name'], number>();
  const keep = ({ name, value }: MetricType) => void latest.set(name, value);
  for (const watch of [onLCP, onINP, onCLS]) watch(keep, { reportAllChanges: true });
  const note = () => {
    stop();
    document.removeEventListener('visibilitychange', hidden, true);
    const [lcp, inp, cls] = [latest.get('LCP'), latest.get('INP'), latest.get('CLS')];
    if (lcp !== undefined) noteTiming(of, 'lcp', lcp, page);
    if (inp !== undefined) noteTiming(of, 'inp', inp, page);
    if (cls !== undefined) noteTiming(of, 'cls', cls * 1000, page);
  };
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== opened) note();
  });
  // before the report, which goes with the same event
  const hidden = () => document.visibilityState === 'hidden' && note();
  document.addEventListener('visibilitychange', hidden, true);
}
