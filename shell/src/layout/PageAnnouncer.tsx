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

/** Loads `keepFocus` and starts it at the first key press, as only people who use the keyboard need it. @returns a function that stops it */
function keepFocusOnKeys(): () => void {
  let isStopped = false;
  let stopKeeping: (() => void) | undefined;
  const load = async () => {
    // without it the focus goes where the browser puts it
    const module = await import('./keepFocus.ts').catch(() => undefined);
    const main = document.getElementById('main');
    if (module && main && !isStopped) stopKeeping = module.keepFocus(main);
  };
  // in the capture phase, because a dialog stops the event of the key that closes it
  window.addEventListener('keydown', load, { once: true, capture: true });
  return () => {
    isStopped = true;
    window.removeEventListener('keydown', load, { capture: true });
    stopKeeping?.();
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
