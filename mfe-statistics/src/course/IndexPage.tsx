import { fillPath } from '@learn/contracts';
import { Navigate, useLocation, useParams } from '@learn/platform/router';
import { coursePages } from './pages.ts';

/** `/statistic/{courseSlug}/` itself (specification §2): leads to the page that shows all parts. */
export function IndexPage() {
  const { courseSlug = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${fillPath(coursePages.list, { courseSlug })}${search}`} replace />;
}
