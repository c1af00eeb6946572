import { VisuallyHidden } from '@learn/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from './keepFocus.ts';

/** After each change of page: moves the focus to the new heading as soon as it is there, and announces it. Within a page it is kept. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const visited = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    return main ? keepFocus(main) : undefined;
  }, []);
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
