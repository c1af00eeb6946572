import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePrinting } from '../theme/usePrinting.ts';
import { cardGap } from './tableStyles.ts';

interface RowsOptions {
  readonly count: number;
  readonly wide: boolean;
  /** px that the page's own header and the table's head cover at the top */
  readonly covered: number;
  /** indexes of those that stay on the page wherever it is scrolled to */
  readonly kept: readonly number[];
  /** usual height of a row in px, without distance to the next; that of a table's rows by default */
  readonly rowHeight?: number;
  /** what goes on paper; everything by default */
  readonly isKnown?: (index: number) => boolean;
}

export interface VisibleRows<Body extends HTMLElement> {
  readonly body: RefObject<Body | null>;
  readonly items: readonly VirtualItem[];
  /** one below the other, each as high as it comes out: in the view of the server, which has measured nothing */
  readonly flows: boolean;
  /** of the body, so that it has the height of all rows */
  readonly bodyStyle: CSSProperties;
  /** @returns what puts a row into its place */
  readonly rowStyle: (item: VirtualItem) => CSSProperties | undefined;
  /** all rows together are higher than the window has room for, wherever it is scrolled to */
  readonly exceedsWindow: boolean;
  /** the page is on its way to paper, which gets all rows that are known */
  readonly printing: boolean;
  /** indexes of the first and last visible row */
  readonly first: number;
  readonly last: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly scrollTo: (index: number) => void;
}

const tableRowHeight = { wide: 57, card: 168 } as const;

/** px, of the window that the server draws for */
const assumedWindow = { width: 1280, height: 900 } as const;

/** rows around those of the screen */
const overscan = 8;

const never = () => () => undefined;

/** Tells the virtualizer where the page is scrolled to at its start. Without it, it would scroll the page to its initial offset. */
const observeFromWhereItIs: typeof observeWindowOffset = (instance, take) => {
  const stop = observeWindowOffset(instance, take);
  if (window.scrollY > 0) take(window.scrollY, false);
  return stop;
};

/** Corrects for a row of another height than assumed. It starts from the real position when the virtualizer has not heard yet of a scroll. */
const scrollFromWhereItIs: typeof windowScroll = (offset, options, instance) => {
  const isBehind = options.adjustments !== undefined && Math.abs(window.scrollY - offset) > 2;
  windowScroll(isBehind ? window.scrollY : offset, options, instance);
};

/**
 * The rows that are on the screen, and some around them; the page itself scrolls. As long as the first row is there, so are
 * those that the server draws, so that the browser takes nothing away from its view.
 */
export function useRows<Body extends HTMLElement = HTMLTableSectionElement>({
  count,
  wide,
  covered,
  kept,
  rowHeight,
  isKnown = () => true,
}: RowsOptions): VisibleRows<Body> {
  const body = useRef<Body>(null);
  const margin = useTopOf(body);
  const printing = usePrinting();
  const flows = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const estimate = rowHeight ?? (wide ? tableRowHeight.wide : tableRowHeight.card);
  const firstRows = Math.ceil(assumedWindow.height / (rowHeight ?? tableRowHeight.wide)) + overscan;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => estimate,
    gap: wide || rowHeight !== undefined ? 0 : cardGap,
    overscan,
    // the server draws the first rows of a screen, and the browser the same before it has looked
    initialOffset: 0,
    initialRect: assumedWindow,
    observeElementOffset: observeFromWhereItIs,
    scrollToFn: scrollFromWhereItIs,
    // rows that come a frame later are better than a page that waits for them while it scrolls
    useFlushSync: false,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    scrollPaddingEnd: 56,
    // what is not laid out (a hidden tab, a test) has no height, and everything would be on the screen
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
    rangeExtractor: (range) => {
      if (printing) return Array.from({ length: count }, (_, index) => index).filter(isKnown);
      const indexes = defaultRangeExtractor(range);
      const first = indexes[0] === 0 ? Array.from({ length: firstRows }, (_, index) => index) : [];
      const others = [...new Set([...first, ...kept])].filter(
        (index) => index < count && !indexes.includes(index),
      );
      return others.length === 0 ? indexes : [...indexes, ...others].sort((left, right) => left - right);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards and rows have other heights
  useEffect(() => virtualizer.measure(), [wide]);
  const top = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + covered);
  const last = Math.max(0, Math.min(virtualizer.range?.endIndex ?? 0, count - 1));
  const height = virtualizer.getTotalSize();
  const items = virtualizer.getVirtualItems();
  return {
    body,
    printing,
    items,
    flows,
    bodyStyle: flows ? { paddingBottom: (count - items.length) * estimate } : { height },
    rowStyle: ({ start }) => (flows ? undefined : { transform: `translateY(${start - margin}px)` }),
    exceedsWindow: height > (virtualizer.scrollRect?.height ?? assumedWindow.height) - covered,
    first: Math.min(top?.index ?? 0, last),
    last,
    measure: virtualizer.measureElement,
    scrollTo: useCallback((index) => virtualizer.scrollToIndex(index), [virtualizer]),
  };
}

/** Distance of an element from the top of the page in px, kept up to date while what stands above it grows and shrinks. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
