import { Navigate, useLocation } from '@learn/platform/router';

/** A person's profile begins with the learning path (specification §2). */
export function ToPersonPath() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: 'learning-path', search }} replace />;
}
