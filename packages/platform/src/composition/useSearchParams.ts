import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type SetURLSearchParams,
  useSearchParams as useRouterSearchParams,
} from 'react-router';

/**
 * The router's search parameters, whose updates start from the address as it is rather than from the one last rendered. The
 * router renders in a transition: two choices made while a page is still drawing would otherwise undo each other.
 * @returns the rendered parameters, and what sets them; an update gets a copy of those in the address
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [parameters, setParameters] = useRouterSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const update = useCallback<SetURLSearchParams>(
    (next, options) => {
      if (typeof next !== 'function' || !router) return setParameters(next, options);
      const { location, navigation } = router.state;
      const coming = navigation.location?.pathname === location.pathname ? navigation.location : location;
      setParameters(next(new URLSearchParams(coming.search)), options);
    },
    [router, setParameters],
  );
  return [parameters, update];
}
