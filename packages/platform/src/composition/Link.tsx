import { type MouseEvent, useRef } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { openAsDocument } from './openAsDocument.ts';
import { preloadAddress, preloadResults } from './preload.ts';

export type LinkProps = RouterLinkProps;

/** Milliseconds on a link from which on somebody means it, rather than crossing it on the way to another. */
const meant = 65;

/**
 * The router's link, which also fetches the remote behind it when a person points at it, and the page's data when they stay
 * there or press. Where pages are read offline it opens a document.
 */
export function Link(properties: LinkProps) {
  const { to, onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, onClick, replace } = properties;
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
      onClick={(event) => {
        onClick?.(event);
        if (isPlain(event) && openAsDocument(event.currentTarget.href, { replace })) event.preventDefault();
      }}
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

/** Whether the click opens the page here, rather than in another tab, and nothing else has answered it. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !modified && (target === '' || target === '_self');
}
