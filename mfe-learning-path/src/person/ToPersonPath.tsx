import { Navigate } from '@learn/platform/router';

/** A person's profile begins with the learning path (specification §2). */
export function ToPersonPath() {
  return <Navigate to="learning-path" replace />;
}
