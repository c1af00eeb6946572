import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { preloadAddress } from './preload.ts';

export type LinkProps = RouterLinkProps;

/** The router's link, which also fetches the remote behind it as soon as somebody points at it. */
export function Link(properties: LinkProps) {
  const { to, onPointerEnter, onFocus } = properties;
  const preload = () => preloadAddress(typeof to === 'string' ? to : (to.pathname ?? ''));
  return (
    <RouterLink
      {...properties}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
    />
  );
}
