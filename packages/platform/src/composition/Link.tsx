import { useRef } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { preloadAddress, preloadResults } from './preload.ts';

export type LinkProps = RouterLinkProps;

/** Milliseconds on a link from which on somebody means it, rather than crossing it on the way to another. */
const meant = 65;

/**
 * The router's link, which also fetches the remote behind it as soon as somebody points at it, and the page's data when
 * that somebody stays there or presses.
 */
export function Link(properties: LinkProps) {
  const { to, onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = properties;
  const stays = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = typeof to === 'string' ? to : (to.pathname ?? '');
  const come = () => {
    preloadAddress(address);
    clearTimeout(stays.current);
    stays.current = setTimeout(preloadResults, meant, address);
  };
  const leave = () => clearTimeout(stays.current);
  return (
    <RouterLink
      {...properties}
      onPointerEnter={(event) => {
        come();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        leave();
        onPointerLeave?.(event);
      }}
      onPointerDown={(event) => {
        preloadResults(address);
        onPointerDown?.(event);
      }}
      onFocus={(event) => {
        come();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
