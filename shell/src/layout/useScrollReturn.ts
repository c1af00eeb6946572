import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { returnTo } from './returnTo.ts';

/** Where the router keeps positions over a reload, for its `ScrollRestoration`. */
export const placesKey = 'places';

/**
 * Under what a position is kept. The router calls every first page of a document `default`: one that is opened anew, by its
 * address or without network, would begin where the one before was left.
 */
export function placeOf({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}

/**
 * Completes `ScrollRestoration`, which scrolls once: a list that is still loading is too short for the position where it
 * was left.
 */
export function useScrollReturn(): void {
  const key = placeOf(useLocation());
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const current = useRef(key);

  useEffect(() => {
    const note = () => void places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  // before the browser tells of the shorter page that it has scrolled
  useLayoutEffect(() => {
    current.current = key;
    const top = isReturn ? (places.current.get(key) ?? placeBeforeReload(key)) : 0;
    return top > 0 ? returnTo(top) : undefined;
  }, [key, isReturn]);
}

function placeBeforeReload(key: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
    const top = kept instanceof Object && key in kept ? (kept as Record<string, unknown>)[key] : 0;
    return typeof top === 'number' ? top : 0;
  } catch {
    return 0;
  }
}
