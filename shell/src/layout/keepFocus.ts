/** What does not open the keyboard of a phone. */
const reachable =
  'a[href], button:not(:disabled), input:is([type=radio], [type=checkbox]):not(:disabled), [tabindex="0"]';

/** Where the focus was. */
interface Place {
  readonly pathname: string;
  readonly element: Element;
  /** from the element outwards: its parent, and how many siblings stand before it */
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

/**
 * Keeps the focus near its place when the focused element is removed, for example with its row of a list: it moves to the sibling that took
 * the place, else to the heading of the section. A change of page is left to `PageAnnouncer`.
 * @returns a function that stops it
 */
export function keepFocus(main: Element): () => void {
  let place: Place | undefined;
  const note = ({ target }: { readonly target: EventTarget | null }) => {
    // dialogs and menus lie outside of main and restore the focus themselves
    if (target instanceof Element && main.contains(target)) place = placeOf(target, main);
  };
  note({ target: document.activeElement });
  // a press in the page says where the focus is wanted, also nowhere; one in a dialog does not
  const forget = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || main.contains(target)) place = undefined;
  };
  const observer = new MutationObserver(() => {
    if (place?.element.isConnected !== false) return;
    requestAnimationFrame(() => {
      // a component or the browser has focused something since
      if (document.activeElement !== document.body || place?.element.isConnected !== false) return;
      const { pathname, steps } = place;
      place = undefined;
      if (pathname === location.pathname) successorOf(steps, main)?.focus({ preventScroll: true });
    });
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget);
    observer.disconnect();
  };
}

function placeOf(element: Element, main: Element): Place {
  const steps: Place['steps'][number][] = [];
  for (let child = element; child !== main && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { pathname: location.pathname, element, steps };
}

function successorOf(steps: Place['steps'], main: Element): HTMLElement | undefined {
  const left = steps.find(({ parent }) => parent.isConnected);
  if (left === undefined) return undefined;
  const { parent, index } = left;
  const siblings = [...parent.children];
  const nearest = [...siblings.slice(index), ...siblings.slice(0, index).reverse()];
  for (const sibling of nearest.slice(0, 3)) {
    const found = sibling.matches(reachable) ? sibling : sibling.querySelector(reachable);
    if (found instanceof HTMLElement) return found;
  }
  const heading =
    parent.closest('section, [role=region]')?.querySelector<HTMLElement>('h1, h2, h3, h4') ??
    main.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading ?? undefined;
}
