import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowOfKey } from './rowKeys.ts';

/** Index of the row that has the focus or holds what has it; undefined while the focus is elsewhere. */
export function useFocusedRow(): [number | undefined, (index: number | undefined) => void] {
  return useState<number | undefined>(undefined);
}

interface RowFocusOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly focused: number | undefined;
  readonly setFocused: (index: number | undefined) => void;
  readonly count: number;
  readonly page: number;
  readonly scrollTo: (index: number) => void;
}

interface RowFocusHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys that go from row to row. A row far away is not on the page yet, and then not loaded yet: the focus goes to it as
 * soon as it is there, and on to its link as soon as that is.
 */
export function useRowFocus(options: RowFocusOptions): RowFocusHandlers {
  const { body, focused, setFocused, count, page, scrollTo } = options;
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const target = row?.querySelector<HTMLElement>('[data-row-target]');
    (target ?? row)?.focus({ preventScroll: true });
    if (row && row.getAttribute('aria-busy') !== 'true') wanted.current = undefined;
  });
  return {
    onFocus: (event) => setFocused(indexOf(event.target)),
    onBlur: (event) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      wanted.current = undefined;
      setFocused(undefined);
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
      const next = rowOfKey(event.key, { current: focused ?? 0, count, page });
      if (next === undefined) return;
      event.preventDefault();
      wanted.current = next;
      setFocused(next);
      scrollTo(next);
    },
  };
}

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
