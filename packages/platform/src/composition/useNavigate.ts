import { useCallback } from 'react';
import {
  createPath,
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { openAsDocument } from './openAsDocument.ts';

/** The router's function, which opens documents where pages are read offline. Relative paths stay with the router. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      const address = typeof to === 'string' ? to : createPath(to);
      return address.startsWith('/') && openAsDocument(address, options) ? undefined : navigate(to, options);
    },
    [navigate],
  );
}
