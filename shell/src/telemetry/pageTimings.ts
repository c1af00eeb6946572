import { matchPath } from '@learn/contracts';
import { $shellMounts, mountOfAddress, noteTiming, pageData, runningVersion } from '@learn/platform/shell';
import type { DataRouter } from 'react-router';
import { type Measured, startVitals } from './pageVitals.ts';

/** The first page of this document; times are milliseconds of the document. */
interface FirstPage {
  readonly pathname: string;
  /** the shell's code ran */
  readonly shell_start: number;
  /** the page could be used */
  readonly first_render: number;
}

/**
 * Notes how long pages take: the phases of this document, its web vitals for as long as its first page is open, and each page that is
 * opened after it until it is drawn. What was drawn in a hidden tab is left out, for the browser takes its time there.
 */
export function startPageTimings(router: DataRouter, first: FirstPage): void {
  const firstPage = measuredAt(first.pathname);
  if (!wasHiddenBefore(first.first_render)) {
    noteTiming({ name: 'shell', version: pageData().shellVersion }, 'shell_start', first.shell_start);
    if (firstPage) noteTiming(firstPage.of, 'first_render', first.first_render, firstPage.page);
  }
  // those of a page that was left before are mixed with those of the next
  if (firstPage && router.state.location.pathname === first.pathname) startVitals(router, firstPage);
  startVisits(router);
}

/** Pages that are opened without a document: from the press to their first change on the screen. */
function startVisits(router: DataRouter): void {
  let asked: number | undefined;
  let shown = router.state.location.pathname;
  let stopWaiting: () => void = () => undefined;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle') {
      asked ??= performance.now();
      return;
    }
    // a page whose code is here is opened without loading
    const began = asked ?? performance.now();
    asked = undefined;
    if (pathname === shown) return;
    shown = pathname;
    stopWaiting();
    const measured = measuredAt(pathname);
    stopWaiting = whenDrawn(() => {
      if (measured && document.visibilityState === 'visible')
        noteTiming(measured.of, 'first_render', performance.now() - began, measured.page);
    });
  });
}

/** @returns ends the wait for a page that is left before it is drawn */
function whenDrawn(then: () => void): () => void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Not every browser tells; those say no. @param moment milliseconds of the document */
function wasHiddenBefore(moment: number): boolean {
  return performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < moment);
}

/** Who answers an address. @returns undefined where nobody does, or what does could not be loaded */
function measuredAt(pathname: string): Measured | undefined {
  const own = $shellMounts.get().find((pattern) => matchPath(pattern, pathname) !== undefined);
  if (own !== undefined) return { of: { name: 'shell', version: pageData().shellVersion }, page: own };
  const found = mountOfAddress(pathname);
  if (!found) return undefined;
  const { name } = found.remote.descriptor;
  // the last good version, where the live one failed
  const version = runningVersion(name);
  return version === undefined ? undefined : { of: { name, version }, page: found.mount.path };
}
