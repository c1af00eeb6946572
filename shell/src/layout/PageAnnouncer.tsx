import { VisuallyHidden } from '@learn/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After each change of page: moves the focus to the new heading as soon as it is there, and announces it. Within a page it is kept. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const visited = useRef(pathname);
  useEffect(keepFocusOnKeys, []);
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    return whenHeadingArrives((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setAnnounced(heading.textContent ?? '');
    });
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}

/** Loads what keeps the focus once somebody uses the keyboard. @returns what ends it */
function keepFocusOnKeys(): () => void {
  const isOver = Promise.withResolvers<void>();
  const load = async () => {
    // without it the focus goes where the browser puts it
    const keeping = await import('./keepFocus.ts').catch(() => undefined);
    const main = document.getElementById('main');
    if (keeping && main) void isOver.promise.then(keeping.keepFocus(main));
  };
  // above all else: who closes a dialog with a key keeps it to themselves
  window.addEventListener('keydown', load, { once: true, capture: true });
  return () => {
    window.removeEventListener('keydown', load, { capture: true });
    isOver.resolve();
  };
}

/** @returns the function that stops waiting */
function whenHeadingArrives(then: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main');
  const found = () => main?.querySelector<HTMLElement>('h1');
  const heading = found();
  if (heading) {
    then(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const arrived = found();
    if (!arrived) return;
    observer.disconnect();
    then(arrived);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
