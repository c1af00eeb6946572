import { matchPath } from '@learn/contracts';
import { $shellMounts, mountOfAddress, noteTiming, pageData } from '@learn/platform/shell';
import type { DataRouter } from 'react-router';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** Who answers an address, as the server counts it. */
interface Measured {
  readonly of: { readonly name: string; readonly version: string };
  readonly page: string;
}

/** Milliseconds of the document in which its first page was drawn. */
interface FirstPage {
  /** the shell's code ran */
  readonly shell_start: number;
  /** the page could be used */
  readonly first_render: number;
}

/**
 * Notes how long pages take: the phases of this document, its web vitals for as long as its first page is open, and each page that is
 * opened after it until it is drawn.
 */
export function startPageTimings(router: DataRouter, first: FirstPage): void {
  const document = measuredAt(router.state.location.pathname);
  noteTiming({ name: 'shell', version: pageData().shellVersion }, 'shell_start', first.shell_start);
  if (document) {
    noteTiming(document.of, 'first_render', first.first_render, document.page);
    startVitals(router, document);
  }
  startVisits(router);
}

/** Vitals are those of one page: they are noted once it is left or hidden, and what comes after that belongs to others. */
function startVitals(router: DataRouter, { of, page }: Measured): void {
  const opened = router.state.location.pathname;
  const latest = new Map<MetricType['name'], number>();
  const keep = ({ name, value }: MetricType) => void latest.set(name, value);
  for (const watch of [onLCP, onINP, onCLS]) watch(keep, { reportAllChanges: true });
  const note = () => {
    stop();
    globalThis.document.removeEventListener('visibilitychange', hidden, true);
    const [lcp, inp, cls] = [latest.get('LCP'), latest.get('INP'), latest.get('CLS')];
    if (lcp !== undefined) noteTiming(of, 'lcp', lcp, page);
    if (inp !== undefined) noteTiming(of, 'inp', inp, page);
    if (cls !== undefined) noteTiming(of, 'cls', cls * 1000, page);
  };
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== opened) note();
  });
  // before the report, which goes with the same event
  const hidden = () => globalThis.document.visibilityState === 'hidden' && note();
  globalThis.document.addEventListener('visibilitychange', hidden, true);
}

/** Pages that are opened without a document: from the press to their first change on the screen. */
function startVisits(router: DataRouter): void {
  let asked: number | undefined;
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'loading') asked ??= performance.now();
    if (navigation.state !== 'idle') return;
    const began = asked;
    asked = undefined;
    if (pathname === shown) return;
    shown = pathname;
    const measured = measuredAt(pathname);
    if (began !== undefined && measured)
      whenDrawn(() => noteTiming(measured.of, 'first_render', performance.now() - began, measured.page));
  });
}

function whenDrawn(then: () => void): void {
  const main = document.getElementById('main');
  if (!main) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(main, { childList: true, subtree: true, characterData: true });
}

/** @returns undefined where nobody answers the address */
function measuredAt(pathname: string): Measured | undefined {
  const own = $shellMounts.get().find((pattern) => matchPath(pattern, pathname) !== undefined);
  if (own !== undefined) return { of: { name: 'shell', version: pageData().shellVersion }, page: own };
  const found = mountOfAddress(pathname);
  return found && { of: found.remote.descriptor, page: found.mount.path };
}
