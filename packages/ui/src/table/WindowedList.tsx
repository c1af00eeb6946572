import type { FocusEvent, ReactNode } from 'react';
import { styled } from '../styled.ts';
import { flowOnPaper } from '../theme/print.ts';
import { color, radius } from '../theme/tokens.ts';
import { useFocusedRow } from './useRowFocus.ts';
import { useRows } from './useRows.ts';
import { useWide } from './useWide.ts';

const Root = styled.ul`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface0};
  ${flowOnPaper}
`;

const Row = styled.li<{ $flows: boolean }>`
  position: ${({ $flows }) => ($flows ? 'relative' : 'absolute')};
  inset: 0 0 auto;
  &:not([data-index='0']) {
    border-top: 1px solid ${color.line};
  }
  ${flowOnPaper}
`;

/** Props of WindowedList. */
export type WindowedListProps<Item> = {
  /** What the items are, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Usual height of an item in px; each may have another one. */
  rowHeight: number;
  /** Stays on the page wherever it is scrolled to, as what asks for an answer does. */
  isKept?: (item: Item) => boolean;
  /** Height in px of what sticks to the top of the window already; 65 by default, the platform's header. */
  headTop?: number;
  children: (item: Item) => ReactNode;
};

/**
 * List of any number of items with controls of their own, of which only those on the screen are on the page; what has the focus
 * stays there. The page itself scrolls.
 */
export function WindowedList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  isKept = () => false,
  headTop = 65,
  children,
}: WindowedListProps<Item>) {
  const [focused, setFocused] = useFocusedRow();
  const kept = items.flatMap((item, index) => (index === focused || isKept(item) ? index : []));
  const rows = useRows<HTMLUListElement>({
    count: items.length,
    wide: useWide(),
    covered: headTop,
    kept,
    rowHeight,
  });
  const focus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setFocused(index === undefined ? undefined : Number(index));
  };
  return (
    <Root
      ref={rows.body}
      aria-label={label}
      style={rows.bodyStyle}
      onFocus={focus}
      onBlur={() => setFocused(undefined)}
    >
      {rows.items.map((place) => {
        const { index } = place;
        const item = items[index];
        return (
          item !== undefined && (
            <Row
              key={keyOf(item)}
              ref={rows.measure}
              $flows={rows.flows}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={rows.rowStyle(place)}
            >
              {children(item)}
            </Row>
          )
        );
      })}
    </Root>
  );
}
