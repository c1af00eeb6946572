import { dueDatesAddress, linkPatterns } from '@learn/contracts';
import { Navigate, useLocation } from '@learn/platform/router';

/** Addresses of appointments lead to the due dates, of a course filtered by it (domain decisions §11). */
export function ToDueDates() {
  const { pathname, search } = useLocation();
  return <Navigate to={dueDatesAddress(pathname, search) ?? linkPatterns.dueDates} replace />;
}
