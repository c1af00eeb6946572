import { useStore } from '@nanostores/react';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { type LinkProps as RouterLinkProps, type To, useHref, useLinkClickHandler } from 'react-router';
import { $namedSessions } from '../stores/courseSessions.ts';
import { courseSlugOf } from '../stores/location.ts';
import { openAsDocument } from './openAsDocument.ts';
import { preloadAddress, preloadResults } from './preload.ts';
import { killedAt } from './registry.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'replace' | 'state' | 'preventScrollReset'> & { readonly to: To | undefined };

/** Milliseconds on a link from which on a person means it, rather than crossing it on the way to another. */
const meant = 65;

/**
 * A link of the router, which also fetches the remote behind it when a person points at it, and the page's data when they
 * stay there or press. Where pages are read offline it opens a document. Its address names the course session where the
 * person has several of the course, so that a new tab and a copied address open the same one; here it is current already.
 * Nothing is drawn without an address: no live remote answers it. Where that remote is switched off, the link describes why.
 */
export function Link({ to, replace, state, preventScrollReset, ...properties }: LinkProps) {
  const sessions = useStore($namedSessions);
  const { target, onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = properties;
  const stays = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = useHref(to ?? '');
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to ?? '', {
    replace,
    state,
    preventScrollReset,
    target,
  });
  const come = () => {
    preloadAddress(address);
    clearTimeout(stays.current);
    stays.current = setTimeout(preloadResults, meant, address);
  };
  const leave = () => clearTimeout(stays.current);
  if (to === undefined) return undefined;
  return (
    <a
      title={killedAt(address)}
      {...properties}
      href={withSession(address, sessions)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isPlain(event) && openAsDocument(event.currentTarget.href, { replace })) event.preventDefault();
        else navigate(event);
      }}
      onPointerEnter={inOrder(come, onPointerEnter)}
      onPointerLeave={inOrder(leave, onPointerLeave)}
      onPointerDown={inOrder(() => preloadResults(address), onPointerDown)}
      onFocus={inOrder(come, onFocus)}
      onBlur={inOrder(leave, onBlur)}
    />
  );
}

function inOrder<E>(own: () => void, given: ((event: E) => void) | undefined): (event: E) => void {
  return (event) => {
    own();
    given?.(event);
  };
}

/** Whether the click opens the page here, rather than in another tab. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self');
}

/** An address of a course with `courseSessionId`, unless it names a session itself. */
function withSession(address: string, sessions: Readonly<Record<string, string>>): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(address) ?? [];
  const id = sessions[courseSlugOf(path) ?? ''];
  if (id === undefined || query.includes('courseSessionId=')) return address;
  return `${path}${query ? `${query}&` : '?'}courseSessionId=${id}${hash}`;
}
